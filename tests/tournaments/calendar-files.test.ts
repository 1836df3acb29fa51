import ICAL from 'ical.js'
import { parseHTML } from 'linkedom'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { formatCalendar } from '#server/tournaments/calendar.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import { writeEventTimes } from '#shared/tournaments/event-times.ts'
import { selectOpen } from '#shared/tournaments/tournaments.ts'
import { roomAt } from '#tests/helpers/room.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite | null = null
afterEach(async () => {
  await site?.close()
  site = null
})

/** What a calendar program makes of a file. */
function parseCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      start: event.startDate.toJSDate(),
      isUtc: event.startDate.zone === ICAL.Timezone.utcTimezone,
      stamp: (component.getFirstPropertyValue('dtstamp') as ICAL.Time | null)?.toJSDate().toISOString(),
    }
  })
  return { calendar, events }
}

const editions = { nl: 'GGPNL', global: 'GGPGLOBAL', ca: 'GGPCA' } as const
const now = '2026-11-20T12:34:56Z'
const start = (at: string) => startSite({ overrides: { wallClock: { now: () => Date.parse(at) } } })

const linkPaths = { nl: [''], global: ['', '/nl'], ca: [''] } as const
describe.each(
  Object.entries(linkPaths).flatMap(([edition, prefixes]) => prefixes.map((prefix) => [edition, prefix] as const)),
)('the calendars that %s%s links to', (edition, prefix) => {
  // Of the second something has begun that can no longer be entered.
  it.each(['2026-11-20T12:34:56Z', '2026-11-22T20:45:00Z'])(
    'are in its language and lead, at %s, to the line of each tournament that can be entered',
    async (at) => {
      site = await start(at)
      const { app } = site
      const siteId = editions[edition as keyof typeof editions]
      const all = roomAt('tournaments', siteId, at)
      const headers = { host: `${edition}.localhost`, 'user-agent': 'Googlebot/2.1' }
      const get = async (url: string) => {
        const { body, statusCode } = await app.inject({ url, headers })
        expect(statusCode, url).toBe(200)
        return body
      }
      const pages = new Map<string, Document>()
      const pageAt = async (path: string) => {
        const page = pages.get(path) ?? parseHTML(await get(path)).document
        pages.set(path, page)
        return page
      }
      const overview = await pageAt(
        edition === 'nl' || prefix ? `${prefix}/toernooien/series/` : '/tournaments/series/',
      )
      const named = [...overview.querySelectorAll('a[href^="/api/"][href*="calendar"]')].map(
        (link) => link.getAttribute('href') ?? '',
      )
      expect(named.filter((path) => !path.startsWith(`/api${prefix}/calendar/`))).toEqual([])
      const open = new Set(
        selectOpen(
          all.flatMap(({ events }) => events),
          (moment) => moment <= Date.parse(at),
        ).map(({ id }) => id),
      )
      const lost: string[] = []
      let led = 0
      for (const file of [...all.map(({ id }) => id), 'filter/any/any/any']) {
        const { calendar, events } = parseCalendar(await get(`/api${prefix}/calendar/${file}.ics`))
        for (const component of calendar.getAllSubcomponents('vevent')) {
          const { pathname, hash } = new URL(String(component.getFirstPropertyValue('url')))
          const page = await pageAt(pathname)
          const id = String(component.getFirstPropertyValue('uid')).replace(/@.*/, '')
          if (open.has(id) ? hash !== `#${id}` || !page.getElementById(id) : hash !== '') lost.push(pathname + hash)
          if (page.documentElement.lang !== (edition === 'nl' || prefix ? 'nl-NL' : 'en')) lost.push(pathname)
          led++
        }
        if (file.startsWith('filter/'))
          expect(events.map(({ uid }) => uid.replace(/@.*/, '')).toSorted()).toEqual([...open].toSorted())
      }
      expect(lost).toEqual([])
      expect(led).toBeGreaterThan(open.size)
    },
  )

  it('are called in its language by what was chosen, and hold something where nothing was found', async () => {
    site = await start('2026-11-20T12:34:56Z')
    const { app } = site
    const read = async (path: string) => {
      const { body } = await app.inject({
        url: `/api${prefix}/calendar/filter/${path}.ics`,
        headers: { host: `${edition}.localhost` },
      })
      return parseCalendar(body).calendar
    }
    const isDutch = edition === 'nl' || prefix !== ''
    const chosen = await read('satellite/high/EUR')
    expect(chosen.getFirstPropertyValue('name')).toBe(
      isDutch ? 'Kaartkamer: Satelliet · Inkoop: Boven 100 · Euro' : 'Kaartkamer: Satellite · Buy-in: Above 100 · Euro',
    )
    expect(chosen.getAllSubcomponents('vevent')).toEqual([])
    expect(chosen.getAllSubcomponents()).not.toEqual([])
    const whole = await read('any/any/any')
    expect(whole.getFirstPropertyValue('name')).toBe(isDutch ? 'Kaartkamer: Toernooien' : 'Kaartkamer: Tournaments')
  })
})

describe.each(Object.entries(editions))('the calendars of %s', (edition, siteId) => {
  const all = roomAt('tournaments', siteId, now)
  let get: (path: string) => Promise<string>
  beforeAll(() => {
    get = async (path) => {
      site ??= await start(now)
      const { body, statusCode } = await site.app.inject({ url: path, headers: { host: `${edition}.localhost` } })
      expect(statusCode, path).toBe(200)
      return body
    }
  })

  it('say of every series and of every event of it what the timetable says, and name each once', async () => {
    const uids = new Set<string>()
    for (const series of all) {
      const { calendar, events } = parseCalendar(await get(`/api/calendar/${series.id}.ics`))
      expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
      expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy()
      expect(events.map((event) => event.start.toISOString().replace('.000', ''))).toEqual(
        series.events.map((event) => event.start),
      )
      for (const [index, event] of events.entries()) {
        const told = series.events[index]
        expect(event.summary).toBe(`${told?.name} (Kaartkamer)`)
        // UTC needs no rules of a zone, which would grow old in somebody's calendar.
        expect(event.isUtc).toBe(true)
        expect(event.stamp).toBe('2026-11-20T12:34:00.000Z')
        // Beside the start in the zone of whoever reads it, no time is without its own.
        const clocks = event.description.match(/\d\d:\d\d(?= |$)/g) ?? []
        const named = event.description.match(/\d\d:\d\d (?:\((?:Amsterdam|Toronto)\)|UTC)/g) ?? []
        expect(named, event.description).toHaveLength(clocks.length)
        expect(uids.has(event.uid), event.uid).toBe(false)
        uids.add(event.uid)
      }
      // The first and the last: each is a request.
      for (const index of [0, series.events.length - 1]) {
        const { id = '' } = series.events[index] ?? {}
        const { events: single } = parseCalendar(await get(`/api/calendar/${series.id}/${id}.ics`))
        expect(single).toHaveLength(1)
        expect(single[0]).toEqual(events[index])
      }
    }
    expect(uids.size).toBe(all.reduce((sum, { events }) => sum + events.length, 0))
  })

  it('keep the name of an event on another day, so that it is moved and not doubled', async () => {
    const series = all.find(({ id }) => /^winter.*-2026$/.test(id))
    if (!series) throw new Error('The sample has no series')
    const path = `/api/calendar/${series.id}.ics`
    const uidsOf = async () => parseCalendar(await get(path)).events.map(({ uid }) => uid)
    const before = await uidsOf()
    await site?.close()
    site = await start('2027-06-01T00:00:00Z')
    expect(await uidsOf()).toEqual(before)
  })
})

const plain = { describe: () => [], pathOf: () => '/' }

/** A calendar with one event, as a calendar program in a zone shows it. */
function shown(startsAt: string, timeZone: string) {
  const event = {
    id: 'one',
    name: 'GGMasters',
    format: 'freezeout' as const,
    start: startsAt,
    lateRegistrationMinutes: 150,
    buyIn: { amount: 150, currency: 'USD' as const },
    guarantee: null,
  }
  const text = formatCalendar({
    ...plain,
    name: 'Series',
    events: [event],
    brandName: 'Kaartkamer',
    origin: 'https://a.example',
    clock: createContentClock(0),
  })
  const [parsed] = parseCalendar(text).events
  const moment = parsed?.start.toISOString() ?? ''
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  // The timetable tells the same time as the calendar.
  expect(writeEventTimes({ at: startsAt, timeZone, language: 'en' }).clock).toBe(
    clock.format(new Date(moment)).slice(-5),
  )
  return clock.format(new Date(moment))
}

describe('a tournament in a calendar', () => {
  it.each([
    // Clocks go forward on 28 March and back on 31 October.
    ['Europe/Amsterdam', '2027-03-27T17:00:00Z', '27/03/2027, 18:00'],
    ['Europe/Amsterdam', '2027-03-28T00:59:00Z', '28/03/2027, 01:59'],
    ['Europe/Amsterdam', '2027-03-28T01:00:00Z', '28/03/2027, 03:00'],
    ['Europe/Amsterdam', '2027-03-28T17:00:00Z', '28/03/2027, 19:00'],
    ['Europe/Amsterdam', '2027-10-30T17:00:00Z', '30/10/2027, 19:00'],
    ['Europe/Amsterdam', '2027-10-31T00:30:00Z', '31/10/2027, 02:30'],
    ['Europe/Amsterdam', '2027-10-31T01:30:00Z', '31/10/2027, 02:30'],
    ['Europe/Amsterdam', '2027-10-31T17:00:00Z', '31/10/2027, 18:00'],
    // On 14 March and 7 November.
    ['America/Toronto', '2027-03-13T22:00:00Z', '13/03/2027, 17:00'],
    ['America/Toronto', '2027-03-14T07:00:00Z', '14/03/2027, 03:00'],
    ['America/Toronto', '2027-03-14T22:00:00Z', '14/03/2027, 18:00'],
    ['America/Toronto', '2027-10-31T22:00:00Z', '31/10/2027, 18:00'],
    ['America/Toronto', '2027-11-07T05:30:00Z', '07/11/2027, 01:30'],
    ['America/Toronto', '2027-11-07T06:30:00Z', '07/11/2027, 01:30'],
    ['America/Toronto', '2027-11-07T22:00:00Z', '07/11/2027, 17:00'],
    // Half an hour off, and never changed.
    ['Asia/Kolkata', '2027-03-28T17:00:00Z', '28/03/2027, 22:30'],
    ['Asia/Kolkata', '2027-10-31T18:45:00Z', '01/11/2027, 00:15'],
  ])('is for somebody in %s at %s UTC: %s', (timeZone, startsAt, expected) => {
    expect(shown(startsAt, timeZone)).toBe(expected)
  })

  it.each([
    'Zes; zeven, acht \\ negen: tien',
    'Een lange naam over meer dan één regel, met ♠♥♦♣ en een 🂡 '.repeat(4).trim(),
    'GGMillion$ “Hoofdtoernooi” ’s avonds',
  ])('is called %s whatever stands in its name', (name) => {
    const event = {
      id: 'a',
      name,
      format: null,
      start: now,
      lateRegistrationMinutes: 0,
      buyIn: { amount: 1, currency: 'EUR' as const },
      guarantee: null,
    }
    const text = formatCalendar({
      ...plain,
      name,
      events: [event],
      brandName: 'A, B; C',
      origin: 'https://a.example',
      clock: createContentClock(0),
    })
    const { calendar, events } = parseCalendar(text)
    expect(events.map(({ summary }) => summary)).toEqual([`${name} (A, B; C)`])
    // The parser does not know RFC 7986, by which the calendar's name is text too.
    expect(calendar.getFirstPropertyValue('name')).toContain('A\\, B\\; C: ')
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  it('lets nobody add a property by a name', () => {
    const name = 'A\r\nATTENDEE:mailto:a@b.example\nEND:VEVENT'
    const event = {
      id: 'a',
      name,
      format: null,
      start: now,
      lateRegistrationMinutes: 0,
      buyIn: { amount: 1, currency: 'EUR' as const },
      guarantee: null,
    }
    const text = formatCalendar({
      ...plain,
      name: 'S',
      events: [event],
      brandName: 'K',
      origin: 'https://a.example',
      clock: createContentClock(0),
    })
    const { calendar, events } = parseCalendar(text)
    expect(calendar.getAllSubcomponents('vevent')[0]?.getAllProperties('attendee')).toEqual([])
    expect(events[0]?.summary).toBe('A\nATTENDEE:mailto:a@b.example\nEND:VEVENT (K)')
  })
})
