import type { EditionId } from '#shared/site/editions.ts'
import { type Platform, platforms } from '#shared/site/navigation.ts'
import type { ResourceName, SiteResource } from './resource.ts'

export interface UpstreamSite {
  id: EditionId
  siteId: string
  brandAlias: string
  hasAmbassadors: boolean
}

export interface ReleaseQuery {
  brandAlias: string
  platform: Platform
}

export interface DownloadQuery extends ReleaseQuery {
  /** ISO 3166-1 alpha-2 in upper case, or `UNKNOWN`. */
  country: string
}

export const COUNTRY_PATTERN = '^(?:[A-Z]{2}|UNKNOWN)$'
const countryShape = new RegExp(COUNTRY_PATTERN)
const COUNTRY_COUNT = 26 * 26 + 1
/** Above the number of keys of any content: three sites with their brands and platforms. */
export const MAX_KEYS = 30_000

/** A key is made of the resource's name and its query. */
export function splitKey(key: string): { resource: ResourceName; query: URLSearchParams } {
  const [resource, query] = key.split('?')
  return { resource: resource as ResourceName, query: new URLSearchParams(query) }
}

/** Returns which edition a key's query names, of all that were ever known. */
export function createEditionNames() {
  const editions = new Map<string, EditionId>()
  return {
    add(sites: readonly UpstreamSite[]): void {
      for (const { id, siteId, brandAlias } of sites) editions.set(siteId, id).set(brandAlias, id)
    },
    /** @throws RangeError for one that names none. */
    editionOf(query: URLSearchParams): EditionId {
      const name = query.get('siteId') ?? query.get('brandAlias') ?? ''
      const edition = editions.get(name)
      if (!edition) throw outsideOf('siteId or brandAlias', name, [...editions.keys()])
      return edition
    },
  }
}

/**
 * Returns the finite set of keys under which upstream data is asked for and cached, so that nobody fills the cache with
 * keys of their own. A key is the resource's path and query. Anything outside throws RangeError naming what was expected.
 */
export function createKeySpace(sites: readonly UpstreamSite[], resources: readonly ResourceName[]) {
  const siteQueries = new Map(sites.map(({ siteId }) => [siteId, new URLSearchParams({ siteId }).toString()]))
  const brandAliases = new Set(sites.map((site) => site.brandAlias))
  const editions = createEditionNames()
  editions.add(sites)

  const checkClient = ({ brandAlias, platform }: ReleaseQuery) => {
    check('brandAlias', brandAlias, brandAliases.has(brandAlias), [...brandAliases])
    check('platform', platform, platforms.includes(platform), [...platforms])
  }

  return {
    size: siteQueries.size * resources.length + brandAliases.size * platforms.length * (COUNTRY_COUNT + 1),

    editionOf: (query: URLSearchParams) => editions.editionOf(query),

    siteKey(resource: SiteResource, siteId: string): string {
      const query = siteQueries.get(siteId)
      if (!query) throw outsideOf('siteId', siteId, [...siteQueries.keys()])
      return `${resource}?${query}`
    },

    releaseKey({ brandAlias, platform }: ReleaseQuery): string {
      checkClient({ brandAlias, platform })
      return `releases?${new URLSearchParams({ brandAlias, platform })}`
    },

    downloadKey({ brandAlias, platform, country }: DownloadQuery): string {
      checkClient({ brandAlias, platform })
      check('country', country, countryShape.test(country), ['an ISO 3166-1 alpha-2 code', 'UNKNOWN'])
      return `download-links?${new URLSearchParams({ brandAlias, platform, country })}`
    },
  }
}

function check(name: string, value: string, isAllowed: boolean, expected: string[]) {
  if (!isAllowed) throw outsideOf(name, value, expected)
}

function outsideOf(name: string, value: string, expected: string[]): RangeError {
  return new RangeError(`${name} ${JSON.stringify(value).slice(0, 60)}: expected one of ${expected.join(', ')}`)
}
