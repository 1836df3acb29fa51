import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readImage } from '#scripts/site-process.ts'
import { visitorLimits } from '#server/http/plugins/rate-limits.ts'
import { createUpstreamServer } from '#tests/helpers/upstream-server.ts'

const main = path.resolve(import.meta.dirname, '../..', readImage().main)
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

describe('SIGTERM', () => {
  it('lets the request under way finish, fails readiness meanwhile, and exits 0', async () => {
    const upstream = await createUpstreamServer()
    const env = {
      UPSTREAM_URL: upstream.url,
      UPSTREAM_TIMEOUT_MS: '20000',
      RENDER_TIMEOUT_MS: '20000',
      DRAIN_DELAY_MS: '1500',
    }
    const release = upstream.hold('leaderboards')
    const child = start(env)
    const lines = logOf(child)
    const { url } = await lines.ready
    const response = await open(url)
    const exit = exitOf(child)
    child.kill('SIGTERM')
    // npm and the terminal may both send it.
    child.kill('SIGTERM')
    await lines.seen('Draining')
    const readiness = await open(`${url}/readyz`)
    expect(readiness.statusCode).toBe(503)
    expect(readiness.headers.connection).toBe('close')
    release()
    expect(await text(response)).toMatch(/<\/html>$/)
    expect(await exit).toBe(0)
    await upstream.close()
  })

  it('that comes before the first pages are made ends a process that was never ready', async () => {
    const upstream = await createUpstreamServer()
    const release = upstream.hold('leaderboards')
    // The drain is longer than anything waits for the pages.
    const child = start({ UPSTREAM_URL: upstream.url, UPSTREAM_TIMEOUT_MS: '20000', DRAIN_DELAY_MS: '1500' })
    const lines = logOf(child)
    const [exit, out] = [exitOf(child), text(child.stdout)]
    await lines.seen('Server listening')
    child.kill('SIGTERM')
    await lines.seen('Draining')
    release()
    expect(await exit).toBe(0)
    // On a busy machine the signal may come after they were waited for.
    expect((await out).split('"Draining"')[1]).not.toContain('"Ready"')
    await upstream.close()
  })

  it('does not wait for connections that nobody uses, or has used yet', async () => {
    const child = start({ OPS_PORT: '0', SHUTDOWN_GRACE_MS: '3000' })
    const { url, opsUrl } = await logOf(child).ready
    const agent = new Agent({ keepAlive: true })
    await text(await open(`${url}/livez`, agent))
    await Promise.all(
      [url, opsUrl].map(async (listener) => {
        const socket = connect(Number(new URL(listener).port), '127.0.0.1').on('error', () => {})
        await once(socket, 'connect')
      }),
    )
    const exit = exitOf(child)
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
    agent.destroy()
  })

  it('ends requests that never come whole by the limits that hold at any other time', async () => {
    const child = start({ SHUTDOWN_GRACE_MS: '12000' })
    const { url } = await logOf(child).ready
    const head = 'GET /livez HTTP/1.1\r\nhost: localhost\r\n'
    // The first of a connection, and one after another.
    const sockets = ['', `${head}\r\n`].map((before) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
      socket.write(before + head)
      return socket
    })
    // Both are known by then: the first came before the one that is answered.
    await once(sockets[1]!, 'data')
    for (const socket of sockets) socket.resume()
    const exit = exitOf(child)
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
  })

  it('ends a request that hangs when the grace is over', async () => {
    const upstream = await createUpstreamServer()
    const patient = { UPSTREAM_URL: upstream.url, UPSTREAM_TIMEOUT_MS: '60000', RENDER_TIMEOUT_MS: '60000' }
    upstream.hold('leaderboards')
    const child = start({ ...patient, SHUTDOWN_GRACE_MS: '200' })
    const { url } = await logOf(child).ready
    const response = await open(url)
    response.on('error', () => {}).resume()
    const exit = exitOf(child)
    child.kill('SIGTERM')
    expect(await exit).toBe(1)
    await upstream.close()
  })
})

it('serves without what would hold memory for the life of the process and is not needed for pages', async () => {
  const refuse = new URL('../fixtures/refuse-modules.mjs', import.meta.url).href
  const { url } = await logOf(start({ NODE_OPTIONS: `--import=${refuse}` })).ready
  const statusOf = async (path: string) => (await open(url + path)).statusCode
  for (const path of [
    '/',
    '/over-ons/',
    '/zoeken/?q=bonus',
    '/cookiebeleid/',
    '/contact/_payload.json',
    '/api/visitor',
  ])
    expect([path, await statusOf(path)]).toEqual([path, 200])
  expect(await statusOf('/nergens/')).toBe(404)
})

it('logs JSON lines without a query or a full address', async () => {
  const child = start({})
  const lines = logOf(child)
  const { url } = await lines.ready
  await text(await open(`${url}/contact/?secret=1`))
  const line = await lines.seen('Answered')
  expect(line).toMatchObject({ method: 'GET', path: '/contact/', status: 200, client: '127.0.0.0/24' })
  expect(line.reqId).toMatch(/^[0-9a-f-]{36}$/)
  expect(JSON.stringify(line)).not.toMatch(/secret|127\.0\.0\.1/)
})

it('answers, counts and ends as ever while nobody reads its log', async () => {
  const child = start({ OPS_PORT: '0' })
  const { url, opsUrl } = await logOf(child).ready
  child.stdout.pause()
  const dropped = async () =>
    Number(/^bff_log_lines_dropped_total (\d+)$/m.exec(await text(await open(`${opsUrl}/metrics`)))?.[1])
  expect(await dropped()).toBe(0)
  // Long addresses make long lines: more of them than the socket, this reader and what may wait hold.
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const path = `/assets/${'a'.repeat(4_000)}.js`
  const statuses = Array.from({ length: 1_000 }, async () => {
    const answer = await open(url + path, agent)
    await text(answer)
    return answer.statusCode
  })
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([404]))
  expect(await dropped()).toBeGreaterThan(0)
  expect(await text(await open(`${url}/livez`, agent))).toBe('{"status":"ok"}')
  agent.destroy()
  const exit = exitOf(child)
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
})

it('bounds what one address may post', async () => {
  const { url } = await logOf(start({})).ready
  const post = async () => (await fetch(`${url}/actions/reset-dialogs`, { method: 'POST', redirect: 'manual' })).status
  const statuses = await Promise.all(Array.from({ length: visitorLimits.posts + 1 }, post))
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

it('says in its log where in the sources an error was made', async () => {
  const child = start({ GEOIP_DATABASE: '/nowhere/City.mmdb', LOG_LEVEL: 'debug' })
  const { err } = await logOf(child).seen('The start failed')
  const { stack } = err as { stack: string }
  const [, file = '', line = ''] = /\((?:async )?(\/\S+\.ts):(\d+):\d+\)/.exec(stack) ?? []
  expect(file).toMatch(/\/server\/visitor\/[a-z-]+\.ts$/)
  // The line is that of the source: where an error is made, or waited for.
  expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]).toMatch(/Error\(|await|open|read/)
  expect(stack).not.toMatch(/dist\/server\/\S+\.js/)
})

it('answers what is for operators at an address of its own', async () => {
  const { url, opsUrl } = await logOf(start({ OPS_PORT: '0' })).ready
  expect(new URL(opsUrl).hostname).toBe('127.0.0.1')
  expect(await text(await open(`${opsUrl}/livez`))).toBe('{"status":"ok"}')
  expect(await text(await open(`${opsUrl}/metrics`))).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect((await open(`${url}/compliance`)).statusCode).toBe(404)
  expect((await open(`${url}/metrics`)).statusCode).toBe(404)
})

describe('a compliance check under way', () => {
  const begin = async () => {
    const child = start({ OPS_PORT: '0' })
    const lines = logOf(child)
    const { opsUrl } = await lines.ready
    const answer = fetch(`${opsUrl}/compliance`)
    const { checkPid } = await lines.seen('Checking the site')
    return { child, answer, isOver: () => expect(() => process.kill(Number(checkPid), 0)).toThrow('ESRCH') }
  }

  it('ends with a process that drains, and its reader is told', async () => {
    const { child, answer, isOver } = await begin()
    const exit = exitOf(child)
    child.kill('SIGTERM')
    expect(await (await answer).json()).toMatchObject({ status: 503, detail: expect.stringContaining('about to end') })
    expect(await exit).toBe(0)
    isOver()
  })

  it('ends with a process that is killed', async () => {
    const { child, answer, isOver } = await begin()
    const exit = exitOf(child)
    child.kill('SIGKILL')
    await expect(answer).rejects.toThrow()
    await exit
    // It gives way to all else, on a busy machine for long.
    await vi.waitFor(isOver, { timeout: 60_000 })
  })
}, 90_000)

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PORT: '0', OPS_PORT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  return child
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

async function open(url: string, agent?: Agent): Promise<IncomingMessage> {
  const [response] = (await once(get(url, agent ? { agent } : {}), 'response')) as [IncomingMessage]
  return response
}

/** The log of a process, line by line; `seen` waits for one that begins so. */
function logOf(child: ReturnType<typeof start>) {
  const waiting = new Map<string, (line: Record<string, unknown>) => void>()
  const seen = (message: string) => new Promise<Record<string, unknown>>((resolve) => waiting.set(message, resolve))
  const ready = seen('Ready')
  let url = ''
  let opsUrl = ''
  createInterface({ input: child.stdout }).on('line', (text) => {
    const line = JSON.parse(text) as Record<string, unknown>
    const message = String(line.msg)
    if (message.startsWith('Server listening at ')) url = message.slice('Server listening at '.length)
    if (message.startsWith('Operations at ')) opsUrl = message.slice('Operations at '.length)
    for (const [start, resolve] of waiting) if (message.startsWith(start)) resolve(line)
  })
  return { seen, ready: ready.then(() => ({ url, opsUrl })) }
}
