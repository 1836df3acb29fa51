import { startOfDay } from './zoned-time.ts'

/** How long something that was made holds. */
export interface Validity {
  /** The time at which it was made, in ms since 1970. For caches; content reads the clock's methods. */
  readonly madeAt: number
  /** When it stops being true, in ms since 1970; Infinity: never. */
  readonly changesAt: number
  /** How long it may be given again, in ms, as it shows data that others change at any time; 0: it lacks some. Infinity: it shows none. */
  readonly freshMs: number
}

/**
 * The time of day as content reads it while a page, a feed or a file is made. It remembers the next date that it was compared
 * with: what is made holds until then.
 */
export interface ContentClock extends Validity {
  /** Whether a moment, in ms since 1970, has come. */
  hasCome: (at: number) => boolean
  /** Whether a day (`2026-11-23`) has begun in a zone. */
  hasBegun: (date: string, timeZone: string) => boolean
  /** The beginning of the present span of `ms` milliseconds, counted from 1970. */
  startOf: (ms: number) => number
  /** The time itself, in ms since 1970. What reads it holds for this one moment. */
  readNow: () => number
  /** Told of everything that goes into what is made and was made before it. */
  include: (part: Pick<Validity, 'changesAt' | 'freshMs'>) => void
  /** Told where what is made shows data that others change at any time, and when that is asked for again, in ms; 0: it cannot be had. */
  refreshAfter: (ms: number) => void
}

/** Returns a clock that stands at `now`, in ms since 1970. */
export function createContentClock(now: number): ContentClock {
  let changesAt = Number.POSITIVE_INFINITY
  let freshMs = Number.POSITIVE_INFINITY
  const hasCome = (at: number) => {
    if (at <= now) return true
    changesAt = Math.min(changesAt, at)
    return false
  }
  return {
    madeAt: now,
    hasCome,
    hasBegun: (date, timeZone) => hasCome(startOfDay(timeZone, date)),
    startOf(ms) {
      const start = Math.floor(now / ms) * ms
      hasCome(start + ms)
      return start
    },
    readNow() {
      changesAt = now
      return now
    },
    include(part) {
      changesAt = Math.min(changesAt, part.changesAt)
      freshMs = Math.min(freshMs, part.freshMs)
    },
    refreshAfter(ms) {
      freshMs = Math.min(freshMs, ms)
    },
    get changesAt() {
      return changesAt
    },
    get freshMs() {
      return freshMs
    },
  }
}

/** Whether something still holds at a time, in ms since 1970. false for what was made later: the clock was set back. */
export function holdsAt({ madeAt, changesAt }: Pick<Validity, 'madeAt' | 'changesAt'>, now: number): boolean {
  return madeAt <= now && now < changesAt
}

/** Names the span of time in which something holds: whatever was made of the same things in one span is the same. */
export function spanOf({ changesAt }: Pick<Validity, 'changesAt'>): string {
  return changesAt === Number.POSITIVE_INFINITY ? '' : changesAt.toString(36)
}

/** Whether something changes only at times that are known, and with another build or content. */
export function isPredictable({ freshMs }: Pick<Validity, 'freshMs'>): boolean {
  return freshMs === Number.POSITIVE_INFINITY
}

/**
 * Returns what derives a value from a source once while it holds: the same source gives the same object, for what else it was
 * derived with the last time.
 */
export function keepWhileTrue<Source extends object, Value, Given extends readonly unknown[] = []>(
  derive: (source: Source, clock: ContentClock, ...given: Given) => Value,
): (source: Source, clock: ContentClock, ...given: Given) => Value {
  const cached = new WeakMap<Source, { value: Value; validity: Validity; given: Given }>()
  return (source, clock, ...given) => {
    let found = cached.get(source)
    const isSame = found?.given.every((value, index) => value === given[index]) ?? false
    if (!found || !isSame || !holdsAt(found.validity, clock.madeAt)) {
      const validity = createContentClock(clock.madeAt)
      found = { value: derive(source, validity, ...given), validity, given }
      cached.set(source, found)
    }
    clock.include(found.validity)
    return found.value
  }
}
