import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from '#shared/visitor/locale-cookie.ts'
import { onAction } from './actions.ts'
import { writeCookie } from './write-cookie.ts'

export function startLocaleChoice(): void {
  onAction('choose-locale', ({ dataset }) => {
    // An edition that asks keeps it for who has allowed what is functional, under the text of now (`shared/visitor/consent.ts`).
    const asking = document.querySelector<HTMLElement>('[data-consent-config]')?.dataset.consentConfig
    if (asking && !RegExp(`\\bconsent=${JSON.parse(asking).version}\\.\\d+\\.f`).test(document.cookie)) return
    writeCookie({ name: LOCALE_COOKIE, value: dataset.locale ?? '', maxAge: LOCALE_COOKIE_SECONDS })
  })
}
