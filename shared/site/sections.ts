import type { Static, TSchema } from 'typebox'
import type { ForbiddenKind } from '#shared/law/forbidden-kinds.ts'
import type { Feature } from './feature.ts'
import { features } from './features.ts'
import { type Merged, mergeTables } from './merge-tables.ts'
import type { QueryName } from './route-row.ts'

type Face = (typeof features)[number]
type Sections = Merged<Face['sections']>
const faces: readonly Feature[] = features

/**
 * Every kind of section that a page's content file may name, with the shape of its content. Text fields are plain text;
 * paragraphs are arrays of plain text. Browser code may import only the types of this file (TypeBox is large).
 */
export const sectionSchemas = mergeTables<TSchema>(
  'kind of section',
  faces.map(({ sections }) => sections),
) as Sections

export type SectionKind = keyof Sections
export type SectionContent<K extends SectionKind> = Static<Sections[K]>

/** What a kind of section is about, which the law of a place may forbid. */
export function aboutOf(kind: SectionKind): readonly ForbiddenKind[] {
  return (sectionSchemas[kind] as { about?: readonly ForbiddenKind[] }).about ?? []
}

export const interactiveSectionKinds = faces.flatMap(({ interactive = [] }) => interactive) as InteractiveSectionKind[]
export type InteractiveSectionKind = Extract<Face, { interactive: unknown }>['interactive'][number]
export type StaticSectionKind = Exclude<SectionKind, InteractiveSectionKind>

export function isInteractiveSectionKind(kind: string): kind is InteractiveSectionKind {
  return (interactiveSectionKinds as readonly string[]).includes(kind)
}

export const sectionQueries: Partial<Record<SectionKind, readonly QueryName[]>> = mergeTables(
  'queries of the section',
  faces.map(({ queries }) => queries),
)
