import type { PageVisit } from '#server/site/content/load-pages.ts'
import type { Feature, FeedInput } from '#server/site/feature.ts'
import { features } from '#server/site/features.ts'
import type { Head } from '#shared/site/page-model.ts'
import type { PageServices } from './page-services.ts'

interface PageFeedsInput extends Pick<FeedInput, 'site' | 'context'> {
  visit: PageVisit
}

/** The feeds of what a page tells, each under the title that it has itself. Absent for pages without. */
export function feedsOf(
  { entry, pages }: Pick<PageServices, 'entry' | 'pages'>,
  { site, context, visit }: PageFeedsInput,
): Head['feeds'] {
  const { locale, editionId } = context
  const { origin, brandName } = site.edition
  const input: FeedInput = {
    site,
    context,
    translate: entry.translate[locale],
    titleOf: (id) => pages.contentOf(id, locale, editionId, { ...visit, params: {} }).title,
    atom: (name, path) => ({ type: 'application/atom+xml', title: `${name} | ${brandName}`, href: origin + path }),
  }
  for (const feature of features as readonly Feature[]) {
    const feeds = feature.feedsOf?.(input)
    if (feeds) return feeds
  }
  return undefined
}
