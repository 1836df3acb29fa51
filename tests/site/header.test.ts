import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import global from '#data/markets/global/edition.json' with { type: 'json' }
import type { Edition } from '#shared/site/editions.ts'
import { expectPage } from '#tests/contracts/page-contract.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'
import { createUpstreamServer, type UpstreamServer } from '#tests/helpers/upstream-server.ts'

const homes = [
  { editionId: 'nl', path: '/' },
  { editionId: 'global', path: '/' },
  { editionId: 'global', path: '/nl/' },
  { editionId: 'ca', path: '/' },
] as const

async function load(site: TestSite, editionId: string, path: string): Promise<Document> {
  const answer = await request(site.server).get(path).set('host', `${editionId}.localhost`).expect(200)
  return parseHTML(answer.text).document
}

const hrefsOf = (document: Document, selector: string) =>
  new Set([...document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? ''))

describe.each(homes)('the header of $editionId $path', ({ editionId, path }) => {
  let site: TestSite
  let document: Document
  beforeAll(async () => {
    site = await startSite()
    document = await load(site, editionId, path)
  })
  afterAll(() => site.close())

  it('leads to nothing that is not there', async () => {
    const hrefs = [...hrefsOf(document, 'header a')].filter((href) => href.startsWith('/'))
    expect(hrefs.length).toBeGreaterThan(8)
    for (const href of hrefs) {
      const [page = '', part] = href.split('#')
      const target = page === path ? document : await load(site, editionId, page)
      if (part) expect(target.getElementById(part), href).not.toBeNull()
    }
  })

  it('has every entry of the bar in the collapse menu', () => {
    const told = (selector: string) =>
      [...document.querySelectorAll(selector)].map((link) => ({
        href: link.getAttribute('href'),
        text: link.textContent ?? '',
      }))
    const inMenu = told('#site-menu a')
    const inBar = told('header [data-menu="group"] li > a:not(:has(img[src^="/portraits/"]))')
    expect(inBar.length).toBeGreaterThan(8)
    // The bar says more about some of them.
    for (const { href, text } of inBar) {
      expect(
        inMenu.some((entry) => entry.href === href && text.startsWith(entry.text)),
        text,
      ).toBe(true)
    }
  })

  it('has every utility link in its bar, the line above or a menu of it', async () => {
    const { body } = await request(site.server).get('/api/util-navigations').set('host', `${editionId}.localhost`)
    const shown = (body as { path: string; siteType: string; isShow: boolean }[]).filter(
      ({ isShow, siteType }) => isShow && siteType !== 'sibling',
    )
    expect(shown.length).toBeGreaterThan(4)
    const bar = hrefsOf(document, '[data-strip] a, header > div a')
    const targets = [...bar].map((href) => href.replace(/^\/nl\//, '/'))
    for (const { path: target, siteType } of shown) {
      if (siteType === 'external' || path === '/') expect(targets, target).toContain(target)
    }
    expect(hrefsOf(document, '[data-strip] a').size).toBeGreaterThan(4)
  })

  it('leads to the other editions where its own may', () => {
    const siblings = [...hrefsOf(document, '#site-menu a[href^="https://kaartkamer"]')].filter(
      (href) => !href.includes('//accounts.'),
    )
    // Dutch and Ontario's law let nobody be led to a site without their licence.
    expect(siblings.filter((href) => new URL(href).pathname === '/')).toEqual(
      editionId === 'global' ? ['https://kaartkamer-nl.example/', 'https://kaartkamer-ca.example/'] : [],
    )
  })

  it('marks and opens apart what leaves the site', () => {
    const leaving = [...document.querySelectorAll('header a[target="_blank"]')]
    expect(leaving.length).toBeGreaterThan(0)
    for (const link of leaving) {
      expect(link.getAttribute('href')).toMatch(/^https:/)
      expect(link.getAttribute('rel')).toBe('noopener')
      expect(link.textContent).toMatch(/\(.+\)/)
    }
  })

  it('takes no link to a part of home for the page itself', () => {
    const current = [...document.querySelectorAll('header [aria-current="page"], header summary[aria-current]')]
    expect(current.map((item) => item.outerHTML)).toEqual([])
  })
})

describe('the header of a back end', () => {
  let upstream: UpstreamServer
  let site: TestSite
  let now = 1000
  beforeEach(async () => {
    upstream = await createUpstreamServer()
    const env = { UPSTREAM_URL: upstream.url, UPSTREAM_TIMEOUT_MS: '20000', RENDER_TIMEOUT_MS: '20000' }
    site = await startSite({ env, overrides: { clock: { now: () => now } } })
  })
  afterEach(async () => {
    await site.close()
    await upstream.close()
  })
  const load = async () => {
    const answer = await request(site.server).get('/contact/').set('host', 'global.localhost')
    const document = expectPage(answer, { edition: global as Edition, locale: 'en', path: '/contact/', status: 200 })
    return { answer, portraits: document.querySelectorAll('header img[src^="/portraits/"]').length, document }
  }

  it.each([
    { what: 'with nothing to say', mode: { json: [] } },
    { what: 'that is dead', mode: { status: 503 } },
  ])('$what has no list without entries', async ({ mode }) => {
    upstream.behaviour('all', mode)
    for (const path of ['/', '/contact/']) {
      const answer = await request(site.server).get(path).set('host', 'global.localhost').expect(200)
      const lists = [...parseHTML(answer.text).document.querySelectorAll('header nav, header ul')]
      expect(lists.length).toBeGreaterThan(2)
      for (const list of lists) expect(list.querySelector('li'), list.outerHTML).not.toBeNull()
    }
  })

  it('leaves the team out of a page that would wait for it, and has it on the next one', async () => {
    const release = upstream.hold('brand-ambassadors')
    const early = await load()
    expect(early.portraits).toBe(0)
    expect(early.document.querySelector('header')?.textContent).not.toContain('Community')
    release()
    // The page without a team must not have been kept.
    await expect.poll(async () => (await load()).portraits).toBe(6)
  })

  it('costs a page nothing when its team cannot be had', async () => {
    upstream.behaviour('brand-ambassadors', { status: 500 })
    expect((await load()).portraits).toBe(0)
    upstream.behaviour('brand-ambassadors', 'normal')
    now += 10_000
    expect((await load()).portraits).toBe(6)
  })

  it('leads to no host that nobody named, and to the help that the edition names', async () => {
    const help = { path: 'https://www.gamblingtherapy.org/', langKey: 'nav.utility.gambling-therapy', routerName: '' }
    const entry = { ...help, siteType: 'external', showSubArea: false, isShow: true, badge: null, children: [] }
    upstream.behaviour('util-navigations', { json: [{ ...entry, path: 'https://evil.test/' }, entry] })
    const { answer, document } = await load()
    expect(answer.text).not.toContain('evil.test')
    expect([...hrefsOf(document, 'header a')]).toContain(help.path)
  })
})
