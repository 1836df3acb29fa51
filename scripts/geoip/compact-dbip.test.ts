import { describe, expect, it } from 'vitest'
import { parseGeoipFile } from '#server/visitor/geoip-file.ts'
import { compactDbip } from './compact-dbip.ts'
import { type MmdbTree, placeNetwork, writeMmdb } from './mmdb-writer.ts'

const buildEpoch = new Date('2026-06-05T13:42:02Z')
const ipv6 = writeDbip(6, '2026-06-05T13:43:16Z', [
  ['2001:db8::/32', 'NL', 'North Holland'],
  ['2001:db8:1::/48', 'CA', 'Newfoundland and Labrador'],
])

describe('compactDbip', () => {
  const ipv4 = writeDbip(4, '2026-06-05T13:42:02Z', [
    ['203.0.113.0/25', 'US', 'New York'],
    ['203.0.113.128/25', 'US', 'California'],
    ['198.51.100.0/25', 'CA', 'Ontario'],
    ['198.51.100.128/25', 'CA', 'Quebec'],
    ['192.0.2.0/24', 'CA', ''],
    ['192.0.3.0/24', 'ZZ', ''],
  ])
  const { tree, dataDate } = compactDbip(ipv4, ipv6)

  it.each([
    ['203.0.113.1', 'US', null],
    ['203.0.113.200', 'US', null],
    ['198.51.100.1', 'CA', 'ON'],
    ['198.51.100.200', 'CA', 'QC'],
    ['192.0.2.1', 'CA', null],
    ['192.0.3.1', null, null],
    ['8.8.8.8', null, null],
    ['2001:db8::1', 'NL', null],
    ['2001:db8:1::1', 'CA', 'NL'],
  ])('places %s in %s %s', async (address, country, region) => {
    const file = await parseGeoipFile(
      writeMmdb(tree, { databaseType: 'Test-City', description: 'Compacted', buildEpoch }),
    )
    expect(file.lookup(address)).toEqual({ country, region })
  })

  it('joins neighbours that say the same, and is dated as the older file', () => {
    const networks: [network: string, country: string, region?: string][] = [
      ['203.0.113.0/24', 'US'],
      ['198.51.100.0/25', 'CA', 'ON'],
      ['198.51.100.128/25', 'CA', 'QC'],
      ['192.0.2.0/24', 'CA'],
      ['2001:db8::/32', 'NL'],
      ['2001:db8:1::/48', 'CA', 'NL'],
    ]
    let expected: MmdbTree = null
    for (const [network, country, region] of networks) {
      const record = { country: { iso_code: country }, ...(region && { subdivisions: [{ iso_code: region }] }) }
      expected = placeNetwork(expected, network, { record })
    }
    expect(tree).toEqual(expected)
    expect(dataDate).toEqual(buildEpoch)
  })

  it('refuses a province it does not know', () => {
    expect(() => compactDbip(writeDbip(4, '2026-06-05', [['192.0.2.0/24', 'CA', 'Québec']]), ipv6)).toThrow(
      'unknown Canadian province "Québec"',
    )
  })
})

/** A file like those of DB-IP: flat records, and for IPv4 a tree of 32 bits. */
function writeDbip(
  ipVersion: 4 | 6,
  date: string,
  networks: [network: string, country: string, state: string][],
): Buffer {
  let tree: MmdbTree = null
  for (const [network, country, state1] of networks) {
    tree = placeNetwork(tree, network, { record: { country_code: country, state1, city: 'Somewhere' } })
  }
  const root = ipVersion === 4 ? ipv4Part(tree) : tree
  return writeMmdb(root, { databaseType: 'city', description: 'Like DB-IP', buildEpoch: new Date(date), ipVersion })
}

function ipv4Part(tree: MmdbTree): MmdbTree {
  let part = tree
  for (let depth = 0; depth < 96; depth++) part = Array.isArray(part) ? part[0] : null
  return part
}
