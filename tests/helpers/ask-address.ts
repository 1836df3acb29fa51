import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'

export interface Asked {
  status: number
  /** The whole body as text. */
  text: string
  headers: IncomingMessage['headers']
  /** Where the last redirect led. */
  url: string
}

const MAX_REDIRECTS = 4

/** Asks for an address on this machine as a browser does: every name below `localhost` is loopback, and redirects are followed. */
export async function askAddress(address: string, redirects = 0): Promise<Asked> {
  const url = new URL(address)
  const asked = request({
    host: '127.0.0.1',
    port: url.port,
    path: url.pathname + url.search,
    headers: { host: url.host, accept: 'text/html' },
  }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of answer.setEncoding('utf8')) text += String(chunk)
  const { statusCode: status = 0, headers } = answer
  if (!headers.location) return { status, text, headers, url: address }
  if (redirects === MAX_REDIRECTS) throw new Error(`${address} redirects for ever`)
  return askAddress(new URL(headers.location, url).href, redirects + 1)
}

/** Whether an address is this machine's. */
export function isLocalAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && /^(?:127\.0\.0\.1|(?:.+\.)?localhost)$/.test(hostname)
}
