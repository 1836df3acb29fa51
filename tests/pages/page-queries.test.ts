import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { startPageQueries } from '#server/pages/page-queries.ts'
import { createServices } from '#server/services.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import { sectionQueries } from '#shared/site/sections.ts'

const log = pino({ level: 'silent' })
const wallClock = { now: () => Date.parse('2026-11-20T12:00:00Z') }
const services = await createServices(parseConfig({}), log, { wallClock })
afterAll(() => services.close())

const names = [...new Set(Object.values(sectionQueries).flat())]

/** What a page's queries give, by name. */
async function dataOf(site: (typeof services.sites.byId)['nl']) {
  const clock = createContentClock(wallClock.now())
  const queries = startPageQueries({ names, upstream: services.upstream, site, clock, log })
  return Promise.all(queries.map(async ({ name, promise }) => ({ name, data: await promise })))
}

// An interactive section is rendered anew for other data, and what is made anew for each page is another every time: home,
// made for one visitor, took five times as long for it.
it.each(Object.values(services.sites.byId))(
  'gives the same object for as long as it holds: $edition.id',
  async (site) => {
    const [before, after] = [await dataOf(site), await dataOf(site)]
    expect(before.filter(({ data }) => data === null)).toEqual([])
    expect(before.filter(({ data }, index) => data !== after[index]?.data).map(({ name }) => name)).toEqual([])
  },
)
