/** Which lessons of the poker school somebody has marked as done: by their own click, and read by nobody but their browser. */
export const LESSONS_COOKIE = 'lessons'
/** 365 days. */
export const LESSONS_COOKIE_SECONDS = 31_536_000
