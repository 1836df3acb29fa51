import { type BrotliOptions, constants } from 'node:zlib'

/**
 * Window of 512 kB: longer than any page. For the usual one of 4 MB, Brotli takes 8 MB of memory for every answer that it
 * compresses, to the same result.
 */
export const WINDOW_BITS = 19

/** Returns the settings of Brotli for documents, at a quality from 0 to 11. */
export function brotliOptions(quality: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS } }
}
