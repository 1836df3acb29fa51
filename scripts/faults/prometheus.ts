import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parse, stringify } from 'yaml'

const folderOfRules = path.resolve(import.meta.dirname, '../../deploy/prometheus')

interface PrometheusOptions {
  /** Empty, for its data. */
  folder: string
  port: number
  /** Addresses by the name of their job in deploy/prometheus/prometheus.yaml; jobs without are left out. */
  targets: Readonly<Partial<Record<'site' | 'balancer' | 'blackbox', readonly string[]>>>
  /** Instead of the shipped 15 s, in s. */
  interval?: number
}

interface Job {
  job_name: string
  static_configs: { targets: string[]; labels?: Record<string, string> }[]
  relabel_configs?: { target_label: string; replacement?: string }[]
}

/** One series of an answer: its labels, and its values with their times in s since 1970. */
export interface Series {
  metric: Record<string, string>
  values: [time: number, value: string][]
}

export function hasPrometheus(): boolean {
  return spawnSync('prometheus', ['--version']).status === 0
}

/** Starts Prometheus with the shipped configuration and rules, but for addresses. The caller stops it. */
export async function startPrometheus({ folder, port, targets, interval }: PrometheusOptions) {
  mkdirSync(folder, { recursive: true })
  const config = parse(readFileSync(path.join(folderOfRules, 'prometheus.yaml'), 'utf8'))
  const own = (job: Job): Job[] => {
    const addresses = targets[job.job_name as keyof typeof targets]
    if (!addresses) return []
    // What is asked through an exporter keeps its targets; the exporter is the address.
    if (!job.relabel_configs) return [{ ...job, static_configs: [{ targets: [...addresses] }] }]
    const relabelled = job.relabel_configs.map((rule) =>
      rule.target_label === '__address__' ? { ...rule, replacement: addresses[0]! } : rule,
    )
    return [{ ...job, relabel_configs: relabelled }]
  }
  const global = interval
    ? { scrape_interval: `${interval}s`, evaluation_interval: `${interval}s`, scrape_timeout: `${interval}s` }
    : {}
  const { alerting: _, ...rest } = config
  const changed = {
    ...rest,
    global: { ...config.global, ...global },
    scrape_configs: config.scrape_configs.flatMap(own),
  }
  writeFileSync(path.join(folder, 'prometheus.yaml'), stringify(changed))
  copyFileSync(path.join(folderOfRules, 'alerts.yaml'), path.join(folder, 'alerts.yaml'))
  const flags = [
    `--config.file=${path.join(folder, 'prometheus.yaml')}`,
    `--storage.tsdb.path=${path.join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=error',
  ]
  const child = spawn('prometheus', flags, { stdio: ['ignore', 'ignore', 'inherit'] })
  process.once('exit', () => child.kill('SIGKILL'))
  for (let attempt = 0; ; attempt += 1) {
    if ((await fetch(`http://127.0.0.1:${port}/-/ready`).catch(() => null))?.ok) break
    if (attempt === 600 || child.exitCode !== null) throw new Error('Prometheus does not start')
    await delay(100)
  }
  return {
    ...createPrometheusClient(`http://127.0.0.1:${port}`),
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** Asks a running Prometheus. */
export function createPrometheusClient(url: string) {
  const ask = async (question: string) => {
    const answer = await fetch(`${url}/api/v1/${question}`)
    const { status, data, error } = (await answer.json()) as { status: string; data: never; error?: string }
    if (status !== 'success') throw new Error(`Prometheus, ${question}: ${error}`)
    return data
  }
  return {
    /** The series of a query over the last so many seconds; without a number for whatever has none. */
    async query(expression: string, { seconds, step }: { seconds: number; step: number }): Promise<Series[]> {
      const end = Math.floor(Date.now() / 1000)
      const search = new URLSearchParams({
        query: expression,
        start: String(end - seconds),
        end: String(end),
        step: String(step),
      })
      const { result } = (await ask(`query_range?${search}`)) as { result: Series[] }
      return result
        .map(({ metric, values }) => ({ metric, values: values.filter(([, value]) => Number.isFinite(Number(value))) }))
        .filter(({ values }) => values.length > 0)
    },
    /** Name and state of every alert that is pending or firing now. */
    async alerts(): Promise<{ labels: Record<string, string>; state: 'pending' | 'firing' }[]> {
      return ((await ask('alerts')) as { alerts: never }).alerts
    },
  }
}
