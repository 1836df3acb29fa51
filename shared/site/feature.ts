import type { TSchema } from 'typebox'
import type { QueryName, RouteRow } from './route-row.ts'

/**
 * What a feature brings to the site: the face by which every other part of it knows the feature. What its sections show
 * besides their content, and what its queries answer, it adds to the types `SectionData` and `Queries`.
 */
export interface Feature {
  /** Rows of the route table. */
  routes?: Readonly<Record<string, RouteRow>>
  /** Its kinds of section, with the shape of what a page's content file says in each. */
  sections?: Readonly<Record<string, TSchema>>
  /** Those that run in the browser too; all others are static. */
  interactive?: readonly string[]
  /** Those that sell nothing: allowed on pages about responsible gaming (rule C13). */
  dutySections?: readonly string[]
  /** What its sections show from upstream: a page loads the queries of its own sections only. */
  queries?: Readonly<Record<string, readonly QueryName[]>>
  /** By page: what its form asks, which the page's address answers too. */
  forms?: Readonly<Record<string, FormFields>>
}

interface FormFields {
  fields: readonly string[]
  /** Of the fields that hold more than a number, in characters. */
  longest?: Readonly<Record<string, number>>
}
