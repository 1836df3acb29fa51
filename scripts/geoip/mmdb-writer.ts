import { addressToBits } from '#server/visitor/address-bits.ts'

/** A value in a data record: the part of the format's types that location databases use; numbers are written as uint32. */
export type MmdbValue = string | boolean | number | MmdbValue[] | { [key: string]: MmdbValue }

/** What is known about all addresses under a point of the search tree; leaves are equal when they are the same object. */
export type MmdbTree = MmdbLeaf | MmdbBranch | null
export interface MmdbLeaf {
  readonly record: MmdbValue
}
/** The halves whose next bit is 0 and 1. */
export type MmdbBranch = readonly [MmdbTree, MmdbTree]

/** A tree of two halves, or the leaf itself when both halves say the same. */
export function joinHalves(zero: MmdbTree, one: MmdbTree): MmdbTree {
  return zero === one && !isBranch(zero) ? zero : [zero, one]
}

/** The tree with a network (`address/length`, IPv4 under ::/96) replaced by `content`: wider networks go in first. */
export function placeNetwork(tree: MmdbTree, network: string, content: MmdbTree): MmdbTree {
  const [address = '', length] = network.split('/')
  const depth = length === undefined ? 128 : Number(length) + (address.includes(':') ? 0 : 96)
  return placeAt(tree, addressToBits(address).subarray(0, depth), content)
}

function placeAt(tree: MmdbTree, bits: Uint8Array, content: MmdbTree): MmdbTree {
  if (bits.length === 0) return content
  const [zero, one] = isBranch(tree) ? tree : [tree, tree]
  const rest = bits.subarray(1)
  return bits[0] === 0 ? joinHalves(placeAt(zero, rest, content), one) : joinHalves(zero, placeAt(one, rest, content))
}

function isBranch(tree: MmdbTree): tree is MmdbBranch {
  return Array.isArray(tree)
}

export interface MmdbDescription {
  databaseType: string
  /** One English sentence. */
  description: string
  buildEpoch: Date
  /** 6 unless a test wants a file that we refuse. */
  ipVersion?: 4 | 6
  /** Bits of a record; the smallest size that fits, unless a test wants a wider one. */
  recordSize?: RecordSize
}

type RecordSize = 24 | 28 | 32

/** The bytes of a MaxMind DB file, format 2.0; the same tree and description always give the same bytes. */
export function writeMmdb(tree: MmdbTree, description: MmdbDescription): Buffer {
  const nodes = numberNodes(isBranch(tree) ? tree : [tree, tree])
  const data = collectData(nodes)
  const recordSize = description.recordSize ?? smallestRecordSize(nodes.size + SEPARATOR_SIZE + data.bytes.length)
  const search = Buffer.alloc((nodes.size * recordSize) / 4)
  const pointerTo = (child: MmdbTree): number => {
    if (child === null) return nodes.size
    return isBranch(child) ? nodes.get(child)! : nodes.size + SEPARATOR_SIZE + data.offsets.get(child)!
  }
  for (const [[zero, one], index] of nodes) {
    encodeNode(recordSize, [pointerTo(zero), pointerTo(one)]).copy(search, (index * recordSize) / 4)
  }
  const metadata = encodeMetadata({ ...description, nodeCount: nodes.size, recordSize })
  return Buffer.concat([search, Buffer.alloc(SEPARATOR_SIZE), data.bytes, METADATA_MARKER, metadata])
}

const SEPARATOR_SIZE = 16
const METADATA_MARKER = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1')

/** Every branch with its number; the root is 0. A branch that hangs in several places is one node. */
function numberNodes(root: MmdbBranch): Map<MmdbBranch, number> {
  const nodes = new Map<MmdbBranch, number>()
  const number = (branch: MmdbBranch): void => {
    if (nodes.has(branch)) return
    nodes.set(branch, nodes.size)
    for (const half of branch) if (isBranch(half)) number(half)
  }
  number(root)
  return nodes
}

function collectData(nodes: Map<MmdbBranch, number>): { bytes: Buffer; offsets: Map<MmdbLeaf, number> } {
  const offsets = new Map<MmdbLeaf, number>()
  const chunks: Buffer[] = []
  let end = 0
  for (const half of [...nodes.keys()].flat()) {
    if (half === null || isBranch(half) || offsets.has(half)) continue
    const chunk = encodeValue(half.record)
    offsets.set(half, end)
    chunks.push(chunk)
    end += chunk.length
  }
  return { bytes: Buffer.concat(chunks), offsets }
}

function smallestRecordSize(largestPointer: number): RecordSize {
  if (largestPointer < 2 ** 24) return 24
  return largestPointer < 2 ** 28 ? 28 : 32
}

/** The bytes of a node: both records one after the other, at 28 bits with their upper four bits in the byte between. */
export function encodeNode(recordSize: RecordSize, [zero, one]: readonly [number, number]): Buffer {
  const node = Buffer.alloc(recordSize / 4)
  if (recordSize === 32) {
    node.writeUInt32BE(zero, 0)
    node.writeUInt32BE(one, 4)
    return node
  }
  node.writeUIntBE(zero & 0xffffff, 0, 3)
  if (recordSize === 28) node[3] = ((zero >>> 24) << 4) | (one >>> 24)
  node.writeUIntBE(one & 0xffffff, recordSize === 28 ? 4 : 3, 3)
  return node
}

// The numbers of the types that are written, from the section "Data Section" of the format.
const dataTypes = { string: 2, uint16: 5, uint32: 6, map: 7, uint64: 9, array: 11, boolean: 14 } as const

function encodeValue(value: MmdbValue): Buffer {
  if (typeof value === 'string') return encodeField('string', Buffer.from(value))
  if (typeof value === 'boolean') return encodeControl('boolean', value ? 1 : 0)
  if (typeof value === 'number') return encodeUnsigned('uint32', value)
  if (Array.isArray(value)) return Buffer.concat([encodeControl('array', value.length), ...value.map(encodeValue)])
  return encodeMap(Object.entries(value).map(([key, entry]) => [key, encodeValue(entry)]))
}

function encodeMap(entries: (readonly [string, Buffer])[]): Buffer {
  const fields = entries.flatMap(([key, encoded]) => [encodeValue(key), encoded])
  return Buffer.concat([encodeControl('map', entries.length), ...fields])
}

function encodeUnsigned(type: 'uint16' | 'uint32' | 'uint64', value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return encodeField(type, bytes.subarray({ uint16: 6, uint32: 4, uint64: 0 }[type]))
}

function encodeField(type: keyof typeof dataTypes, content: Buffer): Buffer {
  return Buffer.concat([encodeControl(type, content.length), content])
}

/** The control byte: three bits of type (0: the type minus 7 is in the next byte), five of size (29: plus the next byte). */
function encodeControl(type: keyof typeof dataTypes, size: number): Buffer {
  if (size > 284) throw new Error(`a field of ${size} bytes or entries is longer than this writer is for (284)`)
  const number = dataTypes[type]
  const shortSize = Math.min(size, 29)
  const control = number > 7 ? [shortSize, number - 7] : [(number << 5) | shortSize]
  return Buffer.from(size >= 29 ? [...control, size - 29] : control)
}

function encodeMetadata(metadata: MmdbDescription & { nodeCount: number; recordSize: RecordSize }): Buffer {
  return encodeMap([
    ['binary_format_major_version', encodeUnsigned('uint16', 2)],
    ['binary_format_minor_version', encodeUnsigned('uint16', 0)],
    ['build_epoch', encodeUnsigned('uint64', Math.floor(metadata.buildEpoch.getTime() / 1000))],
    ['database_type', encodeValue(metadata.databaseType)],
    ['description', encodeValue({ en: metadata.description })],
    ['ip_version', encodeUnsigned('uint16', metadata.ipVersion ?? 6)],
    ['languages', encodeValue(['en'])],
    ['node_count', encodeUnsigned('uint32', metadata.nodeCount)],
    ['record_size', encodeUnsigned('uint16', metadata.recordSize)],
  ])
}
