import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, REGION_COOKIE } from '#shared/visitor/locale-cookie.ts'
import { onAction } from './actions.ts'
import { writeCookie } from './write-cookie.ts'

/** Keeps the language and the region that a visitor chooses, and shows what is to be known of the region. */
export function startLocaleChoice(): void {
  onAction<HTMLAnchorElement>('choose-locale', (link) => {
    const { locale, region } = link.dataset
    if (mayRemember()) {
      if (locale) writeCookie({ name: LOCALE_COOKIE, value: locale, maxAge: LOCALE_COOKIE_SECONDS })
      if (region) writeCookie({ name: REGION_COOKIE, value: region, maxAge: LOCALE_COOKIE_SECONDS })
    }
    // Sums, filters and a clause stand in the address, which changes while a page stays.
    link.search = location.search
    if (!region) link.hash = location.hash
    // What no cookie keeps, the address of the next page says.
    else if (region !== keptRegion()) link.hash = `region-${region}`
  })
  const show = () => {
    showNote()
    leadToSamePage()
  }
  document.addEventListener('page:shown', show)
  show()
}

/** The header is the same on all pages of a kind, such as all terms or searches, and leads to no single one by itself. */
function leadToSamePage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]:not([data-region])')) {
    const same = document.querySelector<HTMLLinkElement>(`link[hreflang="${link.dataset.locale}"]`)
    link.href = (same ? new URL(same.href) : link).pathname + location.search
  }
}

/** An edition that asks keeps and reads it for who has allowed what is functional, under the text of now (`shared/visitor/consent.ts`). */
function mayRemember(): boolean {
  const asking = document.querySelector<HTMLElement>('[data-consent-config]')?.dataset.consentConfig
  return !asking || RegExp(`\\bconsent=${JSON.parse(asking).version}\\.\\d+\\.f`).test(document.cookie)
}

function keptRegion(): string | undefined {
  return mayRemember() ? RegExp(`\\b${REGION_COOKIE}=(\\w+)`).exec(document.cookie)?.[1] : undefined
}

function showNote(): void {
  const chosen = keptRegion()
  document.documentElement.toggleAttribute('data-region-kept', chosen !== undefined)
  for (const note of document.querySelectorAll<HTMLElement>('[data-region-note]')) {
    note.hidden = note.dataset.regionNote !== chosen
  }
}
