import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { periodOf, promotionIds } from '#shared/promotions/promotions.ts'
import { addDays } from '#shared/site/calendar-days.ts'
import { routes } from '#shared/site/routes.ts'
import { startOfDay } from '#shared/site/zoned-time.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

/** The day after the last one of two promotions. */
const DAY = '2027-02-01'
/** Those that end and have a page of their own. */
const ending = promotionIds.filter((id) => id in routes && periodOf(id).to !== null)
let now = 0
let site: TestSite
beforeAll(async () => {
  site = await startSite({ overrides: { wallClock: { now: () => now } } })
})
afterAll(() => site.close())

const ask = async (url: string, host = 'global') => {
  const headers = { host: `${host}.localhost`, 'user-agent': 'Googlebot/2.1' }
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

describe.each([
  ['nl', 'nl'],
  ['global', 'en'],
] as const)('what leads to a promotion that ends (%s)', (editionId, locale) => {
  /** The addresses that lead to a page on a day, of all that name pages. */
  const leadersTo = async (pageId: string, at: number) => {
    now = at
    const { paths, edition } = site.front.inUse.services.sites.byId[editionId]
    const path = String(paths.pathOf(pageId, locale))
    const search = `${paths.pathOf('search', locale)}?q=${encodeURIComponent(path.split('/').at(-2) ?? '')}`
    const others = ['/llms.txt', '/api/navigations', '/api/util-navigations', search]
    const all = paths.patterns.filter((entry) => entry.locale === locale && !entry.row.redirect)
    const pages = all.flatMap(({ id, pattern }) => (pattern.includes(':') || id === pageId ? [] : [pattern]))
    const leading: string[] = []
    for (const address of [...pages, ...others]) {
      const body = await ask(address, editionId)
      const isNamed = body.includes(`"${path}"`) || body.includes(`](${edition.origin}${path})`)
      if (isNamed) leading.push(address)
    }
    return leading
  }

  it.each(ending)(
    '%s: every menu, list and search while it runs, afterwards the archive only',
    async (id) => {
      const { paths, edition } = site.front.inUse.services.sites.byId[editionId]
      const { from, to } = periodOf(id)
      const dayAfter = addDays(String(to), 1)
      const running = await leadersTo(id, startOfDay(edition.timeZone, dayAfter) - 1)
      expect(running).toEqual(expect.arrayContaining(['/', '/llms.txt', '/api/navigations']))
      expect(running.join(' ')).toContain('?q=')
      expect(running).toContain(paths.pathOf('site-map', locale))
      expect(await leadersTo(id, startOfDay(edition.timeZone, from) - 1)).toEqual([paths.pathOf('promotions', locale)])
      expect(await leadersTo(id, startOfDay(edition.timeZone, dayAfter))).toEqual([
        paths.pathOf('past-promotions', locale),
      ])
    },
    120_000,
  )
})
