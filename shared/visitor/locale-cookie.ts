/** The language chosen in the region selector: a locale's code. */
export const LOCALE_COOKIE = 'locale'
/** The region chosen there: the id of one of the edition's own that is no site of its own. */
export const REGION_COOKIE = 'region'
/** What a visitor chose for themselves: goes when they refuse what is functional. */
export const choiceCookies = [LOCALE_COOKIE, REGION_COOKIE] as const
/** 365 days (specification, section 7). */
export const LOCALE_COOKIE_SECONDS = 31_536_000
