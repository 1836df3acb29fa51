import { LRUCache } from 'lru-cache'
import type { PageContext } from '#shared/site/page-context.ts'

/** Parts of the context that differ between requests: a static section gets only those that it declares. */
const volatileInputs = ['pageId', 'path', 'isHome', 'layout', 'theme', 'topic', 'ruleType', 'reason', 'status'] as const
export type VolatileInput = (typeof volatileInputs)[number]

/** Bounds of the store: far above every page of every edition, far below the process's memory. */
const MAX_BYTES = 64 * 1024 * 1024

interface StaticInput {
  /** Names the HTML within a page's life in a browser: `about-us/banner`. */
  name: string
  context: PageContext
  inputs: readonly VolatileInput[]
  /** Inputs that the name decides already, so that the key need not repeat them. */
  fixedInputs?: readonly VolatileInput[]
  /** Version of upstream data that the section shows, or an empty string; null: it shows what is one visitor's own. */
  version: string | null
  render: (context: PageContext) => string
}

/** A static section's HTML and the key under which a browser keeps it. */
export interface StaticSection {
  key: string
  html: string
}

export type StaticSections = (input: StaticInput) => StaticSection

/** Renders each static section once and keeps it, under edition, locale, data version and the inputs it declares. */
export function createStaticSections({ isCached }: { isCached: boolean }): StaticSections {
  const store = new LRUCache<string, string>({
    maxSize: MAX_BYTES,
    sizeCalculation: (html, key) => 2 * (html.length + key.length) + 1,
  })
  return ({ name, context, inputs, fixedInputs = [], version, render }) => {
    const isShared = isCached && version !== null
    let key = name
    for (const input of inputs) key += keyPart(context[input])
    key += keyPart(version)
    const storeKey = `${context.editionId}|${context.place}|${context.local}|${context.locale}|${key}`
    let html = isShared ? store.get(storeKey) : undefined
    if (html === undefined) {
      html = render(declaredContext(name, context, [...inputs, ...fixedInputs]))
      if (isShared) store.set(storeKey, html)
    }
    return { key, html }
  }
}

function keyPart(value: PageContext[VolatileInput] | null): string {
  return value === '' || value === null ? '' : `|${value}`
}

/** The context without the inputs that were not declared: reading one is an error instead of a wrong page later. */
function declaredContext(name: string, context: PageContext, inputs: readonly VolatileInput[]): PageContext {
  const declared = { ...context }
  for (const input of volatileInputs) {
    if (inputs.includes(input)) continue
    Object.defineProperty(declared, input, {
      get() {
        throw new Error(`The static section ${name} reads ${input} and does not declare it`)
      },
    })
  }
  return Object.freeze(declared)
}
