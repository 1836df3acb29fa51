import type { GatePage } from './gate-page.ts'

/**
 * Where the links of header and footer stand in another order than on home (WCAG 3.2.3, and 3.2.6 for the ways to help,
 * which are among them). A page may leave some out; links to other languages lead elsewhere from every page.
 */
export function checkConsistency(pages: readonly GatePage[]): Map<GatePage, string[]> {
  const homes = new Map(pages.filter(({ id }) => id === 'index').map((page) => [keyOf(page), framesOf(page)]))
  return new Map(
    pages.map((page) => {
      const home = homes.get(keyOf(page)) ?? []
      const found = framesOf(page).flatMap((links, index) => {
        const usual = home[index] ?? []
        const here = links.filter((href) => usual.includes(href))
        const there = usual.filter((href) => links.includes(href))
        if (here.length === 0) return ['has nothing of the usual frame']
        return here.join() === there.join() ? [] : [`orders its frame otherwise: ${here.join(' ')}`]
      })
      return [page, found]
    }),
  )
}

function keyOf({ editionId, language }: GatePage): string {
  return `${editionId} ${language}`
}

/** Addresses in header and footer, each once, in their order. */
function framesOf({ html }: GatePage): string[][] {
  return ['header', 'footer'].map((name) => {
    const frame = new RegExp(`<${name}[ >].*?</${name}>`, 's').exec(html)?.[0] ?? ''
    const links = [...frame.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => attributes)
    const own = links.filter((attributes) => !/hrefLang|hreflang/.test(attributes))
    return [...new Set(own.map((attributes) => /href="([^"]*)"/.exec(attributes)?.[1] ?? ''))]
  })
}
