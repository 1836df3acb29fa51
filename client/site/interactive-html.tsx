import { LRUCache } from 'lru-cache'
import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import type { InteractiveSectionModel, PageModel } from '#shared/site/page-model.ts'
import { sectionQueries } from '#shared/site/sections.ts'
import { App } from './app.tsx'
import { InteractiveContent } from './page.tsx'
import type { PageQuery } from './page-query.ts'

/** Far above the interactive sections that all pages of all editions have. */
const MAX_CACHED = 1_000

interface PrerenderedHtml {
  content: unknown
  data: readonly unknown[]
  html: string
}

const cached = new LRUCache<string, PrerenderedHtml>({ max: MAX_CACHED })

interface InteractiveHtmlInput {
  page: PageModel
  queries: readonly PageQuery[]
  onRender: () => void
  frame: Omit<ComponentProps<typeof App>, 'children'>
}

/**
 * Returns what gives the HTML of a page's interactive sections, rendered once for as long as their data, content and context
 * stay the same; null for one that waits for its data, lacks it or fails: that is for the page's own render.
 */
export function createInteractiveHtmlSource({ page, queries, onRender, frame }: InteractiveHtmlInput) {
  const contextKey = JSON.stringify(page.context)
  return (section: InteractiveSectionModel): string | null => {
    const names = sectionQueries[section.kind] ?? []
    const data = names.map((name) => queries.find((query) => query.name === name)?.settled?.data ?? null)
    if (data.includes(null)) {
      onRender()
      return null
    }
    const key = `${section.id} ${contextKey}`
    const found = cached.get(key)
    const isSame = found?.content === section.content && data.every((value, index) => value === found?.data[index])
    if (found && isSame) return found.html
    onRender()
    const html = renderInteractive(section, page.context, frame)
    if (html !== null) cached.set(key, { content: section.content, data, html })
    return html
  }
}

/** What React writes for a boundary that has failed: the browser renders it instead. */
const FAILED_BOUNDARY = '<!--$!-->'

function renderInteractive(
  section: InteractiveSectionModel,
  context: PageModel['context'],
  frame: InteractiveHtmlInput['frame'],
) {
  const html = renderToString(
    <App {...frame}>
      <InteractiveContent section={section} context={context} />
    </App>,
  )
  return html.includes(FAILED_BOUNDARY) ? null : html
}
