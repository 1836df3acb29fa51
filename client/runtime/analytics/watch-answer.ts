import { CONSENT_COOKIE } from '#shared/visitor/consent.ts'

/**
 * Tells that the answer may be another: at once where the browser tells of cookies, which other tabs and the server set
 * too; elsewhere when the reader is back at this tab.
 */
export function watchAnswer(onChange: () => void): void {
  if ('cookieStore' in window) {
    window.cookieStore.addEventListener('change', ({ changed, deleted }) => {
      if ([...changed, ...deleted].some(({ name }) => name === CONSENT_COOKIE)) onChange()
    })
  } else {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') onChange()
    })
  }
}
