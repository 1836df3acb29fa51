import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// The page of responsible gaming has help and a self-test; limits and the planner stand on a page of their own.

interface NamedLink {
  /** A page's id; a term's page has words under the same name. */
  page?: unknown
  name?: string
  label?: string
}

const isAboutLimits = (words: string) =>
  /^(?:(?:set(?:ting)? )?limie?t|budget)/i.test(words) && !/help|hulp/i.test(words)

function linksOf(content: unknown): NamedLink[] {
  if (typeof content === 'string') {
    return [...content.matchAll(/\[([^\]]+)\]\(page:([a-z-]+)/g)].map(([, name = '', page = '']) => ({ name, page }))
  }
  if (typeof content !== 'object' || content === null) return []
  return [content as NamedLink, ...Object.values(content).flatMap(linksOf)]
}

const files = globSync('data/{pages/*.json,blog/*.md,help/*.md}')
it('a link that is named after limits leads to them', () => {
  const named = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return linksOf(file.endsWith('.json') ? JSON.parse(text) : text)
      .filter(
        ({ page, name, label }) => String(page).startsWith('responsible-gaming') && isAboutLimits(name ?? label ?? ''),
      )
      .map(({ page, name, label }) => ({ page, link: `${file}: ${name ?? label}` }))
  })
  expect(named.length).toBeGreaterThan(12)
  expect(named.filter(({ page }) => page !== 'responsible-gaming-limits').map(({ link }) => link)).toEqual([])
})
