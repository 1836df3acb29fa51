import { setImmediate } from 'node:timers/promises'
import type { CityResponse, Reader } from 'maxmind'
import { bitsToAddress } from './address-bits.ts'
import { readChild } from './mmdb-nodes.ts'
import { parseLocation } from './parse-location.ts'

/**
 * Throws an Error that names the damage unless the whole file holds together: the sections lie where the metadata says,
 * every node is reached from the root, every record points at a node or into the data, and the data reads as locations.
 * A flipped bit escapes only where it turns one valid answer into another. Works in slices, so that requests are answered
 * meanwhile.
 */
export async function verifyMmdb(buffer: Buffer, reader: Reader<CityResponse>): Promise<void> {
  const { nodeCount, nodeByteSize, searchTreeSize } = reader.metadata
  const dataStart = searchTreeSize + SEPARATOR_SIZE
  const dataEnd = buffer.lastIndexOf(METADATA_MARKER)
  if (!(nodeCount > 0 && dataStart < dataEnd)) throw new Error('its sections do not fit the file')

  const nodes = { buffer, nodeByteSize }
  const records = createRecordCheck(reader)
  const isReached = new Uint8Array(nodeCount)
  let reached = 0
  let steps = 0
  const path = new Uint8Array(128)
  // Depth first: while one half of a node is walked, the bits of the path above it stay as they are.
  const waiting: Step[] = [{ target: 0, depth: 0, bit: 0 }]
  for (let step = waiting.pop(); step; step = waiting.pop()) {
    const { target, depth, bit } = step
    if (depth > 0) path[depth - 1] = bit
    if (target > nodeCount) {
      const offset = target - nodeCount + searchTreeSize
      if (offset < dataStart || offset >= dataEnd) throw new Error('its search tree points outside the data')
      records.check(target, path)
    } else if (target < nodeCount && !isReached[target]) {
      // Licensed files refer to the IPv4 part from several places; once is enough.
      if (depth === 128) throw new Error('its search tree is deeper than an address')
      isReached[target] = 1
      reached += 1
      waiting.push({ target: readChild(nodes, target, 1), depth: depth + 1, bit: 1 })
      waiting.push({ target: readChild(nodes, target, 0), depth: depth + 1, bit: 0 })
    }
    steps += 1
    if (steps % STEPS_PER_SLICE === 0) await setImmediate()
  }
  if (reached !== nodeCount)
    throw new Error(`${nodeCount - reached} of ${nodeCount} nodes of its search tree are cut off`)
  if (!records.haveCountry()) throw new Error('its records name no country in country.iso_code')
}

interface Step {
  target: number
  depth: number
  bit: 0 | 1
}

const SEPARATOR_SIZE = 16
const METADATA_MARKER = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1')
const STEPS_PER_SLICE = 50_000

// A licensed city file has some hundred thousand distinct records at ten microseconds each: after this many, one in 64.
const RECORDS_READ_IN_FULL = 4096

function createRecordCheck(reader: Reader<CityResponse>) {
  const seen = new Set<number>()
  let countries = 0
  return {
    check(pointer: number, path: Uint8Array): void {
      if (seen.has(pointer)) return
      seen.add(pointer)
      if (seen.size > RECORDS_READ_IN_FULL && seen.size % 64 !== 0) return
      if (parseLocation(reader.get(bitsToAddress(path, 6))).country !== null) countries += 1
    },
    haveCountry: () => countries > 0,
  }
}
