import request from 'supertest'
import { afterEach, describe, expect, it } from 'vitest'
import { PROBLEM_TYPE } from '#server/http/problems.ts'
import { sumShares } from '#shared/promotions/giveaways.ts'
import { isOpen } from '#shared/tournaments/tournaments.ts'
import { roomAt } from '#tests/helpers/room.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'
import { createUpstreamServer, type UpstreamServer } from '#tests/helpers/upstream-server.ts'

const NOW = '2026-11-20T12:00:00Z'
const all = roomAt('tournaments', 'GGPNL', NOW)
const winter = all.find(({ id }) => id === 'winterreeks-2026')
const everyDay = all.find(({ id }) => id === 'daily')
if (!winter || !everyDay) throw new Error('The room has too few tournaments')

const cleanUps: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function setUp(now: string, upstream?: UpstreamServer) {
  const env: Record<string, string> = upstream ? { UPSTREAM_URL: upstream.url } : {}
  const wallClock = { now: () => Date.parse(now) }
  const site: TestSite = await startSite({ env, overrides: { wallClock } })
  cleanUps.push(site.close)
  const get = (path: string, host = 'nl.localhost') => request(site.server).get(path).set('host', host)
  return { site, get }
}

async function setUpUpstream() {
  const upstream = await createUpstreamServer()
  cleanUps.push(() => upstream.close())
  return upstream
}

describe('GET /api/timetable', () => {
  it.each([
    [NOW, 'nl', 'daily', 25],
    ['2026-11-23T12:00:00Z', 'nl', winter.id, 25],
    ['2026-12-06T16:29:00Z', 'nl', winter.id, 25],
    ['2026-12-06T18:45:00Z', 'nl', 'daily', 25],
    ['2026-11-24T17:00:00Z', 'global', 'winter-series-2026', 55],
    ['2027-02-02T17:00:00Z', 'ca', 'daily', 55],
  ])('at %s on %s shows %s, what can be entered by somebody who has never played', async (now, edition, id, limit) => {
    const { get } = await setUp(now)
    const { body } = await get('/api/timetable', `${edition}.localhost`).expect(200)
    expect(body.series.id).toBe(id)
    expect(body.series.events.length).toBeGreaterThan(0)
    for (const event of body.series.events) {
      expect(event.buyIn.amount, event.id).toBeLessThanOrEqual(limit)
      expect(
        isOpen(event, (moment) => moment <= Date.parse(now)),
        event.id,
      ).toBe(true)
    }
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
    const { get } = await setUp('2026-11-22T12:00:00Z')
    const dutch = mainOf((await get('/')).text)
    expect(dutch).toContain('Winterreeks</h2>')
    expect(dutch).toContain('22\u00a0november tot en met 6\u00a0december, 13 toernooien.')
    expect(dutch).toMatch(/<time dateTime="2026-11-22T15:00:00Z">.*?16:00<\/time>/)
    expect(dutch).not.toContain('$\u00a010.300')
    const general = mainOf((await get('/', 'global.localhost')).text)
    expect(general).toMatch(/<time dateTime="2026-11-22T16:00:00Z">.*?16:00<\/time>/)
    expect(general).not.toContain('international player pool')
    const canadian = mainOf((await get('/', 'ca.localhost')).text)
    expect(canadian).toMatch(/<time dateTime="2026-11-22T21:00:00Z">.*?16:00<\/time>/)
    // Every day has some in dollars.
    const { get: getLater } = await setUp('2027-02-02T12:00:00Z')
    const later = mainOf((await getLater('/')).text)
    expect(later).toContain('WSOP Express')
    expect(later).toContain('internationale spelersgroep worden in dollars gespeeld.')
  })

  it('announces nothing that is over', async () => {
    const { get } = await setUp('2030-01-01T00:00:00Z', await setUpUpstream())
    const main = mainOf((await get('/')).text)
    expect(main).toContain('Er staat nu geen reeks op de kalender')
    expect(main).not.toContain('Ochtendtoernooi')
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
    expect(dutch).toContain('verdeeld over 3 giveaways in november')
    const given = sumShares(roomAt('giveaways', 'GGPNL', NOW)[0]?.shares ?? []).total
    expect(dutch).toContain(`€\u00a0${new Intl.NumberFormat('nl').format(given)}`)
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
    const path =
      /href="(?<path>\/api\/calendar\/daily\/[^"]+\.ics)"/.exec(mainOf((await get('/')).text))?.groups?.path ?? ''
    const { text } = await get(path).expect(200)
    const event = everyDay.events.find(({ id }) => path.includes(`/${id}.ics`))
    expect(text).toContain(`DTSTART:${event?.start.replaceAll(/[-:]/g, '')}\r\n`)
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  })

  it.each([
    `/api/calendar/nothing.ics`,
    `/api/calendar/${winter.id}/nothing.ics`,
    `/api/calendar/nothing/${winter.events[0]?.id}.ics`,
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
