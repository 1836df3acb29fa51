import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { editionIds } from '#shared/site/editions.ts'
import { startSite } from '#tests/helpers/site.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'deploy/prometheus')
const readYaml = (name: string) => parse(readFileSync(path.join(folder, name), 'utf8'), { merge: true })

interface Rule {
  alert?: string
  expr: string
  labels: { severity: string }
  annotations: Record<'summary' | 'runbook' | 'dashboard' | 'builds', string>
}
const rules = (readYaml('alerts.yaml').groups as { rules: Rule[] }[]).flatMap((group) => group.rules)
const alerts = rules.filter(({ alert }) => alert !== undefined)

describe('deploy/prometheus/alerts.yaml', () => {
  it('names only metrics that the site has', async () => {
    const site = await startSite()
    site.observeProcess()
    await site.app.inject({ url: '/', headers: { host: 'localhost' } })
    const known = new Set((await site.metrics()).match(/^# HELP \S+/gm)?.map((line) => line.slice('# HELP '.length)))
    await site.close()
    const named = rules.flatMap(({ expr }) => expr.match(/\b(?:http_server|bff|nodejs|process)_\w+/g) ?? [])
    expect(named.length).toBeGreaterThan(20)
    for (const name of named) expect(known).toContain(name.replace(/_(?:count|bucket)$/, ''))
  })

  it('says of each how bad it is, where to look, and what to do', () => {
    const handbook = readFileSync(path.join(root, 'docs/operations.md'), 'utf8')
    const chapters = [...handbook.matchAll(/^#+ (.*)$/gm)].map(([, title]) => title!.toLowerCase().replaceAll(' ', '-'))
    for (const { alert, labels, annotations } of alerts) {
      expect(['page', 'ticket', 'none'], alert).toContain(labels.severity)
      const [file, chapter] = annotations.runbook.split('#')
      expect(file).toBe('docs/operations.md')
      expect(chapters, alert).toContain(chapter)
      expect(annotations.dashboard, alert).toMatch(/^https:/)
      expect(annotations.builds, alert).toContain('bff_build_info')
    }
  })

  it('counts no probe as a visitor', () => {
    for (const { expr } of rules) {
      for (const [, labels] of expr.matchAll(/http_server_request_duration_seconds_\w+\{(.*?)\}/g)) {
        expect(labels).toContain('http_route!~"/livez|/readyz"')
      }
    }
  })

  it('has a case for every rule: quiet, then firing', () => {
    const cases = (readYaml('alerts.test.yaml').tests as { alert_rule_test: { alertname: string; exp_alerts: [] }[] }[])
      .flatMap(({ alert_rule_test: one }) => one)
      .map(({ alertname, exp_alerts: expected }) => `${alertname} ${expected.length > 0 ? 'fires' : 'is quiet'}`)
    const neverQuiet = ['Watchdog', 'SiteLocationsOld']
    const wanted = alerts.flatMap(({ alert }) => [
      ...(neverQuiet.includes(alert!) ? [] : [`${alert} is quiet`]),
      `${alert} fires`,
    ])
    expect(cases.toSorted()).toEqual(wanted.toSorted())
  })
})

it('deploy/prometheus/prometheus.yaml asks every edition from outside', () => {
  const { scrape_configs: jobs } = readYaml('prometheus.yaml')
  const { static_configs: probed } = jobs.find(({ job_name: name }: { job_name: string }) => name === 'blackbox')
  const origins = editionIds.map((id) => {
    const { origin } = JSON.parse(readFileSync(path.join(root, `data/markets/${id}/edition.json`), 'utf8'))
    return { targets: [`${origin}/`], labels: { edition: id } }
  })
  expect(probed).toEqual(origins)
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0
describe.skipIf(!hasPromtool)('what Prometheus says, where its promtool is installed', () => {
  it.each([
    ['check', 'config', 'prometheus.yaml'],
    ['check', 'rules', 'alerts.yaml'],
    ['test', 'rules', 'alerts.test.yaml'],
  ])('promtool %s %s %s', { timeout: 120_000 }, (...args) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' })
    expect(status, stdout + stderr).toBe(0)
  })
})
