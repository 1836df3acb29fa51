import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A running proxy. */
export interface TestProxy {
  port: number
  close: () => Promise<void>
}

interface ProxyOptions {
  /** Port of loopback that requests are handed on to. */
  target: number
  /** The address of the connecting client, as a proxy on another machine would see it. */
  appends: string
}

/** Starts a reverse proxy as load balancers are: it hands every header on, and appends who connected to X-Forwarded-For. */
export async function startAppendingProxy({ target, appends }: ProxyOptions): Promise<TestProxy> {
  const server = createServer((incoming, answer) => {
    const outgoing = request({
      port: target,
      host: '127.0.0.1',
      agent: false,
      method: incoming.method,
      path: incoming.url,
      // Raw, so that duplicates and spellings arrive as they were sent.
      headers: [...withoutHopHeaders(incoming.rawHeaders), 'X-Forwarded-For', appends] as unknown as string[],
    })
    outgoing.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, [...withoutHopHeaders(response.rawHeaders), 'Connection', 'close'])
      response.pipe(answer)
    })
    outgoing.on('error', () => answer.destroy())
    outgoing.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function withoutHopHeaders(rawHeaders: string[]): string[] {
  return rawHeaders.flatMap((name, index) => {
    if (index % 2 === 1 || name.toLowerCase() === 'connection') return []
    return [name, rawHeaders[index + 1] ?? '']
  })
}
