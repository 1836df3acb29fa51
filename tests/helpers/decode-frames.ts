import { zstdDecompressSync } from 'node:zlib'

/** What an answer in Zstandard says, of as many frames as it has: Node reads the first alone (nodejs/node#64741). */
export function decodeFrames(encoded: Buffer): Buffer {
  const frames: Buffer[] = []
  for (let rest = encoded; rest.length > 0; ) {
    const { buffer, engine } = zstdDecompressSync(rest, { info: true }) as unknown as Decoded
    frames.push(buffer)
    rest = rest.subarray(engine.bytesWritten)
  }
  return Buffer.concat(frames)
}

interface Decoded {
  buffer: Buffer
  /** What has been read of the bytes given. */
  engine: { bytesWritten: number }
}
