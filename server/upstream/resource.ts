import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Clean } from 'typebox/value'
import { describeErrors } from '#server/site/content/schema-errors.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import type { BrandAmbassador, DownloadLink, NavigationItem, Release } from '#shared/site/navigation.ts'

/**
 * What the site sees of each of the back end's resources, by its path below UPSTREAM_URL: frozen all the way down, because
 * every request shares it. Each feature adds its own beside its face.
 */
export interface ResourceValues {
  navigations: readonly NavigationItem[]
  'util-navigations': readonly NavigationItem[]
  'brand-ambassadors': readonly BrandAmbassador[]
  'download-links': readonly DownloadLink[]
  releases: readonly Release[]
}
export type ResourceName = keyof ResourceValues
/** Asked for by brand and platform; all others by site. */
export type BrandResource = 'download-links' | 'releases'
export type SiteResource = Exclude<ResourceName, BrandResource>

export interface Resource<Value> {
  /** What the back end sends. */
  schema: TSchema
  /** Turns the back end's JSON into the site's own frozen type, without fields that no schema names. @throws ShapeError. */
  parse: (json: unknown) => Value
  /** What a 404 says for a site or brand that we are configured for, a good answer; an empty list when absent. */
  none?: Value
  /** What the simulated room of a site answers on the clock's day (`server/sandbox/`), null for a site without one; a file when absent. */
  simulate?: (siteId: string, clock: ContentClock) => Value | null
}

export type Resources = { readonly [Name in ResourceName]: Resource<ResourceValues[Name]> }

/** Data that does not have the agreed shape: where, and what was expected there. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError'

  /** A JSON pointer. */
  readonly place: string

  constructor(place: string, expected: string) {
    super(`${place || '/'} ${expected}`)
    this.place = place
  }
}

/** Returns a schema with the parser of what has its shape. The parser throws ShapeError. */
export function shapedBy<Schema extends TSchema, Value>(
  schema: Schema,
  convert: (json: Static<Schema>) => Value,
): Pick<Resource<Value>, 'schema' | 'parse'> {
  const validator = Compile(schema)
  const parse = (json: unknown): Value => {
    if (!validator.Check(json)) {
      const [error] = describeErrors(validator.Errors(json), json)
      throw new ShapeError(error?.path ?? '', error?.message ?? 'has an unexpected shape')
    }
    return deepFreeze(convert(Clean(schema, structuredClone(json)) as Static<Schema>))
  }
  return { schema, parse }
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const part of Object.values(value)) deepFreeze(part)
    Object.freeze(value)
  }
  return value
}
