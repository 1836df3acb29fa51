import { join } from 'node:path'
import { loadAll } from '#server/site/content/load-all.ts'
import { loadJsonText } from '#server/site/content/load-json.ts'
import type { PageFile } from '#server/site/content/load-pages.ts'
import { type Glossary, GlossarySchema } from '#shared/school/glossary.ts'
import { type Locale, localeCodes } from '#shared/site/locales.ts'

export type Glossaries = Readonly<Record<Locale, Glossary>>

interface LoadedGlossaries {
  glossaries: Glossaries
  /** As they are written: they cite clauses. */
  files: readonly PageFile[]
}

/**
 * Loads the glossary of every language from `{folder}/{locale}.json`.
 * @throws Error that names the file and what is wrong: an id that is there twice, a related term or a translation that is missing.
 */
export async function loadGlossaries(folder: string): Promise<LoadedGlossaries> {
  const files: PageFile[] = []
  const entries = await loadAll(
    localeCodes.map(async (locale) => {
      const file = join(folder, `${locale}.json`)
      const { value: glossary, text } = await loadJsonText(file, GlossarySchema)
      files.push({ file, text, pageId: 'glossary-term', locale, sections: glossary })
      const ids = new Set(glossary.map(({ id }) => id))
      if (ids.size < glossary.length) throw new Error(`${file}: an id is there twice`)
      for (const { id, related } of glossary) {
        const unknown = related.find((other) => other === id || !ids.has(other))
        if (unknown) throw new Error(`${file}: ${id} is related to ${unknown}, which is no other term`)
      }
      return [locale, glossary] as const
    }),
  )
  const [[, first]] = entries as [(typeof entries)[number]]
  const known = first.map(({ id }) => id).toSorted()
  for (const [locale, glossary] of entries) {
    const ids = new Set(glossary.map(({ id }) => id))
    const missing = known.find((id) => !ids.has(id))
    if (missing ?? ids.size > known.length) {
      throw new Error(`${join(folder, `${locale}.json`)}: not the terms of the other languages (${missing ?? 'more'})`)
    }
  }
  return { glossaries: Object.fromEntries(entries) as Record<Locale, Glossary>, files }
}
