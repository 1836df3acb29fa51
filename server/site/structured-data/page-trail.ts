import type { Locale } from '#shared/site/locales.ts'
import type { Site } from '../content/load-editions.ts'
import type { ContentSection, Pages, PageVisit } from '../content/load-pages.ts'

export interface TrailStep {
  label: string
  path: string
}

interface TrailInput {
  site: Site
  pages: Pages
  visit: PageVisit
  locale: Locale
  path: string
  title: string
  homeLabel: string
  sections: readonly ContentSection[]
  html: Iterable<string>
}

/** A breadcrumb as `client/components/breadcrumb.tsx` writes it. */
const BREADCRUMB = /<nav [^>]*data-breadcrumb=""[^>]*><ol>(.*?)<\/ol>/s
const STEP = /<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/**
 * Where a page stands, from home on: what its breadcrumb shows, where it is of a static section; what it will show, where
 * an interactive section writes it; for a page without one, the pages above its path.
 */
export function readTrail(input: TrailInput): TrailStep[] {
  for (const html of input.html) {
    const list = BREADCRUMB.exec(html)?.[1]
    if (list) return [...list.matchAll(STEP)].map(([, path = '', label = '']) => ({ label: decode(label), path }))
  }
  return trailOfContent(input) ?? trailOfPath(input)
}

function trailOfContent({ sections, site, locale, path, title }: TrailInput): TrailStep[] | null {
  for (const { content } of sections) {
    const { trail, title: name = title } = content as { trail?: { label: string; page: string }[]; title?: string }
    if (!trail) continue
    const above = trail.map(({ label, page }) => ({ label, path: site.paths.pathOf(page, locale) ?? '/' }))
    return [...above, { label: name, path }]
  }
  return null
}

function trailOfPath({ site, pages, visit, locale, path, title, homeLabel }: TrailInput): TrailStep[] {
  const home = site.paths.pathOf('index', locale) ?? '/'
  const parts = path.slice(home.length).split('/').filter(Boolean)
  const above = parts.slice(0, -1).flatMap((_, index): TrailStep[] => {
    const upper = `${home}${parts.slice(0, index + 1).join('/')}/`
    const match = site.paths.resolve(upper)
    if (match.type !== 'page' || match.row.redirect || match.path.includes(':')) return []
    const { title: label } = pages.contentOf(match.id, locale, site.edition.id, { ...visit, params: match.params })
    return [{ label: nameIn(label), path: upper }]
  })
  return [{ label: homeLabel, path: home }, ...above, { label: nameIn(title), path }]
}

/** What a title calls its page, before what it says of it: of `Limits and budget: set your limit before you play` the first words. */
function nameIn(title: string): string {
  return title.split(': ')[0] ?? title
}

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
}
