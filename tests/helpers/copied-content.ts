import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readImage, type SiteProcess, startSiteProcess } from '#scripts/site-process.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The built site with a copy of its content, in which a test may change what it likes. */
export interface CopiedContent {
  /** Folder of the copy of `data/`. */
  data: string
  /** Writes another text in the place of one that is in a file of the copy. @throws Error when it is not. */
  replace: (file: string, text: string, other: string) => void
  /** Starts the build with the copy’s content. */
  start: (env?: Record<string, string>) => Promise<SiteProcess>
  remove: () => void
}

/** Copies what a server reads, the build as links. The caller removes it. */
export function copyContent(): CopiedContent {
  const image = readImage()
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'))
  const data = path.join(folder, 'data')
  linkTree(path.join(root, 'dist'), path.join(folder, 'dist'))
  cpSync(path.join(root, 'data'), data, { recursive: true })
  cpSync(path.join(root, 'package.json'), path.join(folder, 'package.json'))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return {
    data,
    replace(file, text, other) {
      const written = readFileSync(path.join(data, file), 'utf8')
      if (!written.includes(text)) throw new Error(`${file} does not say ${text}`)
      writeFileSync(path.join(data, file), written.replaceAll(text, other))
    },
    start: (env = {}) => startSiteProcess({ root: folder, image, env }),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

// Links to files: the server looks for its data above the folder in which its code really is.
function linkTree(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else linkOrCopy(source, target)
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    // Another file system.
    cpSync(source, target)
  }
}
