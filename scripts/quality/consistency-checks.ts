import type { GatePage } from './gate-page.ts'

/** Addresses in one part of the frame, each once, in their order. */
type Frame = ReadonlyMap<string, readonly string[]>

/**
 * Where the links of a navigation or of the footer stand in another order than on home (WCAG 3.2.3, and 3.2.6 for the ways
 * to help, which are among them). A page may leave some out; links to other languages lead elsewhere from every page.
 */
export function checkConsistency(pages: readonly GatePage[]): Map<GatePage, string[]> {
  const homes = new Map(pages.filter(({ id }) => id === 'index').map((page) => [keyOf(page), readFrame(page)]))
  return new Map(
    pages.map((page) => {
      const home = homes.get(keyOf(page))
      const own = readFrame(page)
      if (home && !own.has('footer')) return [page, ['has nothing of the usual frame']]
      const found = [...own].flatMap(([name, links]) => {
        const usual = home?.get(name) ?? []
        const here = links.filter((href) => usual.includes(href))
        const there = usual.filter((href) => links.includes(href))
        return here.join() === there.join() ? [] : [`orders ${name} otherwise: ${here.join(' ')}`]
      })
      return [page, found]
    }),
  )
}

function keyOf({ editionId, language }: GatePage): string {
  return `${editionId} ${language}`
}

function readFrame({ html }: GatePage): Frame {
  const [header, footer] = ['header', 'footer'].map(
    (name) => new RegExp(`<${name}[ >].*?</${name}>`, 's').exec(html)?.[0] ?? '',
  )
  const navigations = [...(header ?? '').matchAll(/<nav [^>]*aria-label="([^"]*)"[^>]*>(.*?)<\/nav>/gs)]
  const parts = [
    ...navigations.map(([, name = '', text = '']) => [name, text] as const),
    ['footer', footer ?? ''] as const,
  ]
  return new Map(parts.map(([name, text]) => [name, linksOf(text)] as const).filter(([, links]) => links.length > 0))
}

function linksOf(text: string): string[] {
  const links = [...text.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => attributes)
  const own = links.filter((attributes) => !/hreflang/i.test(attributes))
  return [...new Set(own.map((attributes) => /href="([^"]*)"/.exec(attributes)?.[1] ?? ''))]
}
