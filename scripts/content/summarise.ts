import path from 'node:path'
import type { Manifest } from '#server/site/content/bundle.ts'
import { readContentFiles } from '#server/site/content/content-id.ts'
import { type Content, loadContent } from '#server/site/content/load-content.ts'
import { loadVisitors } from '#server/visitor/region-rules.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import { editionIds } from '#shared/site/editions.ts'
import { countryCodes } from '#shared/visitor/countries.ts'
import { readPageDates } from './page-dates.ts'

/** What became of the check: its figures, or what it refused the content for. */
export type Verdict = { kept: Manifest['result'] } | { refused: string } | null

interface SummaryInput {
  /** Folders of content. */
  before: string
  after: string
  verdict: Verdict
  /** In ms since 1970. */
  now: number
}

interface PageChange {
  edition: string
  language: string
  path: string
  title: string
  what: 'new' | 'gone' | 'changed'
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** What a change of content changes for whom, as Markdown for those who have to agree with it. */
export async function summarise({ before, after, verdict, now }: SummaryInput): Promise<string> {
  const [old, next] = await Promise.all([before, after].map((dataFolder) => loadContent({ dataFolder })))
  const pages = listPageChanges(old!, next!, now)
  const [places, files, day] = await Promise.all([
    listPlaceChanges(before, after),
    listFileChanges(before, after),
    lastDayOf(after, now),
  ])
  const editions = [...new Set(pages.map(({ edition }) => edition))]
  const whom = editions.length > 0 ? `, edition${editions.length > 1 ? 's' : ''} ${editions.join(' and ')}` : ''
  const since = pages.length > 0 ? `, since ${day}` : ''
  const head = [`${count(new Set(pages.map(({ path: one }) => one)).size, 'page')}${whom}${since}`]
  if (places.length > 0) head.push(`${count(places.length, 'rule')} of places`)
  return [
    `**${[...head, `rules: ${wordOf(verdict)}`].join('; ')}**`,
    '',
    ...tableOf(
      ['Edition', 'Language', 'Page', ''],
      pages.map(({ edition, language, path: address, title, what }) => [
        edition,
        languageNames.of(language) ?? language,
        `${title} \`${address}\``,
        what,
      ]),
    ),
    ...tableOf(['Edition', 'Visitors from', 'before', 'after'], places),
    ...tableOf(['File', ''], files),
    ...explain(verdict),
  ].join('\n')
}

/** Every page that an edition has in either of them, by what it says. */
function listPageChanges(before: Content, after: Content, now: number): PageChange[] {
  const [old, next] = [pagesOf(before, now), pagesOf(after, now)]
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((key) => {
    const [one, other] = [old.get(key), next.get(key)]
    if (one?.says === other?.says) return []
    const what = !one ? 'new' : !other ? 'gone' : 'changed'
    const { edition, language, path: address, title } = (other ?? one)!
    return [{ edition, language, path: address, title, what }]
  })
}

function pagesOf({ sites, pages }: Content, now: number) {
  const clock = createContentClock(now)
  return new Map(
    Object.values(sites.byId).flatMap((site) =>
      site.paths.patterns
        .filter(({ row, pattern }) => !row.redirect && !pattern.includes(':'))
        .map(({ id, locale, pattern }) => {
          const content = pages.contentOf(id, locale, site.edition.id, { params: {}, clock, site })
          const about = { edition: site.edition.id, language: locale, path: pattern, title: content.title }
          return [`${site.edition.id} ${pattern}`, { ...about, says: JSON.stringify(content) }] as const
        }),
    ),
  )
}

/** Countries whose visitors an edition treats in another way. */
async function listPlaceChanges(before: string, after: string): Promise<string[][]> {
  const nowhere = () => ({ country: null, region: null })
  const [old, next] = await Promise.all([before, after].map((folder) => loadVisitors(folder, nowhere)))
  return editionIds.flatMap((editionId) =>
    countryCodes.flatMap((country) => {
      const [one, other] = [old!, next!].map(
        (visitors) =>
          visitors.resolvePreview({ location: { country, region: null }, isWhitelisted: false, editionId }).ruleType ??
          'open',
      )
      return one === other ? [] : [[editionId, countryNames.of(country) ?? country, one!, other!]]
    }),
  )
}

async function listFileChanges(before: string, after: string): Promise<string[][]> {
  const [old, next] = await Promise.all([readContentFiles(before), readContentFiles(after)])
  return [...new Set([...old.keys(), ...next.keys()])].toSorted().flatMap((file) => {
    const [one, other] = [old.get(file), next.get(file)]
    if (one && other && Buffer.compare(one, other) === 0) return []
    return [[`\`${path.posix.join('data', file)}\``, !one ? 'new' : !other ? 'gone' : 'changed']]
  })
}

/** The last day from which a page has its text. */
async function lastDayOf(folder: string, now: number): Promise<string> {
  const { dates } = await readPageDates(folder, new Date(now).toISOString().slice(0, 10))
  const day = Object.values(dates).reduce((last, { date }) => (date > last ? date : last), '')
  return new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`

function wordOf(verdict: Verdict): string {
  if (!verdict) return 'not checked'
  return 'kept' in verdict ? 'pass' : 'FAIL'
}

function explain(verdict: Verdict): string[] {
  if (!verdict) return []
  if ('refused' in verdict) return ['```', verdict.refused.trim().replaceAll('```', ''), '```']
  const { pages, answers, rules, warnings } = verdict.kept
  return [`${pages} pages and ${answers} other answers keep ${rules} rules; ${count(warnings, 'warning')}.`]
}

function tableOf(heads: string[], rows: readonly string[][]): string[] {
  if (rows.length === 0) return []
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line), '']
}
