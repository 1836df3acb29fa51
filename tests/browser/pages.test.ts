import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { EditionId } from '#shared/editions.ts'
import { readHelpPage } from '#shared/help-routes.ts'
import { createPathTable } from '#shared/paths.ts'
import { readPolicyPage } from '#shared/policy-routes.ts'
import { routes } from '#shared/routes.ts'
import { findViolations, overflowOf } from '#tests/helpers/axe.ts'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { storedThings } from '#tests/helpers/stored-things.ts'
import { hydrated, watchVisit } from '#tests/helpers/visit.ts'

const sites = [
  { editionId: 'nl', locales: ['nl'] },
  { editionId: 'global', locales: ['en', 'nl'] },
  { editionId: 'ca', locales: ['en'] },
] as const satisfies { editionId: EditionId; locales: readonly string[] }[]

interface PageAddress {
  editionId: EditionId
  /** Id in the route table. */
  id: string
  path: string
}
const pages: PageAddress[] = sites.flatMap(({ editionId, locales }) =>
  createPathTable({ table: routes, editionId, locales })
    .patterns.filter(({ row, pattern }) => !row.redirect && !pattern.includes(':'))
    .map(({ id, pattern }) => ({ editionId, id, path: pattern })),
)
const errorPages = [403, 404, 500].map((status) => ({
  editionId: 'nl' as const,
  id: 'error',
  path: `/_error/${status}/`,
}))

/** Kinds of sections on a page: what axe finds on one of a kind it finds on all. */
function kindsOf({ id }: PageAddress): string[] {
  if (readHelpPage(id)) return ['help-category']
  const file = path.join(import.meta.dirname, `../../data/pages/${id}.nl.json`)
  if (!existsSync(file)) return [readPolicyPage(id) ? 'policy' : id]
  const { sections } = JSON.parse(readFileSync(file, 'utf8')) as { sections: { kind: string }[] }
  return sections.map(({ kind }) => kind)
}

/** Set by `npm run quality`: every page of every edition and language, at every width; `npm test` has ten minutes. */
const isAll = process.env.QUALITY === 'all'
const axeWidths = isAll ? [1440, 820, 390] : [390]

/** Pages in Dutch, whose words are longest, that have all kinds of sections among them; home, which differs most between editions, in all of them. */
const seenKinds = new Set<string>()
const whole = pages.filter((page) => {
  const kinds = kindsOf(page)
  const isNew = kinds.some((kind) => !seenKinds.has(kind))
  for (const kind of kinds) seenKinds.add(kind)
  return isNew || page.id === 'index'
})

/** Six looks of axe at a page. */
const TIMEOUT_MS = 90_000

/** Third parties that nobody has allowed yet. */
const shared = provideBrowserSite(async () => ({ env: { VENDOR_SANDBOX_URL: 'http://127.0.0.1:9' } }))

describe.each([...(isAll ? pages : whole), ...errorPages])('$editionId $path', (address) => {
  it('reads well at every width', { timeout: TIMEOUT_MS }, async () => {
    const context = await shared.browser.newContext({
      viewport: { width: 1440, height: 900 },
      bypassCSP: true,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const visit = watchVisit(page)
    await page.goto(shared.site.urlOf(address.editionId) + address.path)
    await hydrated(page)
    expect(visit.problems.filter((problem) => !problem.includes('the server responded with a status of'))).toEqual([])
    // Nobody has allowed anything: all of it is our own.
    expect(visit.foreign).toEqual([])
    expect(await storedThings(page)).toEqual([])
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0)
      if (axeWidths.includes(width)) expect(await findViolations(page), `${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 900 })
    expect(await overflowOf(page), '320 px').toBeLessThanOrEqual(0)
    // Text alone twice as large on a tablet: what browsers call a text zoom of 200 %.
    await page.setViewportSize({ width: 640, height: 900 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await overflowOf(page), '640 px with text at 200 %').toBeLessThanOrEqual(0)
    await context.close()
  })
})
