import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type IncomingHttpHeaders } from 'node:http2'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { type ConnectionOptions, connect as connectTls } from 'node:tls'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { writeNginxConfig } from '#scripts/faults/fronts.ts'
import { root } from '#server/root.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const outage = readFileSync(path.join(root, 'dist/outage.html'), 'utf8')
/** What one network may ask for at once: the shipped 1,000 take a test too long. */
const BURST = 30
const isInstalled = (name: string) => execFileSync('sh', ['-c', `command -v ${name} || true`]).length > 0

interface Front {
  tls: number
  plain: number
  /** Where its numbers are, and one of them. */
  status: { port: number; path: string; word: string }
  child: ChildProcess
  log: () => string
}
type Start = (input: { folder: string; instance: string; ports: [number, number, number] }) => Promise<Front>

const starts: Record<string, Start> = {
  async haproxy({ instance, folder, ports: [tls, plain, stats] }) {
    const env = {
      ...process.env,
      LISTEN: `127.0.0.1:${plain}`,
      LISTEN_TLS: `127.0.0.1:${tls}`,
      CERTIFICATES: path.join(folder, 'both.pem'),
      OUTAGE: path.join(root, 'dist/outage.html'),
      STATS: `127.0.0.1:${stats}`,
      ADMIN: path.join(folder, 'admin.sock'),
      NETWORK_REQUESTS: String(BURST),
      SITE1: instance,
      SITE2: instance,
      SITE3: instance,
    }
    let output = ''
    const child = spawn('haproxy', ['-f', path.join(root, 'deploy/haproxy.cfg'), '-db'], {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString()
    })
    return {
      tls,
      plain,
      status: { port: stats, path: '/metrics', word: 'haproxy_server_status' },
      child,
      log: () => output,
    }
  },
  async nginx({ instance, folder, ports: [tls, plain, stats] }) {
    const file = writeNginxConfig({
      folder,
      instances: [instance, instance, instance],
      ports: { visitors: tls, plain, status: stats },
      certificate: { certificate: path.join(folder, 'site.crt'), key: path.join(folder, 'site.key') },
      outage: path.join(root, 'dist'),
    })
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('burst=1000', `burst=${BURST}`).replace('rate=100r/s', 'rate=1r/s'),
    )
    const child = spawn('nginx', ['-c', file, '-g', 'daemon off; error_log /dev/null;'], { stdio: 'ignore' })
    const log = () => readFileSync(path.join(folder, 'nginx.log'), 'utf8')
    return { tls, plain, status: { port: stats, path: '/stub_status', word: 'Active connections' }, child, log }
  },
}

describe.each(Object.keys(starts))('%s with the shipped file, where it is installed', (name) => {
  const isHere = isInstalled(name) && isInstalled('openssl')
  const tried = it.skipIf(!isHere)
  let folder: string
  let site: TestSite
  let front: Front

  beforeAll(async () => {
    if (!isHere) return
    folder = mkdtempSync(path.join(tmpdir(), 'front-'))
    // Workers of nginx run as another user.
    chmodSync(folder, 0o755)
    const [certificate, key] = [path.join(folder, 'site.crt'), path.join(folder, 'site.key')]
    const request = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
    ]
    await promisify(execFile)('openssl', [...request, '-subj', '/CN=nl.localhost', '-keyout', key, '-out', certificate])
    writeFileSync(path.join(folder, 'both.pem'), readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
    site = await startSite({ env: { TRUSTED_PROXIES: 'loopback' } })
    const ports = await freePorts()
    front = await starts[name]!({ folder, ports, instance: new URL(site.url).host })
    const isReady = () =>
      get('/readyz').then(
        ({ status }) => status === 200,
        () => false,
      )
    await vi.waitUntil(isReady, { timeout: 20_000, interval: 100 })
  }, 60_000)
  afterAll(async () => {
    if (!isHere) return
    front.child.kill('SIGTERM')
    if (front.child.exitCode === null) await once(front.child, 'exit')
    rmSync(folder, { recursive: true })
  })

  /** Asks over HTTP/2 from an address of this machine. */
  async function get(asked: string, { from = '127.0.0.1', headers = {} } = {}) {
    const session = connect(`https://127.0.0.1:${front.tls}`, {
      createConnection: () =>
        connectTls({
          port: front.tls,
          host: '127.0.0.1',
          localAddress: from,
          ALPNProtocols: ['h2'],
          rejectUnauthorized: false,
        } as ConnectionOptions),
    })
    try {
      await once(session, 'connect')
      const stream = session.request({ ':path': asked, ':authority': 'nl.localhost', ...headers })
      const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders & { ':status': number }]
      return { status: answer[':status'], headers: answer, body: await text(stream), protocol: session.alpnProtocol }
    } finally {
      session.destroy()
    }
  }

  tried('speaks HTTP/2 encrypted, and leads there who does not', async () => {
    const { status, body, headers, protocol } = await get('/')
    expect([status, protocol]).toEqual([200, 'h2'])
    expect(body).toContain('<html lang="nl-NL"')
    expect(headers['strict-transport-security']).toContain('max-age=')
    const plain = await fetch(`http://127.0.0.1:${front.plain}/contact/?a=1`, {
      redirect: 'manual',
      headers: { host: 'nl.localhost' },
    })
    expect([plain.status, plain.headers.get('location')]).toEqual([
      308,
      expect.stringMatching(/^https:\/\/.+\/contact\/\?a=1$/),
    ])
  })

  tried('hands on the visitor’s address and one id, whatever the visitor writes', async () => {
    const forged = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9', 'x-request-id': 'of-the-visitor' }
    const { headers } = await get('/contact/', { from: '127.9.8.7', headers: forged })
    const id = String(headers['x-request-id'])
    expect(id).toMatch(/^[0-9a-f-]{32,36}$/)
    const line = site.log.find(({ reqId }) => reqId === id)
    expect(line).toMatchObject({ client: expect.stringMatching(/^127\.9\.8\.0/), status: 200 })
    await expect.poll(front.log).toContain(id)
    const own = JSON.parse(
      front
        .log()
        .split('\n')
        .find((one) => one.includes(id))!,
    )
    expect(own).toMatchObject({ client: '127.9.8.0', path: '/contact/', status: 200 })
    // A kept file too.
    const [one, other] = [await get('/favicon.svg'), await get('/favicon.svg')]
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id'])
  })

  tried('refuses a network that asks for too much, and no other one', async () => {
    const answers = await Promise.all(
      Array.from({ length: BURST + 10 }, (_, at) => get('/contact/', { from: `127.5.5.${1 + (at % 100)}` })),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(5)
    expect(refused[0]!.headers['retry-after']).toBe('10')
    expect((await get('/favicon.svg', { from: '127.5.5.200' })).status).toBe(200)
    expect((await get('/contact/', { from: '127.5.6.1' })).status).toBe(200)
  })

  tried('tells its numbers on a port of its own', async () => {
    const { port, path: asked, word } = front.status
    expect(await (await fetch(`http://127.0.0.1:${port}${asked}`)).text()).toContain(word)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  })

  // HAProxy keeps nothing.
  if (name === 'nginx') tried('keeps what is the same for everybody, and no page', keepsShared)
  async function keepsShared() {
    const table = readFileSync(path.join(root, 'docs/http.md'), 'utf8').matchAll(/^\| GET \| `(\/[^`:*]*)`/gm)
    const paths = [...table].map(([, asked = '']) => asked)
    paths.push('/', '/icons/icon-192.png', '/policies/privacy-policy.atom')
    const answered: string[] = []
    for (const [index, asked] of paths.entries()) {
      // From a network of its own: all of them are more than one may ask for in a moment.
      const ask = () => get(asked, { from: `127.7.${index}.7` })
      const { status, headers } = await ask()
      const control = String(headers['cache-control'])
      if (status !== 200 || !/max-age|private|no-store/.test(control) || control.includes('max-age=1,')) continue
      answered.push(asked)
      const isPublic = control.startsWith('public') && control !== 'public, max-age=1'
      expect((await ask()).headers['x-cache-status'], `${asked} ${control}`).toBe(isPublic ? 'HIT' : undefined)
    }
    expect(answered).toEqual(
      expect.arrayContaining(['/robots.txt', '/sitemap.xml', '/policies.json', '/', '/policies.atom']),
    )
  }

  tried('shows the page of the house in both languages when no instance answers', async () => {
    await site.close()
    const ask = () => get('/contact/', { from: '127.3.3.3' })
    // A stream that was refused is asked for again, as browsers do (RFC 9113, 8.7): the front had a connection to the instance.
    const { status, headers, body } = await ask().catch((error: Error) => {
      if (error.message.includes('REFUSED_STREAM')) return ask()
      throw error
    })
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store'])
    expect(headers['content-type']).toMatch(/^text\/html/)
    expect(headers['x-request-id']).toBeTruthy()
    expect(body).toBe(outage)
    expect(body).toContain('lang="nl-NL"')
    expect(body).toContain('lang="en"')
  })
})

/** Three ports that nothing listens on. */
async function freePorts(): Promise<[number, number, number]> {
  const servers = await Promise.all(
    [1, 2, 3].map(async () => {
      const server = createServer((socket: Socket) => socket.destroy()).listen(0, '127.0.0.1')
      await once(server, 'listening')
      return server
    }),
  )
  const ports = servers.map((server) => (server.address() as { port: number }).port)
  for (const server of servers) server.close()
  return ports as [number, number, number]
}
