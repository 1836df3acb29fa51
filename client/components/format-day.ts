import { dateLanguageOf } from '#shared/site/locales.ts'

export function formatDay(date: string, language: string): string {
  return new Intl.DateTimeFormat(dateLanguageOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(date),
  )
}

/** A moment in a zone, with the zone's name: 14 november 2026 om 18:00 CET. */
export function formatMoment(moment: string, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(dateLanguageOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(Date.parse(moment))
}

export function formatUtcTime(moment: string): string {
  return moment.slice(11, 16)
}
