import type { Site } from '#server/site/content/load-editions.ts'
import type { Pages } from '#server/site/content/load-pages.ts'
import type { Upstream } from '#server/upstream/upstream.ts'
import { clausesOf, type PolicyContent } from '#shared/policies/policies.ts'
import { readPolicyPage } from '#shared/policies/policy-routes.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { Assets } from '../assets.ts'
import type { Entry } from '../entry.ts'

/** A fragment of a page, rendered here for a page that stands in a browser. */
export interface Island {
  html: string
  /** Stylesheets that it needs. */
  styles: string[]
}

interface IslandServices {
  loadEntry: () => Promise<Entry>
  assets: Assets
  pages: Pages
  upstream: Upstream
}

interface IslandInput {
  site: Site
  clock: ContentClock
}

type Render = (services: IslandServices, input: IslandInput, props: readonly string[]) => Promise<Island | null>

/** Longest text of a clause that a preview shows, in characters. */
const MAX_CLAUSE_LENGTH = 480

/** By name: what a key may ask for. Each checks its own props, and returns null for what there is not. */
const islands: Readonly<Record<string, Render>> = {
  /** `policy-clause_{path, its parts joined by dots}_{number}`: a clause of a policy's or a version's page. */
  'policy-clause': async ({ loadEntry, assets, pages }, { site, clock }, [path = '', number = '', ...rest]) => {
    if (rest.length > 0) return null
    const match = site.paths.resolve(`/${path.replaceAll('.', '/')}/`)
    if (match.type !== 'page' || (match.row.validate && !match.row.validate(match.params))) return null
    const { id, locale, params } = match
    const policyPage = readPolicyPage(id)
    if (!policyPage || policyPage.kind === 'comparison') return null
    const { sections } = pages.contentOf(id, locale, site.edition.id, { params, clock, site })
    const policy = sections.find(({ kind }) => kind === 'policy')?.content as PolicyContent | undefined
    const clause = policy && clausesOf(policy.text).find((candidate) => candidate.number === number)
    if (!policy || !clause) return null
    const { renderIsland } = await loadEntry()
    return {
      html: renderIsland.clausePreview({ title: policy.text.title, number, text: shorten(clause.plain) }),
      styles: (await assets.stylesOf(['client/islands/clause-preview.tsx'])).hrefs,
    }
  },
  /** `tournament_{locale}_{series}_{event}`: one tournament. */
  tournament: async (
    { loadEntry, assets, upstream },
    { site, clock },
    [locale = '', seriesId = '', eventId = '', ...rest],
  ) => {
    const { locales, siteId, timeZone } = site.edition
    const known = locales.find((candidate): candidate is Locale => candidate === locale)
    if (rest.length > 0 || !known) return null
    const { value } = await upstream.loadTournaments(siteId, clock)
    const series = value.find(({ id }) => id === seriesId)
    const event = series?.events.find(({ id }) => id === eventId)
    if (!series || !event) return null
    const { renderIsland } = await loadEntry()
    return {
      html: renderIsland.tournamentDetails({ locale: known, event, series: series.name, timeZone }),
      styles: (await assets.stylesOf(['client/islands/tournament-details.tsx'])).hrefs,
    }
  },
}

const keyShape = /^[a-z-]{1,40}(?:_[a-z0-9.-]{1,200}){1,4}$/

/** Renders the island of a key; null for a key that is malformed or names nothing. @throws UpstreamError without data. */
export async function renderIsland(services: IslandServices, input: IslandInput, key: string): Promise<Island | null> {
  if (!keyShape.test(key)) return null
  const [name = '', ...props] = key.split('_')
  const render = Object.hasOwn(islands, name) ? islands[name] : undefined
  return render ? render(services, input, props) : null
}

/** Whole words, and a sign that there is more. */
function shorten(text: string): string {
  if (text.length <= MAX_CLAUSE_LENGTH) return text
  return `${text.slice(0, text.lastIndexOf(' ', MAX_CLAUSE_LENGTH))} …`
}
