import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserFindings, GatePage } from './gate-page.ts'

/** What was found on pages as they are now, so that a run that was stopped is taken up where it was. */
export interface PageStore {
  folder: string
  nameOf: (page: GatePage) => string
  read: (page: GatePage) => BrowserFindings | null
  write: (page: GatePage, found: BrowserFindings) => void
}

/** Keeps findings under the document and the code that visits it: only a page that has changed is looked at again. */
export function openPageStore(folder: string): PageStore {
  const gate = createHash('sha256')
  const visit = path.join(import.meta.dirname, 'visit')
  const root = path.resolve(import.meta.dirname, '../..')
  const files = [
    ...readdirSync(visit).map((name) => path.join(visit, name)),
    ...['tests/helpers/axe.ts', 'tests/helpers/visit.ts', 'package-lock.json'].map((name) => path.join(root, name)),
  ]
  for (const file of files.toSorted()) gate.update(readFileSync(file))
  const code = gate.digest('hex')
  const nameOf = ({ editionId, path: address, html }: GatePage) => {
    const { buildId = '' } = /"buildId":"(?<buildId>[^"]+)"/.exec(html)?.groups ?? {}
    const document = buildId === '' ? html : html.replaceAll(buildId, '')
    return createHash('sha256').update(`${code}\n${editionId}${address}\n${document}`).digest('hex').slice(0, 24)
  }
  const fileOf = (page: GatePage) => path.join(folder, `${nameOf(page)}.json`)
  return {
    folder,
    nameOf,
    read: (page) => {
      const file = fileOf(page)
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BrowserFindings) : null
    },
    write: (page, found) => writeFileSync(fileOf(page), JSON.stringify(found)),
  }
}
