import { join } from 'node:path'
import Type, { type TSchema } from 'typebox'
import { createLineFinder, keysOf } from '#server/site/content/json-lines.ts'
import { loadJsonText } from '#server/site/content/load-json.ts'
import { type ContentClock, createContentClock } from '#shared/site/content-clock.ts'
import { platforms } from '#shared/site/navigation.ts'
import { exactly } from '#shared/site/schema.ts'
import { loadNavigationLabels } from './navigation-labels.ts'
import {
  type Resource,
  type ResourceName,
  type Resources,
  type ResourceValues,
  ShapeError,
  type SiteResource,
} from './resource.ts'

/** Name of the links for every country without its own. */
const DEFAULT_COUNTRY = 'default'

type AnyValue = ResourceValues[ResourceName]

const SitesFile = exactly({
  /** True marks invented people and figures. */
  isSample: Type.Boolean(),
  sites: Type.Record(Type.String({ pattern: '^[A-Z0-9]+$' }), Type.Unknown()),
})
const Countries = Type.Record(Type.String({ pattern: `^(?:[A-Z]{2}|${DEFAULT_COUNTRY})$` }), Type.Unknown())
const BrandsFile = <Schema extends TSchema>(ofPlatform: Schema) =>
  exactly({
    isSample: Type.Boolean(),
    brands: Type.Record(
      Type.String({ pattern: '^[A-Z0-9]+$' }),
      exactly(Object.fromEntries(platforms.map((platform) => [platform, ofPlatform]))),
    ),
  })

/** Makes another value of one that was loaded: with what stands on this machine in the place of what the data names. */
export type ChangeEmbedded = <Name extends ResourceName>(
  resource: Name,
  /** A site's id, or of links and releases `brandAlias platform`. */
  key: string,
  value: ResourceValues[Name],
) => ResourceValues[Name]

export type EmbeddedUpstream = Awaited<ReturnType<typeof loadEmbeddedUpstream>>

/**
 * Reads and checks `data/upstream/*.json` with the very parsers that the back end's answers pass; what is simulated has no
 * file, and is of the time of `wallClock`. Throws Error naming file, key and what was expected there.
 */
export async function loadEmbeddedUpstream(
  folder: string,
  resources: Resources,
  wallClock: { now(): number } = Date,
  change: ChangeEmbedded = (_resource, _key, value) => value,
) {
  const { releases: ofReleases, 'download-links': ofLinks, ...ofSites } = resources
  const sites = new Map<ResourceName, Map<string, AnyValue>>(
    await Promise.all(
      Object.entries(ofSites as Record<string, Resource<AnyValue>>)
        .filter(([, { simulate }]) => !simulate)
        .map(
          async ([name, { parse }]) =>
            [name as SiteResource, await loadSites({ folder, name: name as SiteResource, parse, change })] as const,
        ),
    ),
  )
  const labels = await loadNavigationLabels(join(folder, '../messages'))
  const unnamed = (['navigations', 'util-navigations'] as const).flatMap((name) =>
    [...(sites.get(name) ?? [])].flatMap(([siteId, value]) =>
      labels
        .missingOf(value as ResourceValues[typeof name])
        .map((missing) => `${join(folder, `${name}.json`)}: /sites/${siteId} expected a message ${missing}`),
    ),
  )
  if (unnamed.length > 0) throw new Error(unnamed.join('\n'))
  const downloadLinks = await loadDownloadLinks(folder, ofLinks, change)
  const releases = await loadReleases(folder, ofReleases, change)

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
    const siteId = query.get('siteId') ?? ''
    const { simulate } = ofSites[name]
    return simulate ? simulate(siteId, clock) : (sites.get(name)?.get(siteId) ?? null)
  }
  return { select, resources, folder, labels, downloadLinks, releases }
}

interface SitesInput {
  folder: string
  name: SiteResource
  parse: (json: unknown) => AnyValue
  change: ChangeEmbedded
}

async function loadSites({ folder, name, parse, change }: SitesInput): Promise<Map<string, AnyValue>> {
  const { path, text, json } = await loadFile(folder, name, SitesFile)
  return new Map(
    Object.entries(json.sites).map(([siteId, site]): [string, AnyValue] => {
      const parsed = inFile({ path, text }, `/sites/${siteId}`, () => parse(site))
      return [siteId, (change as (...input: unknown[]) => AnyValue)(name, siteId, parsed)]
    }),
  )
}

async function loadDownloadLinks(folder: string, { parse }: Resources['download-links'], change: ChangeEmbedded) {
  const { json, ...file } = await loadFile(folder, 'download-links', BrandsFile(Countries))
  const byBrandAndPlatform = new Map<string, Map<string, ResourceValues['download-links']>>()
  for (const [brandAlias, byPlatform] of Object.entries(json.brands)) {
    for (const [platform, byCountry] of Object.entries(byPlatform)) {
      const countries = Object.entries(byCountry).map(([country, links]) => {
        const place = `/brands/${brandAlias}/${platform}/${country}`
        const parsed = inFile(file, place, () => parse({ links }))
        return [country, change('download-links', `${brandAlias} ${platform}`, parsed)] as const
      })
      byBrandAndPlatform.set(`${brandAlias} ${platform}`, new Map(countries))
    }
  }
  return byBrandAndPlatform
}

async function loadReleases(folder: string, { parse }: Resources['releases'], change: ChangeEmbedded) {
  const { json, ...file } = await loadFile(folder, 'releases', BrandsFile(Type.Array(Type.Unknown())))
  return new Map(
    Object.entries(json.brands).flatMap(([brandAlias, byPlatform]) =>
      Object.entries(byPlatform).map(([platform, releases]) => {
        const client = `${brandAlias} ${platform}`
        const parsed = inFile(file, `/brands/${brandAlias}/${platform}`, () => parse({ releases }))
        return [client, change('releases', client, parsed)]
      }),
    ),
  )
}

async function loadFile<Schema extends TSchema>(folder: string, name: string, schema: Schema) {
  const path = join(folder, `${name}.json`)
  const { value, text } = await loadJsonText(path, schema)
  return { path, text, json: value }
}

/** @throws Error that names file, line and key of what has not the shape of an answer. */
function inFile<Value>({ path, text }: { path: string; text: string }, pointer: string, parse: () => Value): Value {
  try {
    return parse()
  } catch (cause) {
    if (!(cause instanceof ShapeError)) throw cause
    const line = createLineFinder(text)(keysOf(pointer + cause.place))
    throw new Error(`${path}:${line}: ${pointer}${cause.message}`, { cause })
  }
}
