import request from 'supertest'
import { afterEach, describe, expect, it } from 'vitest'
import tournaments from '#data/upstream/tournaments.json' with { type: 'json' }
import { PROBLEM_TYPE } from '#server/http/problems.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'
import { createUpstreamServer, type UpstreamServer } from '#tests/helpers/upstream-server.ts'

const [winter, newYear] = tournaments.sites.GGPNL
const first = winter?.events[0]
if (!winter || !newYear || !first) throw new Error('The sample has too few tournaments')

const cleanUps: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function setUp(now: string, upstream?: UpstreamServer) {
  const env: Record<string, string> = upstream ? { UPSTREAM_URL: upstream.url } : {}
  const wallClock = { now: () => Date.parse(now) }
  const site: TestSite = await startSite({ env, overrides: { wallClock } })
  cleanUps.push(site.close)
  const get = (path: string, host = 'nl.localhost') => request(site.app.server).get(path).set('host', host)
  return { site, get }
}

async function setUpUpstream() {
  const upstream = await createUpstreamServer()
  cleanUps.push(() => upstream.close())
  return upstream
}

describe('GET /api/timetable', () => {
  it.each([
    ['2026-11-20T12:00:00Z', winter.id, 6],
    ['2026-12-06T18:45:00Z', winter.id, 1],
    ['2026-12-06T19:00:00Z', newYear.id, 6],
  ])('at %s has %s with %d tournaments ahead', async (now, id, rows) => {
    const { get } = await setUp(now)
    const { body } = await get('/api/timetable').expect(200)
    expect(body.series).toMatchObject({ id, eventCount: 15 })
    expect(body.series.events).toHaveLength(rows)
  })

  it('has no series when nothing lies ahead', async () => {
    const { get } = await setUp('2030-01-01T00:00:00Z', await setUpUpstream())
    expect((await get('/api/timetable').expect(200)).body).toEqual({ series: null })
  })
})

/** What a visitor sees of home: its main part without the page's state. */
function mainOf(text: string): string {
  return /<main.*<\/main>/s.exec(text)?.[0] ?? ''
}

describe('home', () => {
  it('announces what lies ahead in the time of the edition, and in no other currency without a word', async () => {
    const { get } = await setUp('2026-11-20T12:00:00Z')
    const dutch = mainOf((await get('/')).text)
    expect(dutch).toContain('Winterreeks, 22\u00a0november tot en met 6\u00a0december')
    expect(dutch).toMatch(/<time dateTime="2026-11-22T17:00:00Z">.*?18:00<\/time>/)
    expect(dutch).toContain('$\u00a01.000.000')
    expect(dutch).toContain('internationale spelersgroep worden in dollars gespeeld.')
    const general = mainOf((await get('/', 'global.localhost')).text)
    expect(general).toMatch(/<time dateTime="2026-11-22T17:00:00Z">.*?17:00<\/time>/)
    expect(general).not.toContain('international player pool')
    const canadian = mainOf((await get('/', 'ca.localhost')).text)
    expect(canadian).toMatch(/<time dateTime="2026-11-22T22:00:00Z">.*?17:00<\/time>/)
  })

  it('announces nothing that is over', async () => {
    const { get } = await setUp('2030-01-01T00:00:00Z', await setUpUpstream())
    const main = mainOf((await get('/')).text)
    expect(main).toContain('Er staat nu geen reeks op de kalender')
    expect(main).not.toContain(first.name)
  })

  it('shows and loads in each edition only what that edition may show', async () => {
    const upstream = await setUpUpstream()
    const { get } = await setUp('2026-11-20T12:00:00Z', upstream)
    const crawl = async (host: string) => mainOf((await get('/', host).set('user-agent', 'Googlebot/2.1')).text)
    const canadian = await crawl('ca.localhost')
    expect(canadian).not.toMatch(/id="(?:giveaways|leaderboards|ambassadors)"/)
    expect(upstream.count('giveaways')).toBe(0)
    expect(upstream.count('leaderboards')).toBe(0)
    const dutch = await crawl('nl.localhost')
    for (const id of ['giveaways', 'leaderboards', 'series']) expect(dutch).toContain(`id="${id}"`)
    expect(dutch).toContain('Wat er in november te verdelen is')
    expect(dutch).toContain('€\u00a0180.000')
    expect(dutch).not.toContain('id="ambassadors"')
    expect(upstream.count('brand-ambassadors')).toBe(0)
    const general = await crawl('global.localhost')
    expect(general).toContain('src="/portraits/mira-halvorsen.svg"')
  })

  it('puts no heading over ambassadors that are not there', async () => {
    const upstream = await setUpUpstream()
    upstream.behaviour('brand-ambassadors', { json: [] })
    const { get } = await setUp('2026-11-20T12:00:00Z', upstream)
    const main = mainOf((await get('/', 'global.localhost').set('user-agent', 'Googlebot/2.1')).text)
    expect(main).toContain('id="series"')
    expect(main).not.toContain('id="ambassadors"')
    expect(main).not.toContain('Players who speak for us')
  })
})

describe('GET /api/calendar', () => {
  it('gives a series as a file for every calendar', async () => {
    const { get } = await setUp('2026-11-20T12:00:00Z')
    const { text, headers } = await get(`/api/calendar/${winter.id}.ics`).expect(200)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['content-disposition']).toBe(`attachment; filename="${winter.id}.ics"`)
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const ids = text.split('\r\n').filter((line) => line.startsWith('UID:'))
    expect(new Set(ids)).toEqual(new Set(winter.events.map(({ id }) => `UID:${id}@kaartkamer-nl.example`)))
  })

  it('gives one tournament, under the address that home links to', async () => {
    const { get } = await setUp('2026-11-20T12:00:00Z')
    const path = `/api/calendar/${winter.id}/${first.id}.ics`
    expect(mainOf((await get('/')).text)).toContain(`href="${path}"`)
    const { text } = await get(path).expect(200)
    expect(text).toContain('DTSTART:20261122T170000Z\r\n')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  })

  it.each([
    `/api/calendar/nothing.ics`,
    `/api/calendar/${winter.id}/nothing.ics`,
    `/api/calendar/nothing/${first.id}.ics`,
    `/api/calendar/${winter.id}`,
  ])('answers 404 as a problem for %s', async (path) => {
    const { get } = await setUp('2026-11-20T12:00:00Z')
    const { headers } = await get(path).expect(404)
    expect(headers['content-type']).toContain(PROBLEM_TYPE)
  })

  it('answers 503 before a dead back end', async () => {
    const upstream = await setUpUpstream()
    upstream.behaviour('all', { status: 500 })
    const { get } = await setUp('2026-11-20T12:00:00Z', upstream)
    await get(`/api/calendar/${winter.id}.ics`).expect(503)
  })
})
