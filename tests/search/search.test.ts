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
async function find(editionId: EditionId, locale: Locale, question: string) {
  const key = `${editionId}|${locale}`
  const stem = await loadStemmer(locale)
  const index =
    opened.get(key) ?? openSearchFile(buildSearchFile(documentsOf(editionId, locale), { stem, changesAt: now }), stem)
  opened.set(key, index)
  return index.find(question)
}

/** What players type, typos and inflected words included, and the page that has to come first. */
const questions: Record<Locale, [question: string, path: string][]> = {
  nl: [
    ['hoe lang duurt opname', '/hulp/storten-en-opnemen/#withdrawal-time'],
    ['geld opnemen', '/hulp/storten-en-opnemen/#withdraw-money'],
    ['storting mislukt', '/hulp/storten-en-opnemen/#deposit-failed'],
    ['uitbetalingen geannuleerd', '/hulp/storten-en-opnemen/#cancel-withdrawal'],
    ['waar blijft mijn uitbetaling', '/hulp/storten-en-opnemen/#withdrawal-missing'],
    ['ideal', '/hulp/storten-en-opnemen/#deposit-methods-nl'],
    ['kreditcard', '/hulp/storten-en-opnemen/#no-credit'],
    ['minimale storting', '/hulp/storten-en-opnemen/#amounts-and-fees'],
    ['belasting over winst', '/hulp/storten-en-opnemen/#tax'],
    ['stortingslimiet verhogen', '/hulp/limieten-en-gokstop/#change-limit'],
    ['stortingslimieten verhoogd', '/hulp/limieten-en-gokstop/#change-limit'],
    ['mezelf uitsluiten', '/hulp/limieten-en-gokstop/#self-exclusion-nl'],
    ['uitschrijven cruks', '/hulp/limieten-en-gokstop/#leave-cruks'],
    ['gokverslaafd', '/hulp/limieten-en-gokstop/#worried-about-me'],
    ['even pauze nemen', '/hulp/limieten-en-gokstop/#take-break'],
    ['wachtword vergeten', '/hulp/account-en-verificatie/#forgotten-password'],
    ['accuont verwijderen', '/hulp/account-en-verificatie/#close-account'],
    ['paspoort uploaden', '/hulp/account-en-verificatie/#verify-identity'],
    ['verhuisd', '/hulp/account-en-verificatie/#change-details'],
    ['gehackt', '/hulp/account-en-verificatie/#account-misused'],
    ['app loopt vast', '/hulp/app-en-techniek/#app-does-not-start'],
    ['systeemeisen', '/hulp/app-en-techniek/#system-requirements'],
    ['internet viel weg tijdens hand', '/hulp/app-en-techniek/#disconnected'],
    ['bonussen vrijgespeeld', '/hulp/bonus-en-acties/#bonus-release'],
    ['toernooi afgelast geld terug', '/hulp/spellen-en-toernooien/#tournament-cancelled'],
    ['kaarten gemanipuleerd', '/hulp/eerlijk-spel-en-veiligheid/#cards-random'],
    ['valsspeler melden', '/hulp/eerlijk-spel-en-veiligheid/#report-player'],
    ['klacht indienen', '/hulp/eerlijk-spel-en-veiligheid/#complain'],
    ['gegevens laten wissen', '/hulp/privacy-en-gegevens/#see-or-erase'],
    ['huisregels', '/huisregels/'],
    ['over ons', '/over-ons/'],
    ['download', '/download/'],
  ],
  en: [
    ['how long does a withdrawl take', '/help/deposits-and-withdrawals/#withdrawal-time'],
    ['how do i cash out', '/help/deposits-and-withdrawals/#withdraw-money'],
    ['deposit failed', '/help/deposits-and-withdrawals/#deposit-failed'],
    ['my payout has not arrived', '/help/deposits-and-withdrawals/#withdrawal-missing'],
    ['undo withdrawal', '/help/deposits-and-withdrawals/#cancel-withdrawal'],
    ['bitcoin', '/help/deposits-and-withdrawals/#no-credit'],
    ['minimum deposits', '/help/deposits-and-withdrawals/#amounts-and-fees'],
    ['do i pay taxes', '/help/deposits-and-withdrawals/#tax'],
    ['raise my deposit limit', '/help/limits-and-exclusion/#change-limit'],
    ['self exclude', '/help/limits-and-exclusion/#self-exclusion'],
    ['take a break', '/help/limits-and-exclusion/#take-break'],
    ['i am addicted', '/help/limits-and-exclusion/#worried-about-me'],
    ['my son plays too much', '/help/limits-and-exclusion/#worried-about-other'],
    ['forgot pasword', '/help/account-and-verification/#forgotten-password'],
    ['delete my acount', '/help/account-and-verification/#close-account'],
    ['passport verifcation', '/help/account-and-verification/#verify-identity'],
    ['second account', '/help/account-and-verification/#second-account'],
    ['hacked', '/help/account-and-verification/#account-misused'],
    ['app crashes', '/help/app-and-technical/#app-does-not-start'],
    ['system requirments', '/help/app-and-technical/#system-requirements'],
    ['lost connection in a hand', '/help/app-and-technical/#disconnected'],
    ['clearing a bonus', '/help/bonus-and-promotions/#bonus-release'],
    ['cancelled tournament refund', '/help/games-and-tournaments/#tournament-cancelled'],
    ['is it rigged', '/help/fair-play-and-security/#cards-random'],
    ['report cheaters', '/help/fair-play-and-security/#report-player'],
    ['vpn', '/help/fair-play-and-security/#vpn'],
    ['file a complaint', '/help/fair-play-and-security/#complain'],
    ['delete my data', '/help/privacy-and-data/#see-or-erase'],
    ['streamer cashback', '/help/streaming/#streamer-reward'],
    ['house rules', '/house-rules/'],
    ['about us', '/about-us/'],
  ],
}

describe('what comes first', () => {
  it.each(questions.nl)('%s', async (question, path) => {
    expect((await find('nl', 'nl', question))[0]?.path).toBe(path)
  })
  it.each(questions.en)('%s', async (question, path) => {
    expect((await find('global', 'en', question))[0]?.path).toBe(path)
  })
  it('finds a word of the glossary by its definition’s own name', async () => {
    const [first] = await find('nl', 'nl', 'side pot')
    expect(first).toMatchObject({ kind: 'term', path: '/pokerschool/begrippen/#side-pot' })
  })
  it('finds nothing for words that say nothing, and for none', async () => {
    expect(await find('nl', 'nl', 'hoe is het')).toEqual([])
    expect(await find('nl', 'nl', '')).toEqual([])
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
      const answers = content.help.categoriesOf(id, locale).flatMap((category) => category.answers)
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
    request(site.app.server).get(path).set('host', `${edition}.localhost`)

  it('ranks as a browser does', async () => {
    const { text, headers } = await ask('/zoeken/?q=wachtword+vergeten').expect(200)
    const { document } = parseHTML(text)
    const paths = [...document.querySelectorAll('main ol h2 a')].map((link) => link.getAttribute('href'))
    expect(paths).toEqual((await find('nl', 'nl', 'wachtword vergeten')).map(({ path }) => path))
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('keeps what was typed as words, and no more than it may be', async () => {
    const { text } = await ask(`/search/?q=${encodeURIComponent(`"><script>x</script>${'a'.repeat(200)}`)}`, 'global')
    const { document } = parseHTML(text)
    const value = document.querySelector('main input[name="q"]')?.getAttribute('value') ?? ''
    expect(value).toBe(`"><script>x</script>${'a'.repeat(80)}`)
    expect(document.querySelector('main script')).toBeNull()
    expect(document.querySelector('main [role="status"]')?.textContent).toContain('Nothing found')
  })

  it('is the index that the build made', async () => {
    const build = (await request(site.app.server).get('/')).text.match(/"buildId":"([0-9a-f]+)"/)?.[1]
    const { headers } = await ask(`/assets/search-nl-nl-${build}.json`).set('accept-encoding', 'br').expect(200)
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-encoding']).toBe('br')
  })
})
