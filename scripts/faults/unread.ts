import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

export interface Flood {
  connections: number
  depth: number
  path: string
  headers?: string
}

interface FloodInput extends Flood {
  port: number
  pid: number
  heldMs: number
}

export interface FloodResult {
  peakMb: number
  slowestMs: number
}

const ASK_MS = 50
/**
 * How many connections are opened at once, and how often, in ms: 4,000 a second. Faster, they are a flood of the kernel's own
 * queue: who finds that full is told by its silence, and asks again after a second (RFC 6298), whatever the site does.
 */
const OPEN_AT_ONCE = 200
const OPEN_EVERY_MS = 50

export async function floodUnread({
  port,
  pid,
  connections,
  depth,
  path,
  headers = '',
  heldMs,
}: FloodInput): Promise<FloodResult> {
  const result = { peakMb: 0, slowestMs: 0 }
  const ending = new AbortController()
  const watching = [
    watchMemory(pid, result, ending.signal),
    ...['/livez', '/'].map((asked) => watchAnswers(port, asked, result, ending.signal)),
  ]
  const request = `GET ${path} HTTP/1.1\r\nhost: nl.localhost\r\n${headers}\r\n`.repeat(depth)
  const sockets: Socket[] = []
  for (let count = 0; count < connections; count += 1) {
    const socket = connect({
      port,
      host: '127.0.0.1',
      localAddress: `127.0.${2 + Math.floor(count / 200)}.${1 + (count % 200)}`,
    })
    sockets.push(socket.on('error', () => {}).pause())
    socket.write(request)
    if (count % OPEN_AT_ONCE === OPEN_AT_ONCE - 1) await delay(OPEN_EVERY_MS)
  }
  await delay(heldMs)
  for (const socket of sockets) socket.destroy()
  ending.abort()
  await Promise.all(watching)
  return result
}

async function watchMemory(pid: number, result: FloodResult, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    result.peakMb = Math.max(result.peakMb, Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024))
    await delay(ASK_MS)
  }
}

async function watchAnswers(port: number, path: string, result: FloodResult, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const startedAt = performance.now()
    const isOk = await ask(port, path).catch(() => false)
    result.slowestMs = Math.max(result.slowestMs, isOk ? performance.now() - startedAt : Number.POSITIVE_INFINITY)
    await delay(ASK_MS)
  }
}

async function ask(port: number, path: string): Promise<boolean> {
  const request = get({ port, path, agent: false }).on('error', () => {})
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return (await buffer(answer)).byteLength > 0 && answer.statusCode === 200
}
