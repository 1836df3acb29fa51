import { businessConstants } from '#shared/site/business-constants.ts'
import type { TournamentFormat } from '#shared/tournaments/tournament-formats.ts'
import type { StructureName } from './structures.ts'

/** A tournament that comes back. */
export interface Planned {
  id: string
  name: { nl: string; en: string }
  format: TournamentFormat
  /** Days of the week on the pool's calendar, 0 for Sunday. */
  days: readonly number[]
  /** On the pool's clocks. */
  at: string
  buyIn: number
  /** How many come to it on an ordinary day; the room's crowd multiplies it. */
  field: number
  structure: StructureName
  isInternational?: boolean
  /** Only where players are among themselves: elsewhere the international pool has the like. */
  isLocal?: boolean
  /** Promised whatever the day; what has none promises most of what an ordinary field brings in. */
  guarantee?: number
  /** Of a satellite: the tournament of the same room in which its seats are, the next one after it. */
  target?: string
  /** Of a satellite to an event outside the room: what a seat is worth. */
  pass?: number
}

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = everyDay as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]
const abroad = { isInternational: true } as const
const atHome = { isLocal: true } as const
const amountOf = (name: keyof typeof businessConstants) => businessConstants[name].amount

/** What is played on every day, morning to night. */
// biome-ignore format: a table is read by its columns
export const daily: readonly Planned[] = [
  { id: 'morning', name: { nl: 'Ochtendtoernooi', en: 'Morning Tournament' }, format: 'freezeout', days: everyDay, at: '09:30', buyIn: 2, field: 70, structure: 'turbo' },
  { id: 'coffee', name: { nl: 'Koffiepauze', en: 'Coffee Break' }, format: 're-entry', days: everyDay, at: '11:00', buyIn: 5, field: 60, structure: 'turbo' },
  { id: 'lunch', name: { nl: 'Lunchtoernooi', en: 'Lunch Tournament' }, format: 'six-max', days: everyDay, at: '13:00', buyIn: 1, field: 110, structure: 'turbo' },
  { id: 'afternoon-omaha', name: { nl: 'Middag-Omaha', en: 'Afternoon Omaha' }, format: 'omaha', days: everyDay, at: '15:00', buyIn: 5, field: 50, structure: 'regular' },
  { id: 'weekend-freeroll', name: { nl: 'Weekendfreeroll', en: 'Weekend Freeroll' }, format: 'freezeout', days: [saturday, sunday], at: '16:00', buyIn: 0, field: 700, structure: 'turbo', guarantee: amountOf('weekend-freeroll-pool') },
  { id: 'early-evening', name: { nl: 'Vroege avond', en: 'Early Evening' }, format: 'freezeout', days: everyDay, at: '17:30', buyIn: 10, field: 120, structure: 'regular' },
  { id: 'envelopes', name: { nl: 'Mystery Battle Royale', en: 'Mystery Battle Royale' }, format: 'mystery-battle-royale', days: everyDay, at: '18:30', buyIn: 10, field: 90, structure: 'regular' },
  { id: 'monday-freeroll', name: { nl: 'Maandagfreeroll', en: 'Monday Freeroll' }, format: 'freezeout', days: [monday], at: '19:00', buyIn: 0, field: 500, structure: 'turbo', guarantee: amountOf('freeroll-pool') },
  { id: 'ticket-freeroll', name: { nl: 'Ticketfreeroll', en: 'Ticket Freeroll' }, format: 'satellite', days: [wednesday], at: '19:00', buyIn: 0, field: 400, structure: 'turbo', guarantee: amountOf('freeroll-pool'), target: 'evening' },
  { id: 'hand-of-the-day', name: { nl: 'Hand van de dag', en: 'Hand of the Day' }, format: 'flip-and-go', days: [friday], at: '19:00', buyIn: 0, field: 600, structure: 'turbo', guarantee: amountOf('freeroll-pool') },
  { id: 'evening', name: { nl: 'Avondtoernooi', en: 'Evening Tournament' }, format: 'freezeout', days: everyDay, at: '20:00', buyIn: 25, field: 180, structure: 'regular' },
  { id: 'six-max', name: { nl: 'Zes aan tafel', en: 'Six-Handed' }, format: 'six-max', days: everyDay, at: '20:30', buyIn: 50, field: 80, structure: 'regular' },
  { id: 'high-table', name: { nl: 'Hoge tafel', en: 'High Table' }, format: 'freezeout', days: everyDay, at: '21:00', buyIn: 200, field: 40, structure: 'deep' },
  { id: 'night-light', name: { nl: 'Nachtlampje', en: 'Night Light' }, format: 're-entry', days: everyDay, at: '22:30', buyIn: 5, field: 90, structure: 'turbo' },
  { id: 'night-table', name: { nl: 'Nachttafel', en: 'Night Table' }, format: 'freezeout', days: everyDay, at: '23:45', buyIn: 1, field: 80, structure: 'turbo' },
  { id: 'ggmasters-satellite', name: { nl: 'Satelliet GGMasters', en: 'GGMasters Satellite' }, format: 'satellite', days: everyDay, at: '15:30', buyIn: 15, field: 240, structure: 'turbo', target: 'ggmasters', ...abroad },
  { id: 'wsop-express', name: { nl: 'WSOP Express', en: 'WSOP Express' }, format: 'satellite', days: everyDay, at: '17:00', buyIn: amountOf('wsop-express-entry'), field: 550, structure: 'turbo', target: 'wsop-express-2', ...abroad },
  { id: 'wsop-express-2', name: { nl: 'WSOP Express, tweede trede', en: 'WSOP Express, Second Step' }, format: 'satellite', days: everyDay, at: '19:00', buyIn: 5, field: 330, structure: 'turbo', target: 'wsop-express-3', ...abroad },
  { id: 'flip-and-go', name: { nl: 'Flip & Go', en: 'Flip & Go' }, format: 'flip-and-go', days: everyDay, at: '21:30', buyIn: 5, field: 400, structure: 'flip', ...atHome },
  { id: 'satellite', name: { nl: 'Satelliet, eerste trede', en: 'Satellite, First Step' }, format: 'satellite', days: everyDay, at: '17:00', buyIn: 0.5, field: 550, structure: 'turbo', target: 'satellite-2', ...atHome },
  { id: 'satellite-2', name: { nl: 'Satelliet, tweede trede', en: 'Satellite, Second Step' }, format: 'satellite', days: everyDay, at: '19:00', buyIn: 5, field: 330, structure: 'turbo', target: 'satellite-3', ...atHome },
  { id: 'satellite-3', name: { nl: 'Satelliet, derde trede', en: 'Satellite, Third Step' }, format: 'satellite', days: [saturday], at: '20:15', buyIn: 50, field: 220, structure: 'turbo', target: 'satellite-4', ...atHome },
  { id: 'satellite-4', name: { nl: 'Satelliet, vierde trede', en: 'Satellite, Fourth Step' }, format: 'satellite', days: [sunday], at: '20:15', buyIn: 500, field: 110, structure: 'turbo', pass: 5000, ...atHome },
]

/** What is played once a week, by the series that holds it. */
// biome-ignore format: a table is read by its columns
export const weekly: Readonly<Record<string, readonly Planned[]>> = {
  ggmasters: [
    // Specification, section 9: Sundays, from 17:00 UTC.
    { id: 'ggmasters', name: { nl: 'GGMasters', en: 'GGMasters' }, format: 'freezeout', days: [sunday], at: '17:00', buyIn: 150, field: 7800, structure: 'deep', guarantee: amountOf('ggmasters-guarantee'), ...abroad },
  ],
  ggmillions: [
    { id: 'ggmillions-satellite', name: { nl: 'Satelliet GGMillion$', en: 'GGMillion$ Satellite' }, format: 'satellite', days: [tuesday], at: '13:00', buyIn: 1000, field: 44, structure: 'regular', target: 'ggmillions', ...abroad },
    { id: 'ggmillions', name: { nl: 'GGMillion$', en: 'GGMillion$' }, format: 'freezeout', days: [tuesday], at: '18:00', buyIn: 10_300, field: 90, structure: 'deep', ...abroad },
  ],
  'flip-and-go-millionaire': [
    { id: 'flip-and-go-millionaire', name: { nl: 'Flip&Go Millionaire', en: 'Flip&Go Millionaire' }, format: 'flip-and-go', days: [thursday], at: '20:00', buyIn: amountOf('flip-and-go-millionaire-entry'), field: 4000, structure: 'flip', ...abroad },
  ],
  'wsop-express': [
    { id: 'wsop-express-3', name: { nl: 'WSOP Express, derde trede', en: 'WSOP Express, Third Step' }, format: 'satellite', days: [saturday], at: '20:00', buyIn: 50, field: 220, structure: 'turbo', target: 'wsop-express-final', ...abroad },
    { id: 'wsop-express-final', name: { nl: 'WSOP Express, finale', en: 'WSOP Express, Final' }, format: 'satellite', days: [sunday], at: '20:00', buyIn: 500, field: 66, structure: 'turbo', pass: amountOf('wsop-express-pass-one'), ...abroad },
  ],
}

/** What a series of fifteen days is made of; `days` count within each of its weeks. */
// biome-ignore format: a table is read by its columns
export const inSeries: readonly Planned[] = [
  { id: 'opener', name: { nl: 'Zondagsopening', en: 'Sunday Opener' }, format: 're-entry', days: [sunday], at: '16:00', buyIn: 20, field: 420, structure: 'regular' },
  { id: 'omaha', name: { nl: 'Omaha op zondag', en: 'Sunday Omaha' }, format: 'omaha', days: [sunday], at: '18:30', buyIn: 55, field: 160, structure: 'regular' },
  { id: 'mystery', name: { nl: 'Enveloppenavond', en: 'Night of Envelopes' }, format: 'mystery-battle-royale', days: [tuesday], at: '19:00', buyIn: 25, field: 320, structure: 'regular' },
  { id: 'six-max', name: { nl: 'Zes aan tafel XL', en: 'Six-Handed Thursday' }, format: 'six-max', days: [thursday], at: '19:00', buyIn: 80, field: 150, structure: 'deep' },
  { id: 'main-satellite', name: { nl: 'Satelliet hoofdtoernooi', en: 'Main Event Satellite' }, format: 'satellite', days: [saturday], at: '14:00', buyIn: 25, field: 220, structure: 'turbo', target: 'main' },
]

/** On the last two days of a series. */
// biome-ignore format: a table is read by its columns
export const mainEvent: Planned =
  { id: 'main', name: { nl: 'Hoofdtoernooi', en: 'Main Event' }, format: 'two-days', days: [saturday], at: '19:00', buyIn: 250, field: 700, structure: 'deep' }

/** Series of fifteen days: they begin on the nth Sunday of a month. */
// biome-ignore format: a table is read by its columns
export const festivals = [
  { id: { nl: 'nieuwjaarsreeks', en: 'new-year-series' }, name: { nl: 'Nieuwjaarsreeks', en: 'New Year Series' }, month: 1, sunday: 1 },
  { id: { nl: 'voorjaarsreeks', en: 'spring-series' }, name: { nl: 'Voorjaarsreeks', en: 'Spring Series' }, month: 3, sunday: 1 },
  { id: { nl: 'zomerreeks', en: 'summer-series' }, name: { nl: 'Zomerreeks', en: 'Summer Series' }, month: 6, sunday: 1 },
  { id: { nl: 'herfstreeks', en: 'autumn-series' }, name: { nl: 'Herfstreeks', en: 'Autumn Series' }, month: 9, sunday: 1 },
  { id: { nl: 'winterreeks', en: 'winter-series' }, name: { nl: 'Winterreeks', en: 'Winter Series' }, month: 11, sunday: 4, icon: 'site:coin' },
] as const
export const FESTIVAL_DAYS = 15

/** Series that never end. */
export const standing = {
  daily: { nl: 'Elke dag', en: 'Every Day' },
  ggmasters: { nl: 'GGMasters', en: 'GGMasters' },
  ggmillions: { nl: 'GGMillion$', en: 'GGMillion$' },
  'flip-and-go-millionaire': { nl: 'Flip&Go Millionaire', en: 'Flip&Go Millionaire' },
  'wsop-express': { nl: 'WSOP Express', en: 'WSOP Express' },
} as const
export type StandingId = keyof typeof standing
