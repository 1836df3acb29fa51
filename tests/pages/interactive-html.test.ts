import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RouteTable, routes } from '#shared/site/routes.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const wallClock = { time: Date.parse('2026-11-20T12:00:00Z'), now: () => wallClock.time }
/** Home for every visitor anew, so that nothing but the HTML of its interactive sections is kept. */
const table: RouteTable = { ...routes, index: { ...routes.index, cache: 'none' } }

let site: TestSite
beforeAll(async () => {
  site = await startSite({ overrides: { wallClock, table } })
})
afterAll(() => site.close())

async function series(edition: string, path = '/') {
  const { text } = await request(site.server).get(path).set('host', `${edition}.localhost`).expect(200)
  const html = parseHTML(text).document.querySelector('#series')?.outerHTML ?? ''
  return { html, starts: [...html.matchAll(/datetime="([^"]+)"/gi)].map(([, start]) => start) }
}

it('renders an interactive section anew when its data is another, and not for another page of the same data', async () => {
  const before = await series('nl')
  expect(before.starts.length).toBeGreaterThan(1)
  expect((await series('nl')).html).toBe(before.html)
  wallClock.time += 24 * 3_600_000
  const after = await series('nl')
  expect(after.starts.length).toBeGreaterThan(1)
  expect(after.starts.filter((start = '') => Date.parse(start) < wallClock.time - 12 * 3_600_000)).toEqual([])
  expect(after.html).not.toBe(before.html)
})

it('keeps the languages of one edition apart', async () => {
  const [english, dutch] = [await series('global'), await series('global', '/nl/')]
  expect(english.html).toContain('Times in')
  expect(dutch.html).toContain('Tijden in')
})
