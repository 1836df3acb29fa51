/** What may be refused. What is necessary is never asked for. */
export const optionalCategories = ['functional', 'statistics', 'marketing'] as const
export type OptionalCategory = (typeof optionalCategories)[number]
export type StorageCategory = 'necessary' | OptionalCategory

/** Keeps a visitor's choice: `{version of the text}.{seconds since 1970}.{first letters of what is allowed}`. */
export const CONSENT_COOKIE = 'consent'
/** 365 days: a choice is asked for again when its text changes, and else not for as long as a browser keeps a year. */
export const CONSENT_COOKIE_SECONDS = 31_536_000

/** Fields of the forms that are sent to `/actions/consent`: `choice`, and for `save` one field per category. */
export const consentChoices = ['accept', 'refuse', 'save'] as const
export type ConsentChoice = (typeof consentChoices)[number]

/** A choice that a visitor has made. */
export interface Consent {
  /** Date of effect of the cookie policy under which the question was asked, YYYYMMDD. */
  version: string
  /** Seconds since 1970. */
  givenAt: number
  allowed: OptionalCategory[]
}

/** What a page is told of it: whether the question is still open, and what may be done. */
export interface ConsentView {
  isAsked: boolean
  allowed: readonly OptionalCategory[]
}

/** Where nothing is asked and nothing is allowed. */
export const noConsent: ConsentView = Object.freeze({ isAsked: false, allowed: [] })

/** Value of the cookie. */
export function formatConsent({ version, givenAt, allowed }: Consent): string {
  return `${version}.${givenAt}.${allowed.map((category) => category[0]).join('')}`
}

/** The choice that the cookie keeps; null for none, and for one that nobody of us wrote. */
export function parseConsent(value: string | undefined): Consent | null {
  const [, version, givenAt, letters] = /^(\d{8})\.(\d{10})\.(f?s?m?)$/.exec(value ?? '') ?? []
  if (!version || letters === undefined) return null
  const allowed = optionalCategories.filter(([letter = ' ']) => letters.includes(letter))
  return { version, givenAt: Number(givenAt), allowed }
}

/** Which categories a form allows. */
export function readChoice(choice: ConsentChoice, isChecked: (category: OptionalCategory) => boolean) {
  if (choice === 'save') return optionalCategories.filter(isChecked)
  return choice === 'accept' ? [...optionalCategories] : []
}

interface ConsentInput {
  /** Off: nothing is asked, so nothing is allowed either. */
  isEnabled: boolean
  /** Of the text that is asked with now: an answer to another one is none. */
  textVersion: string
  consent: Consent | null
  /** Whether the browser sends Global Privacy Control, which refuses statistics and marketing whatever was chosen before. */
  hasSignal: boolean
}

/** Decides what follows from a visitor's choice and their browser's signal. */
export function decideConsent({ isEnabled, textVersion, consent, hasSignal }: ConsentInput): ConsentView {
  if (!isEnabled) return noConsent
  const answer = consent?.version === textVersion ? consent : null
  const allowed = (answer?.allowed ?? []).filter((category) => category === 'functional' || !hasSignal)
  return { isAsked: !answer && !hasSignal, allowed }
}
