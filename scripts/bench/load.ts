import { connect, type Socket } from 'node:net'

interface LoadOptions {
  url: string
  /** Lower-case names. */
  headers: Record<string, string>
  connections: number
  seconds: number
  status: number
}

export interface Load {
  requests: number
  seconds: number
  /** Within which 99 of 100 were answered, in ms. */
  p99: number
}

/**
 * Keeps every connection busy with one request after the other and returns how many were answered, and how fast. Bare sockets: a generator that parses every answer would cost more than what it measures.
 *
 * @throws Error when an answer has another status or the server closes a connection.
 */
export async function runLoad({ url, headers, connections, seconds, status }: LoadOptions): Promise<Load> {
  const { hostname, port, host, pathname, search } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const startedAt = performance.now()
  const deadline = startedAt + seconds * 1000
  // A generator that sleeps has to be woken, and the system charges that to the server's write.
  let isRunning = true
  const spin = () => isRunning && setImmediate(spin)
  spin()
  const start = Buffer.from(`HTTP/1.1 ${status}`)
  const times = await Promise.all(
    Array.from({ length: connections }, () =>
      keepBusy(connect(Number(port), hostname), { request, deadline, start, hasBody: status !== 304 }),
    ),
  ).finally(() => {
    isRunning = false
  })
  const all = Float64Array.from(times.flat()).toSorted()
  return {
    requests: all.length,
    seconds: (performance.now() - startedAt) / 1000,
    p99: all[Math.floor(all.length * 0.99)] ?? Number.NaN,
  }
}

interface Exchange {
  request: Buffer
  deadline: number
  start: Buffer
  hasBody: boolean
}

/** Resolves with the time that each answer took, in ms. */
function keepBusy(socket: Socket, { request, deadline, start, hasBody }: Exchange): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const times: number[] = []
    let askedAt = 0
    const ask = () => {
      askedAt = performance.now()
      socket.write(request)
    }
    let received = 0
    let end: AnswerEnd = { length: null }
    const fail = (message: string) => {
      socket.destroy()
      reject(new Error(message))
    }
    socket.setNoDelay(true)
    socket.on('connect', ask)
    socket.setTimeout(IDLE_MS, () => fail(`An answer did not end within ${IDLE_MS} ms`))
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server closed a connection')))
    socket.on('data', (chunk) => {
      if (received === 0) {
        if (!chunk.subarray(0, start.length).equals(start))
          return fail(`It answered ${chunk.subarray(0, 40).toString()}`)
        end = describeEnd(chunk, hasBody)
      }
      received += chunk.length
      if (end.length === null ? !chunk.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : received < end.length) return
      if (end.length !== null && received > end.length) return fail(`${received} bytes came instead of ${end.length}`)
      received = 0
      const now = performance.now()
      times.push(now - askedAt)
      if (now < deadline) ask()
      else {
        resolve(times)
        socket.destroy()
      }
    })
  })
}

/** A server that is silent for this long has failed; ms. */
const IDLE_MS = 5_000
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

interface AnswerEnd {
  /** Of the whole answer, head included; null when it ends with its last chunk. */
  length: number | null
}

function describeEnd(chunk: Buffer, hasBody: boolean): AnswerEnd {
  const head = chunk.toString('latin1', 0, chunk.indexOf('\r\n\r\n'))
  if (!hasBody) return { length: head.length + 4 }
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  return { length: length === undefined ? null : head.length + 4 + Number(length) }
}
