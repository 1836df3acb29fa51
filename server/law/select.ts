import { compile, selectAll as queryAll, selectOne } from 'css-select'
import type { AnyNode, Document, Element } from 'domhandler'

/** Rules ask some dozen selectors of thousands of pages. */
const compiled = new Map<string, ReturnType<typeof compile<AnyNode, Element>>>()

function queryOf(selector: string) {
  const query = compiled.get(selector) ?? compile<AnyNode, Element>(selector)
  compiled.set(selector, query)
  return query
}

type Part = Document | Element | null

/** The elements within a part of a page that a CSS selector means, in their order. */
export function selectAll(selector: string, part: Part): Element[] {
  return part ? queryAll<AnyNode, Element>(queryOf(selector), part) : []
}

/** The first of them, or null. */
export function selectFirst(selector: string, part: Part): Element | null {
  return part ? selectOne<AnyNode, Element>(queryOf(selector), part) : null
}

/** What an attribute says on those of them that have it. */
export function attributesOf(selector: string, name: string, part: Part): string[] {
  return selectAll(selector, part).flatMap(({ attribs }) => attribs[name] ?? [])
}
