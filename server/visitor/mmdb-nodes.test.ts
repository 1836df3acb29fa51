import { expect, it } from 'vitest'
import { encodeNode } from '#scripts/geoip/mmdb-writer.ts'
import { readChild } from './mmdb-nodes.ts'

it.each([
  [24, 0x123456, 0xabcdef, '123456abcdef'],
  [28, 0x7123456, 0xeabcdef, '1234567eabcdef'],
  [28, 0xe123456, 0x7abcdef, '123456e7abcdef'],
  [32, 0x12345678, 0x9abcdef0, '123456789abcdef0'],
] as const)('a node of %i bits a record holds %i and %i as %s', (recordSize, zero, one, hex) => {
  const node = Buffer.from(hex, 'hex')
  expect(encodeNode(recordSize, [zero, one])).toEqual(node)
  const nodes = { buffer: Buffer.concat([Buffer.alloc(node.length, 0xff), node]), nodeByteSize: node.length }
  expect(readChild(nodes, 1, 0)).toBe(zero)
  expect(readChild(nodes, 1, 1)).toBe(one)
})
