import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { describe, expect, it } from 'vitest'
import type { EditionId } from '#shared/editions.ts'
import { createPathTable } from '#shared/paths.ts'
import { routes } from '#shared/routes.ts'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { hydrated, watchVisit } from '#tests/helpers/visit.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const sites = [
  { editionId: 'nl', locales: ['nl'] },
  { editionId: 'global', locales: ['en', 'nl'] },
  { editionId: 'ca', locales: ['en'] },
] as const satisfies { editionId: EditionId; locales: readonly string[] }[]
const pages = sites.flatMap(({ editionId, locales }) => [
  ...createPathTable({ table: routes, editionId, locales })
    .patterns.filter(({ row, pattern }) => !row.redirect && !pattern.includes(':'))
    .map(({ pattern }) => ({ editionId, path: pattern })),
])
const errorPages = [403, 404, 500].map((status) => ({ editionId: 'nl' as const, path: `/_error/${status}/` }))

const shared = provideBrowserSite()

describe.each([...pages, ...errorPages])('$editionId $path', ({ editionId, path }) => {
  it.each([320, 390, 820, 1440])('reads well and without a finding of axe at %i px', async (width) => {
    // axe is not ours to send, so only here the policy is set aside.
    const context = await shared.browser.newContext({
      viewport: { width, height: 900 },
      bypassCSP: true,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const visit = watchVisit(page)
    await page.goto(shared.site.urlOf(editionId) + path)
    await hydrated(page)
    expect(visit.problems.filter((problem) => !problem.includes('the server responded with a status of'))).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.evaluate(axe)
    const { violations } = await page.evaluate<AxeResults>('axe.run()')
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    await context.close()
  })
})
