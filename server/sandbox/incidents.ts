import { addDays } from '#shared/site/calendar-days.ts'
import { chanceOf } from './chance.ts'
import { DAY_MS, MINUTE_MS, toDate, toUtcTime, weekdayOf } from './days.ts'

interface Text {
  nl: string
  en: string
}

interface Told {
  id: string
  title: Text
  systems: readonly ('tables' | 'tournaments' | 'account' | 'payments' | 'app' | 'support')[]
  state: 'slow' | 'down'
  isPlanned: boolean
  /** What became of the tournaments that were running. */
  outcome: 'none' | 'paused' | 'rolled-back' | 'rolled-forward' | 'cancelled'
}

interface IncidentKind extends Told {
  /** Chance of one in a month; null: on every second Wednesday. */
  monthly: number | null
  /** First and last hour in UTC in which it may begin, and its shortest and longest duration in minutes. */
  hours: readonly [number, number]
  minutes: readonly [number, number]
  /** What is written while it lasts: after how much of it, 0 to 1. */
  updates: readonly ({ after: number } & Text)[]
}

const kinds: readonly IncidentKind[] = [
  {
    id: 'maintenance',
    title: { nl: 'Nieuwe versie van de lobby', en: 'New version of the lobby' },
    systems: ['app', 'tables'],
    state: 'slow',
    isPlanned: true,
    outcome: 'none',
    monthly: null,
    hours: [5, 5],
    minutes: [30, 50],
    updates: [
      {
        after: 0,
        nl: 'We zetten een nieuwe versie van de lobby klaar. Aan tafels die al open zijn, gaat het spel door.',
        en: 'We are installing a new version of the lobby. Tables that are already open carry on.',
      },
      {
        after: 1,
        nl: 'Klaar. De app haalt de nieuwe versie op zodra je hem opnieuw opent.',
        en: 'Done. The app fetches the new version when you open it again.',
      },
    ],
  },
  {
    id: 'tournaments',
    title: {
      nl: 'Toernooien afgebroken na storing in een database',
      en: 'Tournaments cancelled after a database failure',
    },
    systems: ['tournaments', 'tables'],
    state: 'down',
    isPlanned: false,
    outcome: 'rolled-forward',
    monthly: 0.15,
    hours: [17, 20],
    minutes: [60, 100],
    updates: [
      {
        after: 0.05,
        nl: 'Alle tafels staan stil. Handen die niet waren afgelopen, zijn nietig; de inzetten gaan terug.',
        en: 'All tables are paused. Hands that had not ended are void; the bets are returned.',
      },
      {
        after: 0.5,
        nl: 'Een database met toernooistanden is uitgevallen. Toernooien waarin de prijzen waren bereikt, rekenen we door; de andere draaien we terug.',
        en: 'A database with tournament standings has failed. Tournaments in which the prizes had been reached are rolled forward; the others are rolled back.',
      },
      {
        after: 1,
        nl: 'Alles draait weer. De uitbetalingen van afgebroken toernooien staan binnen 72 uur in je wallet in de app.',
        en: 'Everything is running again. Payouts for cancelled tournaments reach your wallet in the app within 72 hours.',
      },
    ],
  },
  {
    id: 'payments',
    title: { nl: 'Uitbetalingen duurden langer', en: 'Withdrawals took longer' },
    systems: ['payments'],
    state: 'slow',
    isPlanned: false,
    outcome: 'none',
    monthly: 0.6,
    hours: [7, 14],
    minutes: [90, 200],
    updates: [
      {
        after: 0.1,
        nl: 'Een betaaldienst reageert traag. Uitbetalingen komen later aan; er gaat niets verloren.',
        en: 'A payment provider is slow to respond. Withdrawals will arrive later than usual; nothing is lost.',
      },
      { after: 1, nl: 'De achterstand is weggewerkt.', en: 'The backlog has been cleared.' },
    ],
  },
  {
    id: 'tables',
    title: { nl: 'Korte onderbreking aan de tafels', en: 'Short interruption at the tables' },
    systems: ['tables', 'tournaments'],
    state: 'slow',
    isPlanned: false,
    outcome: 'paused',
    monthly: 0.5,
    hours: [10, 22],
    minutes: [8, 20],
    updates: [
      {
        after: 0.3,
        nl: 'Een deel van de spelers verloor de verbinding. We hebben de toernooien stilgezet.',
        en: 'Some players lost their connection. We have paused the tournaments.',
      },
      {
        after: 1,
        nl: 'De verbinding is hersteld en de klokken lopen weer.',
        en: 'The connection is restored and the clocks run again.',
      },
    ],
  },
]

interface Incident extends Told {
  /** ISO 8601 in UTC, as its end and its updates. */
  start: string
  end: string
  updates: readonly { at: string; text: Text }[]
}

/** Above the days that all lists ask for. */
const MAX_KEPT = 2000
const kept = new Map<string, Incident[]>()

/** Everything that goes wrong on a day, or is planned for it; the network is one for all rooms. */
export function incidentsOn(date: string): readonly Incident[] {
  let incidents = kept.get(date)
  if (!incidents) {
    incidents = drawIncidents(date)
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(date, incidents)
  }
  return incidents
}

function drawIncidents(date: string): Incident[] {
  return kinds.flatMap((kind) => {
    const { id, monthly, hours, minutes, updates, ...told } = kind
    const chance = chanceOf('incident', id, date)
    const between = ([least, most]: readonly [number, number]) => least + chance() * (most - least)
    const isDue =
      monthly === null ? weekdayOf(date) === 3 && (Date.parse(date) / (7 * DAY_MS)) % 2 < 1 : chance() < monthly / 30
    if (!isDue) return []
    const start = Date.parse(date) + Math.floor(between(hours) * 60) * MINUTE_MS
    const lasts = Math.floor(between(minutes))
    return [
      {
        ...told,
        id: `${id}-${date}`,
        start: toUtcTime(start),
        end: toUtcTime(start + lasts * MINUTE_MS),
        updates: updates.map(({ after, ...text }) => ({
          at: toUtcTime(start + Math.floor(after * lasts) * MINUTE_MS),
          text,
        })),
      },
    ]
  })
}

/** The first moment between two at which the network breaks off the tournaments that run; null: none. */
export function brokenOffAt(from: number, to: number): number | null {
  for (let date = toDate(from); Date.parse(date) < to; date = addDays(date, 1)) {
    for (const { outcome, start } of incidentsOn(date)) {
      const at = Date.parse(start)
      if (outcome === 'rolled-forward' && at > from && at < to) return at
    }
  }
  return null
}
