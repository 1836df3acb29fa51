/** The language chosen in the region selector: a locale's code. */
export const LOCALE_COOKIE = 'locale'
/** 365 days (specification, section 7). */
export const LOCALE_COOKIE_SECONDS = 31_536_000
