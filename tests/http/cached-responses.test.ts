import { fileURLToPath } from 'node:url'
import supertest from 'supertest'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { loadEditions, type Sites } from '#server/site/content/load-editions.ts'
import { editionIds } from '#shared/site/editions.ts'
import { routes } from '#shared/site/routes.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let sites: Sites
let site: TestSite
beforeAll(async () => {
  sites = await loadEditions(fileURLToPath(new URL('../../data/markets', import.meta.url)), routes)
  site = await startSite({ overrides: { sites, wallClock: { now: () => Date.parse('2026-11-22T12:00:00Z') } } })
})
afterAll(() => site.close())

/** Making one takes ten times as long as answering what is kept, and memory that stays until the whole heap is collected. */
const makers = ['DateTimeFormat', 'NumberFormat', 'DisplayNames', 'PluralRules', 'Collator', 'ListFormat'] as const

it('makes no formatter for an answer that is kept, on whatever page', async () => {
  const paths = editionIds.flatMap((id) =>
    sites.byId[id].paths.patterns
      .filter(({ row, pattern }) => row.cache === 'stored' && !row.redirect && !pattern.includes(':'))
      .map(({ pattern }) => ({ host: `${id}.localhost`, pattern })),
  )
  const ask = async ({ host, pattern }: (typeof paths)[number]) => {
    // Over a connection, as nothing else takes the response cache; a crawler waits until the page is kept.
    const answer = await supertest(site.url).get(pattern).set({ host, 'user-agent': 'Googlebot/2.1' })
    return { status: answer.headers['cache-status'], path: host + pattern }
  }
  // Kept by the first, and answered by its route for the second, which registers it in the response cache.
  for (const path of [...paths, ...paths]) await ask(path)
  const made: string[] = []
  let asked = ''
  for (const name of makers) {
    const Maker = Intl[name] as unknown as new (...input: unknown[]) => object
    const counted = class extends Maker {
      constructor(...input: unknown[]) {
        made.push(`${name} for ${asked}`)
        super(...input)
      }
    }
    vi.spyOn(Intl, name).mockImplementation(counted as never)
  }
  const found: unknown[] = []
  try {
    for (const path of paths) {
      asked = path.host + path.pattern
      found.push(await ask(path))
    }
  } finally {
    vi.restoreAllMocks()
  }
  expect(made).toEqual([])
  expect(found).toEqual(paths.map(({ host, pattern }) => ({ status: 'pages; hit', path: host + pattern })))
  expect(paths.length).toBeGreaterThan(Object.keys(routes).length / 2)
})
