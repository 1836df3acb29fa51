import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Panel, readPanels } from '#scripts/dashboard/panels.ts'
import { startProbeExporter } from '#scripts/faults/probe-exporter.ts'
import { hasPrometheus, startPrometheus } from '#scripts/faults/prometheus.ts'
import { type SiteProcess, startSiteProcess } from '#scripts/site-process.ts'
import { createUpstreamServer, type UpstreamServer } from '#tests/helpers/upstream-server.ts'

const root = path.resolve(import.meta.dirname, '../..')
const panels = readPanels()
const runbook = readFileSync(path.join(root, 'docs/operations.md'), 'utf8')
const pasted = [...runbook.matchAll(/^```promql\n([\s\S]*?)^```$/gm)].flatMap(([, block]) => block!.trim().split('\n'))

describe('deploy/grafana/dashboard.json', () => {
  it('has twelve panels at most, each with its chapter, in the order of the runbook', () => {
    const chapters = [...runbook.matchAll(/^## (.*)$/gm)].map(([, title]) => title!.toLowerCase().replaceAll(' ', '-'))
    expect(panels.length).toBeLessThanOrEqual(12)
    const places = panels.map(({ chapter }) => chapters.indexOf(chapter))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })
})

const canRun = hasPrometheus() && spawnSync('haproxy', ['-v']).status === 0
describe.skipIf(!canRun)('what the panels ask, where Prometheus and HAProxy are installed', () => {
  let upstream: UpstreamServer
  let site: SiteProcess
  let haproxy: ChildProcess
  let prober: Awaited<ReturnType<typeof startProbeExporter>>
  let prometheus: Awaited<ReturnType<typeof startPrometheus>>

  beforeAll(async () => {
    upstream = await createUpstreamServer()
    // What nothing stands in for: answers of 500 and above.
    upstream.behaviour('giveaways', { status: 500 })
    site = await startSiteProcess({ env: { UPSTREAM_URL: upstream.url, TRUSTED_PROXIES: 'loopback' } })
    const ports = Array.from({ length: 5 }, freePort)
    const [front, stats, admin, probe, own] = (await Promise.all(ports)) as [number, number, number, number, number]
    const address = `127.0.0.1:${site.port}`
    haproxy = spawn('haproxy', ['-f', path.join(root, 'deploy/haproxy.cfg'), '-db'], {
      env: {
        ...process.env,
        LISTEN: `127.0.0.1:${front}`,
        OUTAGE: path.join(root, 'dist/outage.html'),
        STATS: `127.0.0.1:${stats}`,
        ADMIN: `ipv4@127.0.0.1:${admin}`,
        SITE1: address,
        SITE2: address,
        SITE3: address,
      },
      stdio: 'ignore',
    })
    prober = await startProbeExporter({ port: probe, front: new URL(`http://127.0.0.1:${front}`) })
    prometheus = await startPrometheus({
      folder: await mkdtemp(path.join(tmpdir(), 'dashboard-')),
      port: own,
      targets: {
        site: [`127.0.0.1:${site.opsPort}`],
        balancer: [`127.0.0.1:${stats}`],
        blackbox: [`127.0.0.1:${probe}`],
      },
      interval: 1,
    })
    // Some traffic of each kind, until there are rates of everything.
    const ask = (path_: string) => request(`http://127.0.0.1:${front}`).get(path_).set('host', 'nl.localhost')
    const seenBy = (expression: string) => prometheus.query(expression, { seconds: 10, step: 1 })
    const isServed = async () => expect((await ask('/')).status).toBe(200)
    await vi.waitFor(isServed, { timeout: 60_000, interval: 200 })
    await vi.waitFor(
      async () => {
        await Promise.all(
          ['/', '/over-ons/', '/_error/403/', '/api/leaderboards', '/api/giveaways', '/sitemap.xml', '/nergens/'].map(
            ask,
          ),
        )
        await request(`http://127.0.0.1:${front}`)
          .post('/api/beacon')
          .set({ host: 'nl.localhost', cookie: 'consent=20250814.1763650000.s' })
          .send({ type: 'vital', page: 'index', name: 'LCP', value: 2600 })
        expect(await seenBy('increase(bff_web_vital_seconds_count[1m]) > 0')).not.toEqual([])
      },
      { timeout: 60_000, interval: 500 },
    )
  }, 150_000)
  afterAll(async () => {
    haproxy.kill('SIGTERM')
    prober.stop()
    await Promise.all([prometheus.stop(), site.stop(), upstream.close()])
  })

  it.each(panels.flatMap((panel: Panel) => panel.targets.map((target) => [panel.title, target.expr] as const)))(
    '%s: %s',
    async (_title, expression) => {
      // Each is scraped from a place of its own, at its own second.
      const answer = () => prometheus.query(expression, { seconds: 120, step: 1 })
      await expect.poll(answer, { timeout: 30_000, interval: 500 }).not.toEqual([])
    },
  )

  it.each(pasted)('the runbook’s query can be pasted: %s', async (line) => {
    await expect(prometheus.query(line, { seconds: 30, step: 1 })).resolves.toBeDefined()
  })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
