import { join } from 'node:path'
import Type from 'typebox'
import { loadAll } from '#server/site/content/load-all.ts'
import { loadJson } from '#server/site/content/load-json.ts'
import { type Locale, localeCodes } from '#shared/site/locales.ts'
import { exactly, Text, Texts } from '#shared/site/schema.ts'
import { SLUG_PATTERN } from '#shared/site/slug.ts'
import type { Biography } from '#shared/team/team.ts'

export const TeamFileSchema = exactly({
  title: Text,
  description: Text,
  note: Text,
  members: Type.Array(
    exactly({
      slug: Type.String({ pattern: SLUG_PATTERN }),
      name: Text,
      suit: Type.Enum(['spade', 'heart', 'club', 'diamond']),
      role: Text,
      quote: Text,
      paragraphs: Texts,
      facts: Type.Array(exactly({ term: Text, detail: Text })),
    }),
  ),
})

export interface TeamTexts {
  title: string
  description: string
  note: string
  members: readonly Biography[]
}
export type Biographies = Readonly<Record<Locale, TeamTexts>>

export async function loadBiographies(folder: string): Promise<Biographies> {
  const entries = await loadAll(
    localeCodes.map(async (locale) => [locale, await loadJson(join(folder, `members.${locale}.json`), TeamFileSchema)]),
  )
  return Object.fromEntries(entries) as Biographies
}
