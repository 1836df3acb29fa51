import Type, { type Static } from 'typebox'

/**
 * `data/page-dates.json`: for each file that a page is written in, the beginning of its SHA-256 and the day on which it
 * became that. `npm run page-dates` keeps it.
 */
export const PageDatesSchema = Type.Record(
  Type.String({ pattern: '^(?:pages|help|glossary|team)/[a-z0-9-]+(?:\\.[a-z]+)?$' }),
  Type.Object(
    {
      sha256: Type.String({ pattern: '^[0-9a-f]{16}$' }),
      date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    },
    { additionalProperties: false },
  ),
)

export type PageDates = Static<typeof PageDatesSchema>

/** Folders of `data/` whose files are pages, with their language in the name. */
export const datedFolders = ['pages', 'help', 'glossary', 'team'] as const
