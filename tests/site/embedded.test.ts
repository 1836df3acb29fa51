import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import nl from '#data/markets/nl/edition.json' with { type: 'json' }
import type { Edition } from '#shared/site/editions.ts'
import { expectPage } from '#tests/contracts/page-contract.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const edition = nl as Edition

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** As a crawler, who gets the stored page. */
const get = (path: string, referer?: string) => {
  const asked = request(site.server).get(path).set('host', 'nl.localhost').set('user-agent', 'Googlebot/2.1')
  return referer ? asked.set('referer', referer) : asked
}
const robotsOf = (document: Document) => document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null

describe('a page inside the poker client', () => {
  it.each([
    ['/over-ons/?embedded=1', 'embedded-1'],
    ['/over-ons/?embeded=logo', 'embedded-logo'],
    ['/over-ons/?a=1&embedded=all', 'embedded-all'],
  ])('%s has the body class %s, is not for search engines, and names the page itself', async (path, bodyClass) => {
    const document = expectPage(await get(path), { edition, locale: 'nl', path: '/over-ons/', status: 200 })
    expect(document.body.className).toBe(bodyClass)
    expect(robotsOf(document)).toBe('noindex')
  })

  it.each(['/over-ons/', '/over-ons/?embedded=2', '/over-ons/?embedded'])(
    '%s is a page like every other',
    async (path) => {
      const document = expectPage(await get(path), { edition, locale: 'nl', path: '/over-ons/', status: 200 })
      expect(document.body.className).toBe('')
      expect(robotsOf(document)).toBeNull()
    },
  )

  it('is kept for itself', async () => {
    const { headers: plain } = await get('/contact/?x')
    const { headers: embedded } = await get('/contact/?embedded=1')
    expect(embedded['cache-status']).toBe('pages; fwd=miss')
    expect(embedded.etag).not.toBe(plain.etag)
    expect((await get('/contact/?embeded=1')).headers).toMatchObject({
      etag: embedded.etag,
      'cache-status': 'pages; hit',
    })
    expect((await get('/contact/?embedded=2')).headers.etag).toBe(plain.etag)
  })

  it('has an error page of the same kind', async () => {
    const document = expectPage(await get('/nergens/?embedded=logo'), {
      edition,
      locale: 'nl',
      path: null,
      status: 404,
    })
    expect(document.body.className).toBe('embedded-logo')
  })

  it('keeps its mode where an address is put right', async () => {
    expect((await get('/over-ons?embeded=all')).headers.location).toBe('/over-ons/?embeded=all')
  })

  it('says nothing of it in a payload', async () => {
    // Of a visitor who is asked nothing: the question about cookies has styles that no payload brings.
    const answer = await get('/over-ons/').set('sec-gpc', '1')
    const document = expectPage(answer, { edition, locale: 'nl', path: '/over-ons/', status: 200 })
    const { page } = JSON.parse(document.getElementById('page-state')?.textContent ?? '')
    const { body } = await get(`/over-ons/_payload.json?embedded=1`).expect(200)
    expect(body.page).toEqual(page)
  })
})

describe('a plain link on such a page', () => {
  const embedded = 'http://nl.localhost/contact/?embeded=logo'

  it.each([
    ['/over-ons/', '/over-ons/?embedded=logo'],
    ['/over-ons/?a=1', '/over-ons/?a=1&embedded=logo'],
    ['/nergens/', '/nergens/?embedded=logo'],
  ])('%s leads to %s when the page is loaded whole', async (path, location) => {
    const { headers } = await get(path, embedded).expect(302)
    expect(headers).toMatchObject({ location, 'cache-control': 'no-store' })
  })

  it.each([
    ['of another mode', '/over-ons/?embedded=1', embedded, 200],
    ['from a page of the site that is not embedded', '/over-ons/', 'http://nl.localhost/contact/', 200],
    ['from another site', '/over-ons/', 'http://elsewhere.example/?embedded=1', 200],
    ['from a page with another port', '/over-ons/', 'http://nl.localhost:81/?embedded=1', 200],
    ['from what is no address', '/over-ons/', 'embedded=1', 200],
    ['that a browser would take for another site', '//elsewhere.example/', embedded, 404],
    ['that a browser would take for another site, backwards', '/\\elsewhere.example/', embedded, 404],
  ])('%s stays as it is', async (_name, path, referer, status) => {
    const { headers } = await get(path, referer).expect(status)
    expect(headers.location).toBeUndefined()
  })
})
