import { expect, it } from 'vitest'
import { collectDocuments } from '#server/search/collect-documents.ts'
import { loadContent } from '#server/site/content/load-content.ts'
import { buildSearchFile, openSearchFile } from '#shared/search/search.ts'
import { loadStemmer } from '#shared/search/search-words.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import { nameOfHit } from '#tests/helpers/judged-questions.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

it.each([
  ['nl', 'nl', ['wat is {}', 'wat betekent {}', '{} betekenis']],
  ['global', 'en', ['what is {}', 'what does {} mean', '{} meaning']],
] as const)('%s %s: who asks what a word is gets its page first', async (id, locale, questions) => {
  const content = await loadContent({ dataFolder: new URL('../../data', import.meta.url).pathname })
  const site = content.sites.byId[id]
  const stem = await loadStemmer(locale)
  const documents = collectDocuments({ content, site, locale, clock: createContentClock(now) })
  const file = buildSearchFile(documents, { stem, changesAt: now, meanings: content.vocabulary[locale] })
  const { find } = openSearchFile(file, stem)
  const wrong = content.glossaries[locale].flatMap(({ id: term, term: name }) =>
    questions.flatMap((pattern) => {
      const question = pattern.replace('{}', name.toLowerCase())
      const [first, second] = find(question).hits.map(nameOfHit)
      return first === `glossary#${term}` ? [] : [`${question}: ${first}, ${second}`]
    }),
  )
  expect(wrong).toEqual([])
})
