import { PROBLEM_TYPE } from '#server/http/problems.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import type { ClassExample } from '#server/visitor/visitor-classes.ts'
import { localeCodes } from '#shared/site/locales.ts'
import { exampleAddresses, fragmentsOf, unreadRoutes } from './answer-addresses.ts'
import { type ReadInput, readPage, readWords } from './checked-page.ts'
import { isLegalText } from './marketing-text.ts'
import { messageFileOf, readMessages } from './message-texts.ts'
import { type AnswerText, readAnswer } from './read-answer.ts'
import { readRule } from './read-rule.ts'
import type { AnswerSource, Finding, RuleContext } from './rule.ts'
import { pageRules, wordRules } from './rules.ts'
import type { Answer, FetchPage, IsWanted, PageFinding, Visit } from './visit.ts'
import { applyRules } from './visit-pages.ts'

/** Bound of one edition's answers: far above what there is. */
const MAX_ANSWERS = 2_000
/** A name that no edition answers to. */
const FOREIGN_HOST = 'nobody.invalid'

interface VisitInput extends ReadInput {
  fetchPage: FetchPage
  isWanted?: IsWanted | undefined
  context: RuleContext
  routes: readonly string[]
  version: string
  /** Addresses that pages name. */
  addresses: ReadonlySet<string>
  /** Filled with the routes that have answered. */
  readRoutes: Set<string>
}

/** Everything besides pages that an edition sends to the public: what every rule about words makes of it. */
export async function* visitAnswers(
  site: Site,
  { visitorClass, location }: ClassExample,
  input: VisitInput,
): AsyncGenerator<Visit> {
  const { isWanted = () => true, fetchPage, context, readRoutes } = input
  const wanted = (path: string) => isWanted({ editionId: site.edition.id, path, visitorClass })
  const judging: Judging = { ...input, site, clean: new Set() }
  const isPage = (path: string) => site.paths.resolve(path.replace(/\?.*$/, '')).type !== 'not-found'
  const ownAddress = (address: string) => {
    const isAbsolute = address.startsWith(`${site.edition.origin}/`)
    const path = (isAbsolute ? address.slice(site.edition.origin.length) : address).replace(/#.*$/, '')
    return /^\/(?!\/)/.test(path) && !isPage(path) && !isBuilt(path) ? [path] : []
  }
  const listed = new Set([
    ...input.routes.filter((route) => !/[:*]/.test(route) && !(route in unreadRoutes)),
    ...exampleAddresses(site, input.version),
    ...[...input.addresses].flatMap(ownAddress),
  ])
  // A set is walked to its end, with what is added on the way.
  for (const path of listed) {
    if (!wanted(path)) continue
    for (const fragment of fragmentsOf(path, site)) listed.add(fragment)
    const answer = await fetchPage(site, path, location)
    if (answer.status < 400) readRoutes.add(answer.route)
    const { breaches, addresses } = judge(judging, path, answer)
    if (listed.size < MAX_ANSWERS) for (const own of addresses.flatMap(ownAddress)) listed.add(own)
    yield { path, locale: site.paths.localeOf(path), breaches }
  }
  if (wanted(FOREIGN_HOST)) {
    const path = `//${FOREIGN_HOST}/`
    yield {
      path,
      locale: site.paths.localeOf('/'),
      breaches: judge(judging, path, await fetchPage(site, '/', location, FOREIGN_HOST)).breaches,
    }
  }
  for (const locale of site.edition.locales) {
    const path = messageFileOf(locale)
    if (!wanted(path)) continue
    const texts = readMessages(context.files, locale, site).map((text): AnswerText => ({ text, addresses: [], locale }))
    yield {
      path,
      locale,
      breaches: judgeTexts(judging, path, texts, { file: path, isData: false, isReference: false }),
    }
  }
}

/** Routes of which no answer was read, and which nobody has excused. */
export function listUnreadRoutes(routes: readonly string[], readRoutes: ReadonlySet<string>): Finding[] {
  return routes
    .filter((route) => !readRoutes.has(route) && !(route in unreadRoutes))
    .map((route) => ({
      ruleId: readRule.id,
      severity: 'error',
      editionId: null,
      locale: null,
      path: null,
      visitorClass: null,
      message: `GET ${route} sends what no rule has read: nothing names an address of it`,
      source: readRule.sentence,
      file: 'server/law/answer-addresses.ts',
    }))
}

/** Files of the build: code, styles and pictures, whose words are data's, and are read there. */
const isBuilt = (path: string) => path.startsWith('/assets/')

/** What describes the API to programmers. */
const references: readonly string[] = ['/api/docs', '/api/openapi.json']

interface Judging extends ReadInput {
  site: Site
  context: RuleContext
  /** Texts in which nothing was found: the same name stands in many answers. */
  clean: Set<string>
}

function judge(judging: Judging, path: string, answer: Answer) {
  const { site, context } = judging
  // A page of the site, of an error say, has the duties of a page too.
  if (answer.body.includes('<main') && /<main[^>]* data-page=/.test(answer.body)) {
    return { breaches: applyRules(pageRules, readPage(site, path, answer, judging), context), addresses: [] }
  }
  const source: AnswerSource = {
    file: `server (GET ${answer.route || path})`,
    isData: /^\/(?:api|__nuxt_island)\//.test(path) || answer.contentType.startsWith(PROBLEM_TYPE),
    isReference: references.includes(path),
  }
  const read = readAnswer(answer.contentType, answer.body)
  if (read) return { breaches: judgeTexts(judging, path, read.texts, source), addresses: read.addresses }
  const page = readWords({ ...wordsAt(site, path, source), texts: [], addresses: [] })
  const breaches = applyRules([readRule], { ...page, unread: [`${path} (${answer.contentType})`] }, context)
  return { breaches, addresses: [] }
}

function wordsAt(site: Site, path: string, answer: AnswerSource) {
  return { site, path, locale: site.paths.localeOf(path), row: null, pageId: 'answer', answer }
}

/** Texts in each language that they may be in; those about a page as that page may say them. */
function judgeTexts(
  { site, context, clean }: Judging,
  path: string,
  texts: AnswerText[],
  answer: AnswerSource,
): PageFinding[] {
  const about = texts.map((one) => {
    const page = pageAt(site, one.addresses)
    return { ...one, page, locale: one.locale ?? page?.locale ?? null }
  })
  const keyOf = ({ locale, page }: (typeof about)[number]) =>
    [locale, page?.row.topic, page && isLegalText(page), answer.isData].join()
  const found = [...Map.groupBy(about, keyOf)].flatMap(([key, group]) => {
    const nameOf = ({ text, addresses }: AnswerText) => [key, ...addresses, text].join(' ')
    const unknown = group.filter((one) => !clean.has(nameOf(one)))
    if (unknown.length === 0) return []
    // What programs get says mostly nothing of its language.
    const known = group[0]?.locale ?? (answer.isData ? null : site.paths.localeOf(path))
    const locales = known ? [known] : localeCodes
    const breaches = locales.flatMap((locale) => {
      const page = readWords({
        ...wordsAt(site, path, answer),
        ...group[0]?.page,
        locale,
        texts: unknown.map(({ text }) => text),
        addresses: unknown.flatMap(({ addresses }) => addresses),
      })
      return applyRules(wordRules, page, context)
    })
    if (breaches.length === 0) for (const one of unknown) clean.add(nameOf(one))
    return breaches
  })
  // What is wrong in any language is told once.
  return [...new Map(found.map((finding) => [`${finding.ruleId} ${finding.message}`, finding])).values()]
}

/** The first page that one of the addresses leads to. */
function pageAt({ paths, edition }: Site, addresses: readonly string[]) {
  for (const address of addresses) {
    const path = address.replace(edition.origin, '').replace(/[?#].*$/, '')
    const match = path.startsWith('/') ? paths.resolve(path) : null
    if (match?.type === 'page') return { row: match.row, pageId: match.id, locale: match.locale }
  }
  return null
}
