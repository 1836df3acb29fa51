import type { FastifyBaseLogger } from 'fastify'
import { toEntry } from '#server/blog/blog-pages.ts'
import type { Articles } from '#server/blog/load-articles.ts'
import { shelvesOf } from '#server/help/help-pages.ts'
import type { Help } from '#server/help/load-help.ts'
import type { Search } from '#server/search/create-search.ts'
import { groupPages } from '#server/search/group-pages.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import type { Glossaries } from '#server/site/content/load-glossaries.ts'
import type { PageContent, Pages } from '#server/site/content/load-pages.ts'
import type { Upstream } from '#server/upstream/upstream.ts'
import { UpstreamError } from '#server/upstream/upstream-error.ts'
import type { ExplainVisitor } from '#server/visitor/explain-visitor.ts'
import { promotionStatesBy } from '#shared/promotions/promotions.ts'
import type { HelpLinks } from '#shared/responsible-gaming/help-links.ts'
import { MAX_QUESTION_LENGTH } from '#shared/search/search-words.ts'
import { type ContentClock, createContentClock, spanOf } from '#shared/site/content-clock.ts'
import type { Locale } from '#shared/site/locales.ts'
import { platforms } from '#shared/site/navigation.ts'
import type { SectionData } from '#shared/site/section-data.ts'
import type { SectionContent, SectionKind } from '#shared/site/sections.ts'
import { selectPastSeries } from '#shared/tournaments/tournaments.ts'
import { decideConsent } from '#shared/visitor/consent.ts'
import type { Person } from './page-request.ts'

type DataKind = keyof SectionData

interface LoadedData {
  value: SectionData[DataKind]
  /** Changes with the content, but for what time does to it; null: one visitor's own, which is never kept. */
  version: string | null
}

/** By section kind; null where the back end has no answer. */
export type LoadedSectionData = ReadonlyMap<string, LoadedData | null>
export const noSectionData: LoadedSectionData = new Map()

type LoaderService =
  | 'upstream'
  | 'explainVisitor'
  | 'helpLinks'
  | 'glossaries'
  | 'articles'
  | 'pages'
  | 'help'
  | 'search'
type LoaderInput = Pick<SectionDataServices, LoaderService> &
  Pick<SectionDataInput, 'site' | 'locale' | 'person' | 'clock'> & {
    /** Of the section itself. */
    content: unknown
  }

const loaders: { [Kind in DataKind]: (input: LoaderInput) => Promise<LoadedData> } = {
  download: async ({ upstream, site: { edition }, clock }) => {
    const loaded = await Promise.all(
      platforms.map((platform) => upstream.loadReleases({ brandAlias: edition.brandAlias, platform }, clock)),
    )
    return {
      value: Object.fromEntries(platforms.map((platform, index) => [platform, loaded[index]?.value[0] ?? null])),
      version: loaded.map(({ version }) => version).join('.'),
    } as LoadedData
  },
  'blog-index': async ({ articles, locale }) => ({ value: articles.listOf(locale).map(toEntry), version: '' }),
  'network-status': async ({ upstream, site: { edition }, clock }) => {
    const { value, version } = await upstream.loadNetworkStatus(edition.siteId, clock)
    return { value, version }
  },
  team: async ({ upstream, site: { edition }, clock }) => {
    const { value, version } = await upstream.loadBrandAmbassadors(edition.siteId, clock)
    return { value, version }
  },
  'help-hub': async ({ help, site, locale }) => ({ value: shelvesOf({ help, site, locale }), version: '' }),
  'search-results': async ({ search, site, locale, person }) => {
    const asked = new URLSearchParams(person?.query).get('q') ?? ''
    const question = asked.trim().slice(0, MAX_QUESTION_LENGTH)
    return { value: { question, hits: await search(site, locale, question) }, version: null }
  },
  'site-map': async ({ pages, articles, site, locale, clock }) => ({
    value: groupPages({ pages, articles, site, locale, clock }),
    version: '',
  }),
  'help-links': async ({ helpLinks }) => ({ value: helpLinks, version: '' }),
  glossary: async ({ glossaries, locale }) => ({ value: glossaries[locale], version: '' }),
  'past-series': async ({ upstream, site: { edition }, clock }) => {
    const { value, version } = await upstream.loadTournaments(edition.siteId, clock)
    return { value: selectPastSeries(value, clock.hasCome), version }
  },
  'leaderboard-history': async ({ upstream, site: { edition }, clock }) => {
    const { value, version } = await upstream.loadLeaderboards(edition.siteId, clock)
    return { value, version }
  },
  'payout-plot': async ({ upstream, site: { edition }, content, clock }) => {
    const { names } = content as SectionContent<'payout-plot'>
    const { value, version } = await upstream.loadTournaments(edition.siteId, clock)
    const event = value.flatMap(({ events }) => events).find(({ name, guarantee }) => guarantee && names.includes(name))
    return { value: event?.guarantee ? { name: event.name, guarantee: event.guarantee } : null, version }
  },
  'promotion-terms': loadPromotionStates,
  'promotion-list': loadPromotionStates,
  'consent-choice': async ({ site: { edition }, person }) => {
    if (!person) throw new Error('This section needs a page that is rendered for one visitor')
    const { consent, hasPrivacySignal: hasSignal } = person
    const { isConsentEnabled: isEnabled, consentTextVersion: textVersion } = edition
    return {
      value: { consent, view: decideConsent({ isEnabled, textVersion, consent, hasSignal }), hasSignal },
      version: null,
    }
  },
  'region-explanation': async ({ explainVisitor, site: { edition }, person }) => {
    if (!person) throw new Error('This section needs a page that is rendered for one visitor')
    const { visitor, closed } = person
    return { value: { ...explainVisitor({ visitor, edition }), closed }, version: null }
  },
}

async function loadPromotionStates({ clock, site: { edition } }: LoaderInput): Promise<LoadedData> {
  return { value: promotionStatesBy((date) => clock.hasBegun(date, edition.timeZone)), version: '' }
}

interface SectionDataServices {
  upstream: Upstream
  pages: Pages
  explainVisitor: ExplainVisitor
  helpLinks: HelpLinks
  glossaries: Glossaries
  articles: Articles
  help: Help
  search: Search
  log: Pick<FastifyBaseLogger, 'warn'>
}

interface SectionDataInput {
  site: Site
  locale: Locale
  content: PageContent
  clock: ContentClock
  /** null: the page is for everybody of a class. */
  person: Person | null
}

function hasLoader(kind: SectionKind): kind is DataKind {
  return kind in loaders
}

/** Loads what the static sections of a page show of the back end's. Never rejects: without it, the section says so. */
export async function loadSectionData(
  { log, ...services }: SectionDataServices,
  { content: { sections }, clock, ...input }: SectionDataInput,
): Promise<LoadedSectionData> {
  const wanted = new Map<DataKind, unknown>()
  for (const { kind, content } of sections) if (hasLoader(kind) && !wanted.has(kind)) wanted.set(kind, content)
  const entries = [...wanted].map(async ([kind, content]) => {
    const own = createContentClock(clock.madeAt)
    try {
      const { value, version } = await loaders[kind]({ ...services, ...input, content, clock: own })
      return [kind, { value, version: version === null ? null : version + spanOf(own) }] as const
    } catch (error) {
      if (!(error instanceof UpstreamError)) log.warn({ err: error, kind }, 'A section is rendered without its data')
      return [kind, null] as const
    } finally {
      clock.include(own)
    }
  })
  return new Map(await Promise.all(entries))
}
