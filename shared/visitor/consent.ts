/** Categories that may be refused. */
export const optionalCategories = ['functional', 'statistics', 'marketing'] as const
export type OptionalCategory = (typeof optionalCategories)[number]
export type StorageCategory = 'necessary' | OptionalCategory

/** The consent cookie: `{version of the text}.{seconds since 1970}.{first letters of what is allowed}`. */
export const CONSENT_COOKIE = 'consent'
/** 365 days. */
export const CONSENT_COOKIE_SECONDS = 31_536_000

/** Where a visitor is led whose answer was given on a page that says what was answered. */
export const CONSENT_RECEIPT_ID = 'consent-receipt'

/** Fields of the forms that are sent to `/actions/consent`: `choice`, and for `save` one field per category. */
export const consentChoices = ['accept', 'refuse', 'save'] as const
export type ConsentChoice = (typeof consentChoices)[number]

export interface Consent {
  version: string
  /** Seconds since 1970. */
  givenAt: number
  allowed: OptionalCategory[]
}

export interface ConsentView {
  isAsked: boolean
  allowed: readonly OptionalCategory[]
}

export const noConsent: ConsentView = Object.freeze({ isAsked: false, allowed: [] })

export function formatConsent({ version, givenAt, allowed }: Consent): string {
  return `${version}.${givenAt}.${allowed.map((category) => category[0]).join('')}`
}

/** The choice in the cookie; null for none or a malformed one. */
export function parseConsent(value: string | undefined): Consent | null {
  const [, version, givenAt, letters] = /^(\d{8})\.(\d{10})\.(f?s?m?)$/.exec(value ?? '') ?? []
  if (!version || letters === undefined) return null
  const allowed = optionalCategories.filter(([letter = ' ']) => letters.includes(letter))
  return { version, givenAt: Number(givenAt), allowed }
}

/** What of the categories that were asked for a choice allows. */
export function readChoice(
  choice: ConsentChoice,
  asked: readonly OptionalCategory[],
  isChecked: (category: OptionalCategory) => boolean,
): OptionalCategory[] {
  if (choice === 'save') return asked.filter(isChecked)
  return choice === 'accept' ? [...asked] : []
}

interface ConsentInput {
  /** Categories for which a yes is needed; none: nothing is asked, and nothing allowed. */
  categories: readonly OptionalCategory[]
  textVersion: string
  consent: Consent | null
  /** Whether the browser sends Global Privacy Control, which refuses statistics and marketing whatever was chosen before. */
  hasSignal: boolean
}

/** Decides what follows from a visitor's choice and their browser's signal. */
export function decideConsent({ categories, textVersion, consent, hasSignal }: ConsentInput): ConsentView {
  if (categories.length === 0) return noConsent
  const answer = consent?.version === textVersion ? consent : null
  const given = (answer?.allowed ?? []).filter((category) => categories.includes(category))
  const allowed = given.filter((category) => category === 'functional' || !hasSignal)
  return { isAsked: !answer && !hasSignal, allowed }
}
