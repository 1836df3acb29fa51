import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { startCommand } from './command.ts'
import { drawDashboard, nameOf } from './dashboard/draw.ts'
import { readPanels } from './dashboard/panels.ts'
import { createPrometheusClient } from './faults/prometheus.ts'

// Draws deploy/grafana/dashboard.json from what a running Prometheus knows.
const { values } = startCommand({
  options: {
    prometheus: { type: 'string', default: 'http://127.0.0.1:9090' },
    minutes: { type: 'string', default: '60' },
  },
})
const seconds = Number(values.minutes) * 60
const prometheus = createPrometheusClient(values.prometheus)
const now = Math.floor(Date.now() / 1000)
const panels = await Promise.all(
  readPanels().map(async (panel) => {
    const found = await Promise.all(
      panel.targets.map(async ({ expr, legendFormat }) =>
        (await prometheus.query(expr, { seconds, step: Math.ceil(seconds / 80) })).map((line) => ({
          name: nameOf(legendFormat, line.metric),
          values: line.values,
        })),
      ),
    )
    return { ...panel, lines: found.flat() }
  }),
)
const file = path.resolve(import.meta.dirname, '../docs/dashboard.svg')
writeFileSync(file, drawDashboard(panels, [now - seconds, now]))
console.log(file)
