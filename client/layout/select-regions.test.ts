import { describe, expect, it } from 'vitest'
import canada from '#data/markets/ca/edition.json'
import global from '#data/markets/global/edition.json'
import type { Edition } from '#shared/site/editions.ts'
import type { Locale } from '#shared/site/locales.ts'
import { choiceAttributes, selectRegions } from './select-regions.ts'

const pathIn = (locale: Locale) => (locale === 'en' ? '/about-us/' : '/nl/over-ons/')

describe('selectRegions', () => {
  const { current, languages, regions } = selectRegions(global as Edition, 'nl', pathIn)

  it('leads to the page in each language of the edition', () => {
    expect(current).toEqual({ name: 'International', language: 'Nederlands' })
    expect(languages.map(({ label, href, isCurrent }) => [label, href, isCurrent])).toEqual([
      ['English', '/about-us/', false],
      ['Nederlands', '/nl/over-ons/', true],
    ])
  })

  it('leads to the page in the language of a region that the edition serves, and to the site of another', () => {
    const hrefs = Object.fromEntries(regions.map(({ id, href }) => [id, href]))
    expect(regions).toHaveLength(17)
    expect(hrefs).toMatchObject({ at: '/about-us/', sr: '/nl/over-ons/', nl: 'https://kaartkamer-nl.example/' })
    expect(regions.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual(['global'])
  })

  it('offers nothing where there is one region and one language', () => {
    expect(selectRegions(canada as Edition, 'en', () => '/')).toEqual({
      current: { name: 'Canada (Ontario)', language: 'English' },
      languages: [],
      regions: [],
    })
  })

  it('offers no regions to an edition without the selector, whatever its footer lists', () => {
    const edition = { ...(global as Edition), isSupportRegionSelector: false }
    expect(selectRegions(edition, 'en', pathIn).regions).toEqual([])
  })
})

describe('choiceAttributes', () => {
  it.each([
    ['several languages and regions', global, { locale: 'en', region: 'at' }],
    ['one language and no regions', canada, {}],
    ['several languages and no regions', { ...global, isSupportRegionSelector: false }, { locale: 'en' }],
    ['one language and several regions', { ...global, locales: ['en'] }, { region: 'at' }],
  ])('has a browser keep what the cookie policy lists, in an edition of %s', (_, edition, kept) => {
    const attributes = Object.entries(choiceAttributes(edition as Edition, 'en', 'at') ?? {})
    const data = attributes.filter(([name, value]) => name !== 'data-action' && value !== undefined)
    expect(Object.fromEntries(data.map(([name, value]) => [name.replace('data-', ''), value]))).toEqual(kept)
    expect(attributes.some(([name]) => name === 'data-action')).toBe(data.length > 0)
  })
})
