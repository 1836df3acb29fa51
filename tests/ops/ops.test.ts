import Fastify, { type FastifyInstance } from 'fastify'
import { parseHTML } from 'linkedom'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createProblem } from '#server/http/problems.ts'
import type { SiteCheck } from '#server/law/check-process.ts'
import { complianceRoutes } from '#server/law/compliance-routes.ts'
import { reportPage, reportPagePolicy } from '#server/law/report-page.ts'
import type { ComplianceReport } from '#server/law/run-compliance.ts'
import { createMetrics } from '#server/ops/metrics/metrics.ts'
import { buildOps } from '#server/ops/ops.ts'
import { openVisitor } from '#shared/visitor/visit-decision.ts'

const log = pino({ level: 'silent' })
const report: ComplianceReport = {
  ranAt: '2026-11-20T10:00:00.000Z',
  durationMs: 12,
  pages: [
    { visitorClass: openVisitor, editionId: 'nl', locale: 'nl', path: '/' },
    { visitorClass: openVisitor, editionId: 'ca', locale: 'en', path: '/' },
  ],
  answers: [],
  findings: [
    {
      ruleId: 'C06',
      severity: 'error',
      editionId: 'nl',
      locale: 'nl',
      path: '/',
      visitorClass: openVisitor,
      message: 'The page says “<cashback>”',
      source: 'Kansspelautoriteit',
      file: 'data/pages/index.nl.json',
    },
  ],
}
const checked: SiteCheck = { report, page: reportPage(report, 'host 1'), pagePolicy: reportPagePolicy }

it('shows edition × page × rule, and the time of the run', async () => {
  const ops = await buildOps({
    log,
    metrics: createMetrics('test'),
    checkSite: () => Promise.resolve(checked),
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

it('answers JSON when asked for it', async () => {
  const ops = await buildOps({
    log,
    metrics: createMetrics('test'),
    checkSite: () => Promise.resolve(checked),
  })
  const answer = await ops.inject({ url: '/compliance', headers: { accept: 'application/json' } })
  await ops.close()
  expect(answer.json()).toEqual({ ...report, instance: expect.stringContaining(String(process.pid)) })
  expect(answer.headers.vary).toBe('accept')
})

describe('a check', () => {
  let now: number
  let runs: PromiseWithResolvers<SiteCheck>[]
  let app: FastifyInstance
  beforeEach(async () => {
    now = 0
    runs = []
    app = Fastify()
    const checkSite = () => {
      const run = Promise.withResolvers<SiteCheck>()
      runs.push(run)
      return run.promise
    }
    await app.register(complianceRoutes, { clock: { now: () => now }, checkSite })
  })
  afterEach(() => app.close())
  const ask = async () => app.inject({ url: '/compliance', headers: { accept: 'application/json' } })
  const durationOf = (answer: Awaited<ReturnType<typeof ask>>) => answer.json<ComplianceReport>().durationMs

  it('is made on demand, one at a time however long it takes, and its report is kept for a minute from its end', async () => {
    const readers = [ask(), ask()]
    await expect.poll(() => runs).toHaveLength(1)
    now = 100_000
    readers.push(ask())
    await app.inject('/nowhere')
    runs[0]!.resolve(checked)
    expect((await Promise.all(readers)).map(durationOf)).toEqual([12, 12, 12])
    now = 159_999
    expect(durationOf(await ask())).toBe(12)
    expect(runs).toHaveLength(1)
    now = 160_000
    const next = ask()
    await expect.poll(() => runs).toHaveLength(2)
    runs[1]!.resolve({ ...checked, report: { ...report, durationMs: 13 } })
    expect(durationOf(await next)).toBe(13)
  })

  it('that fails says why, and is made again for the next reader', async () => {
    const first = ask()
    await expect.poll(() => runs).toHaveLength(1)
    runs[0]!.reject(createProblem({ status: 503, detail: 'The check was late.', retryAfterSeconds: 60 }))
    const { statusCode, headers, body } = await first
    expect({ statusCode, type: headers['content-type'], again: headers['retry-after'] }).toEqual({
      statusCode: 503,
      type: 'application/problem+json',
      again: '60',
    })
    expect(JSON.parse(body)).toMatchObject({ status: 503, detail: 'The check was late.' })
    const second = ask()
    await expect.poll(() => runs).toHaveLength(2)
    runs[1]!.resolve(checked)
    expect(durationOf(await second)).toBe(12)
  })
})
