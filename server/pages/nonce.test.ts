import { expect, it } from 'vitest'
import { createNonce } from './nonce.ts'

it('gives 128 bits that nobody had before', () => {
  const nonces = Array.from({ length: 1_000 }, createNonce)
  expect(new Set(nonces).size).toBe(1_000)
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
})
