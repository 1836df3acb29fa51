import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectDocuments } from '#server/search/collect-documents.ts'
import { loadContent } from '#server/site/content/load-content.ts'
import { buildSearchFile, openSearchFile, type SearchIndex } from '#shared/search/search.ts'
import { loadStemmer } from '#shared/search/search-words.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import type { EditionId } from '#shared/site/editions.ts'
import type { Locale } from '#shared/site/locales.ts'
import { judge, nameOfHit, readJudged } from '#tests/helpers/judged-questions.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
let content: Awaited<ReturnType<typeof loadContent>>
let site: TestSite
beforeAll(async () => {
  content = await loadContent({ dataFolder: new URL('../../data', import.meta.url).pathname })
  site = await startSite()
})
afterAll(() => site.close())

const documentsOf = (editionId: EditionId, locale: Locale) =>
  collectDocuments({ content, site: content.sites.byId[editionId], locale, clock: createContentClock(now) })
const opened = new Map<string, SearchIndex>()
async function open(editionId: EditionId, locale: Locale): Promise<SearchIndex> {
  const key = `${editionId}|${locale}`
  const stem = await loadStemmer(locale)
  const meanings = content.vocabulary[locale]
  const file = () => buildSearchFile(documentsOf(editionId, locale), { stem, changesAt: now, meanings })
  const index = opened.get(key) ?? openSearchFile(file(), stem)
  opened.set(key, index)
  return index
}
async function find(editionId: EditionId, locale: Locale, question: string) {
  return (await open(editionId, locale)).find(question)
}

/** Whether a hit of that name is a term, or a page that stands on a shelf of play. */
function playOf(editionId: EditionId): (name: string) => boolean {
  const { patterns } = content.sites.byId[editionId].paths
  const shelves: readonly string[] = ['play', 'events', 'offers', 'learn']
  const paths = new Set(
    patterns.filter(({ row }) => row.shelf && shelves.includes(row.shelf)).map(({ pattern }) => pattern),
  )
  return (name) => name.startsWith('glossary#') || paths.has(name)
}

/** The edition in whose index the questions of a language are judged. */
const judgedIn = [
  ['nl', 'nl'],
  ['global', 'en'],
] as const

describe('the judged questions', () => {
  /** Shares that have to come first, and among the first three. */
  const bars = {
    nl: { tuning: [0.92, 0.98], frozen: [0.92, 0.98], verbs: [1, 1], care: [1, 1] },
    en: { tuning: [0.92, 0.98], frozen: [0.92, 0.98], verbs: [1, 1], care: [1, 1] },
  }

  const parts = ['tuning', 'frozen', 'verbs', 'care'] as const
  it.each(judgedIn.flatMap(([id, locale]) => parts.map((part) => [id, locale, part] as const)))(
    '%s %s: the %s part finds its answers',
    async (id, locale, part) => {
      const { first, firstThree, empty, notFirst } = judge(readJudged(locale)[part], await open(id, locale))
      const [least, leastThree] = bars[locale][part]
      expect(empty).toEqual([])
      expect(first, notFirst.join('\n')).toBeGreaterThanOrEqual(least ?? 1)
      expect(firstThree, notFirst.join('\n')).toBeGreaterThanOrEqual(leastThree ?? 1)
    },
  )

  it.each(judgedIn)('%s %s: at least 300, each once, whose answers exist; a third is frozen', (id, locale) => {
    const { tuning, frozen, verbs, care } = readJudged(locale)
    const all = [...tuning, ...frozen, ...verbs, ...care]
    const names = new Set(documentsOf(id, locale).map(nameOfHit))
    expect(all.length).toBeGreaterThanOrEqual(300)
    expect(frozen.length / (tuning.length + frozen.length)).toBeGreaterThan(0.33)
    expect(new Set(all.map(({ question }) => question)).size).toBe(all.length)
    expect(all.flatMap(({ answers }) => answers).filter((name) => !names.has(name))).toEqual([])
  })
})

describe('who wants to stop or asks for help', () => {
  /** Every edition has its own pages, and so its own first results. */
  const editions = [
    ['nl', 'nl'],
    ['global', 'nl'],
    ['global', 'en'],
    ['ca', 'en'],
  ] as const

  it.each(editions)('%s %s: sees no promotion, game or poker term among the first three', async (id, locale) => {
    const index = await open(id, locale)
    const isPlay = playOf(id)
    const wrong = readJudged(locale).care.flatMap(({ question }) => {
      const names = index.find(question).hits.slice(0, 3).map(nameOfHit)
      return names.length > 0 && !names.some(isPlay) ? [] : [`${question}: ${names.join(', ')}`]
    })
    expect(wrong).toEqual([])
  })

  it.each(judgedIn)('%s %s: but finds the term that is called what was asked', async (id, locale) => {
    const [first] = (await find(id, locale, 'stop loss')).hits
    expect(first && nameOfHit(first)).toBe('glossary#stop-loss')
  })
})

describe('how a question is read', () => {
  it.each([
    ['potodds', 'glossary#pot-odds'],
    ['Pot-Odds', 'glossary#pot-odds'],
    // As a keyboard for Japanese writes it.
    ['ｐｏｔ　ｏｄｄｓ', 'glossary#pot-odds'],
    ['artikel 9.3', '/terms-conditions/#c-9.3'],
    ['uitbetalingsbeleid 3.2', '/uitbetalingsbeleid/#c-3.2'],
    ['stortingskosten', 'help#amounts-and-fees'],
    ['wachtw', 'help#forgotten-password'],
  ])('%s', async (question, name) => {
    const [first] = (await find('nl', 'nl', question)).hits
    expect(first && nameOfHit(first)).toBe(name)
  })
  it('finds no fragments inside words', async () => {
    const { hits } = await find('nl', 'nl', 'ideal')
    expect(hits.map(nameOfHit)).not.toContain('help#make-a-deal')
    expect((await find('nl', 'nl', 'kleintje')).hits).toEqual([])
  })
  it('says what a misspelt word was taken for, and nothing where every word is known', async () => {
    expect((await find('nl', 'nl', 'wachtwoort vergeten')).meant).toBe('wachtwoord vergeten')
    expect((await find('global', 'en', 'pasport verifcation')).meant).toBe('passport verification')
    expect((await find('nl', 'nl', 'wachtwoord vergeten')).meant).toBeNull()
  })
  it('finds nothing for words that say nothing, and for none', async () => {
    expect((await find('nl', 'nl', 'hoe is het')).hits).toEqual([])
    expect((await find('nl', 'nl', '')).hits).toEqual([])
  })
  it.each(judgedIn)('%s %s: whatever players say has a meaning that finds something', async (id, locale) => {
    const { find: ask } = await open(id, locale)
    const meanings = [...new Set(Object.values(content.vocabulary[locale]))]
    expect(meanings.filter((meaning) => ask(meaning).hits.length === 0 || ask(meaning).meant !== null)).toEqual([])
  })
})

describe('what the law of the market forbids in public', () => {
  const patterns = () =>
    content.sites.byId.nl.jurisdiction.forbidden
      .flatMap((entry) => entry.patterns.nl)
      .map((text) => new RegExp(text, 'iu'))

  it('is explained where a page denies it, in words that may be said', async () => {
    const { hits } = await find('nl', 'nl', 'cashback')
    expect(hits[0]?.path).toBe('/streamermodus/vergoeding/')
    const said = hits.flatMap(({ title, place, excerpt }) => [title, place, excerpt])
    for (const pattern of patterns()) expect(said.filter((text) => pattern.test(text))).toEqual([])
  })
  it('is suggested to nobody', async () => {
    const { spelling } = buildSearchFile(documentsOf('nl', 'nl'), {
      stem: (word) => word,
      changesAt: now,
      meanings: {},
    })
    for (const pattern of patterns()) expect(spelling.split(' ').filter((word) => pattern.test(word))).toEqual([])
    expect((await find('nl', 'nl', 'cashbak')).meant).not.toBe('cashback')
  })
})

describe('what an index holds', () => {
  it.each([
    ['nl', 'nl'],
    ['global', 'en'],
    ['global', 'nl'],
    ['ca', 'en'],
  ] as const)(
    '%s %s: every answer and page that is not about what is forbidden, and no forbidden word',
    (id, locale) => {
      const documents = documentsOf(id, locale)
      const { jurisdiction, paths } = content.sites.byId[id]
      const patterns = jurisdiction.forbidden.flatMap((entry) => entry.patterns[locale])
      const texts = documents.map(({ title, text, words, place }) => [title, text, words, place].join('\n'))
      for (const pattern of patterns) expect(texts.filter((text) => new RegExp(pattern, 'iu').test(text))).toEqual([])
      const answers = content.help.categoriesOf(content.sites.byId[id], locale).flatMap((category) => category.answers)
      expect(answers.length).toBeGreaterThanOrEqual(40)
      expect(documents.filter(({ kind }) => kind === 'answer')).toHaveLength(answers.length)
      for (const { path } of documents) expect(paths.resolve(path.split('#', 1)[0] ?? '').type).toBe('page')
    },
  )
})

describe('what a result says', () => {
  /** A name of a thing or its look between two sentences, a mark, or a place that nothing fills. */
  const layout = /(?:^|\p{Ll}[.?!] )[a-z][\w-]*(?= \p{Lu})|\]\(\w+:|\{\w+\}|\w+#[a-z]/u

  it.each([
    ['nl', 'nl'],
    ['global', 'en'],
    ['ca', 'en'],
  ] as const)('%s %s: sentences, without the words that lay a page out', (id, locale) => {
    const found = documentsOf(id, locale).flatMap(({ path, title, text }) =>
      [title, text].flatMap((said) => said.match(layout)?.map((word) => `${path}: ${word}`) ?? []),
    )
    expect(found).toEqual([])
  })
})

describe('the page with the results', () => {
  const ask = (path: string, edition: EditionId = 'nl') =>
    request(site.server).get(path).set('host', `${edition}.localhost`)

  it('ranks as a browser does', async () => {
    const { text, headers } = await ask('/zoeken/?q=wachtwoort+vergeten').expect(200)
    const { document } = parseHTML(text)
    const paths = [...document.querySelectorAll('main ol h2 a')].map((link) => link.getAttribute('href'))
    const { hits } = await find('nl', 'nl', 'wachtwoort vergeten')
    expect(paths).toEqual(hits.map(({ path }) => path))
    expect(document.querySelector('main [role="status"]')?.textContent).toContain('Bedoelde je “wachtwoord vergeten”?')
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it.each(['poker', 'toernooi', 'storten'])('shows as many for %s as it says: all of them', async (question) => {
    const { document } = parseHTML((await ask(`/zoeken/?q=${question}`).expect(200)).text)
    const shown = document.querySelectorAll('main ol h2 a').length
    expect(shown).toBeGreaterThan(20)
    expect(document.querySelector('main [role="status"]')?.textContent).toMatch(new RegExp(`^${shown} `))
    const { hits } = await find('nl', 'nl', question)
    expect(hits).toHaveLength(shown)
  })

  it('keeps what was typed as words, and no more than it may be', async () => {
    const { text } = await ask(`/search/?q=${encodeURIComponent(`"><script>x</script>${'a'.repeat(200)}`)}`, 'global')
    const { document } = parseHTML(text)
    const value = document.querySelector('main input[name="q"]')?.getAttribute('value') ?? ''
    expect(value).toBe(`"><script>x</script>${'a'.repeat(80)}`)
    expect(document.querySelector('main script')).toBeNull()
    expect(document.querySelector('main [role="status"]')?.textContent).toContain('“"><script>x</script>aaa')
  })

  it('is the index that the build made', async () => {
    const build = (await request(site.server).get('/')).text.match(/"buildId":"([0-9a-f-]+)"/)?.[1]
    const { headers } = await ask(`/assets/search-nl-nl-${build}.json`).set('accept-encoding', 'br').expect(200)
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-encoding']).toBe('br')
  })
})
