import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { packContent, replaceIn } from '#tests/helpers/content-bundle.ts'
import { readMetric } from '../read-metric.ts'
import { type SiteProcess, startSiteProcess } from '../site-process.ts'
import { quantile, runTraffic, runTrafficDuring } from './traffic.ts'

/** Stored pages, an API and a file: what can be asked for 2,000 times a second. */
const paths = ['/', '/contact/', '/over-ons/', '/download/', '/blog/', '/api/navigations', '/favicon.svg']
/** The longest that a bundle may take from its place to the first page, in ms. */
const SWAP_MS = 5_000
const P99_MS = 50
/** Until when a bundle must have been noticed, in ms. */
const NOTICED_WITHIN_MS = 60_000

interface SwapInput {
  folder: string
  /** Requests per second. */
  rate: number
}

/** Swaps contents under load. Prints a row for each; returns what was above its bar. */
export async function swapContents({ folder, rate }: SwapInput): Promise<string[]> {
  const file = path.join(folder, 'content.tar.gz')
  const contents = await Promise.all(
    ['Contact met onze klantenservice', 'Zo bereik je onze klantenservice'].map((title) =>
      packContent({
        change: (files) => replaceIn(files, 'pages/contact.nl.json', 'Contact met onze klantenservice', title),
      }),
    ),
  )
  contents[0]!.place(file)
  const site = await startSiteProcess({ env: { CONTENT_BUNDLE: file, TRUSTED_PROXIES: 'loopback' } })
  const url = `http://127.0.0.1:${site.port}`
  const failures: string[] = []
  console.log('| swap of content | requests | failed | before | during | |')
  try {
    for (const warmRate of [100, rate / 2, rate]) await runTraffic({ url, rate: warmRate, seconds: 3, paths })
    for (const [turn, content] of [...contents.toReversed(), ...contents.toReversed()].entries()) {
      const calm = await measure({ url, rate, site, during: () => delay(4_000) })
      const swap = await measure({ url, rate, site, during: () => placeAndAwait(site, file, content) })
      const row = [`swap ${turn + 1}`, swap.requests, swap.failures.length, describe(calm), describe(swap)]
      console.log(`| ${row.join(' | ')} | ${Math.round(swap.tookMs)} ms from file to page |`)
      failures.push(...swap.failures.slice(0, 3))
      if (swap.p99 > P99_MS) failures.push(`p99 ${swap.p99.toFixed(0)} ms during a swap, ${calm.p99.toFixed(0)} before`)
      if (swap.tookMs > SWAP_MS) failures.push(`${Math.round(swap.tookMs)} ms from file to page`)
    }
  } finally {
    await site.stop()
  }
  return failures
}

interface MeasureInput {
  url: string
  rate: number
  site: SiteProcess
  during: () => Promise<unknown>
}

async function measure({ url, rate, site, during }: MeasureInput) {
  // Reading it begins the next span.
  await readMetric(site.opsPort, 'nodejs_eventloop_lag_max_seconds')
  const cpu = await readMetric(site.opsPort, 'process_cpu_seconds_total')
  const isFailure = (status: number) => status !== 200
  let tookMs = 0
  const { requests, failures, latencies } = await runTrafficDuring(
    { url, rate, seconds: 1, paths, isFailure },
    async () => {
      const startedAt = performance.now()
      await during()
      tookMs = performance.now() - startedAt
    },
  )
  return {
    tookMs,
    requests,
    failures,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    pauseMs: 1000 * (await readMetric(site.opsPort, 'nodejs_eventloop_lag_max_seconds')),
    cpu: (await readMetric(site.opsPort, 'process_cpu_seconds_total')) - cpu,
  }
}

const describe = ({ p50, p99, pauseMs, cpu }: Awaited<ReturnType<typeof measure>>) =>
  `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, longest pause ${pauseMs.toFixed(0)} ms, processor ${cpu.toFixed(1)} s`

async function placeAndAwait(site: SiteProcess, file: string, content: Awaited<ReturnType<typeof packContent>>) {
  content.place(file)
  const endAt = performance.now() + NOTICED_WITHIN_MS
  while (!(await ask(site, '/builds/latest.json')).includes(content.manifest.id)) {
    if (performance.now() > endAt) throw new Error(`${content.manifest.id} is not served`)
    await delay(25)
  }
}

async function ask(site: SiteProcess, target: string): Promise<string> {
  return (await fetch(`http://127.0.0.1:${site.port}${target}`)).text()
}
