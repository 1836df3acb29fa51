import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import type { VitalName } from '#shared/visitor/tracked-events.ts'
import { createVisitMetrics, observeHelpVotes } from './visit-metrics.ts'

const linesOf = async (registry: Registry) =>
  (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'))

const phone = { edition: 'nl', device: 'mobile' } as const

it.each<[VitalName, number, number]>([
  ['CLS', 0.1, 0.25],
  ['FCP', 1800, 3000],
  ['INP', 200, 500],
  ['LCP', 2500, 4000],
  ['TTFB', 800, 1800],
])('tells of %s how many are good, up to %d, and how many are poor, above %d', async (name, good, fair) => {
  const registry = new Registry()
  const visits = createVisitMetrics(registry, 'b1')
  for (const value of [0, good, good + 0.001, fair, fair + 0.001]) {
    visits.add({ type: 'vital', page: 'index', name, value }, phone)
  }
  const lines = await linesOf(registry)
  const place = 'page="index",device="mobile",edition="nl",build="b1"'
  const [metric, labels, unit] =
    name === 'CLS' ? ['layout_shift', place, 1] : ['seconds', `name="${name}",${place}`, 1000]
  const bucket = (bound: number | string) => `bff_web_vital_${metric}_bucket{le="${bound}",${labels}}`
  expect(lines).toContain(`${bucket(good / unit)} 2`)
  expect(lines).toContain(`${bucket(fair / unit)} 4`)
  expect(lines).toContain(`${bucket('+Inf')} 5`)
})

it('adds up views by page, and says why others were not counted, from the first moment on', async () => {
  const registry = new Registry()
  const visits = createVisitMetrics(registry, 'b1')
  expect(await linesOf(registry)).toEqual([
    'bff_beacon_refused_total{reason="consent"} 0',
    'bff_beacon_refused_total{reason="rate"} 0',
  ])
  for (const page of ['index', 'about-us', 'index']) visits.add({ type: 'page', page }, phone)
  visits.refuse('rate')
  expect(await linesOf(registry)).toEqual([
    'bff_page_views_total{edition="nl",page="index"} 2',
    'bff_page_views_total{edition="nl",page="about-us"} 1',
    'bff_beacon_refused_total{reason="consent"} 0',
    'bff_beacon_refused_total{reason="rate"} 1',
  ])
})

it('shows votes as they stand whenever somebody reads them', async () => {
  const registry = new Registry()
  const votes = { nl: { vpn: { yes: 2, no: 1 } }, global: {}, ca: {} }
  observeHelpVotes(registry, () => votes)
  const expected = (yes: number) => [
    `bff_help_votes_total{edition="nl",answer="vpn",useful="yes"} ${yes}`,
    'bff_help_votes_total{edition="nl",answer="vpn",useful="no"} 1',
  ]
  expect(await linesOf(registry)).toEqual(expected(2))
  votes.nl.vpn.yes += 1
  expect(await linesOf(registry)).toEqual(expected(3))
})
