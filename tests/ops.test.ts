import Fastify from 'fastify'
import { parseHTML } from 'linkedom'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { ComplianceReport } from '#server/compliance/run-compliance.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { buildOps } from '#server/ops.ts'
import { complianceRoutes } from '#server/routes/compliance.ts'

const log = pino({ level: 'silent' })
const report: ComplianceReport = {
  ranAt: '2026-11-20T10:00:00.000Z',
  durationMs: 12,
  pages: [
    { editionId: 'nl', locale: 'nl', path: '/' },
    { editionId: 'ca', locale: 'en', path: '/' },
  ],
  findings: [
    {
      ruleId: 'C06',
      severity: 'error',
      editionId: 'nl',
      locale: 'nl',
      path: '/',
      message: 'The page says “<cashback>”',
      source: 'Kansspelautoriteit',
      file: 'data/pages/index.nl.json',
    },
  ],
}

it('shows edition × page × rule, and the time of the run', async () => {
  const ops = await buildOps({
    log,
    metrics: createMetrics('test'),
    checkSite: () => Promise.resolve(report),
    helpVotes: { counts: () => ({ nl: {}, global: {}, ca: {} }) },
  })
  const answer = await ops.inject({ url: '/compliance', headers: { accept: 'text/html,application/json' } })
  await ops.close()
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(answer.headers['cache-control']).toBe('no-store')
  const { document } = parseHTML(answer.body)
  expect(document.querySelector('time')?.textContent).toBe(report.ranAt)
  const cellOf = (edition: string, rule: string) => {
    const table = [...document.querySelectorAll('table')].find(
      (candidate) => candidate.querySelector('caption')?.textContent === `Edition ${edition}`,
    )
    const at = [...(table?.querySelectorAll('thead th') ?? [])].findIndex((head) => head.textContent === rule)
    return table?.querySelectorAll('tbody tr')[0]?.children[at]?.textContent
  }
  expect(cellOf('nl', 'C06')).toBe('1 broken')
  expect(cellOf('nl', 'C07')).toBe('kept')
  expect(cellOf('ca', 'C06')).toBe('kept')
  expect(document.body.textContent).toContain('The page says “<cashback>”')
})

it('answers JSON to whoever asks for it', async () => {
  const ops = await buildOps({
    log,
    metrics: createMetrics('test'),
    checkSite: () => Promise.resolve(report),
    helpVotes: { counts: () => ({ nl: {}, global: {}, ca: {} }) },
  })
  const answer = await ops.inject({ url: '/compliance', headers: { accept: 'application/json' } })
  await ops.close()
  expect(answer.json()).toEqual({ ...report, instance: expect.stringContaining(String(process.pid)) })
  expect(answer.headers.vary).toBe('accept')
})

it('runs on demand, keeps a report for a minute, and a failed run not at all', async () => {
  let now = 0
  const runs: (() => Promise<ComplianceReport>)[] = [
    () => Promise.reject(new Error('no answer')),
    () => Promise.resolve(report),
    () => Promise.resolve({ ...report, durationMs: 13 }),
  ]
  const app = Fastify()
  await app.register(complianceRoutes, { clock: { now: () => now }, checkSite: () => runs.shift()!() })
  const ask = async () => {
    const answer = await app.inject({ url: '/compliance', headers: { accept: 'application/json' } })
    return answer.statusCode === 200 ? answer.json<ComplianceReport>().durationMs : answer.statusCode
  }
  const answers = [await ask(), await ask()]
  now = 59_999
  answers.push(await ask())
  now = 60_000
  answers.push(await ask())
  await app.close()
  expect(answers).toEqual([500, 12, 12, 13])
})
