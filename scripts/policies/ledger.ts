import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** `data/policies/published.json`: the SHA-256 of every version's text, by `{policy}/{version}.{locale}`. */
export type Ledger = Readonly<Record<string, string>>

export interface PolicyText {
  sha256: string
  /** ISO 8601 date, as its front matter says. */
  published: string
}

/** Reads every version of every policy, by its name in the ledger and in order. */
export async function readTexts(folder: string): Promise<Record<string, PolicyText>> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md')).toSorted()
  const texts = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8')
      const [, published = ''] = /^published: (\d{4}-\d{2}-\d{2})$/m.exec(text) ?? []
      return [
        name.replace(/\.md$/, ''),
        { sha256: createHash('sha256').update(text).digest('hex'), published },
      ] as const
    }),
  )
  return Object.fromEntries(texts)
}

/** What the ledger and the texts do not agree on, by name; nothing when every version is what was entered. */
export function findChanges(ledger: Ledger, texts: Readonly<Record<string, PolicyText>>): string[] {
  const names = new Set([...Object.keys(ledger), ...Object.keys(texts)])
  return [...names].filter((name) => ledger[name] !== texts[name]?.sha256)
}

/**
 * The ledger with the versions that it does not have yet. Until the day of its publication a version may be written; the
 * ledger has it as it is. `today` is ISO 8601.
 * @throws Error for a version that was published and is another one now, or gone.
 */
export function enterVersions(
  ledger: Ledger,
  texts: Readonly<Record<string, PolicyText>>,
  today: string,
): Record<string, string> {
  for (const name of findChanges(ledger, texts)) {
    const isWritten = texts[name] !== undefined && texts[name].published > today
    if (name in ledger && !isWritten) {
      throw new Error(`data/policies/${name}.md: expected the text that was published; write a new version`)
    }
  }
  return Object.fromEntries(Object.entries(texts).map(([name, { sha256 }]) => [name, sha256]))
}
