import Type, { type Static } from 'typebox'
import { exactly } from '#shared/site/schema.ts'

/** `data/page-dates.json`: the beginning of each page file's SHA-256 and its day. `npm run page-dates` writes it. */
export const PageDatesSchema = Type.Record(
  Type.String({ pattern: '^(?:pages|help|glossary|team)/[a-z0-9-]+(?:\\.[a-z]+)?$' }),
  exactly({
    sha256: Type.String({ pattern: '^[0-9a-f]{16}$' }),
    date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  }),
)

export type PageDates = Static<typeof PageDatesSchema>

/** Folders of `data/` whose files are pages, with their language in the name. */
export const datedFolders = ['pages', 'help', 'glossary', 'team'] as const
