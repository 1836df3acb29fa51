import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from '#shared/locale-cookie.ts'
import { onAction } from './actions.ts'
import { writeCookie } from './write-cookie.ts'

/** Keeps the language of a link that is a choice, before the browser follows it. */
export function startLocaleChoice(): void {
  onAction('choose-locale', ({ dataset }) => {
    // Nothing is kept for who has answered, and not allowed what is functional (`shared/consent.ts`).
    if (/\bconsent=[\d.]+s?m?(;|$)/.test(document.cookie)) return
    writeCookie({ name: LOCALE_COOKIE, value: dataset.locale ?? '', maxAge: LOCALE_COOKIE_SECONDS })
  })
}
