/** A moment that a clock on the wall names, and whether that clock names it at all: in spring an hour is left out, in autumn one comes twice. */
export interface ZonedMoment {
  /** In ms since 1970. Of an hour that comes twice the first; of one that is left out the same reading an hour on. */
  at: number
  isAmbiguous: boolean
  isSkipped: boolean
}

/** The moment at which clocks of a zone show a date and time of day (`2026-11-20`, `23:30`). */
export function momentIn(timeZone: string, date: string, time: string): ZonedMoment {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  // A zone's offset changes by no more than a few hours around the reading: both sides of any change are asked.
  const dayMs = 86_400_000
  const offsets = [offsetAt(timeZone, asUtc - dayMs), offsetAt(timeZone, asUtc + dayMs)]
  const fitting = [...new Set(offsets.map((offset) => asUtc - offset))].filter(
    (at) => at + offsetAt(timeZone, at) === asUtc,
  )
  const [before = 0] = offsets
  const [first = asUtc - before] = fitting.sort((one, other) => one - other)
  return { at: first, isAmbiguous: fitting.length > 1, isSkipped: fitting.length === 0 }
}

/** The city by which a reader knows a zone: `Sao Paulo`, `UTC`. */
export function cityOf(timeZone: string): string {
  return timeZone.replace(/.*\//, '').replaceAll('_', ' ')
}

/** Above the number of dates that all content names in all zones of editions. */
const MAX_DAYS = 5_000
const starts = new Map<string, number>()

/** The moment at which a date begins in a zone, in ms since 1970. Dates are content's, never a visitor's: they are cached. */
export function startOfDay(timeZone: string, date: string): number {
  const key = `${timeZone}|${date}`
  let start = starts.get(key)
  if (start === undefined) {
    start = momentIn(timeZone, date, '00:00').at
    if (starts.size >= MAX_DAYS) starts.clear()
    starts.set(key, start)
  }
  return start
}

export function offsetAt(timeZone: string, at: number): number {
  const parts = clockOf(timeZone).formatToParts(at)
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return (
    Date.UTC(value('year'), value('month') - 1, value('day'), value('hour'), value('minute'), value('second')) -
    Math.floor(at / 1000) * 1000
  )
}

/** Only the last zone's: most callers use one, and a formatter is slow to make. */
let latest: { timeZone: string; clock: Intl.DateTimeFormat } | undefined

function clockOf(timeZone: string): Intl.DateTimeFormat {
  if (latest?.timeZone !== timeZone) {
    const digits = { hour: 'numeric', minute: 'numeric', second: 'numeric' } as const
    const date = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
    latest = { timeZone, clock: new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...date, ...digits }) }
  }
  return latest.clock
}

export function isTimeZone(name: string): boolean {
  try {
    // What it makes is used: a bundler leaves out a call that only throws.
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}
