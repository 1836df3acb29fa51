import { join } from 'node:path'
import Type from 'typebox'
import { type ForbiddenKind, forbiddenKinds } from '#shared/law/forbidden-kinds.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import { type EditionId, editionIds } from '#shared/site/editions.ts'
import { type Locale, localeCodes } from '#shared/site/locales.ts'
import type { RouteParams } from '#shared/site/route-row.ts'
import { contentPageIds, type RouteTable } from '#shared/site/routes.ts'
import { atLeast, exactly } from '#shared/site/schema.ts'
import { aboutOf, isInteractiveSectionKind, type SectionKind, sectionSchemas } from '#shared/site/sections.ts'
import { type AboutMark, leaveOut, takeMarks } from './about-marks.ts'
import { fillAge, fillConstants, hasAge } from './fill-constants.ts'
import { loadAll } from './load-all.ts'
import type { Site } from './load-editions.ts'
import { loadJsonText, parseData } from './load-json.ts'
import { isWithin, readSpan, type Span, spanFields } from './schedule.ts'
import { listUnsaid } from './unsaid-about.ts'

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
  /** The site as the visitor gets it; under its licence alone when absent. */
  site?: Site
}

export interface Pages {
  /** @throws Error for a page without content: the route table and the content folder are compared at boot. */
  contentOf(pageId: string, locale: Locale, editionId: EditionId, visit: PageVisit): PageContent
}

/** Makes the content of a page that no file holds; null for any other page. */
export type MakePage = (...page: Parameters<Pages['contentOf']>) => PageContent | null

interface WrittenSection extends ContentSection {
  about: readonly ForbiddenKind[]
  /** Parts of it that are about something that the law of a place may forbid. */
  marks: readonly AboutMark[]
  /** Whether it names the minimum age. */
  hasAge: boolean
  span: Span
}

/** A content file as it is written. */
export interface PageFile {
  file: string
  text: string
  pageId: string
  locale: Locale
  sections: readonly (Readonly<Record<string, unknown>> & { editions?: readonly EditionId[] | undefined })[]
}

/** Pages as they are written, with their files, and when each of them is there. */
interface WrittenPages extends Pages {
  files: readonly PageFile[]
  spans: ReadonlyMap<string, Span>
}

/** A page's file; each section has the fields of its kind besides. */
export const PageFileSchema = exactly({
  title: Type.String({ minLength: 1 }),
  description: Type.String({ minLength: 1 }),
  ...spanFields,
  sections: atLeast(
    1,
    Type.Object({
      id: Type.String({ pattern: '^[a-z0-9-]+$' }),
      kind: Type.Union(Object.keys(sectionSchemas).map((kind) => Type.Literal(kind))),
      editions: Type.Optional(Type.Array(Type.Union(editionIds.map((id) => Type.Literal(id))))),
      about: Type.Optional(Type.Array(Type.Enum([...forbiddenKinds]))),
      ...spanFields,
    }),
  ),
})

export interface ScheduleOptions {
  /** What is there for a time only is there at any time: so that it is read before its day. */
  showsScheduled?: boolean | undefined
}

/**
 * Loads `{page}.{locale}.json` for every page of the route table in every locale.
 * @throws Error that names the file, the key and what was expected.
 */
export async function loadPages(
  folder: string,
  table: RouteTable,
  { showsScheduled = false }: ScheduleOptions = {},
): Promise<WrittenPages> {
  const spans = new Map<string, Span>()
  const spanOf = (written: Parameters<typeof readSpan>[0], place: string): Span => {
    try {
      return readSpan(showsScheduled ? {} : written)
    } catch (error) {
      throw new Error(`${place}: ${(error as Error).message}`)
    }
  }
  const contents = new Map<string, PageContent>()
  const written = new Map<string, WrittenSection[]>()
  const keyOf = (pageId: string, locale: Locale, editionId: EditionId) => `${pageId}.${locale}.${editionId}`
  // In the order of the table, whichever is read first.
  const files = await loadAll(
    contentPageIds(table).flatMap((pageId) =>
      localeCodes.map(async (locale): Promise<PageFile> => {
        const file = join(folder, `${pageId}.${locale}.json`)
        const { value: page, text } = await loadJsonText(file, PageFileSchema)
        const span = spanOf(page, file)
        const other = spans.get(pageId) ?? span
        // It has an address in every language, or in none.
        if (other.from !== span.from || other.until !== span.until)
          throw new Error(`${file}: from and until expected as in the page’s other languages`)
        spans.set(pageId, span)
        const sections = page.sections.map(({ id, kind, editions, about = [], from, until, ...written }, index) => {
          const said = [...(about as ForbiddenKind[]), ...aboutOf(kind as SectionKind)]
          const [unsaid] = listUnsaid(written, [...said, ...(table[pageId]?.about ?? [])])
          // Where the law of a place forbids it, it could not be left out.
          if (unsaid) throw new Error(`${file}: section ${id}: ${unsaid}`)
          const content = fillConstants(written)
          const marks = takeMarks(content)
          return {
            id,
            kind: kind as SectionKind,
            editions: editions as EditionId[] | undefined,
            about: said,
            marks,
            hasAge: hasAge(content),
            span: spanOf({ from, until }, `${file}: section ${id}`),
            content: parseData(content, sectionSchemas[kind as SectionKind], {
              file,
              text,
              path: ['sections', index],
              name: `section ${id}`,
            }),
          }
        })
        for (const editionId of editionIds) {
          const parts = sections.filter((section) => section.editions?.includes(editionId) ?? true)
          const shown = parts.map(shownPart)
          const ids = shown.map(({ id }) => id)
          const twice = ids.find((id, i) => ids.indexOf(id) !== i)
          // Also the id of its element, and the key of its HTML.
          if (twice) throw new Error(`${file}: section ${twice} is there twice in the edition ${editionId}`)
          const { title, description } = page
          contents.set(keyOf(pageId, locale, editionId), { title, description, sections: shown })
          written.set(keyOf(pageId, locale, editionId), parts)
        }
        return { file, text, pageId, locale, sections: page.sections as PageFile['sections'] }
      }),
    ),
  )
  return {
    files,
    spans,
    contentOf: (pageId, locale, editionId, { site, clock }) => {
      const all = keyOf(pageId, locale, editionId)
      const whole = contents.get(all)
      if (!whole) throw new Error(`No content for the page ${pageId} in ${locale}`)
      const sections = written.get(all) ?? []
      const parts = sections.filter(({ span }) => isWithin(span, clock))
      const isWhole = parts.length === sections.length
      // The same object at all times at which the same sections are there.
      const key = isWhole ? all : `${all} ${parts.map(({ id }) => id).join('+')}`
      const content = isWhole ? whole : (contents.get(key) ?? { ...whole, sections: parts.map(shownPart) })
      contents.set(key, content)
      if (!site) return content
      const { jurisdiction } = site
      const forbidden = jurisdiction.forbidden.map(({ kind }) => kind)
      const isConcerned = parts.some(
        ({ about, marks, hasAge: isFilled }) =>
          isFilled || isAbout([about, ...marks.map((mark) => mark.about)].flat(), forbidden),
      )
      if (!isConcerned) return content
      const lawfulKey = `${key} ${jurisdiction.id}`
      const local =
        (site.local && written.get(keyOf(pageId, locale, site.local)))?.filter(({ span }) => isWithin(span, clock)) ??
        []
      // The place's own edition says why there is nothing, or says it as the law allows.
      const lawfulPart = (part: WrittenSection) =>
        isAbout(part.about, forbidden)
          ? local.find(({ id, about }) => id === part.id && !isAbout(about, forbidden))
          : part
      const lawful = contents.get(lawfulKey) ?? {
        ...content,
        sections: parts
          .flatMap((part) => lawfulPart(part) ?? [])
          .map(({ id, kind, marks, content: whole }) => {
            const lawfulContent = leaveOut(whole, marks, forbidden)
            return { id, kind, content: fillAge(lawfulContent, jurisdiction.minimumAge, site.neutral !== undefined) }
          }),
      }
      contents.set(lawfulKey, lawful)
      return lawful
    },
  }
}

const shownPart = ({ id, kind, content }: ContentSection): ContentSection => ({ id, kind, content })

function isAbout(about: readonly ForbiddenKind[], forbidden: readonly ForbiddenKind[]): boolean {
  return about.some((kind) => forbidden.includes(kind))
}

/** Kinds of the interactive sections among a page's sections. */
export function interactiveKindsOf(content: PageContent) {
  return content.sections.map(({ kind }) => kind).filter(isInteractiveSectionKind)
}
