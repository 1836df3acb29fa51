import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Locale, localeCodes } from '#shared/site/locales.ts'

/** Where the project's own policies lie. */
export const policiesFolder = fileURLToPath(new URL('../../data/policies/', import.meta.url))

/** Versions of the long policy; the last takes effect when nobody reads this any more. */
const longVersions = ['20240101', '20250101', '21000101'] as const

/** Clauses to which other texts lead; the long policy must have them, too. */
const linkedClauses = ['necessary-cookies']

/** A copy of the policies in a folder of its own, to be changed; the caller calls `remove`. */
export async function copyPolicies(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'policies-'))
  await cp(policiesFolder, folder, { recursive: true })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The same with a cookie policy of 200 clauses in 20 chapters; clause 7.7 is another in every version. */
export async function copyWithLongPolicy(): Promise<Awaited<ReturnType<typeof copyPolicies>>> {
  const copy = await copyPolicies()
  const folder = join(copy.folder, 'cookie-policy')
  await rm(folder, { recursive: true })
  await mkdir(folder)
  for (const version of longVersions) {
    for (const locale of localeCodes) {
      await writeFile(join(folder, `${version}.${locale}.md`), longPolicy(locale, version))
    }
  }
  const file = join(copy.folder, 'index.json')
  const entries: { id: string; versions: string[] }[] = JSON.parse(await readFile(file, 'utf8'))
  const changed = entries.map((entry) => (entry.id === 'cookie-policy' ? { ...entry, versions: longVersions } : entry))
  await writeFile(file, JSON.stringify(changed))
  return copy
}

function longPolicy(locale: Locale, version: string): string {
  const date = version.replace(/(....)(..)(..)/, '$1-$2-$3')
  const chapters = Array.from({ length: 20 }, (_, chapter) => {
    const clauses = Array.from({ length: 10 }, (_unused, clause) => {
      const number = `${chapter + 1}.${clause + 1}`
      const own = number === '7.7' ? ` It changed on ${date}.` : ''
      const id = linkedClauses[chapter * 10 + clause] ?? `clause-${chapter}-${clause}`
      return `### ${number} {#${id}}\nText ${locale} of clause ${number}.${own}\n> Note on ${number}.\n`
    })
    return `## ${chapter + 1} Chapter ${chapter + 1} {#chapter-${chapter}}\n${clauses.join('\n')}`
  })
  const front = `---\ntitle: Long policy\ndescription: A policy that is as long as one can be.\neffective: ${date}\npublished: ${date}\n---\n`
  const changes = version === longVersions[0] ? '' : '## What changed\n### duty\n- 7.7: Read this.\n\n'
  return `${front}Introduction.\n\n${changes}${chapters.join('\n')}`
}
