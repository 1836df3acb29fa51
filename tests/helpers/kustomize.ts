import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseAllDocuments } from 'yaml'

const folderOfAll = path.resolve(import.meta.dirname, '../../deploy/kustomize')

/** An object of Kubernetes, as far as these tests read it. */
export interface Made {
  kind: string
  metadata: { name: string; labels?: Record<string, string> }
  data?: Record<string, string>
  /** Of every kind its own; the published schemas say which. */
  spec: ReturnType<typeof JSON.parse>
}

/** What builds overlays, where one of them is installed. */
export const kustomize = (['kustomize', 'kubectl'] as const).find(
  (name) => spawnSync(name, ['version', '--client']).status === 0,
)

/** The objects that an overlay makes, with secrets as their examples have them. */
export function buildOverlay(name: string): Made[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'kustomize-'))
  try {
    cpSync(folderOfAll, folder, { recursive: true })
    const overlay = path.join(folder, 'overlays', name)
    for (const file of readdirSync(overlay).filter((one) => one.endsWith('.example'))) {
      copyFileSync(path.join(overlay, file), path.join(overlay, file.replace('.example', '')))
    }
    const args = kustomize === 'kubectl' ? ['kustomize', overlay] : ['build', overlay]
    const made = execFileSync(kustomize!, args, { encoding: 'utf8' })
    return parseAllDocuments(made).map((document) => document.toJS() as Made)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
