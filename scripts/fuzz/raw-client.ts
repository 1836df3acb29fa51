import { connect } from 'node:net'

export interface RawAnswer {
  /** 0: the connection was closed without a word. */
  status: number
  headers: ReadonlyMap<string, string>
  body: string
}

interface RawRequest {
  port: number
  /** Every byte of it, as latin1: an HTTP client would mend the worst. */
  bytes: string
  localAddress?: string
}

const PATIENCE_MS = 20_000

/** Sends bytes on a connection of their own and returns what comes until it is closed. @throws Error when nobody closes it. */
export async function askRaw(request: RawRequest): Promise<RawAnswer> {
  return parse(await converse(request))
}

export function converse({ port, bytes, localAddress }: RawRequest): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const chunks: Buffer[] = []
  const socket = connect({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) })
  socket.setTimeout(PATIENCE_MS, () => {
    socket.destroy()
    reject(new Error(`Nobody ended ${JSON.stringify(bytes.slice(0, 300))}`))
  })
  socket.on('data', (chunk) => chunks.push(chunk))
  // A refused client may be cut off while still writing: what came until then counts.
  socket.on('error', () => {})
  socket.once('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
  socket.write(bytes, 'latin1')
  return promise
}

export function parse(answer: string): RawAnswer {
  const final = answer.replace(/^(?:HTTP\/1\.1 1\d\d [\s\S]*?\r\n\r\n)+/, '')
  const end = final.indexOf('\r\n\r\n')
  const [line = '', ...lines] = final.slice(0, end).split('\r\n')
  const headers = lines.map((header): [string, string] => {
    const at = header.indexOf(':')
    return [header.slice(0, at).toLowerCase(), header.slice(at + 1).trim()]
  })
  return { status: Number(line.split(' ')[1] ?? 0), headers: new Map(headers), body: final.slice(end + 4) }
}
