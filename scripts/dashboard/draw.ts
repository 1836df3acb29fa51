import type { Series } from '../faults/prometheus.ts'
import type { Panel } from './panels.ts'

/** What a panel's queries have found, with the name of each line. */
export interface DrawnPanel extends Panel {
  lines: { name: string; values: Series['values'] }[]
}

const WIDTH = 320
const HEIGHT = 170
const COLUMNS = 3
const LINES = ['#5794f2', '#73bf69', '#ff9830', '#f2495c', '#b877d9', '#8ab8ff', '#fade2a']
/** Named below a panel; the others are drawn only. */
const NAMED = 4
/** A small picture shows no more than this. */
const MOST_LINES = 10

/** The name of a line as Grafana makes it of a target's legend. */
export function nameOf(legend: string, labels: Readonly<Record<string, string>>): string {
  return legend.replace(/\{\{(\w+)\}\}/g, (_, label: string) => labels[label] ?? '')
}

/** The dashboard as SVG, in Grafana's order. No part of Grafana: the same queries, drawn small. */
export function drawDashboard(panels: readonly DrawnPanel[], [from, to]: readonly [number, number]): string {
  const rows = Math.ceil(panels.length / COLUMNS)
  const drawn = panels.map((panel, index) => {
    const x = (index % COLUMNS) * WIDTH
    const y = Math.floor(index / COLUMNS) * HEIGHT
    return `<g transform="translate(${x} ${y})">${drawPanel(panel, [from, to])}</g>`
  })
  const size = `width="${COLUMNS * WIDTH}" height="${rows * HEIGHT}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="9" fill="#d8d9da"><rect ${size} fill="#111217"/>${drawn.join('')}</svg>\n`
}

function drawPanel({ title, unit, lines }: DrawnPanel, [from, to]: readonly [number, number]): string {
  const most = Math.max(...lines.flatMap(({ values }) => values.map(([, value]) => Number(value))), 1e-9)
  const x = (time: number) => (10 + ((time - from) / (to - from)) * (WIDTH - 24)).toFixed(0)
  const y = (value: string) => (HEIGHT - 44 - (Number(value) / most) * (HEIGHT - 76)).toFixed(1)
  const curves = lines.slice(0, MOST_LINES).map(({ values }, index) => {
    const points = values.map(([time, value]) => `${x(time)},${y(value)}`).join(' ')
    return `<polyline points="${points}" fill="none" stroke="${LINES[index % LINES.length]}" stroke-width="1.3"/>`
  })
  const legend = lines.slice(0, NAMED).map(({ name }, index) => {
    const at = `x="${10 + (index % 2) * 155}" y="${HEIGHT - 26 + Math.floor(index / 2) * 12}"`
    return `<text ${at} fill="${LINES[index % LINES.length]}">${escapeXml(name.slice(0, 30))}</text>`
  })
  return [
    `<rect x="3" y="3" width="${WIDTH - 6}" height="${HEIGHT - 6}" rx="3" fill="#181b1f"/>`,
    `<text x="10" y="17" font-size="11">${escapeXml(title)}</text>`,
    `<text x="${WIDTH - 12}" y="17" text-anchor="end" fill="#8e8e8e">${formatValue(most, unit)}</text>`,
    `<path d="M10 ${HEIGHT - 44}H${WIDTH - 14}M10 32H${WIDTH - 14}" stroke="#2c3235"/>`,
    ...curves,
    ...legend,
  ].join('')
}

/** The largest value of a panel, in Grafana's units. */
function formatValue(value: number, unit: string): string {
  if (unit === 'bytes') return `${(value / 1e6).toFixed(0)} MB`
  if (unit === 'percentunit') return `${(value * 100).toFixed(1)} %`
  if (unit === 's') return `${(value * 1000).toFixed(0)} ms`
  return value.toFixed(value < 10 ? 1 : 0) + (unit === 'short' ? '' : ' /s')
}

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
