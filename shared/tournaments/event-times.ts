import { formatsOf } from '#shared/site/messages.ts'

/** Twenty-four hours in every language: a host and a browser do not agree on how the other kind is written. */
const clockFormat = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const dayFormat = { weekday: 'short', day: 'numeric', month: 'short' } as const

interface EventTimesInput {
  at: string
  /** IANA name of the reader's zone. */
  timeZone: string
  language: string
}

export interface EventTimes {
  /** `zo 22 nov` in the reader's zone. */
  day: string
  /** `18:00` in the reader's zone. */
  clock: string
  /** The same moment in UTC, with its weekday where that is another one: `17:00`, `za 23:30`. */
  utc: string
}

/**
 * A moment as a reader and as UTC write it. The zone's own rules for that date hold, so a clock that was put forward or
 * back between now and then is right, and the hour that comes twice in autumn is told apart by its UTC.
 */
export function writeEventTimes({ at, timeZone, language }: EventTimesInput): EventTimes {
  const moment = new Date(at)
  const { date } = formatsOf(language)
  const day = date(moment, { ...dayFormat, timeZone })
  const utcDay = date(moment, { ...dayFormat, timeZone: 'UTC' })
  const utcClock = date(moment, { ...clockFormat, timeZone: 'UTC' })
  const weekday = date(moment, { weekday: 'short', timeZone: 'UTC' })
  return {
    day,
    clock: date(moment, { ...clockFormat, timeZone }),
    utc: day === utcDay ? utcClock : `${weekday} ${utcClock}`,
  }
}
