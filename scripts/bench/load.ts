import { connect, type Socket } from 'node:net'

interface LoadOptions {
  url: string
  /** Lower-case names. */
  headers: Record<string, string>
  connections: number
  seconds: number
}

/**
 * Keeps every connection busy with one request after the other and returns how many were answered, and in how many
 * seconds. Bare sockets: a generator that parses every answer would cost more than what it measures.
 *
 * @throws Error when an answer is not 200 or the server closes a connection.
 */
export async function runLoad({
  url,
  headers,
  connections,
  seconds,
}: LoadOptions): Promise<{ requests: number; seconds: number }> {
  const { hostname, port, host, pathname } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const startedAt = performance.now()
  const deadline = startedAt + seconds * 1000
  // A generator that sleeps has to be woken, and the system charges that to the server's write.
  let isRunning = true
  const spin = () => isRunning && setImmediate(spin)
  spin()
  const counts = await Promise.all(
    Array.from({ length: connections }, () => keepBusy(connect(Number(port), hostname), request, deadline)),
  ).finally(() => {
    isRunning = false
  })
  return { requests: counts.reduce((sum, count) => sum + count, 0), seconds: (performance.now() - startedAt) / 1000 }
}

function keepBusy(socket: Socket, request: Buffer, deadline: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0
    let received = 0
    let end: AnswerEnd = { length: null }
    const fail = (message: string) => {
      socket.destroy()
      reject(new Error(message))
    }
    socket.setNoDelay(true)
    socket.on('connect', () => socket.write(request))
    socket.setTimeout(IDLE_MS, () => fail(`An answer did not end within ${IDLE_MS} ms`))
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server closed a connection')))
    socket.on('data', (chunk) => {
      if (received === 0) {
        if (!chunk.subarray(0, OK.length).equals(OK)) return fail(`It answered ${chunk.subarray(0, 40).toString()}`)
        end = describeEnd(chunk)
      }
      received += chunk.length
      if (end.length === null ? !chunk.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : received < end.length) return
      if (end.length !== null && received > end.length) return fail(`${received} bytes came instead of ${end.length}`)
      received = 0
      answered += 1
      if (performance.now() < deadline) socket.write(request)
      else {
        resolve(answered)
        socket.destroy()
      }
    })
  })
}

/** A server that is silent for this long has failed; ms. */
const IDLE_MS = 5_000
const OK = Buffer.from('HTTP/1.1 200')
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

interface AnswerEnd {
  /** Of the whole answer, head included; null when it ends with its last chunk. */
  length: number | null
}

/** How an answer ends, by its head; the heads of ours always fit into the first chunk. */
function describeEnd(chunk: Buffer): AnswerEnd {
  const head = chunk.toString('latin1', 0, chunk.indexOf('\r\n\r\n'))
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  return { length: length === undefined ? null : head.length + 4 + Number(length) }
}
