import { expect, it } from 'vitest'
import { type MmdbTree, placeNetwork, writeMmdb } from '#scripts/geoip/mmdb-writer.ts'
import { buildGeoipFixture } from '#tests/helpers/geoip-fixture.ts'
import { parseGeoipFile } from './geoip-file.ts'

// Several places, so that one record can be mistaken for another; the addresses lie in and beside them.
const networks = {
  '203.0.0.0/12': { country: 'US' },
  '198.51.0.0/12': { country: 'CA', region: 'ON' },
  '192.0.0.0/13': { country: 'DE' },
  '2001:db8::/29': { country: 'NL' },
}
const database = buildGeoipFixture(networks, { isPoor: true })
const addresses = ['203.0.113.9', '198.51.100.7', '192.0.2.1', '192.8.2.1', '2001:db8::1', '2002::1', '8.8.8.8']
const searchTreeBits = database.indexOf(Buffer.alloc(16)) * 8

it.each([24, 28, 32] as const)('reads what was written in records of %i bits', async (recordSize) => {
  const file = await parseGeoipFile(buildGeoipFixture(networks, { recordSize, isPoor: true }))
  expect(addresses.map((address) => file.lookup(address).country)).toEqual(['US', 'CA', 'DE', null, 'NL', null, null])
})

// Of 5 bits one, to be quick; 5 has no factor in common with the 24 bits of a record, so every place in it comes up.
const flippedBits = Array.from({ length: Math.ceil((database.length * 8) / 5) }, (_, index) => index * 5)

it('finds most flipped bits in the search tree, and no lookup throws after the others', async () => {
  const inTree = flippedBits.filter((bit) => bit < searchTreeBits)
  let found = 0
  for (const bit of inTree) found += (await isRefusedWithFlipped(bit)) ? 1 : 0
  expect(found / inTree.length).toBeGreaterThan(0.85)
})

it('answers every lookup whatever bit of the data or metadata is flipped', async () => {
  for (const bit of flippedBits.filter((position) => position >= searchTreeBits)) await isRefusedWithFlipped(bit)
})

it('takes a tree whose IPv4 part is referred to from several places, as licensed ones have it', async () => {
  const ipv4 = placeNetwork(null, 'cb00:7100::/24', { record: { country: { iso_code: 'US' } } })
  const tree = ['::/96', '::ffff:0:0/96', '2002::/16'].reduce<MmdbTree>(
    (rest, at) => placeNetwork(rest, at, ipv4),
    null,
  )
  const bytes = writeMmdb(tree, { databaseType: 'Test-City', description: 'Aliases', buildEpoch: new Date() })
  const file = await parseGeoipFile(bytes)
  expect(file.lookup('203.0.113.9').country).toBe('US')
  expect(file.lookup('2002:cb00:7109::1').country).toBe('US')
})

/** Whether the database with that bit flipped is refused; when it is not, its lookups must not throw. */
async function isRefusedWithFlipped(bit: number): Promise<boolean> {
  const flipped = Buffer.from(database)
  flipped[bit >> 3]! ^= 1 << (bit & 7)
  const file = await parseGeoipFile(flipped).catch(() => null)
  if (file === null) return true
  for (const address of addresses) expect(() => file.lookup(address)).not.toThrow()
  return false
}

it('has one object for each place', async () => {
  const file = await parseGeoipFile(database)
  const [one, other, elsewhere, nowhere] = ['203.0.113.9', '203.0.113.10', '8.8.8.8', '8.8.4.4'].map((address) =>
    file.lookup(address),
  )
  expect(other).toBe(one)
  expect(nowhere).toBe(elsewhere)
})
