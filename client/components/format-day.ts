import { formatsOf } from '#shared/site/messages.ts'

/** A day without a time (or the day of a moment, in UTC): 18 november 2025, or 18 nov 2025. */
export function formatDay(date: string, language: string, dateStyle: 'long' | 'medium' = 'long'): string {
  return formatsOf(language).date(Date.parse(date), { dateStyle, timeZone: 'UTC' })
}

/** A moment in a zone, with the zone's name: 14 november 2026 om 18:00 CET. */
export function formatMoment(moment: string, language: string, timeZone: string): string {
  return formatsOf(language).date(Date.parse(moment), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  })
}

export function formatUtcTime(moment: string): string {
  return moment.slice(11, 16)
}
