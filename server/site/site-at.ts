import { forbids } from '#shared/law/jurisdictions.ts'
import { jurisdictionAt } from '#shared/law/jurisdictions-in-force.ts'
import type { PathTable } from '#shared/site/paths.ts'
import type { Site } from './content/load-editions.ts'

const known = new WeakMap<Site, Map<string, Site>>()

/** The site as visitors in a place get it: under their law too, without the pages that it forbids. The same object each time. */
export function siteAt(place: string | null, site: Site): Site {
  if (place === null) return site
  const places = known.get(site) ?? new Map<string, Site>()
  known.set(site, places)
  const { on } = site
  const found: Site = places.get(place) ?? {
    ...siteUnder(jurisdictionAt(place, site), site),
    local: site.licensees.get(place) ?? null,
    ...(on && { on: (clock) => siteAt(place, on(clock)) }),
  }
  places.set(place, found)
  return found
}

function siteUnder(jurisdiction: Site['jurisdiction'], site: Site): Site {
  const patterns = site.paths.patterns.filter(({ row }) => !row.about?.some((kind) => forbids(jurisdiction, kind)))
  const shown = new Set(patterns.map(({ id }) => id))
  const paths: PathTable = {
    ...site.paths,
    patterns,
    pathOf: (id, locale, params) => (shown.has(id) ? site.paths.pathOf(id, locale, params) : null),
  }
  return { ...site, jurisdiction, paths, neutral: site }
}
