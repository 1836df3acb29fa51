import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import supertest from 'supertest'
import { afterEach, describe, expect, it } from 'vitest'
import { createClose } from '#server/http/close-listener.ts'
import { createConnectionBounds } from '#server/http/connection-bounds.ts'
import { watchConnections } from '#server/http/idle-connections.ts'
import { createMetrics } from '#server/ops/metrics/metrics.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const ask = (path: string, host = 'nl.localhost') => `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`

/** A client that writes all at once, and reads only if it is told to. */
async function send(
  url: string,
  text: string,
  { isRead }: { isRead: boolean },
): Promise<{ socket: Socket; text: string[] }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
  cleanUps.push(() => socket.destroy())
  await once(socket, 'connect')
  const read: string[] = []
  if (isRead) socket.on('data', (chunk) => read.push(chunk.toString('latin1')))
  else socket.pause()
  socket.write(text)
  return { socket, text: read }
}

const countOf = async (site: TestSite, reason: string) =>
  Number(
    new RegExp(`^bff_closed_connections_total\\{reason="${reason}"\\} (\\d+)`, 'm').exec(await site.metrics())?.[1] ??
      0,
  )

describe('a connection', () => {
  // Kept before the framework, kept by nobody, made anew, refused, and a probe.
  it.each(['/', '/policies.json', '/bestaat-niet/', '/zoeken/?q=limiet', '/api/visitor', '/livez'])(
    'that asks for %s many times at once is closed, and others are answered',
    async (path) => {
      const site = await startSite()
      cleanUps.push(() => site.close())
      await supertest(site.url).get('/').set('user-agent', 'Googlebot/2.1').expect(200)
      await send(site.url, ask(path).repeat(2_000), { isRead: false })
      const reading = await send(site.url, ask(path).repeat(2_000), { isRead: true })
      // A client that reads nothing does not notice the end.
      await expect.poll(() => countOf(site, 'pipelined')).toBe(2)
      await expect.poll(() => reading.socket.closed).toBe(true)
      expect((reading.text.join('').match(/HTTP\/1\.1 /g) ?? []).length).toBeLessThan(20)
      await supertest(site.url).get('/').expect(200)
    },
  )

  it('that expects what nobody gives is bounded like any other', async () => {
    const site = await startSite()
    cleanUps.push(() => site.close())
    const expecting = 'GET / HTTP/1.1\r\nhost: localhost\r\nexpect: cake\r\n\r\n'
    const one = await send(site.url, expecting, { isRead: true })
    await expect.poll(() => one.text.join('')).toMatch(/^HTTP\/1\.1 417 .*content-type: application\/problem/is)
    await send(site.url, expecting.repeat(2_000), { isRead: false })
    await expect.poll(() => countOf(site, 'pipelined')).toBe(1)
  })

  it.each(['gzip, chunked', 'identity, chunked', 'x-gzip, Chunked'])(
    'that sends what is %s is answered 501 and closed, for there is nobody to decode it',
    async (coding) => {
      const site = await startSite()
      cleanUps.push(() => site.close())
      // The first is stored, and answered before the framework.
      await supertest(site.url).get('/').set('user-agent', 'Googlebot/2.1').expect(200)
      for (const target of ['GET /', 'GET /api/visitor', 'GET /livez', 'POST /actions/consent', 'PUT /nowhere/']) {
        const head = `${target} HTTP/1.1\r\nhost: nl.localhost\r\ntransfer-encoding: ${coding}\r\n\r\n`
        const { socket, text } = await send(site.url, `${head}0\r\n\r\n${ask('/livez')}`, { isRead: true })
        await expect.poll(() => socket.closed).toBe(true)
        expect(text.join('').match(/HTTP\/1\.1 \d+/g), target).toEqual(['HTTP/1.1 501'])
        expect(text.join('')).toMatch(/content-type: application\/problem\+json/i)
      }
      const { socket, text } = await send(
        site.url,
        'GET / HTTP/1.1\r\nhost: nl.localhost\r\nconnection: close\r\ntransfer-encoding: Chunked\r\n\r\n0\r\n\r\n',
        { isRead: true },
      )
      await expect.poll(() => socket.closed).toBe(true)
      expect(text.join('')).toContain('HTTP/1.1 200')
    },
  )

  it('that wants a tunnel is closed, even if the other side never does', async () => {
    const site = await startSite()
    cleanUps.push(() => site.close())
    const socket = connect({ port: Number(new URL(site.url).port), allowHalfOpen: true }).on('error', () => {})
    cleanUps.push(() => socket.destroy())
    socket.write('CONNECT elsewhere:443 HTTP/1.1\r\nhost: localhost\r\n\r\n')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toContain('HTTP/1.1 405')
    const connections = () => new Promise((resolve) => site.server.getConnections((_, count) => resolve(count)))
    await expect.poll(() => connections()).toBe(0)
  })

  it('may ask for some answers at once, and for as many as it likes one after the other', async () => {
    const site = await startSite()
    cleanUps.push(() => site.close())
    const { text } = await send(site.url, ask('/api/navigations').repeat(4), { isRead: true })
    await expect.poll(() => text.join('').match(/HTTP\/1\.1 200/g)).toHaveLength(4)
    const agent = supertest.agent(site.url)
    for (let count = 0; count < 100; count += 1)
      await agent.get('/robots.txt').set('connection', 'keep-alive').expect(200)
    expect(await countOf(site, 'pipelined')).toBe(0)
  })
})

/** A server that answers by `handle` within the bounds. */
async function serve(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  options: { maxHeldBytes?: number } = {},
) {
  const metrics = createMetrics('test')
  const bounds = createConnectionBounds({ metrics, refusals: { refuse: (response) => response.destroy() }, ...options })
  const server = createServer((request, response) => {
    if (bounds.admit(request, response)) bounds.inTurn(response, () => handle(request, response))
  })
  bounds.watch(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUps.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, metrics, server }
}

describe('all connections', () => {
  it('hold no more than there is room for: what nobody reads goes first', async () => {
    // More than a connection's buffers in the system take.
    const body = Buffer.alloc(16 * 1024 * 1024)
    const { url } = await serve(
      (_request, response) => response.writeHead(200, { 'content-length': body.length }).end(body),
      { maxHeldBytes: 3 * body.length },
    )
    const reading = await send(url, ask('/'), { isRead: true })
    const silent = await Promise.all(Array.from({ length: 8 }, () => send(url, ask('/'), { isRead: false })))
    // A client that reads nothing sees the end only when writing.
    const countDestroyed = () => {
      for (const { socket } of silent) if (!socket.destroyed) socket.write(' ')
      return silent.filter(({ socket }) => socket.destroyed).length
    }
    await expect.poll(countDestroyed).toBeGreaterThanOrEqual(6)
    await expect.poll(() => reading.text.join('').length).toBeGreaterThan(body.length)
  })

  it('may read slowly, however little room there is', async () => {
    const body = Buffer.alloc(24 * 1024 * 1024)
    const { url } = await serve(
      (_request, response) => response.writeHead(200, { 'content-length': body.length }).end(body),
      { maxHeldBytes: body.length / 8 },
    )
    const { socket } = await send(url, ask('/'), { isRead: false })
    let taken = 0
    const isWhole = new Promise<boolean>((resolve) => {
      socket
        .once('close', () => resolve(false))
        .on('data', ({ length }) => {
          taken += length
          if (taken >= body.length) resolve(true)
          socket.pause()
          setTimeout(() => socket.resume(), 5)
        })
    })
    socket.resume()
    expect(await isWhole).toBe(true)
  })

  it('are idle when the kernel has their answers, or when they have asked for nothing', async () => {
    const server = createServer((_request, response) => response.end(Buffer.alloc(16 * 1024 * 1024)))
    const connections = watchConnections(server)
    const sockets: Socket[] = []
    server.on('connection', (socket: Socket) => void sockets.push(socket))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    cleanUps.push(() => {
      server.closeAllConnections()
      server.close()
    })
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const [reading, half, unused] = await Promise.all(
      [ask('/'), 'GET / HTTP/1.1\r\nho', ''].map((text) => send(url, text, { isRead: false })),
    )
    await expect.poll(() => sockets.map(({ bytesRead }) => bytesRead > 0).toSorted()).toEqual([false, true, true])
    expect(connections.closeIdle()).toBe(1)
    unused?.socket.resume()
    await expect.poll(() => unused?.socket.closed).toBe(true)
    expect([reading?.socket.destroyed, half?.socket.destroyed]).toEqual([false, false])
  })

  it('share the event loop: each request has a turn, and what it has promised is kept before the next', async () => {
    const order: string[] = []
    const { url } = await serve(({ url: path }, response) => {
      order.push(`${path}`)
      void Promise.resolve().then(() => order.push('kept'))
      response.end()
    })
    // All in one packet: they are read in one turn.
    const { text } = await send(url, ask('/first') + ask('/second') + ask('/last'), { isRead: true })
    const turns: string[] = []
    const watch = () => {
      turns.push(order.join(' '))
      if (order.length < 6) setImmediate(watch)
    }
    watch()
    await expect.poll(() => text.join('').match(/HTTP\/1\.1 200/g)).toHaveLength(3)
    expect(turns).toContain('/first kept')
    expect(turns).toContain('/first kept /second kept')
  })
})

it('a server that closes does not wait for who reads nothing', async () => {
  const app = Fastify()
  const close = createClose(app)
  app.get('/', () => Buffer.alloc(16 * 1024 * 1024))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const asked = once(app.server, 'request')
  await send(url, ask('/'), { isRead: false })
  await asked
  await close()
  expect(app.server.listening).toBe(false)
})
