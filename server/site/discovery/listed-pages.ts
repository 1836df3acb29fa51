import type { DiscoveryInput, Feature, FeatureServices, ListedAddress } from '#server/site/feature.ts'
import { features } from '#server/site/features.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import type { Locale } from '#shared/site/locales.ts'
import { lastTurnOf } from '#shared/site/period.ts'
import type { RouteRow } from '#shared/site/route-row.ts'
import type { Site } from '../content/load-editions.ts'
import type { PageDates } from './page-dates.ts'
import { isCopy } from './page-versions.ts'

export interface ListedPage extends ListedAddress {
  pageId: string
}

interface ListInput {
  services: FeatureServices
  pageDates: PageDates
  site: Site
  locale: Locale
  clock: ContentClock
}

/**
 * The pages of one edition and language that stand for themselves: neither redirects nor what is not to be found, nor
 * the older versions of a policy, to which the one in force leads. None at all for a copy of another edition.
 */
export async function listPages({ services, pageDates, site, locale, clock }: ListInput): Promise<ListedPage[]> {
  if (isCopy(site)) return []
  const dateIn = (name: string) => pageDates[name]?.date ?? null
  const input: DiscoveryInput = { ...services, site, locale, clock, dateIn }
  const listed = await Promise.all(
    site.paths.patterns
      .filter((entry) => entry.locale === locale && !entry.row.redirect && !entry.row.isUnlisted)
      .map(async ({ id: pageId, pattern, row }): Promise<ListedPage[]> => {
        if (!pattern.includes(':')) return [{ pageId, params: {}, date: dateOf(pageId, row, input) }]
        const addresses = await Promise.all(
          features.map(async ({ addresses }: Feature) => (await addresses?.[pageId]?.(input)) ?? []),
        )
        return addresses.flat().map((address) => ({ pageId, ...address }))
      }),
  )
  return listed.flat()
}

/** A page is as old as the newest of what it shows. */
function dateOf(pageId: string, { period }: RouteRow, input: DiscoveryInput): string | null {
  const { timeZone } = input.site.edition
  const turn = period ? lastTurnOf([period], (date) => input.clock.hasBegun(date, timeZone)) : null
  const dates = features.map(({ dateOf: ofFeature }: Feature) => ofFeature?.(pageId, input) ?? null)
  return (
    [input.dateIn(`pages/${pageId}.${input.locale}`), turn, ...dates]
      .filter((date) => date !== null)
      .toSorted()
      .at(-1) ?? null
  )
}
