import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { startSite, type TestSite } from '#tests/helpers/site.ts'
import { createUpstreamServer } from '#tests/helpers/upstream-server.ts'

let site: TestSite
afterEach(() => site.close())

const WARN = 40

/** Paths of the lines that answers have written. */
const answeredPaths = () => site.log.flatMap(({ msg, path }) => (msg === 'Answered' ? [path] : []))

it('has no line for the probes, which come all day', async () => {
  site = await startSite()
  for (const path of ['/livez', '/readyz', '/favicon.svg']) expect((await fetch(site.url + path)).status).toBe(200)
  expect(answeredPaths()).toEqual(['/favicon.svg'])
})

it('has no line for a route that wants only what is more severe, on the response cache as well', async () => {
  let routed = 0
  site = await startSite({
    app: {
      async registerFirst(app) {
        app.addHook('onRoute', (route) => {
          if (route.url === '/api/navigations') route.logLevel = 'warn'
        })
        app.addHook('onRequest', (_request, _reply, done) => {
          routed += 1
          done()
        })
      },
    },
  })
  const ask = async (path: string) => (await fetch(site.url + path)).arrayBuffer()
  for (const path of ['/api/navigations', '/api/util-navigations'])
    for (let count = 0; count < 3; count += 1) await ask(path)
  // The first of each makes it, the second finds it.
  expect(routed).toBe(4)
  expect(answeredPaths()).toEqual(Array(3).fill('/api/util-navigations'))
})

const unreadable = [
  ['a header that is too large', `GET / HTTP/1.1\r\nHost: nl.localhost\r\nCookie: a=${'0'.repeat(20_000)}\r\n\r\n`],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: nl.localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ['a space in its target', 'GET /a b HTTP/1.1\r\nHost: nl.localhost\r\n\r\n'],
  ['a tunnel', 'CONNECT a.example:443 HTTP/1.1\r\nHost: a.example\r\n\r\n'],
  ['what nobody gives', 'GET / HTTP/1.1\r\nHost: nl.localhost\r\nExpect: more\r\n\r\n'],
] as const
it.each(unreadable)(
  'has a line for a request that is refused before any route, for %s, and counts it',
  async (_, sent) => {
    site = await startSite()
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
    socket.end(sent)
    const answer = await text(socket)
    const status = Number(answer.slice(9, 12))
    const [, id] = /x-request-id: (\S+)/.exec(answer) ?? []
    expect(site.log.filter(({ reqId }) => reqId === id)).toMatchObject([{ msg: 'Answered', status, edition: null }])
    expect(await site.metrics()).toMatch(
      RegExp(`http_server_request_duration_seconds_count\\{[^}]*http_response_status_code="${status}"[^}]*\\} 1`),
    )
  },
)

it('tells once that the back end is left alone, and nothing of the calls that are not made', async () => {
  const upstream = await createUpstreamServer()
  upstream.behaviour('all', { status: 500 })
  const clock = { time: 1_000, now: () => clock.time }
  // Every render is a visitor's own: nothing that is kept stands in for the back end.
  site = await startSite({ env: { UPSTREAM_URL: upstream.url }, overrides: { clock, isDevelopment: true } })
  const ask = async (path: string) => (await fetch(site.url + path)).text()
  const value = async (metric: string) => {
    const lines = (await site.metrics()).split('\n').filter((line) => line.startsWith(metric))
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
  }
  const resources = ['navigations', 'util-navigations', 'giveaways', 'leaderboards', 'timetable', 'network-status']
  while ((await value('bff_breaker_state')) !== 2) {
    // Past the time for which a failure is remembered, and within the one over which calls are judged.
    clock.time += 2_001
    await Promise.all(resources.map((name) => ask(`/api/${name}`)))
  }
  expect(site.log.filter(({ msg }) => msg.startsWith('Circuit breaker'))).toMatchObject([
    { level: WARN, resource: expect.any(String), outcome: 'status' },
  ])

  const [lines, refused] = [site.log.length, await value('bff_upstream_refused_total')]
  // Failures are forgotten, and the breaker lets nobody try for three seconds more.
  clock.time += 2_001
  for (const path of ['/', '/promotions/', '/nergens/', '/downloads/windows', '/api/leaderboards']) await ask(path)
  expect(await value('bff_upstream_refused_total')).toBeGreaterThan(refused)
  expect(site.log.slice(lines).filter(({ level }) => level >= WARN)).toEqual([])
  await upstream.close()
})
