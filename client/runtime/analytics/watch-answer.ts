import { CONSENT_COOKIE } from '#shared/visitor/consent.ts'

/** Tells that the answer may be another: at once where the browser tells of cookies, elsewhere back at this tab. */
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
