import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A panel of Grafana, as far as it is read here. */
export interface Panel {
  title: string
  /** Of docs/operations.md, to which it leads. */
  chapter: string
  unit: string
  targets: { expr: string; legendFormat: string }[]
}

interface GrafanaPanel extends Pick<Panel, 'title' | 'targets'> {
  links: { url: string }[]
  fieldConfig: { defaults: { unit: string } }
}

/** The panels of deploy/grafana/dashboard.json, in their order. */
export function readPanels(): Panel[] {
  const file = path.resolve(import.meta.dirname, '../../deploy/grafana/dashboard.json')
  const { panels } = JSON.parse(readFileSync(file, 'utf8')) as { panels: GrafanaPanel[] }
  return panels.map(({ title, targets, links, fieldConfig }) => ({
    title,
    targets,
    chapter: links[0]?.url.split('#')[1] ?? '',
    unit: fieldConfig.defaults.unit,
  }))
}
