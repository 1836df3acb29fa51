import { describe, expect, it } from 'vitest'
import { openSearchDescription } from '#server/search/search-files.ts'
import type { Site } from '../content/load-editions.ts'
import { writeAtom } from './atom.ts'
import { sitemapIndex } from './sitemaps.ts'

/** What a page's text may have by mistake, and no XML may. */
const foreign = ['\0', '\v', '\u001f', '\ufffe', '\uffff', '\ud83d'].join('-')
const text = `Pot\t& "odds" 😀 ${foreign}`
const site = {
  edition: {
    origin: `https://kaartkamer.example/${foreign}`,
    brandName: text,
    legalNames: { company: { en: text, nl: text } },
    locales: ['en'],
  },
  paths: { pathOf: () => '/search/' },
} as unknown as Site
const entry = {
  url: text,
  title: text,
  published: '2026-11-20',
  author: text,
  summary: text,
  content: `<p>${text}</p>`,
}

describe('a file of XML', () => {
  it.each([
    [
      'a feed',
      writeAtom({ site, locale: 'en', title: text, self: '/feed', page: '/', updated: undefined, entries: [entry] }),
    ],
    ['the list of sitemaps', sitemapIndex(site, [])],
    ['the description of the search', openSearchDescription(site, 'en', text)],
  ])('has nothing that XML has no place for: %s', (_, xml) => {
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n[\s\S]*>\n$/)
    expect(xml.match(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu)).toBeNull()
    expect(xml).toContain('\ufffd')
  })

  it('keeps what it has a place for', () => {
    const xml = writeAtom({
      site,
      locale: 'en',
      title: text,
      self: '/',
      page: '/',
      updated: undefined,
      entries: [entry],
    })
    expect(xml).toContain('<title>Pot\t&amp; &quot;odds&quot; 😀 ')
  })
})
