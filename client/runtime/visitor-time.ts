import { useSyncExternalStore } from 'react'
import { shownPreview } from './shown-preview.ts'

const MINUTE_MS = 60_000

/** IANA name of the visitor's time zone; null until the page, which was made without knowing it, is hydrated. */
export function useVisitorZone(): string | null {
  return useSyncExternalStore(subscribeToNothing, visitorZone, () => null)
}

/** The minute that it is, in ms since 1970; 0 until the page is hydrated: what was served stands till then. */
export function useMinute(): number {
  return useSyncExternalStore(subscribeToMinutes, currentMinute, () => 0)
}

/** The time by the visitor's own clock, in ms since 1970, when something is done about it. */
export function visitorNow(): number {
  return Date.now()
}

function subscribeToNothing() {
  return () => {}
}

function visitorZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

export function subscribeToMinutes(notify: () => void) {
  const timer = setInterval(notify, MINUTE_MS)
  return () => clearInterval(timer)
}

function currentMinute(): number {
  // A previewed day stands still.
  return shownPreview() ? 0 : Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
}
