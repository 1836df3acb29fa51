import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Type, { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { type ContentClock, createContentClock, keepWhileTrue } from '#shared/site/content-clock.ts'
import { platforms } from '#shared/site/navigation.ts'
import { redated } from './embedded-dates.ts'
import { type BrandResource, type ResourceName, type ResourceValues, resourceParsers, ShapeError } from './resources.ts'

/** Name of the links for every country without its own. */
const DEFAULT_COUNTRY = 'default'

type AnyValue = ResourceValues[ResourceName]
type Redate = (value: unknown, clock: ContentClock, siteId: string) => AnyValue
/** A site's value as it is on the clock's day. */
type ValueAt = (clock: ContentClock) => AnyValue

const closed = { additionalProperties: false }
const SitesFile = Type.Object(
  {
    /** True marks invented people and figures. */
    isSample: Type.Boolean(),
    sites: Type.Record(Type.String({ pattern: '^[A-Z0-9]+$' }), Type.Unknown()),
  },
  closed,
)
const Countries = Type.Record(Type.String({ pattern: `^(?:[A-Z]{2}|${DEFAULT_COUNTRY})$` }), Type.Unknown())
const BrandsFile = <Schema extends TSchema>(ofPlatform: Schema) =>
  Type.Object(
    {
      isSample: Type.Boolean(),
      brands: Type.Record(
        Type.String({ pattern: '^[A-Z0-9]+$' }),
        Type.Object(Object.fromEntries(platforms.map((platform) => [platform, ofPlatform])), closed),
      ),
    },
    closed,
  )

/** The data that stands in for a back end, by the key of `createKeySpace` without the query's order mattering. */
export type EmbeddedUpstream = Awaited<ReturnType<typeof loadEmbeddedUpstream>>

/**
 * Reads and checks `data/upstream/*.json` with the very parsers that the back end's answers pass; `wallClock` tells the
 * day for which it is asked. Throws Error naming file, key and what was expected there.
 */
export async function loadEmbeddedUpstream(folder: string, wallClock: { now(): number } = Date) {
  const navigations = await loadSites(folder, 'navigations')
  const utilNavigations = await loadSites(folder, 'util-navigations')
  const ambassadors = await loadSites(folder, 'brand-ambassadors')
  const giveaways = await loadSites(folder, 'giveaways')
  const leaderboards = await loadSites(folder, 'leaderboards')
  const tournaments = await loadSites(folder, 'tournaments')
  const networkStatus = await loadSites(folder, 'network-status')
  const downloadLinks = await loadDownloadLinks(folder)
  const releases = await loadReleases(folder)

  const sites = {
    navigations,
    'util-navigations': utilNavigations,
    'brand-ambassadors': ambassadors,
    giveaways,
    leaderboards,
    tournaments,
    'network-status': networkStatus,
  }

  /** The value under a resource's query on the clock's day; null where the data has no such site, brand or platform. */
  function select<Name extends ResourceName>(
    name: Name,
    query: URLSearchParams,
    clock?: ContentClock,
  ): ResourceValues[Name] | null
  function select(
    name: ResourceName,
    query: URLSearchParams,
    clock = createContentClock(wallClock.now()),
  ): ResourceValues[ResourceName] | null {
    const client = `${query.get('brandAlias')} ${query.get('platform')}`
    if (name === 'releases') return releases.get(client) ?? null
    if (name === 'download-links') {
      const countries = downloadLinks.get(client)
      return countries?.get(query.get('country') ?? '') ?? countries?.get(DEFAULT_COUNTRY) ?? null
    }
    return sites[name].get(query.get('siteId') ?? '')?.(clock) ?? null
  }
  return { select }
}

async function loadSites<Name extends Exclude<ResourceName, BrandResource>>(folder: string, name: Name) {
  const { path, json } = await loadFile(folder, name, SitesFile)
  const redate = redated[name] as Redate | undefined
  return new Map(
    Object.entries(json.sites).map(([siteId, site]): [string, ValueAt] => {
      const value: unknown = inFile(path, `/sites/${siteId}`, () => resourceParsers[name](site))
      if (!redate) return [siteId, () => value as AnyValue]
      const dated = keepWhileTrue((source: object, clock) => redate(source, clock, siteId))
      return [siteId, (clock) => dated(value as object, clock)]
    }),
  )
}

async function loadDownloadLinks(folder: string) {
  const { path, json } = await loadFile(folder, 'download-links', BrandsFile(Countries))
  const byBrandAndPlatform = new Map<string, Map<string, ResourceValues['download-links']>>()
  for (const [brandAlias, byPlatform] of Object.entries(json.brands)) {
    for (const [platform, byCountry] of Object.entries(byPlatform)) {
      const countries = Object.entries(byCountry).map(([country, links]) => {
        const place = `/brands/${brandAlias}/${platform}/${country}`
        return [country, inFile(path, place, () => resourceParsers['download-links']({ links }))] as const
      })
      byBrandAndPlatform.set(`${brandAlias} ${platform}`, new Map(countries))
    }
  }
  return byBrandAndPlatform
}

async function loadReleases(folder: string) {
  const { path, json } = await loadFile(folder, 'releases', BrandsFile(Type.Array(Type.Unknown())))
  return new Map(
    Object.entries(json.brands).flatMap(([brandAlias, byPlatform]) =>
      Object.entries(byPlatform).map(([platform, releases]) => [
        `${brandAlias} ${platform}`,
        inFile(path, `/brands/${brandAlias}/${platform}`, () => resourceParsers.releases({ releases })),
      ]),
    ),
  )
}

async function loadFile<Schema extends TSchema>(folder: string, name: ResourceName, schema: Schema) {
  const path = join(folder, `${name}.json`)
  const validator = Compile(schema)
  const json: unknown = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch((cause: unknown) => {
      throw new Error(`${path}: expected a file of JSON`, { cause })
    })
  if (!validator.Check(json)) {
    const error = validator.Errors(json)[0]
    throw new Error(`${path}: ${error?.instancePath || '/'} ${error?.message}`)
  }
  return { path, json: json as Static<Schema> }
}

function inFile<Value>(path: string, place: string, parse: () => Value): Value {
  try {
    return parse()
  } catch (cause) {
    if (cause instanceof ShapeError) throw new Error(`${path}: ${place}${cause.message}`, { cause })
    throw cause
  }
}
