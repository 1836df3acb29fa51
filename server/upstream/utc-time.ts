/** Whether a text is a moment in UTC to the second, on a date that the calendar has: `2026-11-22T17:00:00Z`. */
export function isUtcTime(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(text) && isExact(text.replace('Z', '.000Z'))
}

/** `Date` carries what is too much over into the next month; only a real date comes back as it went in. */
function isExact(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}
