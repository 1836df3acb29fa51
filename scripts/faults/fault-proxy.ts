import { connect, createServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { listenOnLoopback } from '../loopback.ts'

export type ProxyMode =
  | 'pass'
  | 'refuse'
  | 'black-hole'
  | 'late'
  | 'drip'
  | 'truncate'
  | 'garbage'
  | 'gzip-bomb'
  | 'statuses'
  | 'redirect'

const LATE_MS = 5_000
const DRIP_MS = 50
const statuses = [500, 503, 429]

const answer = (head: string, body: Buffer | string = '') =>
  Buffer.concat([Buffer.from(`HTTP/1.1 ${head}\r\ncontent-length: ${body.length}\r\n\r\n`), Buffer.from(body)])

export async function startFaultProxy(port: number) {
  let mode: ProxyMode = 'pass'
  let asked = 0
  const sockets = new Set<Socket>()
  const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '))

  const canned: Partial<Record<ProxyMode, () => Buffer>> = {
    garbage: () => answer('200 OK\r\ncontent-type: text/html', '<h1>Not what you expected</h1>'),
    'gzip-bomb': () => answer('200 OK\r\ncontent-type: application/json\r\ncontent-encoding: gzip', bomb),
    statuses: () => answer(`${statuses[asked % statuses.length]} No\r\ncontent-type: application/json`, '{}'),
    redirect: () => answer('302 Found\r\nlocation: http://169.254.169.254/latest/meta-data/'),
  }

  const server = createServer((client) => {
    sockets.add(client)
    client.on('close', () => sockets.delete(client)).on('error', () => client.destroy())
    if (mode === 'refuse') return client.resetAndDestroy()
    client.once('data', (request) => {
      asked += 1
      const reply = canned[mode]
      if (reply) return client.end(reply())
      if (mode !== 'black-hole') setTimeout(() => forward(client, request), mode === 'late' ? LATE_MS : 0)
      return undefined
    })
  })

  function forward(client: Socket, request: Buffer): void {
    const backEnd = connect(port, '127.0.0.1')
    backEnd.on('error', () => client.destroy())
    client.on('close', () => backEnd.destroy())
    backEnd.write(request)
    if (mode === 'drip') dripFrom(backEnd, client)
    else if (mode === 'truncate') backEnd.once('data', (chunk) => client.end(chunk.subarray(0, 200)))
    else client.pipe(backEnd).pipe(client)
  }

  return {
    url: `http://127.0.0.1:${await listenOnLoopback(server)}`,
    /** Connections that are open keep what they were promised no longer: they are cut. */
    become(next: ProxyMode): void {
      mode = next
      for (const socket of sockets) socket.destroy()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

function dripFrom(backEnd: Socket, client: Socket): void {
  const bytes: number[] = []
  backEnd.on('data', (chunk) => bytes.push(...chunk))
  const drops = setInterval(() => {
    const next = bytes.shift()
    if (next !== undefined) client.write(Buffer.of(next))
  }, DRIP_MS)
  client.on('close', () => clearInterval(drops))
}
