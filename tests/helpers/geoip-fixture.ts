import { writeFileSync } from 'node:fs'
import { type MmdbTree, type MmdbValue, placeNetwork, writeMmdb } from '#scripts/geoip/mmdb-writer.ts'
import type { Location } from '#shared/visitor.ts'

/** Networks (`address/length`) and where they lie; of overlapping ones the wider goes first. */
export type GeoipNetworks = Record<string, Partial<Location>>

interface FixtureOptions {
  databaseType?: string
  buildEpoch?: Date
  ipVersion?: 4 | 6
  recordSize?: 24 | 28 | 32
  /** Makes the data record of a place; unless given, in the shape of GeoIP2. */
  toRecord?: (place: Partial<Location>) => MmdbValue
}

/** The bytes of a small location database that knows those networks and nothing else. */
export function buildGeoipFixture(networks: GeoipNetworks, options: FixtureOptions = {}): Buffer {
  const { toRecord = geoip2Record, ...description } = options
  let tree: MmdbTree = null
  for (const [network, place] of Object.entries(networks)) {
    tree = placeNetwork(tree, network, { record: toRecord(place) })
  }
  return writeMmdb(tree, {
    databaseType: 'Test-City',
    description: 'Networks for a test',
    buildEpoch: new Date('2026-11-01T00:00:00Z'),
    ...description,
  })
}

/**
 * Writes such a database, for a server under test to open by GEOIP_DATABASE.
 *
 * @example writeGeoipFixture(path, { '203.0.113.0/24': { country: 'US' }, '198.51.100.0/24': { country: 'CA', region: 'ON' } })
 */
export function writeGeoipFixture(path: string, networks: GeoipNetworks, options: FixtureOptions = {}): void {
  writeFileSync(path, buildGeoipFixture(networks, options))
}

function geoip2Record({ country, region }: Partial<Location>): MmdbValue {
  return {
    ...(country && { country: { iso_code: country } }),
    ...(region && { subdivisions: [{ iso_code: region }] }),
  }
}
