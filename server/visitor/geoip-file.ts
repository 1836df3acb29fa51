import { LRUCache } from 'lru-cache'
import { type CityResponse, Reader } from 'maxmind'
import type { Location } from '#shared/visitor/visitor.ts'
import { parseLocation } from './parse-location.ts'
import { verifyMmdb } from './verify-mmdb.ts'

export interface GeoipFile {
  type: string
  buildEpoch: Date
  lookup: (address: string) => Location
  /** How many leading bits of an address its record is found by. */
  prefixOf: (address: string) => number
}

/** Addresses whose location is remembered: a visitor's next requests come within the minute. */
const MAX_FOUND = 10_000

/** The database in the bytes of a file that has metadata (read-geoip-file.ts). Rejects with the reason when they are damaged or a database of another kind. */
export async function parseGeoipFile(buffer: Buffer): Promise<GeoipFile> {
  const reader = new Reader<CityResponse>(buffer, { cache: new LRUCache<number | string, object>({ max: 10_000 }) })
  const { databaseType, ipVersion, buildEpoch } = reader.metadata
  if (!/City|Country/.test(String(databaseType))) throw new Error(`its type is ${JSON.stringify(databaseType)}`)
  if (ipVersion !== 6) throw new Error('it has no IPv6 addresses')
  if (Number.isNaN(buildEpoch.getTime())) throw new Error('it has no date')
  await verifyMmdb(buffer, reader)
  const found = new LRUCache<string, Location>({ max: MAX_FOUND })
  /** One object for each place: what follows from it is worked out once (region-rules.ts). */
  const places = new Map<string, Location>()
  return {
    type: databaseType,
    buildEpoch,
    prefixOf: (address) => reader.getWithPrefixLength(address)[1],
    lookup(address) {
      const known = found.get(address)
      if (known) return known
      const parsed = parseLocation(reader.get(address))
      const place = `${parsed.country} ${parsed.region}`
      const location = places.get(place) ?? Object.freeze(parsed)
      places.set(place, location)
      found.set(address, location)
      return location
    },
  }
}
