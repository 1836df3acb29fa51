import { parseHTML } from 'linkedom'
import { afterEach, describe, expect, it } from 'vitest'
import { resources } from '#server/site/features.ts'
import { loadEmbeddedUpstream } from '#server/upstream/embedded.ts'
import { writeEventTimes } from '#shared/tournaments/event-times.ts'
import { bandOf } from '#shared/tournaments/schedule-filters.ts'
import { lateRegistrationEnd, selectSchedule } from '#shared/tournaments/tournaments.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite | null = null
afterEach(async () => {
  await site?.close()
  site = null
})

async function readTimetable(edition: string, url: string, now: string) {
  await site?.close()
  site = await startSite({ overrides: { wallClock: { now: () => Date.parse(now) } } })
  const headers = { host: `${edition}.localhost`, 'user-agent': 'Googlebot/2.1' }
  const { body } = await site.app.inject({ url, headers })
  const section = parseHTML(body).document.getElementById('schedule')
  if (!section) throw new Error(`${url} has no timetable`)
  const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ') ?? ''
  const things = /<script type="application\/ld\+json"[^>]*>(?<json>.*?)<\/script>/s.exec(body)?.groups?.json ?? '{}'
  return {
    section,
    announced: (JSON.parse(things)['@graph'] as Record<string, unknown>[]).filter(
      (thing) => thing['@type'] === 'Event',
    ),
    rows: [...section.querySelectorAll('tbody tr')].map((row) => {
      const [day, start, , , , late, calendar] = row.querySelectorAll('td, th')
      return {
        day: plain(day?.textContent),
        at:
          start?.querySelector('time')?.getAttribute('datetime') ??
          start?.querySelector('time')?.getAttribute('dateTime'),
        start: plain(start?.querySelector('time')?.textContent),
        utc: plain(start?.querySelector('small')?.textContent),
        late: plain(late?.textContent),
        attributes: ['format', 'band', 'currency'].map((name) => row.getAttribute(`data-${name}`)),
        href: calendar?.querySelector('a')?.getAttribute('href'),
      }
    }),
  }
}

const noLateEntry = { 'nl-NL': 'geen late inschrijving', en: 'no late entry' }

describe.each([
  ['nl', '/toernooien/rooster/', '/toernooien/series/', 'GGPNL', 'Europe/Amsterdam', 'nl-NL'],
  ['global', '/tournaments/schedule/', '/tournaments/series/', 'GGPGLOBAL', 'UTC', 'en'],
  ['ca', '/tournaments/schedule/', '/tournaments/series/', 'GGPCA', 'America/Toronto', 'en'],
] as const)('the timetable of %s, as it is sent', (edition, url, seriesUrl, siteId, timeZone, language) => {
  it.each(['2026-11-20T12:00:00Z', '2026-11-22T18:00:00Z', '2027-03-13T12:00:00Z'])(
    'at %s has everything that can be entered, by its zone and by UTC, with its file and its last moment',
    async (now) => {
      const { rows, section } = await readTimetable(edition, url, now)
      const embedded = await loadEmbeddedUpstream('data/upstream', resources, { now: () => Date.parse(now) })
      const all = embedded.select('tournaments', new URLSearchParams({ siteId })) ?? []
      const scheduled = selectSchedule(all, (at) => at <= Date.parse(now)).series.flatMap(({ id: seriesId, events }) =>
        events.map((event) => ({ ...event, seriesId })),
      )
      const expected = scheduled
        .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
        .map(({ seriesId, ...event }) => {
          const start = writeEventTimes({ at: event.start, timeZone, language })
          const end = writeEventTimes({ at: lateRegistrationEnd(event), timeZone, language })
          return {
            day: start.day.replaceAll('\u00a0', ' '),
            at: event.start,
            start: start.clock,
            utc: `${start.utc} UTC`,
            late: event.lateRegistrationMinutes > 0 ? `${end.clock} ${end.utc} UTC` : noLateEntry[language],
            attributes: [event.format ?? 'other', bandOf(event.buyIn), event.buyIn.currency],
            href: `/api/calendar/${seriesId}/${event.id}.ics`,
          }
        })
      expect(rows.length).toBeGreaterThan(5)
      expect(rows.map((row) => ({ ...row, late: row.late.replace(/^\D+ (?=\d)/, '') }))).toEqual(expected)
      expect(expected.some(({ late }) => late === noLateEntry[language])).toBe(true)
      // The first day is open, and every group that is named above can be gone to.
      const groups = [...section.querySelectorAll('a[href^="#on-"]')].map((link) => link.getAttribute('href')?.slice(1))
      expect(groups.length).toBeGreaterThan(2)
      expect([...section.querySelectorAll('[id^="on-"]')].map(({ id }) => id)).toEqual(groups)
    },
  )

  it('has a line for what comes back every week, and a file for every series, on the page of series', async () => {
    const now = '2026-11-20T12:00:00Z'
    const { rows, section } = await readTimetable(edition, seriesUrl, now)
    const embedded = await loadEmbeddedUpstream('data/upstream', resources, { now: () => Date.parse(now) })
    const all = embedded.select('tournaments', new URLSearchParams({ siteId })) ?? []
    const scheduled = selectSchedule(all, (at) => at <= Date.parse(now)).series
    expect(rows.length).toBeLessThan(scheduled.reduce((sum, { events }) => sum + events.length, 0))
    expect(rows.some(({ day }) => /^(?:elke|every) /.test(day))).toBe(true)
    const series = [...section.querySelectorAll('div[id] > div > a, details > div > a')].map((link) =>
      link.getAttribute('href'),
    )
    // To save, and to subscribe to.
    expect(series.map((address) => address?.replace(/^webcal:\/\/[^/]+/, 'webcal:'))).toEqual(
      selectSchedule(all, (at) => at <= Date.parse(now)).series.flatMap(({ id }) =>
        ['', 'webcal:'].map((scheme) => `${scheme}/api/calendar/${id}.ics`),
      ),
    )
  })

  it('says in which year a series is, and of one that never ends no days', async () => {
    const now = '2026-12-20T12:00:00Z'
    const { section } = await readTimetable(edition, seriesUrl, now)
    const embedded = await loadEmbeddedUpstream('data/upstream', resources, { now: () => Date.parse(now) })
    const all = embedded.select('tournaments', new URLSearchParams({ siteId })) ?? []
    const shown = selectSchedule(all, (at) => at <= Date.parse(now)).series
    const yearsOf = (text: string | null) => text?.match(/\b20\d\d\b/g)
    const told = [...section.querySelectorAll('h3 + p')].map(({ textContent }) => yearsOf(textContent))
    const ending = shown.filter(({ isStanding }) => !isStanding)
    expect(ending.length).toBeLessThan(shown.length)
    expect(told).toEqual(ending.map(({ from, to }) => [...new Set([from.slice(0, 4), to.slice(0, 4)])]))
    expect(told).toContainEqual(['2027'])
  })

  it('offers to choose what it holds and nothing else', async () => {
    const { section, rows } = await readTimetable(edition, url, '2026-11-20T12:00:00Z')
    for (const [index, name] of ['format', 'band', 'currency'].entries()) {
      const offered = [...section.querySelectorAll(`[data-filter="${name}"]`)].map((input) =>
        input.getAttribute('value'),
      )
      const held = [...new Set(rows.map(({ attributes }) => attributes[index]))]
      // A group with one choice is none.
      expect(offered.toSorted()).toEqual(held.length > 1 ? ['', ...held].toSorted() : [])
    }
  })
})

it('tells each time in UTC on both sides of a change of clocks, and both distances of the zone', async () => {
  // Clocks in Toronto go forward on 14 March, in the middle of a series.
  const { rows, section } = await readTimetable('ca', '/tournaments/series/', '2027-03-01T12:00:00Z')
  expect(/in time zone: ([^.]*)\./.exec(section.textContent ?? '')?.[1]).toBe('Toronto (UTC-5/-4)')
  const openers = rows.filter(({ at }) => /^2027-03-(?:07|14|21)T2[01]:00/.test(at ?? ''))
  expect(openers.map(({ day, start, utc }) => [day, start, utc])).toEqual([
    ['Sun 7 Mar', '16:00', '21:00 UTC'],
    ['Sun 14 Mar', '16:00', '20:00 UTC'],
    ['Sun 21 Mar', '16:00', '20:00 UTC'],
  ])
})

it.each(['2026-11-28T12:00:00Z', '2026-12-10T12:00:00Z', '2027-03-14T12:00:00Z'])(
  'tells machines at %s of the series with a first and a last day only',
  async (now) => {
    const { announced } = await readTimetable('nl', '/toernooien/series/', now)
    expect(announced.length).toBeGreaterThan(2)
    expect(announced.map(({ name }) => name)).not.toContain('Elke dag')
    for (const { name, startDate, endDate } of announced) {
      expect([name, Date.parse(String(endDate)) - Date.parse(String(startDate))]).toEqual([name, 14 * 86_400_000])
    }
    const winter = await readTimetable('nl', '/toernooien/series/winterreeks/', now)
    // Announced 340 days ahead, so for some days after its end there is none.
    expect(winter.announced.map(({ name }) => name)).toEqual(now.startsWith('2026-12') ? [] : ['Winterreeks'])
  },
)
