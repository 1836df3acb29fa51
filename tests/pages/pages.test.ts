import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Edition } from '#shared/site/editions.ts'
import type { Locale } from '#shared/site/locales.ts'
import { createPathTable } from '#shared/site/paths.ts'
import { routes } from '#shared/site/routes.ts'
import { expectPage } from '#tests/contracts/page-contract.ts'
import { editions } from '#tests/helpers/editions.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** As a crawler, who gets the stored page however long its render takes: whether a page is streamed is another test's. */
const get = (edition: Edition, path: string) =>
  request(site.server).get(path).set('host', `${edition.id}.localhost`).set('user-agent', 'Googlebot/2.1')

describe.each(editions)('edition $id', (edition) => {
  const paths = createPathTable({ table: routes, editionId: edition.id, locales: edition.locales })
  const pages = paths.patterns.filter(({ row, pattern }) => !row.redirect && !pattern.includes(':'))

  it.each(pages)('$pattern keeps the page contract', async ({ pattern, locale, id }) => {
    const document = expectPage(await get(edition, pattern), { edition, locale, path: pattern, status: 200 })
    expect(document.querySelector('main')?.getAttribute('data-page')).toBe(id)
  })

  it.each(pages.filter(({ row }) => row.isDocument))(
    '$pattern has no payload: it differs by visitor',
    async ({ pattern }) => {
      await get(edition, `${pattern}_payload.json?other`).expect(404)
    },
  )

  it.each(pages.filter(({ row }) => !row.isDocument))(
    '$pattern has the same payload as page',
    async ({ pattern, locale }) => {
      // Who is asked for consent has styles for the question, which stands before the page.
      const answer = await get(edition, pattern).set('sec-gpc', '1')
      const document = expectPage(answer, { edition, locale, path: pattern, status: 200 })
      const state = JSON.parse(document.getElementById('page-state')?.textContent ?? '')
      const { body, headers } = await get(edition, `${pattern}_payload.json?${state.page.context.buildId}`).expect(200)
      expect(body.page).toEqual(state.page)
      const keys = [...document.querySelectorAll('[data-static]')].map((element) => element.getAttribute('data-static'))
      expect(new Set(Object.keys(body.html))).toEqual(new Set(keys))
      // Which of the two, dates and builds have tests of their own.
      expect(headers['cache-control']).toMatch(/^private, max-age=(?:[1-5]?\d|60|\d+, immutable)$/)
      // A build that this instance does not run asks for its own page, not for ours to keep.
      const { headers: foreign } = await get(edition, `${pattern}_payload.json?other`).expect(200)
      expect(foreign['cache-control']).toBe('no-store')
    },
  )

  it.each(edition.locales)('an unmatched path in %s says so', async (locale) => {
    const prefix = locale === edition.locales[0] ? '' : `/${locale}`
    const document = expectPage(await get(edition, `${prefix}/nergens/`), { edition, locale, path: null, status: 404 })
    const { page } = JSON.parse(document.getElementById('page-state')?.textContent ?? '')
    expect(page.error).toEqual({
      status: 404,
      message: `Page not found: ${prefix}/nergens/`,
      data: { path: `${prefix}/nergens/` },
    })
  })

  it('a failed validation says so with the whole address', async () => {
    const [locale] = edition.locales as [Locale]
    const document = expectPage(await get(edition, '/_error/999/?a=1'), { edition, locale, path: null, status: 404 })
    const { page } = JSON.parse(document.getElementById('page-state')?.textContent ?? '')
    expect(page.error.message).toBe('Page Not Found: /_error/999/?a=1')
  })

  it.each([403, 404, 500])('has the error page %i', async (status) => {
    const [locale] = edition.locales as [Locale]
    expectPage(await get(edition, `/_error/${status}/`), { edition, locale, path: null, status })
  })
})

describe('addresses', () => {
  it.each([
    ['nl', '/over-ons', 301, '/over-ons/'],
    ['nl', '/about-us/?a=1&b', 301, '/over-ons/?a=1&b'],
    ['nl', '/NL//over-ons', 301, '/over-ons/'],
    ['global', '/nl/about-us', 301, '/nl/over-ons/'],
    ['nl', '/hulp-bij-gokken/?a=1', 302, 'https://openovergokken.nl/'],
  ])('%s %s answers %i to %s', async (id, path, status, location) => {
    const answer = await request(site.server).get(path).set('host', `${id}.localhost`)
    expect([answer.status, answer.headers.location]).toEqual([status, location])
  })

  it('an unknown payload is a problem in JSON', async () => {
    const answer = await request(site.server).get('/nergens/_payload.json?x').expect(404)
    expect(answer.headers['content-type']).toContain('application/problem+json')
  })

  it('HEAD answers like GET, without the body', async () => {
    const answer = await request(site.server).head('/over-ons/').expect(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.text).toBeUndefined()
  })
})

describe('hosts', () => {
  const status = async (path: string, host: string) => (await request(site.server).get(path).set('host', host)).status
  it.each([
    ['nl.localhost:3000', 200],
    ['KAARTKAMER.example', 200],
    ['localhost', 200],
    ['[::1]:3000', 200],
    ['192.0.2.1', 200],
    ['elsewhere.example', 421],
    ['a"><script>', 400],
    ['', 400],
  ])('%j answers %i', async (host, expected) => {
    expect(await status('/', host)).toBe(expected)
  })

  it('the probes answer whatever host is asked', async () => {
    expect(await status('/livez', 'elsewhere.example')).toBe(200)
    expect(await status('/readyz', '10.0.0.1:8080')).toBe(200)
  })

  it('an edition that was set explicitly answers every host', async () => {
    const other = await startSite({ env: { EDITION: 'global' } })
    const answer = await request(other.server).get('/about-us/').set('host', 'elsewhere.example').expect(200)
    expect(answer.text).toContain('<link rel="canonical" href="https://kaartkamer.example/about-us/"')
    await other.close()
  })
})

describe('stored pages', () => {
  it('answer 304 to a browser that has them', async () => {
    const { headers } = await request(site.server).get('/contact/').expect(200)
    expect(headers['cache-control']).toBe('private, no-cache')
    await request(site.server).get('/contact/').set('if-none-match', String(headers.etag)).expect(304)
    await request(site.server).get('/contact/').set('if-none-match', 'W/"other"').expect(200)
  })

  it.each(['br', 'gzip'])('come in %s to those who take it', async (encoding) => {
    const plain = await request(site.server).get('/contact/').set('accept-encoding', 'identity')
    const { headers, text } = await request(site.server).get('/contact/').set('accept-encoding', encoding)
    expect(headers['content-encoding']).toBe(encoding)
    expect(text).toBe(plain.text)
  })

  it('are the same for every query string', async () => {
    const [first, second] = await Promise.all(
      ['/contact/', '/contact/?utm_source=x'].map((path) => request(site.server).get(path)),
    )
    expect(second?.text).toBe(first?.text)
    expect(second?.headers['cache-status']).toContain('hit')
  })
})
