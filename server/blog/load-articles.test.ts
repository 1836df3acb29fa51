import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadArticles } from './load-articles.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'articles-'))
})
afterEach(() => rm(folder, { recursive: true }))

it.each(['2026-02-31-a-day.en.md', '2026-13-01-a-month.en.md', 'a-day.en.md', '2026-02-28-a-day.fr.md'])(
  'takes no article that is named %s',
  async (name) => {
    await writeFile(join(folder, name), '')
    await expect(loadArticles(folder)).rejects.toThrow(`${name}: expected a name like 2026-01-31-some-words.en.md`)
  },
)
