import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadSources, type SourceFile } from './import-directions.ts'

const topFolder = /^(?:client|data|deploy|docs|scripts|server|shared|tests)\//

/** What cites beside the sources: the README, other documents, style sheets and settings of the build. */
export function loadDocuments(root: string): SourceFile[] {
  const files = globSync('{*.config.ts,client/**/*.css,{docs,data,shared}/**/*.md}', { cwd: root })
  return ['README.md', ...files.map((file) => file.replaceAll('\\', '/')).sort()].map((file) => ({
    file,
    source: readFileSync(path.join(root, file), 'utf8'),
  }))
}

/** One line for each decision, link and path that is cited and does not exist. */
export function listStaleCitations(root: string, documents = loadDocuments(root), sources = loadSources(root)) {
  const numbers = new Set(readdirSync(path.join(root, 'docs/decisions')).map((file) => file.slice(0, 4)))
  const decisions = [...documents, ...sources].flatMap((cited) =>
    locate(cited, /\bdecision (\d{4})\b/g).filter(({ text }) => !numbers.has(text)),
  )
  const links = documents.flatMap((cited) =>
    locate(cited, /\]\((?!\w+:|[#?])([^)#\s]+)(?:#[^)]*)?\)/g).filter(
      ({ text }) => !existsSync(path.join(root, path.dirname(cited.file), text)),
    ),
  )
  const paths = documents.flatMap((cited) =>
    locate(cited, /`([^`\s]+)`/g).filter(({ text }) => isPath(text) && !isThere(root, text)),
  )
  return [
    ...decisions.map(({ at, text }) => `${at} cites decision ${text}, which docs/decisions/ does not have`),
    ...links.map(({ at, text }) => `${at} links to ${text}, which does not exist`),
    ...paths.map(({ at, text }) => `${at} names ${text}, which does not exist`),
  ]
}

function locate({ file, source }: SourceFile, pattern: RegExp) {
  return [...source.matchAll(pattern)].map(({ index, 1: text = '' }) => ({
    at: `${file}:${source.slice(0, index).split('\n').length}`,
    text,
  }))
}

/** A test may be named by its file alone. */
function isPath(text: string): boolean {
  return topFolder.test(text) || /^[\w/.-]+\.test\.tsx?$/.test(text)
}

/** `{id}` and `*` stand for any name. */
function isThere(root: string, text: string): boolean {
  const named = text.replaceAll(/\{[^}]*\}/g, '*').replace(/\/$/, '')
  const pattern = text.includes('/') ? named : `{client,scripts,server,shared,tests}/**/${named}`
  return globSync(pattern, { cwd: root }).length > 0
}
