import { createHash } from 'node:crypto'
import type { Document } from 'domhandler'
import type { Site } from '#server/site/content/load-editions.ts'
import type { ClassExample } from '#server/visitor/visitor-classes.ts'
import type { VisitorClass } from '#shared/visitor/visit-decision.ts'
import { type ReadInput, readPage, readWords, UNKNOWN_PATH } from './checked-page.ts'
import { contentFileOf } from './marketing-text.ts'
import { textOfMarkup, textsOfState } from './read-page.ts'
import type { Breach, CheckedPage, PageRule, RuleContext } from './rule.ts'
import { pageRules, renderRule, wordRules } from './rules.ts'
import { searchAddresses } from './search-questions.ts'
import { attributesOf, selectAll } from './select.ts'
import type { Answer, FetchPage, IsWanted, PageFinding, Visit } from './visit.ts'

/** Bound of one edition's pages: far above what there is, so that links can never lead on for ever. */
const MAX_PAGES = 1_000

interface VisitInput extends ReadInput {
  fetchPage: FetchPage
  isWanted?: IsWanted | undefined
  context: RuleContext
  read: ReadParts
  addresses: Set<string> | null
}

/** An answer to a visitor of a class, as it is read, and what the rules about pages make of it. */
export function judgePage(
  { site, path, visitorClass }: { site: Site; path: string; visitorClass: VisitorClass },
  answer: Pick<Answer, 'status' | 'body'>,
  input: ReadInput & { context: RuleContext },
): { page: CheckedPage; breaches: PageFinding[] } {
  const page = { ...readPage(site, path, answer, input), isRefused: isRefused(site, path, visitorClass) }
  return { page, breaches: checkPage(page, input.context) }
}

function checkPage(page: CheckedPage, context: RuleContext): PageFinding[] {
  const wanted = page.isRefused ? 403 : page.pageId === 'error' ? 404 : 200
  const answered: Breach[] =
    page.status === wanted
      ? []
      : [{ message: `The page answers ${page.status}`, law: renderRule.sentence, file: 'shared/site/routes.ts' }]
  // A page that is not there breaks every other rule as well, which nobody needs to read.
  return answered.length > 0 ? tellFindings(page, renderRule.id, answered) : applyRules(pageRules, page, context)
}

export function applyRules(rules: readonly PageRule[], page: CheckedPage, context: RuleContext): PageFinding[] {
  return rules.flatMap((rule) => tellFindings(page, rule.id, rule.checkPage(page, context)))
}

function tellFindings(page: CheckedPage, ruleId: string, breaches: Breach[]): PageFinding[] {
  return breaches.map(({ message, law, file, said, severity = 'error' }) => ({
    ruleId,
    severity,
    message,
    source: sourceOf(page, law),
    file,
    ...(said !== undefined && { said }),
  }))
}

function sourceOf({ site }: CheckedPage, law: string): string {
  const source = site.jurisdiction.sources.find(({ id }) => id === law)
  return source ? [`${source.title} (${law})`, source.url].filter(Boolean).join(', ') : law
}

/**
 * Every page of an edition, from those of the route table on to whatever they link to; with what a browser that is on the site
 * already gets of it, where `addresses` are given, to which every other address that it names is added.
 */
export async function* visitPages(
  site: Site,
  { visitorClass, location }: ClassExample,
  input: VisitInput,
): AsyncGenerator<Visit> {
  const { isWanted = () => true, context, read, addresses } = input
  const waiting = site.paths.patterns
    .filter(({ row, pattern }) => !row.redirect && !pattern.includes(':'))
    .map(({ pattern }) => pattern)
  waiting.push(UNKNOWN_PATH, ...searchAddresses(site))
  const listed = new Set(waiting)
  const pageOf = createLinkReader(site)
  const readAnswer = async (path: string): Promise<ReadPart> => {
    const answer = await input.fetchPage(site, path, location)
    const keys = partsOf(answer, path).map((part) => `${visitorClass.place} ${part}`)
    // The same page as before, with dialogs that stood on another.
    const known = keys.every((key) => read.has(key)) ? read.get(keys[0] ?? '') : undefined
    if (known) return known
    const { page, breaches } = judgePage({ site, path, visitorClass }, answer, input)
    // A question has no payload.
    if (addresses && !page.isRefused && page.status === 200 && !path.includes('?')) {
      for (const address of readAddresses(page.document)) addresses.add(address)
      const payload = await readPayload(page, answer.body, () =>
        input.fetchPage(site, `${path}_payload.json`, location),
      )
      breaches.push(...applyRules(wordRules, payload, context))
    }
    const found = {
      links: linkedPages(page.document, pageOf),
      breaches,
      hasReason: answer.body.includes('data-reason'),
    }
    for (const key of keys) read.set(key, found)
    return found
  }
  for (let path = waiting.shift(); path !== undefined && listed.size < MAX_PAGES; path = waiting.shift()) {
    if (!isWanted({ editionId: site.edition.id, path, visitorClass })) continue
    // Where no reason stands, visitors whom another rule restricts in the same way get the same page: it may depend on nothing
    // else of the rule (static-sections.ts).
    const unreasoned = `${visitorClass.ruleType} ${visitorClass.place} ${path}`
    const found = read.get(unreasoned) ?? (await readAnswer(path))
    if (!found.hasReason) read.set(unreasoned, found)
    yield { path, locale: site.paths.localeOf(path), breaches: found.breaches }
    for (const linked of found.links) {
      if (listed.has(linked.path) || (linked.isPair && listed.has(linked.key))) continue
      listed.add(linked.path).add(linked.key)
      waiting.push(linked.path)
    }
  }
}

/** What the payload of a page says that its document does not. */
async function readPayload(page: CheckedPage, html: string, ask: () => Promise<Answer>): Promise<CheckedPage> {
  const { status, body } = await ask()
  const { page: state, queries, html: parts = {} } = status === 200 ? (JSON.parse(body) as Payload) : {}
  const known = new Set(page.words().split('\n'))
  const markup = Object.values(parts).filter((part) => !html.includes(part))
  const texts = [...textsOfState([state, queries], page.site.jurisdiction.sources), ...markup.map(textOfMarkup)]
  return readWords({
    ...page,
    texts: texts.flatMap((text) => text.split('\n')).filter((line) => !known.has(line)),
    addresses: [],
    answer: { file: contentFileOf(page), isData: true, isReference: false },
  })
}

interface Payload {
  page?: unknown
  queries?: unknown
  html?: Record<string, string>
}

function readAddresses(document: Document): string[] {
  const addresses = selectAll('[href], [src]', document).map(({ attribs }) => attribs.href ?? attribs.src ?? '')
  return addresses.flatMap((address) =>
    address.startsWith('/') ? Buffer.from(address.replace(/#.*$/, '')).toString() : [],
  )
}

/** What was read of the pages of an edition, by what they say. */
export type ReadParts = Map<string, ReadPart>

interface ReadPart {
  links: LinkedPage[]
  breaches: PageFinding[]
  /** Whether the page gives the reason of the rule that restricts its visitor. */
  hasReason: boolean
}

/** Names what an answer says: the page, which is the same for most who are in one place, and the dialogs behind it. */
function partsOf({ status, body }: { status: number; body: string }, path: string): string[] {
  const [dialogs = ''] =
    /<div data-(?:visitor-dialogs|consent)[\s\S]*?(?=<script type="application\/(?:ld\+)?json")/.exec(body) ?? []
  const page = body
    .replace(dialogs, '')
    .replace(
      /"ruleType":(?:null|"\w+")|"reason":(?:null|"(?:[^"\\]|\\.)*")| data-rule="\w+"|"styles":\[[^\]]*\]|<style[\s\S]*?<\/style>|<link [^>]*(?:stylesheet|preload)[^>]*>/g,
      '',
    )
  return [`${path} ${status} ${page}`, dialogs].map((part) => createHash('sha256').update(part).digest('base64'))
}

/** Whether the rule of the visitor's region keeps the page from them (region-rules.md, R07). */
function isRefused(site: Site, path: string, visitor: VisitorClass): boolean {
  const match = site.paths.resolve(path)
  return match.type === 'page' && match.row.needsOpenRegion === true && visitor.ruleType === 'BLOCKED'
}

interface LinkedPage {
  path: string
  /** Names its row of the route table and its locale. */
  key: string
  /** Of two things side by side, each of which has a page of its own: one example is enough. */
  isPair: boolean
}

/** Tells which page a path is of, or null; one answer for all links to it, of which a site has hundreds of thousands. */
function createLinkReader({ paths }: Site): (href: string) => LinkedPage | null {
  const known = new Map<string, LinkedPage | null>()
  return (href) => {
    let page = known.get(href)
    if (page === undefined) {
      const match = paths.resolve(href)
      const isPage = match.type === 'page' && !match.row.redirect && match.path === href
      // A copy: a part of a page's text would hold all of it in memory.
      const path = Buffer.from(href).toString()
      page = isPage ? { path, key: `${match.id} ${match.locale}`, isPair: Object.keys(match.params).length > 1 } : null
      known.set(path, page)
    }
    return page
  }
}

function linkedPages(document: Document, pageOf: (path: string) => LinkedPage | null): LinkedPage[] {
  const hrefs = attributesOf('a[href^="/"]', 'href', document)
  const paths = new Set(hrefs.map((href) => href.replace(/[?#].*$/, '')))
  return [...paths].flatMap((path) => pageOf(path) ?? [])
}
