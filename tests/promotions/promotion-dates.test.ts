import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startOfDay } from '#shared/site/zoned-time.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

/** The day after the last one of two promotions. */
const DAY = '2027-02-01'
let now = 0
let site: TestSite
beforeAll(async () => {
  site = await startSite({ overrides: { wallClock: { now: () => now } } })
})
afterAll(() => site.close())

const ask = async (url: string) => {
  const headers = { host: 'global.localhost', 'user-agent': 'Googlebot/2.1' }
  return (await site.app.inject({ url, headers })).body
}

/** Where promotions stand, as a page tells it, and the doors that it has to them. */
function readPromotions(body: string): string {
  const { document } = parseHTML(body)
  const doors = [...document.querySelectorAll('main .doors a')].map((door) => door.getAttribute('href'))
  const told = 'main [data-state]:has([data-promotion]), main h1 ~ [data-state]'
  const states = [...document.querySelectorAll(told)].map((part) => part.textContent)
  return JSON.stringify([doors, states])
}

it('a page that says that a promotion is over has changed on that day, by the sitemap; no other has', async () => {
  const read = async (at: number) => {
    now = at
    const map = await ask('/sitemap-en.xml')
    const pages = new Map<string, { day: string; told: string }>()
    for (const [, loc = '', day = ''] of map.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)</g)) {
      const { pathname } = new URL(loc)
      pages.set(pathname, { day, told: readPromotions(await ask(pathname)) })
    }
    return pages
  }
  const before = await read(startOfDay('UTC', DAY) - 1)
  const after = await read(startOfDay('UTC', DAY))
  const changed = [...after].filter(([path, { told }]) => told !== before.get(path)?.told).map(([path]) => path)
  expect(changed).toEqual(expect.arrayContaining(['/promotions/', '/promotions/archive/', '/promotions/red-envelope/']))
  expect([...before].filter(([, { day }]) => day >= DAY)).toEqual([])
  expect([...after].filter(([, { day }]) => day === DAY).map(([path]) => path)).toEqual(changed)
}, 120_000)
