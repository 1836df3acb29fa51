import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SiteProcess } from '#scripts/site-process.ts'
import { type CopiedContent, copyContent } from '#tests/helpers/copied-content.ts'

const OLD = 'Poker speel je tegen elkaar.'
const NEW = 'Poker speel je tegen pokermaatjes.'

let content: CopiedContent
let before: SiteProcess
let after: SiteProcess
beforeAll(async () => {
  content = copyContent()
  before = await content.start()
  content.replace('pages/about-us.nl.json', OLD, NEW)
  after = await content.start()
})
afterAll(async () => {
  await Promise.all([before?.stop(), after?.stop()])
  content.remove()
})

// A crawler waits for the whole page.
const ask = (site: SiteProcess, path: string) =>
  request(`http://127.0.0.1:${site.port}`).get(path).set({ host: 'nl.localhost', 'user-agent': 'Googlebot/2.1' })
const versionOf = async (site: SiteProcess): Promise<string> => (await ask(site, '/builds/latest.json')).body.id

it('a changed text is another version of the same build', async () => {
  const [build, one] = (await versionOf(before)).split('-')
  const [sameBuild, other] = (await versionOf(after)).split('-')
  expect(sameBuild).toBe(build)
  expect(other).toMatch(/^[0-9a-f]{12}$/)
  expect(other).not.toBe(one)
})

it('a page has another tag, and asks for its payloads by the new version', async () => {
  const [old, fresh] = [await ask(before, '/over-ons/').expect(200), await ask(after, '/over-ons/').expect(200)]
  expect(old.text).toContain(OLD)
  expect(fresh.text).toContain(NEW)
  expect(fresh.headers.etag).not.toBe(old.headers.etag)
  expect(fresh.text).toContain(`"buildId":"${await versionOf(after)}"`)
  // Also a page without that text leads to others by their new addresses.
  const tags = [await ask(before, '/contact/'), await ask(after, '/contact/')].map(({ headers }) => headers.etag)
  expect(tags[1]).not.toBe(tags[0])
})

it('a browser keeps the new text for ever under the new address only', async () => {
  const path = '/over-ons/_payload.json'
  const old = await ask(after, `${path}?${await versionOf(before)}`).expect(200)
  expect(old.headers['cache-control']).toBe('no-store')
  const fresh = await ask(after, `${path}?${await versionOf(after)}`).expect(200)
  expect(fresh.headers['cache-control']).toContain('immutable')
  expect(fresh.text).toContain(NEW)
  await ask(after, `/builds/meta/${await versionOf(before)}.json`).expect(404)
  await ask(after, `/builds/meta/${await versionOf(after)}.json`).expect(200)
})

it('the search finds the new text: that of the build is not asked', async () => {
  const address = (version: string) => `/assets/search-nl-nl-${version}.json`
  const old = await ask(before, address(await versionOf(before)))
    .set('accept-encoding', 'br')
    .expect(200)
  expect(old.headers['content-encoding']).toBe('br')
  const fresh = await ask(after, address(await versionOf(after))).expect(200)
  expect(fresh.headers['cache-control']).toMatch(/^public, max-age=/)
  expect([old, fresh].map(({ text }) => text.includes('pokermaatj'))).toEqual([false, true])
  expect((await ask(after, '/zoeken/?q=pokermaatjes').expect(200)).text).toContain('href="/over-ons/"')
})
