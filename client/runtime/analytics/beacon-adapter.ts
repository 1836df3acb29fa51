import type { AnalyticsAdapter } from './track.ts'

/** Sends each event to our own server, which adds it up. A browser finishes the sending even when the page is left. */
export const sendBeacon: AnalyticsAdapter = (event) => {
  navigator.sendBeacon('/api/beacon', new Blob([JSON.stringify(event)], { type: 'application/json' }))
}
