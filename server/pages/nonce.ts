import { randomBytes } from 'node:crypto'

/** 128 bits, as CSP 3 (7.1) asks for. */
const NONCE_BYTES = 16
/** Fetched at once: a call for 16 bytes costs what one for all of these does. */
const POOL_BYTES = 256 * NONCE_BYTES

let pool = Buffer.alloc(0)

/** A value that no visitor has had before and nobody can guess, in Base64. */
export function createNonce(): string {
  if (pool.length === 0) pool = randomBytes(POOL_BYTES)
  const nonce = pool.toString('base64', 0, NONCE_BYTES)
  pool = pool.subarray(NONCE_BYTES)
  return nonce
}
