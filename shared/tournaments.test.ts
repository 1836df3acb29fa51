import { describe, expect, it } from 'vitest'
import { selectTimetable, TIMETABLE_ROWS, type TournamentEvent, type TournamentSeries } from './tournaments.ts'

const event = (start: string): TournamentEvent => ({
  id: start,
  name: 'GGMasters',
  format: 'freezeout',
  start,
  lateRegistrationMinutes: 150,
  buyIn: { amount: 150, currency: 'USD' },
  guarantee: null,
})
const series = (id: string, ...starts: string[]): TournamentSeries => ({
  id,
  name: id,
  from: '2026-11-22',
  to: '2026-12-06',
  events: starts.map(event),
})
const at = (time: string) => Date.parse(time)

describe('selectTimetable', () => {
  const winter = series('winter', '2026-11-22T17:00:00Z', '2026-11-24T19:00:00Z')
  const spring = series('spring', '2027-03-07T17:00:00Z')

  it('shows the series whose next tournament comes first, whatever the order of the answer', () => {
    expect(selectTimetable([spring, winter], at('2026-11-20T12:00:00Z')).series?.id).toBe('winter')
    expect(selectTimetable([winter, spring], at('2026-12-01T12:00:00Z')).series?.id).toBe('spring')
  })

  it('announces nothing that has started, and still counts the whole series', () => {
    const { series: shown } = selectTimetable([winter], at('2026-11-22T17:00:00Z'))
    expect(shown?.events.map(({ id }) => id)).toEqual(['2026-11-24T19:00:00Z'])
    expect(shown?.eventCount).toBe(2)
  })

  it('has no series when all is over, or nothing is planned', () => {
    expect(selectTimetable([winter, spring], at('2027-03-07T17:00:00Z'))).toEqual({ series: null })
    expect(selectTimetable([], 0)).toEqual({ series: null })
  })

  it('shows no more than fits', () => {
    const long = series('long', ...Array.from({ length: 20 }, (_, day) => `2027-01-${day + 10}T17:00:00Z`))
    expect(selectTimetable([long], 0).series?.events).toHaveLength(TIMETABLE_ROWS)
  })
})
