import { join } from 'node:path'
import Type from 'typebox'
import { loadJson } from '#server/site/content/load-json.ts'
import { type Locale, localeCodes } from '#shared/site/locales.ts'
import { SLUG_PATTERN } from '#shared/site/slug.ts'
import type { Biography } from '#shared/team/team.ts'

const closed = { additionalProperties: false }
const Text = Type.String({ minLength: 1 })
const TeamFile = Type.Object(
  {
    /** Of the page of `{name}`. */
    title: Text,
    description: Text,
    note: Text,
    members: Type.Array(
      Type.Object(
        {
          slug: Type.String({ pattern: SLUG_PATTERN }),
          name: Text,
          suit: Type.Enum(['spade', 'heart', 'club', 'diamond']),
          role: Text,
          quote: Text,
          paragraphs: Type.Array(Text, { minItems: 1 }),
          facts: Type.Array(Type.Object({ term: Text, detail: Text }, closed)),
        },
        closed,
      ),
    ),
  },
  closed,
)

/** What is told of the team in one language. */
export interface TeamTexts {
  title: string
  description: string
  note: string
  members: readonly Biography[]
}
export type Biographies = Readonly<Record<Locale, TeamTexts>>

/** Loads `members.{locale}.json`. @throws Error that names the file, the key and what was expected. */
export async function loadBiographies(folder: string): Promise<Biographies> {
  const entries = await Promise.all(
    localeCodes.map(async (locale) => [locale, await loadJson(join(folder, `members.${locale}.json`), TeamFile)]),
  )
  return Object.fromEntries(entries) as Biographies
}
