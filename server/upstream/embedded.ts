import { join } from 'node:path'
import Type, { type TSchema } from 'typebox'
import { createLineFinder, keysOf } from '#server/site/content/json-lines.ts'
import { loadJsonText } from '#server/site/content/load-json.ts'
import { type ContentClock, createContentClock, keepWhileTrue } from '#shared/site/content-clock.ts'
import { platforms } from '#shared/site/navigation.ts'
import { exactly } from '#shared/site/schema.ts'
import { redated } from './embedded-dates.ts'
import { loadNavigationLabels } from './navigation-labels.ts'
import {
  type BrandResource,
  type ResourceName,
  type ResourceValues,
  resourceNames,
  resourceParsers,
  ShapeError,
} from './resources.ts'

/** Name of the links for every country without its own. */
const DEFAULT_COUNTRY = 'default'

type AnyValue = ResourceValues[ResourceName]
type Redate = (value: unknown, clock: ContentClock, siteId: string) => AnyValue
type ValueAt = (clock: ContentClock) => AnyValue

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

export type EmbeddedUpstream = Awaited<ReturnType<typeof loadEmbeddedUpstream>>

/**
 * Reads and checks `data/upstream/*.json` with the very parsers that the back end's answers pass; `wallClock` tells the
 * day for which it is asked. Throws Error naming file, key and what was expected there.
 */
export async function loadEmbeddedUpstream(folder: string, wallClock: { now(): number } = Date) {
  const names = resourceNames.filter((name) => name !== 'download-links' && name !== 'releases')
  const sites = new Map(await Promise.all(names.map(async (name) => [name, await loadSites(folder, name)] as const)))
  const now = createContentClock(wallClock.now())
  const labels = await loadNavigationLabels(join(folder, '../messages'))
  const unnamed = (['navigations', 'util-navigations'] as const).flatMap((name) =>
    [...(sites.get(name) ?? [])].flatMap(([siteId, valueAt]) =>
      labels
        .missingOf(valueAt(now) as ResourceValues[typeof name])
        .map((missing) => `${join(folder, `${name}.json`)}: /sites/${siteId} expected a message ${missing}`),
    ),
  )
  if (unnamed.length > 0) throw new Error(unnamed.join('\n'))
  const downloadLinks = await loadDownloadLinks(folder)
  const releases = await loadReleases(folder)

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
    return sites.get(name)?.get(query.get('siteId') ?? '')?.(clock) ?? null
  }
  return { select, folder, labels, downloadLinks, releases }
}

async function loadSites<Name extends Exclude<ResourceName, BrandResource>>(folder: string, name: Name) {
  const { path, text, json } = await loadFile(folder, name, SitesFile)
  const redate = redated[name] as Redate | undefined
  return new Map(
    Object.entries(json.sites).map(([siteId, site]): [string, ValueAt] => {
      const value: unknown = inFile({ path, text }, `/sites/${siteId}`, () => resourceParsers[name](site))
      if (!redate) return [siteId, () => value as AnyValue]
      const dated = keepWhileTrue((source: object, clock) => redate(source, clock, siteId))
      return [siteId, (clock) => dated(value as object, clock)]
    }),
  )
}

async function loadDownloadLinks(folder: string) {
  const { json, ...file } = await loadFile(folder, 'download-links', BrandsFile(Countries))
  const byBrandAndPlatform = new Map<string, Map<string, ResourceValues['download-links']>>()
  for (const [brandAlias, byPlatform] of Object.entries(json.brands)) {
    for (const [platform, byCountry] of Object.entries(byPlatform)) {
      const countries = Object.entries(byCountry).map(([country, links]) => {
        const place = `/brands/${brandAlias}/${platform}/${country}`
        return [country, inFile(file, place, () => resourceParsers['download-links']({ links }))] as const
      })
      byBrandAndPlatform.set(`${brandAlias} ${platform}`, new Map(countries))
    }
  }
  return byBrandAndPlatform
}

async function loadReleases(folder: string) {
  const { json, ...file } = await loadFile(folder, 'releases', BrandsFile(Type.Array(Type.Unknown())))
  return new Map(
    Object.entries(json.brands).flatMap(([brandAlias, byPlatform]) =>
      Object.entries(byPlatform).map(([platform, releases]) => [
        `${brandAlias} ${platform}`,
        inFile(file, `/brands/${brandAlias}/${platform}`, () => resourceParsers.releases({ releases })),
      ]),
    ),
  )
}

async function loadFile<Schema extends TSchema>(folder: string, name: ResourceName, schema: Schema) {
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
