import type { Site, Sites } from '#server/site/content/load-editions.ts'
import type { MakePage, PageContent } from '#server/site/content/load-pages.ts'
import { forbids } from '#shared/law/jurisdictions.ts'
import type {
  ClauseMark,
  Comparison,
  Consequence,
  PolicyComparisonContent,
  PolicyContent,
  PolicyStop,
  PolicyVersion,
} from '#shared/policies/policies.ts'
import { clausesOf } from '#shared/policies/policies.ts'
import { type PolicyId, type PolicyPageKind, policyPageId, readPolicyPage } from '#shared/policies/policy-routes.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import { type Locale, locales } from '#shared/site/locales.ts'
import type { RouteParams } from '#shared/site/route-row.ts'
import { compareVersions } from './compare-versions.ts'
import type { Offers, Policies } from './policies.ts'
import { policyFeedPath } from './policy-feed-paths.ts'

/** Each page is made once for as long as no other version takes effect. */
export function makePolicyPage({ policies, sites }: { policies: Policies; sites: Sites }): MakePage {
  const made = new Map<string, PageContent>()
  return (pageId, locale, editionId, visit) => {
    const page = readPolicyPage(pageId)
    if (!page) return null
    const { policyId, kind } = page
    const site = visit.site ?? sites.byId[editionId]
    const book = openBook({ policies, site, locale, policyId, clock: visit.clock })
    const key = [pageId, locale, editionId, ...Object.values(visit.params), book.state].join('|')
    const found = made.get(key)
    if (found) return found
    const content =
      kind === 'comparison' ? comparisonPage(book, visit.params) : versionPage(book, visit.params.version ?? null)
    made.set(key, content)
    return content
  }
}

export interface BookInput {
  policies: Policies
  site: Site
  locale: Locale
  policyId: PolicyId
  clock: ContentClock
}

export interface OpenBook extends Omit<BookInput, 'clock'> {
  versions: readonly PolicyVersion[]
  stops: PolicyStop[]
  /** At the policy’s own address: the version in force, or, where none is yet, what it will be. */
  current: PolicyVersion
  /** null: the policy is only announced. */
  inForce: PolicyVersion | null
  /** Names what of it has taken effect, and whether it shows offers: whatever is made from two books of one state is the same. */
  state: string
}

/** Looks up which version is in force: the last that has taken effect by then, in the edition's own time. */
export function openBook(input: BookInput): OpenBook {
  const { clock, ...book } = input
  const { policies, site, locale, policyId } = book
  const offers: Offers = forbids(site.jurisdiction, 'publicInducement') ? 'hidden' : 'shown'
  const versions = policies.versionsOf(policyId, site.edition.id, locale, offers)
  const begun = versions.filter(({ effective }) => clock.hasBegun(effective, site.edition.timeZone)).length
  const newest = Math.max(0, begun - 1)
  const current = versions[newest]
  if (!current) throw new Error(`The policy ${policyId} has no version`)
  const stops = versions.map(({ version, effective }, at): PolicyStop => {
    const path = pathOf(input, 'version', { version })
    return {
      version,
      effective,
      path,
      time: at < newest ? 'past' : at >= begun ? 'future' : 'now',
    }
  })
  const state = `${current.version}-${offers}${begun === 0 ? '-announced' : ''}`
  return { ...book, versions, stops, current, inForce: begun === 0 ? null : current, state }
}

/** Path of one of a policy's pages. @throws Error for an edition that does not have it. */
export function pathOf(
  { site, locale, policyId }: Pick<BookInput, 'site' | 'locale' | 'policyId'>,
  kind: PolicyPageKind,
  params: RouteParams = {},
): string {
  const path = site.paths.pathOf(policyPageId(policyId, kind), locale, params)
  if (!path) throw new Error(`The edition ${site.edition.id} has no page for ${policyId}`)
  return path
}

function frameOf(book: OpenBook) {
  const { policies, policyId, site, locale, stops } = book
  const entry = policies.entries.find(({ id }) => id === policyId)
  if (!entry) throw new Error(`There is no policy ${policyId}`)
  const [prevails] = site.edition.locales
  const names = new Intl.DisplayNames(locales[locale].language, { type: 'language' })
  return {
    policyId,
    suit: entry.suit,
    prevails: names.of(prevails) ?? prevails,
    stops,
    currentPath: pathOf(book, 'current'),
  }
}

/** `version` null: the one in force, at the policy's own address. */
function versionPage(book: OpenBook, version: string | null): PageContent {
  const { versions, stops, current } = book
  const at = versions.findIndex((candidate) => candidate.version === (version ?? current.version))
  const [text, stop, before] = [versions[at], stops[at], versions[at - 1]]
  if (!text || !stop) throw new Error(`The policy ${book.policyId} has no version ${version}`)
  const content: PolicyContent = {
    ...frameOf(book),
    text,
    isCurrentPage: version === null,
    path: stop.path,
    time: stop.time,
    previous: before ? previousOf(book, before, text) : null,
    feedPath: policyFeedPath(book.site, book.locale, book.policyId),
  }
  const title = version === null ? text.title : `${text.title}, ${version}`
  return {
    title,
    description: version === null ? text.description : `${title}. ${text.description}`,
    sections: [
      { id: 'policy', kind: 'policy', content },
      // A visitor's own choice, beside the text in force.
      ...(book.policyId === 'cookie-policy' && version === null
        ? [{ id: 'your-choice', kind: 'consent-choice' as const, content: {} }]
        : []),
    ],
  }
}

function previousOf(book: OpenBook, before: PolicyVersion, text: PolicyVersion): PolicyContent['previous'] {
  const comparison = compareVersions(before, text)
  const comparePath = pathOf(book, 'comparison', { from: before.version, to: text.version })
  return { version: before.version, comparePath, marks: marksOf(comparison), counts: comparison.counts }
}

function marksOf({ chapters }: Comparison): Record<string, ClauseMark> {
  return Object.fromEntries(
    chapters.flatMap(({ rows }) =>
      rows.flatMap(({ id, type }): [string, ClauseMark][] =>
        type === 'new' || type === 'reworded' || type === 'moved' ? [[id, type]] : [],
      ),
    ),
  )
}

function comparisonPage(book: OpenBook, params: RouteParams): PageContent {
  const find = (version: string | undefined) => book.versions.findIndex((candidate) => candidate.version === version)
  const [fromAt, toAt] = [find(params.from), find(params.to)]
  const [from, to, fromStop, toStop] = [
    book.versions[fromAt],
    book.versions[toAt],
    book.stops[fromAt],
    book.stops[toAt],
  ]
  if (!from || !to || !fromStop || !toStop) throw new Error(`The policy ${book.policyId} has not both versions`)
  const content: PolicyComparisonContent = {
    ...frameOf(book),
    title: to.title,
    from: fromStop,
    to: toStop,
    swapPath: pathOf(book, 'comparison', { from: to.version, to: from.version }),
    comparison: compareVersions(from, to),
    consequences: consequencesOf(book.versions.slice(fromAt + 1, toAt + 1)),
  }
  const title = `${to.title}: ${from.version} → ${to.version}`
  return {
    title,
    description: `${title}. ${to.description}`,
    sections: [{ id: 'comparison', kind: 'policy-comparison', content }],
  }
}

/** What each clause's changes mean, by the versions that made them; the latest word counts. */
function consequencesOf(versions: readonly PolicyVersion[]): Record<string, Consequence> {
  const consequences: Record<string, Consequence> = {}
  for (const version of versions) {
    const ids = new Map(clausesOf(version).map(({ number, id }) => [number, id]))
    for (const { group, number, text } of version.changes) {
      const id = ids.get(number)
      if (id) consequences[id] = { group, text }
    }
  }
  return consequences
}
