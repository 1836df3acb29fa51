import type { PageContext } from '#shared/site/page-context.ts'
import {
  CONSENT_COOKIE,
  CONSENT_COOKIE_SECONDS,
  type Consent,
  type ConsentChoice,
  type ConsentView,
  decideConsent,
  formatConsent,
  type OptionalCategory,
  optionalCategories,
  parseConsent,
  readChoice,
} from '#shared/visitor/consent.ts'
import { CONSENT_DIALOG_ID, type ConsentConfig } from '#shared/visitor/consent-config.ts'
import { choiceCookies } from '#shared/visitor/locale-cookie.ts'
import type { ConsentInput } from './analytics/start-analytics.ts'
import { closeDialog } from './dialogs.ts'
import { writeCookie } from './write-cookie.ts'

const ACTION = '/actions/consent'
const BANNER = '[data-consent-banner]'
/** Longer than a form that is sent takes to take the document away, in ms. */
const LEAVING_MS = 5_000

/** Does what the visitor has allowed, and takes their answers without leaving the page where that is enough. */
export function startConsent(served: PageContext): void {
  const config = JSON.parse(
    document.querySelector<HTMLElement>('[data-consent-config]')?.dataset.consentConfig ?? '',
  ) as ConsentConfig
  // The document says whose scripts it admits; what is allowed since comes with the next (decision 0014).
  const admitted = document.documentElement.dataset.outside?.split(' ') ?? []
  const scripts =
    served.topic === 'responsible-gaming' ? [] : config.scripts.filter(({ category }) => admitted.includes(category))
  // What others' scripts do, nobody can stop but by loading the document anew.
  const mustGo = (allowed: readonly OptionalCategory[]) => scripts.some(({ category }) => !allowed.includes(category))
  let isLeaving = false
  const follow = () => {
    const view = readView(config)
    // A page that the browser kept since before the answer, for its way back, still asks.
    if (!view.isAsked) removeBanner()
    void followConsent({ config: { ...config, scripts }, served, onChange: followElsewhere }).catch(reportError)
  }
  const followElsewhere = () => {
    if (!mustGo(readView(config).allowed)) follow()
    else if (isLeaving) {
      // A document that really leaves is gone by then; one whose form was not sent has to follow after all.
      setTimeout(() => {
        isLeaving = false
        followElsewhere()
      }, LEAVING_MS)
    } else location.reload()
  }
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const { submitter } = event
    if (form.getAttribute('action') !== ACTION || !(submitter instanceof HTMLButtonElement)) return
    const allowed = readForm(config, form, submitter.value as ConsentChoice)
    // The receipt stands in a document of its own.
    isLeaving = mustGo(allowed) || document.getElementById('main')?.dataset.page === 'cookie-policy'
    if (isLeaving) return
    event.preventDefault()
    keep(config, allowed)
    follow()
    const { saved, unsaved } = form.dataset
    document.dispatchEvent(
      new CustomEvent('toast:show', {
        detail: { id: 'consent', text: (unkept ? unsaved : saved) ?? '', kind: 'confirmation' },
      }),
    )
  })
  document.addEventListener('dialog:before-open', ({ target }) => {
    if (target instanceof HTMLElement && target.id === CONSENT_DIALOG_ID) showChoice(target)
  })
  // Answered in another tab: this one asks no more once it is looked at again.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && document.querySelector(BANNER) && !readView(config).isAsked) follow()
  })
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    isLeaving = false
    followElsewhere()
  })
  follow()
}

/** The answer in a browser that keeps no cookies. The server is told of none, so that it is a no for as long as there is the document. */
let unkept: Consent | null = null

function readView({ version, categories }: ConsentConfig): ConsentView {
  return decideConsent({ categories, textVersion: version, consent: readCookie() ?? unkept, hasSignal: hasSignal() })
}

function readCookie() {
  const prefix = `${CONSENT_COOKIE}=`
  const cookie = document.cookie.split('; ').find((entry) => entry.startsWith(prefix))
  return parseConsent(cookie?.slice(prefix.length))
}

/** Global Privacy Control; browsers that send it say so to scripts as well. */
function hasSignal(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}

function readForm({ categories }: ConsentConfig, form: HTMLFormElement, choice: ConsentChoice): OptionalCategory[] {
  const fields = new FormData(form)
  return readChoice(choice, categories, (category) => fields.get(category) === 'on')
}

function keep({ version, categories }: ConsentConfig, allowed: OptionalCategory[]): void {
  const givenAt = Math.floor(Date.now() / 1000)
  const value = formatConsent({ version, givenAt, allowed })
  writeCookie({ name: CONSENT_COOKIE, value, maxAge: CONSENT_COOKIE_SECONDS })
  unkept = readCookie() ? null : { version, givenAt, allowed: [] }
  if (categories.includes('functional') && !allowed.includes('functional'))
    for (const name of choiceCookies) writeCookie({ name, value: '', maxAge: 0 })
  closeDialog(CONSENT_DIALOG_ID, 'program')
}

/** Focus is never lost: it goes to where the page begins. */
function removeBanner(): void {
  const banner = document.querySelector(BANNER)
  const hadFocus = banner?.contains(document.activeElement)
  banner?.remove()
  if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true })
}

/** The dialog's HTML is everybody's: what is chosen now stands in the cookie. */
function showChoice(dialog: HTMLElement): void {
  const allowed = readCookie()?.allowed ?? []
  for (const category of optionalCategories) {
    const box = dialog.querySelector<HTMLInputElement>(`[name="${category}"]`)
    if (box) box.checked = allowed.includes(category)
  }
  const note = dialog.querySelector<HTMLElement>('[data-privacy-signal]')
  if (note) note.hidden = !hasSignal()
}

/** Says on the root element what is done, in `data-consent`: the categories, or `none`. */
async function followConsent(input: Omit<ConsentInput, 'allowed'>): Promise<void> {
  let { allowed } = readView(input.config)
  const { dataset } = document.documentElement
  const isCounting = allowed.includes('statistics') || allowed.includes('marketing')
  // Nothing of it is loaded by those who have not said yes; who has taken it back has it already.
  if (isCounting || (dataset.consent ?? 'none') !== 'none') {
    const { applyConsent } = await import('./analytics/start-analytics.ts')
    // A yes may have been taken back while this was on its way.
    allowed = readView(input.config).allowed
    applyConsent({ ...input, allowed })
  }
  dataset.consent = nameOf(allowed)
}

const nameOf = (allowed: readonly OptionalCategory[]) => allowed.join(' ') || 'none'
