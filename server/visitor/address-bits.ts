import { isIPv4 } from 'node:net'

/**
 * The 128 bits of an address, highest first, one per entry. IPv4 comes last, after 96 zeros: where the MaxMind DB format
 * keeps IPv4 in an IPv6 tree. Expects an address that `net.isIP` accepts, without a zone.
 */
export function addressToBits(address: string): Uint8Array {
  const bits = new Uint8Array(128)
  const groups = isIPv4(address) ? [0, 0, 0, 0, 0, 0, ...ipv4Groups(address)] : ipv6Groups(address)
  groups.forEach((group, index) => {
    for (let bit = 0; bit < 16; bit++) bits[index * 16 + bit] = (group >>> (15 - bit)) & 1
  })
  return bits
}

/** The address those bits spell: dotted for family 4 (the last 32 bits), eight uncompressed groups for family 6. */
export function bitsToAddress(bits: Uint8Array, family: 4 | 6): string {
  if (family === 4) return [96, 104, 112, 120].map((start) => readBits(bits, start, 8)).join('.')
  const groups = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => readBits(bits, index * 16, 16).toString(16))
  return groups.join(':')
}

function readBits(bits: Uint8Array, start: number, length: number): number {
  let value = 0
  for (let index = start; index < start + length; index++) value = (value << 1) | bits[index]!
  return value
}

function ipv4Groups(address: string): number[] {
  const [a, b, c, d] = address.split('.').map(Number) as [number, number, number, number]
  return [(a << 8) | b, (c << 8) | d]
}

function ipv6Groups(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const before = writtenGroups(head)
  if (tail === undefined) return before
  const after = writtenGroups(tail)
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after]
}

function writtenGroups(text: string): number[] {
  if (text === '') return []
  return text.split(':').flatMap((group) => (group.includes('.') ? ipv4Groups(group) : [Number.parseInt(group, 16)]))
}

/** The network of an address's first `prefix` bits (`203.0.113.0/24`); null: the address alone. */
export function toNetwork(address: string, prefix: number | null): string {
  const family = isIPv4(address) ? 4 : 6
  const length = family === 4 ? 32 : 128
  const kept = prefix ?? length
  const bits = addressToBits(address).map((bit, index) => (index < 128 - length + kept ? bit : 0))
  return `${bitsToAddress(bits, family)}/${kept}`
}
