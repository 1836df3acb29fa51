import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'

export interface PolicyText {
  sha256: string
  /** ISO 8601 dates, as the front matter says. */
  published: string
  effective: string
}

/** `data/policies/published.json`: every version's text and days, by `{policy}/{version}.{locale}`. */
export type Ledger = Readonly<Record<string, PolicyText>>

export async function readTexts(folder: string): Promise<Ledger> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md')).toSorted()
  const texts = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8')
      const dayOf = (key: string) => new RegExp(`^${key}: (\\d{4}-\\d{2}-\\d{2})$`, 'm').exec(text)?.[1] ?? ''
      const sha256 = createHash('sha256').update(text).digest('hex')
      return [
        name.replace(/\.md$/, ''),
        { sha256, published: dayOf('published'), effective: dayOf('effective') },
      ] as const
    }),
  )
  return Object.fromEntries(texts)
}

/** What the ledger and the texts do not agree on, by name; nothing when every version is what was entered. */
export function findChanges(ledger: Ledger, texts: Ledger): string[] {
  const names = new Set([...Object.keys(ledger), ...Object.keys(texts)])
  return [...names].filter((name) => !isDeepStrictEqual(ledger[name], texts[name]))
}

/**
 * The ledger with the versions that it does not have yet. `today` is ISO 8601.
 * @throws Error for one that the ledger holds and is another now, and for a new one whose publication is past.
 */
export function enterVersions(ledger: Ledger, texts: Ledger, today: string): Ledger {
  holdEntered(ledger, texts, today)
  for (const [name, { published }] of Object.entries(texts)) {
    if (name in ledger || published >= today) continue
    const found = published || 'none'
    throw new Error(`data/policies/${name}.md: expected published: ${today} or later, found ${found}: nobody was told`)
  }
  return texts
}

/**
 * Until the day of its publication, as it was entered, the text of a version may be written, but its days stay: what readers
 * were told to expect on a day may not come on another one, and a text that names a later day would make itself one that may
 * still be written.
 * @throws Error for a version that was published and is another one now, for one on other days, and for one that is gone.
 */
export function holdEntered(ledger: Ledger, texts: Ledger, today: string): void {
  for (const name of findChanges(ledger, texts)) {
    const [entered, text] = [ledger[name], texts[name]]
    if (!entered) continue
    const file = `data/policies/${name}.md`
    if (!text || entered.published <= today) {
      throw new Error(`${file}: expected the text that was published; write a new version`)
    }
    for (const key of ['published', 'effective'] as const) {
      if (text[key] !== entered[key]) {
        throw new Error(`${file}: expected ${key}: ${entered[key]}, as it was entered; write a new version`)
      }
    }
  }
}
