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
  const site = Object.values(services.sites.byId).find(({ edition }) => edition.id === view.editionId)
  if (!site) throw new Error(`There is no edition ${view.editionId}`)
  const location = { country: view.country, region: view.region }
  const visitor = services.visitors.resolvePreview({ location, isWhitelisted: false, editionId: site.edition.id })
  const visitorClass = visitorClassOf(visitor, site)
  const { answer, breaches } = await judge(input, site, view.path, { visitorClass, location })
  const objections = breaches.map((breach) => toObjection(breach, input.sentences))
  return { page: { status: answer.status, html: answer.body }, objections: objections.toSorted(gravestFirst) }
}

interface JudgeAllInput extends Pick<JudgeInput, 'site' | 'sentences'> {
  order: DraftOrder
  places: readonly Place[]
}

/** What the rules make of pages for every class of visitors, and of the data itself; between two pages, others have their turn. */
export async function judgeForAll({ site, order, places, sentences }: JudgeAllInput) {
  const found = new Map<string, Objection>()
  const { now } = order
  let pages = 0
  const add = (breach: PageFinding, visitor: string) => {
    const key = `${breach.ruleId} ${breach.message}`
    const objection = found.get(key) ?? toObjection(breach, sentences)
    if (!objection.visitors.includes(visitor)) objection.visitors.push(visitor)
    found.set(key, objection)
  }
  for (const { editionId, path, locale } of places) {
    const classes = await site.use(order, async ({ services: { visitors, sites } }) =>
      listVisitorClasses(visitors, sites.byId[editionId]),
    )
    const read = new Set<string>()
    for (const example of classes) {
      const { ruleType, place } = example.visitorClass
      // Where no reason stands, visitors whom another rule restricts in the same way get the same page.
      if (read.has(`${ruleType} ${place}`)) continue
      const { answer, breaches } = await site.use(order, (draft) =>
        judge({ site, draft, now, sentences }, draft.services.sites.byId[editionId], path, example),
      )
      if (answer.status === 200) pages += 1
      if (!answer.body.includes('data-reason')) read.add(`${ruleType} ${place}`)
      for (const breach of breaches) add(breach, `${editionId} (${locale}), ${nameOf(example)}`)
    }
  }
  const data = await site.use(order, async (draft) => {
    const input = await site.readInput(draft, now)
    return checkData({ ...input, sites: Object.values(draft.services.sites.byId) })
  })
  const open = new Set(sentences.map(({ file }) => `data/${file}`))
  for (const breach of data) if (open.has(breach.file)) add(breach, 'everybody')
  return { objections: [...found.values()].toSorted(gravestFirst), pages }
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
