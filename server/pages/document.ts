import { type Chunk, ownMemory } from '#server/http/encodings.ts'
import { type EmbeddedMode, embeddedClass } from '#shared/site/embedded.ts'
import { headElements } from '#shared/site/head-elements.ts'
import { type Head, PAGE_STATE_ID, type PageModel, type PageState } from '#shared/site/page-model.ts'
import type { Assets, InlineStyles } from './assets.ts'

interface DocumentInput {
  page: PageModel
  assets: Assets
  styles: InlineStyles
  /** delayed or at-once: read by the entry. */
  hydration: string
  /** Text of the link that jumps over strip and header. */
  skipLabel: string
  /** Symbols of the icons that no request may delay. */
  iconSprite: string
  embedded: EmbeddedMode | null
  /** What a reviewer reads above the page. */
  previewBar: string
  /** Categories whose third parties' scripts it admits; null: its edition has none, and any page is reached without a load. */
  admitted: string | null
  /** The question of consent. */
  consentBanner: string
}

/** Everything before React's stream. */
export function renderHead({
  page,
  assets,
  styles,
  hydration,
  skipLabel,
  iconSprite,
  embedded,
  previewBar,
  consentBanner,
  admitted,
}: DocumentInput): Chunk[] {
  const { head, context } = page
  const fonts = assets.fontUrls.map(
    (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
  )
  const { url, integrity } = assets.entry
  const rule = context.ruleType ? ` data-rule="${context.ruleType}"` : ''
  const bodyClass = embedded ? ` class="${embeddedClass(embedded)}"` : ''
  const before = [
    `<!doctype html><html lang="${context.language}" data-hydration="${hydration}"${rule}${admitted === null ? '' : ` data-outside="${admitted}"`}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    describeHead(head),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    siteLinks(page),
    ...fonts,
  ]
  const after = [
    `<script type="module" src="${url}"${integrity === null ? '' : ` integrity="${integrity}"`}></script></head>`,
    `<body data-theme="${context.theme}"${bodyClass}><a class="skip-link no-print" href="#main">${escapeHtml(skipLabel)}</a>${iconSprite}${previewBar}${consentBanner}<div id="root">`,
  ]
  return [before.join(''), styles.elements, after.join('')]
}

/** Title and elements by head: nearly every page has one of its own that never changes. */
const describedHeads = new WeakMap<Head, string>()

function describeHead(head: Head): string {
  let html = describedHeads.get(head)
  if (html === undefined) {
    const elements = headElements(head).map(({ tag, attributes }) => {
      const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      return `<${tag}${list.join('')} data-head>`
    })
    html = `<title>${escapeHtml(head.title)}</title>${elements.join('')}`
    describedHeads.set(head, html)
  }
  return html
}

/** What a browser may keep of the site, and how it asks its search: only other languages than the first have a prefix. */
function siteLinks({ context, locales }: PageModel): string {
  const prefix = context.locale === locales[0] ? '/' : `/${context.locale}/`
  const title = escapeHtml(context.brandName)
  return `<link rel="manifest" href="${prefix}site.webmanifest"><link rel="search" type="application/opensearchdescription+xml" title="${title}" href="${prefix}opensearch.xml">`
}

interface TailInput {
  state: PageState
  /** What stands outside of the page, so that no navigation takes it away. */
  dialogs: readonly Chunk[]
  /** The element for search engines. */
  structuredData: string
}

/** Everything behind React's stream; after the last boundary the state as inert JSON. */
export function renderTail({ state, dialogs, structuredData }: TailInput): Chunk[] {
  const open = `<script type="application/json" id="${PAGE_STATE_ID}">`
  return ['</div>', ...dialogs, structuredData, open, ...stateJson(state), '</script></body></html>']
}

/** JSON of what comes again as the same object in page after page, encoded once. */
const writtenJson = new WeakMap<object, Uint8Array>()

/** The state in pieces: its head, the data of its queries and the content of its sections are seldom new. */
function stateJson({ page: { head, sections, ...page }, queries }: PageState): Chunk[] {
  const pieces: Chunk[] = [escapeScriptJson({ page }).slice(0, -2), ',"head":', sharedJson(head), ',"sections":[']
  sections.forEach((section, index) => {
    if (index > 0) pieces.push(',')
    if (section.type === 'static') pieces.push(escapeScriptJson(section))
    else {
      const { content, ...rest } = section
      pieces.push(escapeScriptJson(rest).slice(0, -1), ',"content":', sharedJson(content), '}')
    }
  })
  pieces.push(']},"queries":{')
  Object.entries(queries).forEach(([name, data], index) => {
    pieces.push(`${index > 0 ? ',' : ''}${JSON.stringify(name)}:`, sharedJson(data))
  })
  pieces.push('}}')
  return pieces
}

function sharedJson(value: unknown): Chunk {
  if (typeof value !== 'object' || value === null) return escapeScriptJson(value ?? null)
  const json = writtenJson.get(value) ?? ownMemory(Buffer.from(escapeScriptJson(value)))
  writtenJson.set(value, json)
  return json
}

/** JSON that no HTML parser can leave: every `<` is written as its escape. */
export function escapeScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text that is safe in an element and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
