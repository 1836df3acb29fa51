import Type, { type Static } from 'typebox'
import { AnalyticsSchema, ChatSchema, OutsideScriptsSchema } from '#shared/visitor/third-parties.ts'
import { type Locale, localeCodes } from './locales.ts'
import { currencies } from './money.ts'
import { PaymentsSchema } from './payments.ts'
import { atLeast, each, exactly, Text } from './schema.ts'

/** Every edition there is: the one list, which the folders of `data/markets/` are held to at start. */
export const editionIds = ['nl', 'global', 'ca'] as const
export type EditionId = (typeof editionIds)[number]

export const HttpsUrl = Type.String({ pattern: '^https://' })
const Path = Type.String({ pattern: '^/' })
const LocaleCode = Type.Union(localeCodes.map((code) => Type.Literal(code)))

export const LocaleText = exactly(each(localeCodes, Text))

const Size = { width: Type.Integer({ minimum: 1 }), height: Type.Integer({ minimum: 1 }) }
/** `url` is another site's, or a page of ours by any of its paths. */
const Badge = exactly({ label: LocaleText, imagePath: Path, url: Type.Optional(Type.Union([HttpsUrl, Path])), ...Size })
const FooterLink = exactly({ key: Type.String(), path: Type.String(), target: Type.Optional(Type.String()) })
const FooterRegion = exactly({
  id: Type.String(),
  url: Type.String(),
  imagePath: Path,
  countryName: Type.String(),
  languageName: Type.String(),
  /** In lower case; a language that the edition has not is served in its first. */
  locale: Type.String(),
  localeName: Type.String(),
  /** Of a region that is no site of its own; absent for those that are. */
  note: Type.Optional(
    exactly({
      /** ISO 4217. */
      currency: Type.String({ pattern: '^[A-Z]{3}$' }),
      /** Who helps there (`data/help-links.json`), or everywhere. */
      help: exactly({ name: Text, url: HttpsUrl }),
    }),
  ),
})

/**
 * One site: the specification's site configuration (section 3) field for field, and what we add to serve it: hosts,
 * origin, locales, jurisdiction, currency, time zone, brand name.
 */
export const EditionSchema = exactly({
  /** For the editor in which it is written; not there when it is loaded. */
  $schema: Type.Optional(Type.String()),
  id: Type.Union(editionIds.map((id) => Type.Literal(id))),
  brandName: Type.String(),
  companyIdentity: LocaleText,
  /** What policies call by name: `{company}` and so on in their texts. */
  legalNames: exactly({
    company: LocaleText,
    licence: LocaleText,
    regulator: LocaleText,
    disputeBody: LocaleText,
    supportMail: LocaleText,
    /** For a leak, an account that was taken over, or cheating. */
    securityMail: LocaleText,
  }),
  /** Lower-case host names without port that this edition answers. */
  hosts: atLeast(1, Type.String()),
  /** The one origin for every absolute URL; never taken from a request. */
  origin: Type.String({ pattern: '^https://[^/]+$' }),
  /** Origins that may show its pages in a frame, in embedded mode only: those of the poker client (decision 0016). */
  embedderOrigins: Type.Array(Type.String({ pattern: '^https://[a-z0-9.-]+(?::\\d{1,5})?$' })),
  /** The first is the default, has no path prefix, and prevails where the texts of a policy differ. */
  locales: Type.Unsafe<[Locale, ...Locale[]]>(atLeast(1, LocaleCode)),
  jurisdiction: Type.String(),
  currency: Type.Union(currencies.map((currency) => Type.Literal(currency))),
  /** IANA name of the zone in which times are told until the visitor's own is known. */
  timeZone: Type.Refine(Type.String(), isTimeZone, () => 'must be an IANA time zone: Europe/Amsterdam'),
  /** Path to which `/` redirects; null: it does not. */
  rootRedirect: Type.Union([Path, Type.Null()]),
  /** Where the browser's languages choose the site's; root: on `/` only. null: nowhere. */
  detectBrowserLanguage: Type.Union([exactly({ redirectOn: Type.Literal('root') }), Type.Null()]),
  /** Whether visitors are asked for consent. If not, nothing happens that needs it. */
  isConsentEnabled: Type.Boolean(),
  /** Version of the cookie policy that the question stands in: with another one, everybody is asked again. */
  consentTextVersion: Type.String({ pattern: '^\\d{8}$' }),
  /** Where page views and measurements go, after consent to statistics. */
  analytics: AnalyticsSchema,
  outsideScripts: OutsideScriptsSchema,
  /** Whether visitors from Ontario get the general-site dialog instead of the Ontario one. Off: Ontario forbids public inducements (AGCO, standard 2.05). */
  isGeneralSiteDialog: Type.Boolean(),
  /** What the dialog for visitors from Ontario promises on this edition, in dollars; shown only where the law allows it (specification, section 9). */
  ontarioOffer: Type.Union([exactly({ depositBonus: Type.Integer(), freeCredit: Type.Integer() }), Type.Null()]),
  payments: PaymentsSchema,
  hasAmbassadors: Type.Boolean(),
  /** Tournaments up to this buy-in, in their own currency, are featured on home: what suits a beginner. */
  featuredBuyIn: Type.Number({ minimum: 0 }),
  /** For visitors of no market of its own: the languages of its pages have no country, and others may repeat it. */
  isGeneral: Type.Boolean(),
  regionCountryCode: Type.String({ pattern: '^[A-Z]{2}$' }),
  siteId: Type.String(),
  signUpSiteId: Type.String(),
  /** The operator's account service: the sign-up form is sent there and nowhere else. */
  signUpUrl: HttpsUrl,
  /** Where players log in to their account; null: no link leads there. */
  logInUrl: Type.Union([HttpsUrl, Type.Null()]),
  /** Origins from which clients may come; a link to any other is not offered. */
  downloadOrigins: Type.Array(Type.String({ pattern: '^https://[a-z0-9.-]+$' })),
  brandAlias: Type.String(),
  salesforceLanguage: Type.String(),
  logoPath: Path,
  blackLogoPath: Path,
  logoWidth: Type.Integer({ minimum: 1 }),
  logoHeight: Type.Integer({ minimum: 1 }),
  footerNavigations: exactly({
    SAFETY_SECURITY: Type.Array(FooterLink),
    LEGAL: Type.Array(FooterLink),
    GG_POLICY: Type.Array(FooterLink),
  }),
  footerLicences: Type.Array(Badge),
  footerSites: Type.Array(Badge),
  footerAwards: Type.Array(Badge),
  socialLinks: Type.Array(exactly({ label: Type.String(), link: HttpsUrl })),
  footerRegions: Type.Array(FooterRegion),
  isSupportRegionSelector: Type.Boolean(),
  isRequireConvertCanonical: Type.Boolean(),
  isSupportChat: Type.Boolean(),
  chatScriptUrl: Type.Union([HttpsUrl, Type.Null()]),
  chatCapacityUrl: Type.Union([HttpsUrl, Type.Null()]),
  /** null: no chat. */
  chat: Type.Union([ChatSchema, Type.Null()]),
  /** Service in Iconify's manner that is asked for icons which are not ours; null: none is. */
  iconServiceUrl: Type.Union([HttpsUrl, Type.Null()]),
})

/** What this machine stands in for while no real one is configured. */
export type StandIn = 'profiles' | 'accounts' | 'installers' | 'chat' | 'scripts' | 'icons'

export type Edition = Omit<Static<typeof EditionSchema>, 'id'> & {
  id: EditionId
  /** Never in the data: a process on loopback adds them, and the pages name them. */
  standIns?: readonly StandIn[]
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
