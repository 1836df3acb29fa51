import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import { loadAll } from '#server/site/content/load-all.ts'
import { loadJson } from '#server/site/content/load-json.ts'
import { nextTurn } from '#server/site/content/turns.ts'
import { policyIds } from '#shared/policies/policy-routes.ts'
import { type Locale, localeCodes } from '#shared/site/locales.ts'
import { atLeast, exactly } from '#shared/site/schema.ts'
import { type PolicySource, parsePolicy, type SourceChapter } from './parse-policy.ts'

const IndexSchema = Type.Array(
  exactly({
    id: Type.Enum([...policyIds]),
    /** Mark of the shelf: spade for rules, heart for care, club for fair play and access, diamond for money. */
    suit: Type.Enum(['spade', 'heart', 'club', 'diamond']),
    /** Oldest first. */
    versions: atLeast(1, Type.String({ pattern: '^\\d{8}$' })),
  }),
)

export type PolicyEntry = Static<typeof IndexSchema>[number]

export interface PolicyBook {
  entry: PolicyEntry
  versions: { version: string; sources: Readonly<Record<Locale, PolicySource>> }[]
}

/**
 * Loads every policy that `index.json` names, in its order.
 * @throws Error that names file and line and what was expected: a text that is missing or differs in structure between
 * languages, a file that no entry names, dates that do not fit.
 */
export async function loadPolicies(folder: string): Promise<PolicyBook[]> {
  const indexFile = join(folder, 'index.json')
  const index = await loadJson(indexFile, IndexSchema)
  const missing = policyIds.find((id) => !index.some((entry) => entry.id === id))
  if (missing) throw new Error(`${indexFile}: expected an entry for ${missing}, which has an address`)
  const expected = new Set<string>()
  const books = await loadAll(
    index.map(async (entry): Promise<PolicyBook> => {
      if (entry.versions.some((version, at) => at > 0 && version <= (entry.versions[at - 1] ?? ''))) {
        throw new Error(`${indexFile}: /${entry.id}/versions expected every version once, oldest first`)
      }
      const versions = await loadAll(
        entry.versions.map(async (version) => {
          const read = await loadAll(
            localeCodes.map(async (locale) => {
              const name = join(entry.id, `${version}.${locale}.md`)
              expected.add(name)
              const file = join(folder, name)
              return [locale, parsePolicy(file, await readText(file, indexFile))] as const
            }),
          )
          return { version, sources: Object.fromEntries(read) as Record<Locale, PolicySource> }
        }),
      )
      for (const { version, sources } of versions) checkVersion(version, Object.values(sources))
      return { entry, versions }
    }),
  )
  await checkStrays(folder, expected)
  return books
}

async function readText(file: string, indexFile: string): Promise<string> {
  try {
    const text = await readFile(file, 'utf8')
    await nextTurn()
    return text
  } catch (error) {
    throw new Error(`${file}: expected this text, because ${indexFile} names its version (${(error as Error).message})`)
  }
}

async function checkStrays(folder: string, expected: ReadonlySet<string>): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md'))
  const stray = files.find((name) => !expected.has(name))
  if (stray) throw new Error(`${join(folder, stray)}: expected its version in index.json, or the file gone`)
}

function checkVersion(version: string, sources: readonly PolicySource[]): void {
  const [first] = sources
  if (!first) return
  for (const { file, effective, published } of sources) {
    if (effective.replaceAll('-', '') !== version) {
      throw new Error(`${file}:1: expected the effective date of version ${version}, found ${effective}`)
    }
    if (published > effective)
      throw new Error(`${file}:1: expected to be published by ${effective}, found ${published}`)
    if (published !== first.published) {
      throw new Error(`${file}:1: expected published ${first.published} as in ${first.file}, found ${published}`)
    }
  }
  for (const source of sources.slice(1)) checkSameStructure(first, source)
}

/** Both languages number the same things in the same way, or no link and no comparison would mean the same in both. */
function checkSameStructure(first: PolicySource, other: PolicySource): void {
  const numbered = (chapters: readonly SourceChapter[]) => chapters.flatMap((chapter) => [chapter, ...chapter.clauses])
  const [expected, found] = [numbered(first.chapters), numbered(other.chapters)]
  for (const [at, item] of expected.entries()) {
    const same = found[at]
    if (same?.number === item.number && same.id === item.id) continue
    const place = `${other.file}:${same?.line ?? found.at(-1)?.line ?? 1}`
    const has = same ? `${same.number} {#${same.id}}` : 'the end'
    throw new Error(`${place}: expected ${item.number} {#${item.id}} as in ${first.file}:${item.line}, found ${has}`)
  }
  const more = found[expected.length]
  if (more) throw new Error(`${other.file}:${more.line}: expected the end as in ${first.file}, found ${more.number}`)
  const changed = (source: PolicySource) =>
    source.changes
      .map(({ group, number }) => `${group} ${number}`)
      .sort()
      .join(', ')
  if (changed(first) !== changed(other)) {
    throw new Error(`${other.file}: expected the changes of ${first.file} (${changed(first)}), found ${changed(other)}`)
  }
}
