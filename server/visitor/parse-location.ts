import type { Location } from '#shared/visitor/visitor.ts'

/**
 * The location in a record of GeoIP2 shape. Only `country` counts: `registered_country` says where a network is registered,
 * not where its visitors are. Throws when the record has another shape.
 */
export function parseLocation(record: unknown): Location {
  if (record === null) return { country: null, region: null }
  if (!isMap(record)) throw new Error('a record is not a map')
  const country = parseCode(record.country, /^[A-Z]{2}$/)
  const subdivisions = record.subdivisions ?? []
  if (!Array.isArray(subdivisions)) throw new Error('subdivisions is not an array')
  const region = parseCode(subdivisions[0], /^[A-Z0-9]{1,3}$/)
  return { country, region: country === null ? null : region }
}

function parseCode(place: unknown, pattern: RegExp): string | null {
  if (place === undefined) return null
  if (!isMap(place)) throw new Error('a place is not a map')
  const code = place.iso_code
  if (code === undefined) return null
  if (typeof code !== 'string' || !pattern.test(code)) throw new Error('iso_code is not a code of ISO 3166')
  return code
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
