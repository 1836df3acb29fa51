import { addDays, addMonths } from '#shared/site/calendar-days.ts'

export interface DateRange {
  first: string
  last: string
}

/** The rolling months up to and with today, the oldest first: no day counts twice and none is left out. */
export function rollingMonths(today: string, months: number): DateRange[] {
  return Array.from({ length: months }, (_, index) => ({
    first: addDays(addMonths(today, index - months), 1),
    last: addMonths(today, index + 1 - months),
  }))
}
