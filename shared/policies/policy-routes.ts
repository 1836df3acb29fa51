import type { Locale } from '#shared/site/locales.ts'
import { lightPage, type RouteRow } from '#shared/site/route-row.ts'

/** Path of every policy per locale (specification, section 2.1; the others as the navigation tree names them). */
const policyPaths = {
  'terms-conditions': { nl: '/terms-conditions/', en: '/terms-conditions/' },
  'privacy-policy': { nl: '/privacy-policy/', en: '/privacy-policy/' },
  'cookie-policy': { nl: '/cookiebeleid/', en: '/cookie-policy/' },
  'house-rules': { nl: '/huisregels/', en: '/house-rules/' },
  'network-rules': { nl: '/netwerkregels/', en: '/network-rules/' },
  'withdrawal-policy': { nl: '/uitbetalingsbeleid/', en: '/withdrawal-policy/' },
  'payment-details-policy': { nl: '/betaalgegevens/', en: '/payment-details-policy/' },
  'security-and-ecology': { nl: '/beveiliging-en-ecologie/', en: '/security-and-ecology/' },
  'random-number-generator': { nl: '/toevalsgenerator/', en: '/random-number-generator/' },
  'bonus-restrictions': { nl: '/responsible-gaming/bonus-restricties/', en: '/responsible-gaming/bonus-restrictions/' },
  'affiliate-terms': { nl: '/affiliateprogramma/voorwaarden/', en: '/affiliate-programme/terms/' },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>

export type PolicyId = keyof typeof policyPaths

export const policyIds = Object.keys(policyPaths) as PolicyId[]

export type PolicyPageKind = 'current' | 'version' | 'comparison'

/** The specification names this page by its place among those about responsible gaming (section 2.1). */
const pageNames = { 'bonus-restrictions': 'responsible-gaming-bonus-restricties' } as const
type PageName = Exclude<PolicyId, keyof typeof pageNames> | (typeof pageNames)[keyof typeof pageNames]

/** Route ids: `terms-conditions`, `terms-conditions-version`, `terms-conditions-comparison`. */
type PolicyPageId = PageName | `${PageName}-version` | `${PageName}-comparison`

export function policyPageId(policyId: PolicyId, kind: PolicyPageKind): PolicyPageId {
  const name = policyId in pageNames ? pageNames[policyId as keyof typeof pageNames] : (policyId as PageName)
  return kind === 'current' ? name : `${name}-${kind}`
}

/** Which policy's page a route id names; null for any other page. */
export function readPolicyPage(pageId: string): PolicyPage | null {
  return policyPages.get(pageId) ?? null
}

interface PolicyPage {
  policyId: PolicyId
  kind: PolicyPageKind
}

const policyPages: ReadonlyMap<string, PolicyPage> = new Map(
  policyIds.flatMap((policyId) =>
    (['current', 'version', 'comparison'] as const).map((kind) => [policyPageId(policyId, kind), { policyId, kind }]),
  ),
)

/** Three rows for each policy; which versions exist, the server knows from `data/policies/index.json`. */
export function policyRows(): Record<PolicyPageId, RouteRow> {
  return Object.fromEntries(
    policyIds.flatMap((id): [string, RouteRow][] => {
      const { nl, en } = policyPaths[id]
      const common = {
        ...lightPage,
        madeFrom: `data/policies/${id}/`,
        shelf: 'rules',
        topic: id === 'bonus-restrictions' ? 'responsible-gaming' : 'legal',
      } as const
      return [
        [
          policyPageId(id, 'current'),
          {
            ...common,
            paths: { nl, en },
            // Holds the receipt of one visitor's consent.
            ...(id === 'cookie-policy' && { cache: 'none', isDocument: true }),
          },
        ],
        [
          policyPageId(id, 'version'),
          { ...common, paths: { nl: `${nl}versies/:version/`, en: `${en}versions/:version/` } },
        ],
        [
          policyPageId(id, 'comparison'),
          { ...common, paths: { nl: `${nl}vergelijken/:from/:to/`, en: `${en}compare/:from/:to/` } },
        ],
      ]
    }),
  ) as Record<PolicyPageId, RouteRow>
}
