import { reportedRules } from '#server/law/report-text.ts'
import { checkData } from '#server/law/run-compliance.ts'
import type { PageFinding } from '#server/law/visit.ts'
import { judgePage } from '#server/law/visit-pages.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import { siteNow } from '#server/site/content/schedule.ts'
import { siteAt } from '#server/site/site-at.ts'
import { type ClassExample, listVisitorClasses } from '#server/visitor/visitor-classes.ts'
import { visitorClassOf } from '#shared/visitor/visit-decision.ts'
import type { Objection, Place, Sentence, View } from './contract.ts'
import type { Draft, DraftOrder, DraftSite } from './draft-site.ts'
import { sentencesWith } from './sentences.ts'

interface JudgeInput {
  site: DraftSite
  draft: Draft
  now: number
  /** Of the files that are open. */
  sentences: readonly Sentence[]
}

/** The page that a view asks for, and what the rules of the law make of it. @throws Error for an edition that there is not. */
export async function judgeView({ view, ...input }: JudgeInput & { view: View }) {
  const { services } = input.draft
  const site = siteOf(input.draft, view.editionId)
  const location = { country: view.country, region: view.region }
  const visitor = services.visitors.resolvePreview({ location, isWhitelisted: false, editionId: site.edition.id })
  const visitorClass = visitorClassOf(visitor, site)
  const { answer, breaches } = await judge(input, site, view.path, { visitorClass, location })
  const objections = collectObjections(input.sentences)
  for (const breach of breaches) objections.add(breach)
  return { page: { status: answer.status, html: answer.body }, objections: objections.list() }
}

function siteOf({ services }: Draft, editionId: string): Site {
  const site = Object.values(services.sites.byId).find(({ edition }) => edition.id === editionId)
  if (!site) throw new Error(`There is no edition ${editionId}`)
  return site
}

interface JudgeAllInput extends Pick<JudgeInput, 'site' | 'sentences'> {
  order: DraftOrder
  places: readonly Place[]
}

/** What the rules make of pages for every class of visitors, and of the data itself; between two pages, others have their turn. */
export async function judgeForAll({ site, order, places, sentences }: JudgeAllInput) {
  const objections = collectObjections(sentences)
  const { now } = order
  let pages = 0
  for (const { editionId, path, locale } of places) {
    const classes = await site.use(order, async (draft) =>
      listVisitorClasses(draft.services.visitors, siteOf(draft, editionId)),
    )
    const read = new Set<string>()
    for (const example of classes) {
      const { ruleType, place } = example.visitorClass
      // Where no reason stands, visitors whom another rule restricts in the same way get the same page.
      if (read.has(`${ruleType} ${place}`)) continue
      const { answer, breaches } = await site.use(order, (draft) =>
        judge({ site, draft, now, sentences }, siteOf(draft, editionId), path, example),
      )
      if (answer.status === 200) pages += 1
      if (!answer.body.includes('data-reason')) read.add(`${ruleType} ${place}`)
      for (const breach of breaches) objections.add(breach, `${editionId} (${locale}), ${nameOf(example)}`)
    }
  }
  const data = await site.use(order, async (draft) => {
    const input = await site.readInput(draft, now)
    return checkData({ ...input, sites: Object.values(draft.services.sites.byId) })
  })
  const open = new Set(sentences.map(({ file }) => `data/${file}`))
  for (const breach of data) if (open.has(breach.file)) objections.add(breach, 'everybody')
  return { objections: objections.list(), pages }
}

/** Of a page that the law of the visitor's place leaves out, there is nothing to judge. */
async function judge({ site: drafts, draft, now }: JudgeInput, site: Site, path: string, example: ClassExample) {
  const { visitorClass, location } = example
  const input = await drafts.readInput(draft, now)
  const lawful = siteAt(visitorClass.place, siteNow(site, now))
  const answer = await draft.asked.fetchPage(site, path, location)
  const match = lawful.paths.resolve(path.replace(/\?.*$/, ''))
  const isThere = match.type === 'page' && lawful.paths.patterns.some(({ id }) => id === match.id)
  if (!isThere) return { answer, breaches: [] }
  const context = { ...input, sites: Object.values(draft.services.sites.byId) }
  return { answer, ...judgePage({ site: lawful, path, visitorClass }, answer, { ...input, context }) }
}

function nameOf({ visitorClass: { ruleType, place }, location: { country, region } }: ClassExample): string {
  const where = country ? [country, region].filter(Boolean).join('-') : 'an unknown place'
  const what = ruleType === 'BLOCKED' ? 'blocked' : ruleType === 'WARNING' ? 'warned' : 'open'
  return `as from ${where}: ${what}${place ? `, under the law of ${place}` : ''}`
}

/** Objections, each once, with everybody for whom it holds: a title alone stands in six places of a page. */
function collectObjections(sentences: readonly Sentence[]) {
  const found = new Map<string, Objection>()
  return {
    add(breach: PageFinding, visitor?: string): void {
      const key = `${breach.ruleId} ${breach.message}`
      const objection = found.get(key) ?? toObjection(breach, sentences)
      if (visitor && !objection.visitors.includes(visitor)) objection.visitors.push(visitor)
      found.set(key, objection)
    },
    list(): Objection[] {
      const all = [...found.values()]
      return all.filter((one) => !all.some((other) => saysMore(other, one))).toSorted(gravestFirst)
    },
  }
}

/** Whether an objection is another one with more of the same words: “Je wint altijd” beside “wint altijd”. */
function saysMore(other: Objection, one: Objection): boolean {
  if (other === one || other.said === null || one.said === null || !other.said.includes(one.said)) return false
  const isSame = other.ruleId === one.ruleId && other.message.replace(other.said, one.said) === one.message
  return isSame && one.visitors.every((visitor) => other.visitors.includes(visitor))
}

const gravestFirst = (one: Objection, other: Objection) =>
  Number(other.sentences.length > 0) - Number(one.sentences.length > 0) ||
  Number(other.severity === 'error') - Number(one.severity === 'error')

function toObjection(breach: PageFinding, sentences: readonly Sentence[]): Objection {
  const { ruleId, severity, message, source, file, said } = breach
  return {
    ruleId,
    rule: reportedRules.find(({ id }) => id === ruleId)?.sentence ?? '',
    severity,
    message,
    law: source,
    file,
    said: said ?? null,
    sentences: said === undefined ? [] : sentencesWith(said, sentences),
    visitors: [],
  }
}
