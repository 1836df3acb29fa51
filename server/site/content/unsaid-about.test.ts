import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ForbiddenKind } from '#shared/law/forbidden-kinds.ts'
import type { QueryName } from '#shared/site/route-row.ts'
import { routes } from '#shared/site/routes.ts'
import { aboutOf, type SectionKind, sectionQueries } from '#shared/site/sections.ts'
import { loadPages } from './load-pages.ts'
import { listUnsaid } from './unsaid-about.ts'

describe('a text about money or reward', () => {
  const bonus = { figure: { constant: 'welcome-bonus-nl' } }
  const cashback = { constantValue: 'streamer-cashback-percent' }

  it.each([
    ['says so in its section', bonus, ['publicInducement'], 0],
    ['says so in an entry around it', { items: [{ about: ['publicInducement'], ...bonus }] }, [], 0],
    ['says nothing', { items: [bonus] }, [], 1],
    ['says so in the entry beside it', { items: [{ about: ['publicInducement'] }, bonus] }, [], 1],
    ['says half of it', cashback, ['publicInducement'], 1],
    ['names a stake', { figure: { constant: 'smallest-buy-in' } }, [], 0],
  ] as const)('that %s', (_, written, about, count) => {
    expect(listUnsaid(written, about)).toHaveLength(count)
  })

  it('keeps the site from starting until it says so', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'unsaid-'))
    try {
      await cp(new URL('../../../data/pages', import.meta.url), folder, { recursive: true })
      const file = join(folder, 'streamer-mode.en.json')
      const text = await readFile(file, 'utf8')
      await writeFile(file, text.replace(/,\s*"about": \["publicInducement", "lossBonus"\]/, ''))
      await expect(loadPages(folder, routes)).rejects.toThrow(
        /streamer-mode\.en\.json: section \S+: streamer-cashback-percent expected "about"/,
      )
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

const queryAbout: Partial<Record<QueryName, ForbiddenKind>> = {
  leaderboards: 'publicInducement',
  giveaways: 'publicInducement',
  ambassadors: 'roleModels',
}
const kindsWithQueries = Object.entries(sectionQueries) as [SectionKind, readonly QueryName[]][]

it.each(kindsWithQueries)('the kind of section %s says what its queries %j are about', (kind, queries) => {
  for (const about of queries.flatMap((name) => queryAbout[name] ?? [])) expect(aboutOf(kind)).toContain(about)
})
