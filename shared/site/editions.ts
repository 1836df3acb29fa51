import Type, { type Static } from 'typebox'
import { AnalyticsSchema, ChatSchema, OutsideScriptsSchema } from '#shared/visitor/third-parties.ts'
import { type Locale, localeCodes } from './locales.ts'
import { currencies } from './money.ts'

/** Ids of the editions; each has its file `data/editions/{id}.json`. */
export const editionIds = ['nl', 'global', 'ca'] as const
export type EditionId = (typeof editionIds)[number]

export const HttpsUrl = Type.String({ pattern: '^https://' })
const Path = Type.String({ pattern: '^/' })
const LocaleCode = Type.Union(localeCodes.map((code) => Type.Literal(code)))
const closed = { additionalProperties: false }

/** A text in every language of the site. */
export const LocaleText = Type.Object(
  Object.fromEntries(localeCodes.map((code) => [code, Type.String({ minLength: 1 })])) as Record<Locale, Type.TString>,
  closed,
)

const Size = { width: Type.Integer({ minimum: 1 }), height: Type.Integer({ minimum: 1 }) }
const Badge = Type.Object({ label: LocaleText, imagePath: Path, url: Type.Optional(HttpsUrl), ...Size }, closed)
const FooterLink = Type.Object(
  { key: Type.String(), path: Type.String(), target: Type.Optional(Type.String()) },
  closed,
)
const FooterRegion = Type.Object(
  {
    id: Type.String(),
    url: Type.String(),
    imagePath: Path,
    countryName: Type.String(),
    languageName: Type.String(),
    locale: Type.String(),
    localeName: Type.String(),
  },
  closed,
)

/**
 * One site: the specification's site configuration (section 3) field for field, and what we add to serve it: hosts,
 * origin, locales, jurisdiction, currency, time zone, brand name.
 */
export const EditionSchema = Type.Object(
  {
    id: Type.Union(editionIds.map((id) => Type.Literal(id))),
    brandName: Type.String(),
    companyIdentity: LocaleText,
    /** What policies call by name: `{company}` and so on in their texts. */
    legalNames: Type.Object(
      {
        company: LocaleText,
        licence: LocaleText,
        regulator: LocaleText,
        disputeBody: LocaleText,
        supportMail: LocaleText,
      },
      closed,
    ),
    /** Lower-case host names without port that this edition answers. */
    hosts: Type.Array(Type.String(), { minItems: 1 }),
    /** The one origin for every absolute URL; never taken from a request. */
    origin: Type.String({ pattern: '^https://[^/]+$' }),
    /** Origins that may show its pages in a frame, in embedded mode only: those of the poker client (decision 0012). */
    embedderOrigins: Type.Array(Type.String({ pattern: '^https://[a-z0-9.-]+(?::\\d{1,5})?$' })),
    /** The first is the default and has no path prefix. */
    locales: Type.Array(LocaleCode, { minItems: 1 }),
    jurisdiction: Type.String(),
    currency: Type.Union(currencies.map((currency) => Type.Literal(currency))),
    /** IANA name of the zone in which times are told until the visitor's own is known. */
    timeZone: Type.Union([Type.Literal('Europe/Amsterdam'), Type.Literal('UTC'), Type.Literal('America/Toronto')]),
    /** Path to which `/` redirects; null: it does not. */
    rootRedirect: Type.Union([Path, Type.Null()]),
    /** Where the browser's languages choose the site's; root: on `/` only. null: nowhere. */
    detectBrowserLanguage: Type.Union([Type.Object({ redirectOn: Type.Literal('root') }, closed), Type.Null()]),
    /** Whether visitors are asked. Where they are not, nothing that needs consent happens. */
    isConsentEnabled: Type.Boolean(),
    /** Version of the cookie policy that the question stands in: with another one, everybody is asked again. */
    consentTextVersion: Type.String({ pattern: '^\\d{8}$' }),
    /** Where page views and measurements go, after consent to statistics. */
    analytics: AnalyticsSchema,
    outsideScripts: OutsideScriptsSchema,
    /** Whether visitors from Ontario get the general-site dialog instead of the Ontario one. Off: Ontario forbids public inducements (AGCO, standard 2.05). */
    isGeneralSiteDialog: Type.Boolean(),
    /** What the dialog for visitors from Ontario promises on this edition, in dollars; shown only where the law allows it (specification, section 9). */
    ontarioOffer: Type.Union([
      Type.Object({ depositBonus: Type.Integer(), freeCredit: Type.Integer() }, closed),
      Type.Null(),
    ]),
    hasAmbassadors: Type.Boolean(),

    regionCountryCode: Type.String({ pattern: '^[A-Z]{2}$' }),
    siteId: Type.String(),
    signUpSiteId: Type.String(),
    /** The operator's account service: the sign-up form is sent there and nowhere else. */
    signUpUrl: HttpsUrl,
    /** Lower-case host names from which clients may come; a link to any other is not offered. */
    downloadHosts: Type.Array(Type.String({ pattern: '^[a-z0-9.-]+$' })),
    brandAlias: Type.String(),
    salesforceLanguage: Type.String(),
    logoPath: Path,
    blackLogoPath: Path,
    logoWidth: Type.Integer({ minimum: 1 }),
    logoHeight: Type.Integer({ minimum: 1 }),
    footerNavigations: Type.Object(
      {
        SAFETY_SECURITY: Type.Array(FooterLink),
        LEGAL: Type.Array(FooterLink),
        GG_POLICY: Type.Array(FooterLink),
      },
      closed,
    ),
    footerLicences: Type.Array(Badge),
    footerSites: Type.Array(Badge),
    footerAwards: Type.Array(Badge),
    socialLinks: Type.Array(Type.Object({ label: Type.String(), link: HttpsUrl }, closed)),
    footerRegions: Type.Array(FooterRegion),
    isSupportRegionSelector: Type.Boolean(),
    isRequireConvertCanonical: Type.Boolean(),
    isSupportChat: Type.Boolean(),
    chatScriptUrl: Type.Union([HttpsUrl, Type.Null()]),
    chatCapacityUrl: Type.Union([HttpsUrl, Type.Null()]),
    /** null: nobody to chat with. */
    chat: Type.Union([ChatSchema, Type.Null()]),
    /** Service in Iconify's manner that is asked for icons which are not ours; null: none is. */
    iconServiceUrl: Type.Union([HttpsUrl, Type.Null()]),
  },
  closed,
)

export type Edition = Omit<Static<typeof EditionSchema>, 'id' | 'locales'> & { id: EditionId; locales: Locale[] }
