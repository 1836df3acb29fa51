import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Citation } from '#server/policies/citation.ts'
import { loadAll } from '#server/site/content/load-all.ts'
import type { Site, Sites } from '#server/site/content/load-editions.ts'
import { nextTurn } from '#server/site/content/turns.ts'
import type { HelpCategory } from '#shared/help/help.ts'
import { type HelpCategoryId, helpCategoryIds, helpPageId } from '#shared/help/help-routes.ts'
import { jurisdictionAt } from '#shared/law/jurisdictions-in-force.ts'
import type { PolicyBlock, PolicyRun } from '#shared/policies/policies.ts'
import { constantOf } from '#shared/site/business-constants.ts'
import type { EditionId } from '#shared/site/editions.ts'
import { type Locale, localeCodes, locales } from '#shared/site/locales.ts'
import { formatsOf } from '#shared/site/messages.ts'
import type { RouteTable } from '#shared/site/routes.ts'
import { createFill } from '../policies/fill-policy.ts'
import type { PolicyBook } from '../policies/load-policies.ts'
import { type HelpSource, parseHelp } from './parse-help.ts'

export interface Help {
  /** As the law says under which the site is made: its ages and helplines are those of the visitor's place. */
  categoriesOf(site: Pick<Site, 'edition' | 'jurisdiction'>, locale: Locale): readonly HelpCategory[]
  answerIdsOf(editionId: EditionId): ReadonlySet<string>
}

interface HelpInput {
  folder: string
  books: readonly PolicyBook[]
  sites: Sites
  table: RouteTable
  cite: (citation: Citation) => void
}

/**
 * Loads `{category}.{locale}.md` for every category, and fills it for every edition.
 * @throws Error that names file and line: an answer that one language lacks, a link or a figure that does not exist.
 */
export async function loadHelp({ folder, books, sites, table, cite }: HelpInput): Promise<Help> {
  const shelves = new Map<string, HelpCategory[]>()
  for (const site of Object.values(sites.byId)) {
    for (const locale of site.edition.locales) {
      const ids = helpCategoryIds.filter((id) => site.paths.pathOf(helpPageId(id), locale))
      const fillAll = (under: Site, note: typeof cite) =>
        loadAll(
          ids.map(async (id) => {
            const source = await readSource({ folder, id, site: under, locale })
            return fillCategory({ id, source, site: under, locale, note })
          }),
        )
      const categories = await fillAll(site, cite)
      shelves.set(shelfOf(site, locale), categories)
      for (const place of site.jurisdictions.keys()) {
        if (place === site.jurisdiction.id) continue
        const under = { ...site, jurisdiction: jurisdictionAt(place, site) }
        // What is cited is the same.
        shelves.set(shelfOf(under, locale), await fillAll(under, () => {}))
      }
      const all = categories.flatMap(({ answers }) => answers.map((answer) => answer.id))
      const twice = all.find((id, at) => all.indexOf(id) !== at)
      if (twice) throw new Error(`${folder}: the answer ${twice} is there twice in the edition ${site.edition.id}`)
    }
  }
  await checkLanguages(folder, sites)

  function fillCategory({
    id,
    source,
    site,
    locale,
    note,
  }: { id: HelpCategoryId; source: HelpSource; note: typeof cite } & Place): HelpCategory {
    const { title, description, suit, file } = source
    const shown = { editionId: site.edition.id, locale, isLink: true, from: null, until: null }
    const fill = createFill({
      table,
      books,
      site,
      locale,
      policyId: null,
      source: { file, chapters: [] },
      cite: (name) => note({ ...name, ...shown }),
    })
    const answers = source.answers
      .filter(({ editions }) => editions?.includes(site.edition.id) ?? true)
      .map((answer) => ({
        id: answer.id,
        question: fill.text(answer.question),
        words: answer.words,
        about: answer.about,
        blocks: answer.blocks.map((block) => nameClauses(fill.block(block))),
      }))
    return { id, title, description, suit, answers }
  }

  const answerIds = new Map(
    Object.values(sites.byId).map((site) => [
      site.edition.id,
      new Set(site.edition.locales.flatMap((locale) => shelves.get(shelfOf(site, locale)) ?? []).flatMap(idsOf)),
    ]),
  )
  return {
    categoriesOf: (site, locale) => shelves.get(shelfOf(site, locale)) ?? [],
    answerIdsOf: (editionId) => answerIds.get(editionId) ?? new Set(),
  }
}

function shelfOf({ edition, jurisdiction }: Pick<Site, 'edition' | 'jurisdiction'>, locale: Locale): string {
  return `${edition.id}|${jurisdiction.id}|${locale}`
}

/** A link to a clause that its text calls no more than that says which one, when it is read. */
function nameClauses(block: PolicyBlock): PolicyBlock {
  const name = (runs: PolicyRun[]) =>
    runs.map((run): PolicyRun => (run.clause && placeholderNames.includes(run.text) ? { ...run, isName: true } : run))
  if (block.type === 'list') return { type: 'list', items: block.items.map(name) }
  return { type: 'paragraph', runs: name(block.runs) }
}

const placeholderNames = ['clause', 'bepaling']

interface Place {
  site: Site
  locale: Locale
}

async function readSource({ folder, id, site, locale }: Place & { folder: string; id: HelpCategoryId }) {
  const file = join(folder, `${id}.${locale}.md`)
  const text = await readFile(file, 'utf8')
  await nextTurn()
  return parseHelp(file, fillFigures(text, { site, locale }))
}

/**
 * Writes figures where a text names them: `{constant:name}` of the business, `{contact:adult}` and `{stop:youngAdult}` of
 * the market's law. What an edition does not have stays a place, which only an answer that it does not show may name.
 */
function fillFigures(source: string, { site: { edition, jurisdiction }, locale }: Place): string {
  const { amount } = formatsOf(locales[locale].language)
  const { depositRules } = jurisdiction
  const limits = { contact: depositRules?.contactMoment, stop: depositRules?.netDepositStop }
  return source
    .replace(/\{constant:([a-z-]+)\}/g, (_, name: string) => {
      const constant = constantOf(name)
      if (constant.currency === null) return String(constant.amount)
      return amount(constant.amount, constant.currency === 'edition' ? edition.currency : constant.currency)
    })
    .replace(/\{(contact|stop):(adult|youngAdult)\}/g, (_, rule: 'contact' | 'stop', age: 'adult' | 'youngAdult') => {
      const value = limits[rule]?.[age]
      return value === undefined || !depositRules ? '–' : amount(value, depositRules.currency)
    })
}

/** Every answer exists in every language: a visitor who changes the language stays at it. */
async function checkLanguages(folder: string, sites: Sites): Promise<void> {
  const [site] = Object.values(sites.byId)
  if (!site) return
  for (const id of helpCategoryIds) {
    const [first, ...others] = await loadAll(localeCodes.map((locale) => readSource({ folder, id, site, locale })))
    const keyOf = ({ answers }: HelpSource) =>
      answers.map((answer) => `${answer.id} ${(answer.editions ?? []).join('+')}`).join()
    const different = others.find((other) => first && keyOf(other) !== keyOf(first))
    if (different) throw new Error(`${different.file}: expected the same answers in the same order as ${first?.file}`)
  }
}

function idsOf({ answers }: HelpCategory): string[] {
  return answers.map(({ id }) => id)
}
