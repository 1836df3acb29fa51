export interface MmdbNodes {
  buffer: Buffer
  nodeByteSize: number
}

/**
 * The record of a node for the next bit: below the node count another node, equal to it nothing known, above it a pointer
 * into the data. A record has 24, 28 or 32 bits; at 28 the middle byte holds four bits of each side.
 */
export function readChild({ buffer, nodeByteSize }: MmdbNodes, node: number, bit: 0 | 1): number {
  const start = node * nodeByteSize
  if (nodeByteSize === 6) return buffer.readUIntBE(start + bit * 3, 3)
  if (nodeByteSize === 8) return buffer.readUInt32BE(start + bit * 4)
  const middle = buffer[start + 3]!
  return bit === 0
    ? ((middle & 0xf0) << 20) | buffer.readUIntBE(start, 3)
    : ((middle & 0x0f) << 24) | buffer.readUIntBE(start + 4, 3)
}
