import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { type MmdbTree, type MmdbValue, placeNetwork, writeMmdb } from '#scripts/geoip/mmdb-writer.ts'
import { anchors } from '#server/visitor/geoip-coverage.ts'
import type { Location } from '#shared/visitor/visitor.ts'

/** Networks (`address/length`) and where they lie; of overlapping ones the wider goes first. */
export type GeoipNetworks = Record<string, Partial<Location>>

interface FixtureOptions {
  databaseType?: string
  buildEpoch?: Date
  ipVersion?: 4 | 6
  recordSize?: 24 | 28 | 32
  /** Whether it knows nothing but the networks: a file that no site may serve with. */
  isPoor?: boolean
  /** Makes the data record of a place; unless given, in the shape of GeoIP2. */
  toRecord?: (place: Partial<Location>) => MmdbValue
}

/**
 * Where the rest of the world lies, coarsely: every /8 that visitors come from is Iceland's, but for the places whose
 * place is well known and the networks that are nobody's.
 */
const world: GeoipNetworks = {
  ...Object.fromEntries(Array.from({ length: 223 }, (_, index) => [`${index + 1}.0.0.0/8`, { country: 'IS' }])),
  ...Object.fromEntries(
    Object.entries({ ...anchors.IPv4, ...anchors.IPv6, ...anchors.regional }).map(([address, place]) => {
      const [country = null, region = null] = place.split('-')
      return [address.includes(':') ? `${address}/48` : `${address}/32`, { country, region }]
    }),
  ),
}
const nobodys = ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16']
const documentation = ['192.0.0.0/21', '198.51.100.0/24', '203.0.113.0/24']

/** The bytes of a small location database: it knows those networks, and of the rest of the world as much as any must. */
export function buildGeoipFixture(networks: GeoipNetworks, options: FixtureOptions = {}): Buffer {
  const { toRecord = geoip2Record, isPoor = false, ...description } = options
  let tree = isPoor ? null : themeOf(toRecord, options.ipVersion)
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

function themeOf(toRecord: (place: Partial<Location>) => MmdbValue, ipVersion = 6): MmdbTree {
  const leaves = new Map<string, MmdbTree>()
  let tree: MmdbTree = null
  for (const [network, place] of Object.entries(world)) {
    if (ipVersion === 4 && network.includes(':')) continue
    const leaf = leaves.get(place.country!) ?? { record: toRecord(place) }
    leaves.set(place.country!, leaf)
    tree = placeNetwork(tree, network, leaf)
  }
  for (const network of [...nobodys, ...documentation]) tree = placeNetwork(tree, network, null)
  return tree
}

function geoip2Record({ country, region }: Partial<Location>): MmdbValue {
  return {
    ...(country && { country: { iso_code: country } }),
    ...(region && { subdivisions: [{ iso_code: region }] }),
  }
}

/** Writes a location file for the tests of a file, and takes it away after them; returns its path. */
export function provideGeoipDatabase(networks: GeoipNetworks): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'locations-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const database = path.join(folder, 'city.mmdb')
  writeGeoipFixture(database, networks)
  return database
}
