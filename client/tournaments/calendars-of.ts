import type { SectionProps } from '#client/components/section-props.ts'

/** Where calendars of the edition begin, in the page's language: only other languages than the first have a prefix. */
export function calendarsOf(hrefTo: SectionProps<'schedule'>['hrefTo']): string {
  return `/api${hrefTo('index')}calendar`
}
