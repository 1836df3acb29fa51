import type { StreamLink } from './stream-link-verdict.ts'
import type { StreamRecord, TableCount } from './stream-list.ts'
import { type DateRange, rollingMonths } from './stream-window.ts'

export interface StreamerLimits {
  viewers: number
  months: number
  tablesPercent: number
  sessionPercent: number
}

/** One of the rolling months. `weight` is the sum of minutes times hundredths of viewers, a whole number: no average is rounded. */
export interface MonthTotal {
  minutes: number
  weight: number
}

export interface EligibilityEntry {
  place: 'twitch' | 'youtube' | 'other' | null
  link: StreamLink | null
  /** The rolling months, the oldest first; used when there is no list. */
  months: readonly (MonthTotal | null)[]
  streams: readonly StreamRecord[]
  /** Whether the list has lines that nobody could read: then nothing that depends on all of them is said. */
  hasUnreadLines: boolean
  tables: TableCount | null
  session: { minutes: number; streamed: number } | null
  /** Whether streamer mode was active at the end of the tournament, which no figure says. */
  isOnAtEnd: boolean
}

/** met, missed, or open: what it takes to say so was not filled in. */
export type VerdictState = 'met' | 'missed' | 'open'
export const requirementIds = ['place', 'months', 'viewers', 'link', 'tables', 'session'] as const
export type RequirementId = (typeof requirementIds)[number]

export interface Verdict {
  id: RequirementId
  state: VerdictState
  /** Which of the requirement's sentences says it, beside `met`, `missed` and `open`. */
  detail?: 'not-on-at-end' | 'end-unsaid' | 'unread'
  /** Figures for the sentence. Averages are cut off, never rounded up: 39.97 is not 40. */
  figures: Readonly<Record<string, number>>
}

export interface Eligibility {
  verdicts: Verdict[]
  /** missed as soon as one is; met when all are. */
  state: VerdictState
  window: DateRange
  /** The rolling months with what was streamed in each. */
  months: (DateRange & { minutes: number; viewers: number | null })[]
  /** Streams of the list outside the window, which count for nothing. */
  ignored: number
}

export function judgeEligibility(entry: EligibilityEntry, { today, limits }: JudgeInput): Eligibility {
  const ranges = rollingMonths(today, limits.months)
  const window = { first: ranges[0]?.first ?? today, last: ranges.at(-1)?.last ?? today }
  const counted = entry.streams.filter(({ date }) => isIn(date, window))
  const hasList = entry.streams.length > 0 || entry.hasUnreadLines
  const totals = ranges.map((range, index) =>
    hasList ? totalOf(counted.filter(({ date }) => isIn(date, range))) : (entry.months[index] ?? null),
  )
  const verdicts: Verdict[] = [
    judgePlace(entry),
    judgeMonths(totals, entry),
    judgeViewers(totals, entry, limits),
    judgeLink(entry),
    judgeTables(entry, counted, limits),
    judgeSession(entry, counted, limits),
  ]
  const states = verdicts.map(({ state }) => state)
  return {
    verdicts,
    state: states.includes('missed') ? 'missed' : states.includes('open') ? 'open' : 'met',
    window,
    months: ranges.map((range, index) => {
      const total = totals[index]
      return { ...range, minutes: total?.minutes ?? 0, viewers: total && total.minutes > 0 ? averageOf([total]) : null }
    }),
    ignored: entry.streams.length - counted.length,
  }
}

interface JudgeInput {
  today: string
  limits: StreamerLimits
}

function judgePlace({ place }: EligibilityEntry): Verdict {
  return { id: 'place', state: place === null ? 'open' : place === 'other' ? 'missed' : 'met', figures: {} }
}

function judgeMonths(totals: readonly (MonthTotal | null)[], { hasUnreadLines }: EligibilityEntry): Verdict {
  const streamed = totals.filter((total) => total !== null && total.minutes > 0).length
  const figures = { streamed, of: totals.length }
  if (streamed === totals.length) return { id: 'months', state: 'met', figures }
  if (hasUnreadLines) return { id: 'months', state: 'open', detail: 'unread', figures }
  return { id: 'months', state: totals.includes(null) ? 'open' : 'missed', figures }
}

function judgeViewers(
  totals: readonly (MonthTotal | null)[],
  { hasUnreadLines }: EligibilityEntry,
  limits: StreamerLimits,
): Verdict {
  const known = totals.filter((total) => total !== null)
  const { minutes, weight } = addUp(known)
  const figures = { average: averageOf(known), minutes, needed: limits.viewers }
  if (hasUnreadLines) return { id: 'viewers', state: 'open', detail: 'unread', figures }
  if (known.length < totals.length || minutes === 0) return { id: 'viewers', state: 'open', figures }
  // Whole numbers on both sides: what is exactly enough is enough.
  const isEnough = weight >= limits.viewers * 100 * minutes
  return { id: 'viewers', state: isEnough ? 'met' : 'missed', figures }
}

function judgeLink({ link }: EligibilityEntry): Verdict {
  const isOpen = link === null || (!link.isAccepted && link.problem === 'empty')
  return { id: 'link', state: isOpen ? 'open' : link.isAccepted ? 'met' : 'missed', figures: {} }
}

/** With a list every stream in the window has to reach it; the one that is shortest of it is told. */
function judgeTables({ tables }: EligibilityEntry, counted: readonly StreamRecord[], limits: StreamerLimits): Verdict {
  const listed = counted.flatMap((stream) => (stream.tables ? [stream.tables] : []))
  const all = listed.length > 0 ? listed : tables ? [tables] : []
  const [worst] = [...all].sort((one, other) => one.ours * other.all - other.ours * one.all)
  if (!worst) return { id: 'tables', state: 'open', figures: { needed: limits.tablesPercent } }
  const isEnough = worst.ours * 100 >= limits.tablesPercent * worst.all
  const below = all.filter(({ ours, all: shown }) => ours * 100 < limits.tablesPercent * shown).length
  const figures = {
    ...worst,
    percent: cutPercent(worst.ours, worst.all),
    below,
    streams: listed.length,
    needed: limits.tablesPercent,
    least: Math.ceil((limits.tablesPercent * worst.all) / 100),
  }
  return { id: 'tables', state: isEnough ? 'met' : 'missed', figures }
}

/** The last tournament: the form's, else the latest stream of the list that says its share. */
function judgeSession(
  { session, isOnAtEnd }: EligibilityEntry,
  counted: readonly StreamRecord[],
  limits: StreamerLimits,
): Verdict {
  const needed = limits.sessionPercent
  if (session && session.minutes > 0) {
    const { minutes, streamed } = session
    const least = Math.ceil((needed * minutes) / 100)
    const short = Math.max(0, least - streamed)
    const figures = { percent: cutPercent(streamed, minutes), minutes, streamed, least, short, needed }
    const isEnough = streamed * 100 >= needed * minutes
    if (isEnough && !isOnAtEnd) return { id: 'session', state: 'missed', detail: 'not-on-at-end', figures }
    return { id: 'session', state: isEnough ? 'met' : 'missed', figures }
  }
  const [latest] = counted.filter(({ share }) => share !== null).sort((one, other) => (one.date < other.date ? 1 : -1))
  if (latest?.share == null) return { id: 'session', state: 'open', figures: { needed } }
  const { minutes, share } = latest
  const streamed = Math.floor((share * minutes) / 10_000)
  const least = Math.ceil((needed * minutes) / 100)
  const figures = {
    percent: Math.floor(share / 10) / 10,
    minutes,
    streamed,
    least,
    short: Math.max(0, least - streamed),
    needed,
  }
  const isEnough = share >= needed * 100
  if (isEnough && !isOnAtEnd) return { id: 'session', state: 'open', detail: 'end-unsaid', figures }
  return { id: 'session', state: isEnough ? 'met' : 'missed', figures }
}

/** Every minute counts the same, so a long stream weighs more than a short one. */
function totalOf(streams: readonly StreamRecord[]): MonthTotal {
  return addUp(streams.map(({ minutes, viewers }) => ({ minutes, weight: viewers * minutes })))
}

function addUp(totals: readonly MonthTotal[]): MonthTotal {
  return totals.reduce(
    (sum, { minutes, weight }) => ({ minutes: sum.minutes + minutes, weight: sum.weight + weight }),
    {
      minutes: 0,
      weight: 0,
    },
  )
}

/** To one decimal, cut off. */
function averageOf(totals: readonly MonthTotal[]): number {
  const { minutes, weight } = addUp(totals)
  return minutes === 0 ? 0 : Math.floor(weight / (minutes * 10)) / 10
}

/** To one decimal, cut off. */
function cutPercent(part: number, whole: number): number {
  return Math.floor((part * 1000) / whole) / 10
}

function isIn(date: string, { first, last }: DateRange): boolean {
  return first <= date && date <= last
}
