import { join } from 'node:path'
import Type from 'typebox'
import type { Citation } from '#server/policies/citation.ts'
import { createClauseReader } from '#server/policies/clause-references.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import { type EditionId, editionIds } from '#shared/site/editions.ts'
import { type Locale, localeCodes } from '#shared/site/locales.ts'
import type { RouteParams } from '#shared/site/route-row.ts'
import { contentPageIds, type RouteTable } from '#shared/site/routes.ts'
import { isInteractiveSectionKind, type SectionKind, sectionSchemas } from '#shared/site/sections.ts'
import { fillConstants } from './fill-constants.ts'
import { loadJsonText, parseData } from './load-json.ts'

export interface ContentSection {
  id: string
  kind: SectionKind
  content: unknown
}

/** What one page says in one language and one edition. */
export interface PageContent {
  title: string
  description: string
  /** Day on which an article was published, ISO 8601. */
  publishedOn?: string
  sections: ContentSection[]
}

/** What a page may depend on besides its place: the parameters of its path, and the time of day. */
export interface PageVisit {
  params: RouteParams
  clock: ContentClock
}

export interface Pages {
  /** @throws Error for a page without content: the route table and the content folder are compared at boot. */
  contentOf(pageId: string, locale: Locale, editionId: EditionId, visit: PageVisit): PageContent
}

/** Pages as they are written, with every clause that they cite, in each edition and language. */
interface WrittenPages extends Pages {
  citations: readonly (Citation & { pageId: string })[]
}

const PageFileSchema = Type.Object(
  {
    title: Type.String({ minLength: 1 }),
    description: Type.String({ minLength: 1 }),
    sections: Type.Array(
      Type.Object({
        id: Type.String({ pattern: '^[a-z0-9-]+$' }),
        kind: Type.Union(Object.keys(sectionSchemas).map((kind) => Type.Literal(kind))),
        editions: Type.Optional(Type.Array(Type.Union(editionIds.map((id) => Type.Literal(id))))),
      }),
      { minItems: 1 },
    ),
  },
  { additionalProperties: false },
)

/**
 * Loads `{page}.{locale}.json` for every page of the route table in every locale.
 * @throws Error that names the file, the key and what was expected.
 */
export async function loadPages(folder: string, table: RouteTable): Promise<WrittenPages> {
  const contents = new Map<string, PageContent>()
  const citations: (Citation & { pageId: string })[] = []
  const keyOf = (pageId: string, locale: Locale, editionId: EditionId) => `${pageId}.${locale}.${editionId}`
  await Promise.all(
    contentPageIds(table).flatMap((pageId) =>
      localeCodes.map(async (locale) => {
        const file = join(folder, `${pageId}.${locale}.json`)
        const { value: page, text } = await loadJsonText(file, PageFileSchema)
        const readClauses = createClauseReader(file, text)
        const sections = page.sections.map(({ id, kind, editions, ...content }) => ({
          id,
          kind: kind as SectionKind,
          editions: editions as EditionId[] | undefined,
          clauses: readClauses(content),
          content: parseData(`${file}: section ${id}`, fillConstants(content), sectionSchemas[kind as SectionKind]),
        }))
        for (const editionId of editionIds) {
          const parts = sections.filter((section) => section.editions?.includes(editionId) ?? true)
          const shown = parts.map(({ editions: _, clauses: __, ...section }) => section)
          for (const name of parts.flatMap(({ clauses }) => clauses)) {
            citations.push({ ...name, pageId, editionId, locale, isLink: false, from: null, until: null })
          }
          const ids = shown.map(({ id }) => id)
          const twice = ids.find((id, i) => ids.indexOf(id) !== i)
          // Also the id of its element, and the key of its HTML.
          if (twice) throw new Error(`${file}: section ${twice} is there twice in the edition ${editionId}`)
          contents.set(keyOf(pageId, locale, editionId), {
            title: page.title,
            description: page.description,
            sections: shown,
          })
        }
      }),
    ),
  )
  return {
    citations,
    contentOf: (pageId, locale, editionId) => {
      const content = contents.get(keyOf(pageId, locale, editionId))
      if (!content) throw new Error(`No content for the page ${pageId} in ${locale}`)
      return content
    },
  }
}

/** Kinds of the interactive sections among a page's sections. */
export function interactiveKindsOf(content: PageContent) {
  return content.sections.map(({ kind }) => kind).filter(isInteractiveSectionKind)
}
