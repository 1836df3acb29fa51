import type { ForbiddenKind } from '#shared/law/forbidden-kinds.ts'
import type { Jurisdiction } from '#shared/law/jurisdictions.ts'
import { constantsIn, listAmounts } from './amounts.ts'
import { findWords } from './find-file.ts'
import { contentFileOf, isMarketing, listBlocks } from './marketing-text.ts'
import { pitchOf } from './read-page.ts'
import type { Breach, CheckedPage, PageRule, RuleContext } from './rule.ts'
import { selectAll, selectFirst } from './select.ts'

const bonusLink = 'a[href*="#welcome-bonus"], a[href*="/welcome-bonus/"], a[href*="/welkomstbonus/"]'

/** Parts that are a breach wherever they stand, whatever their words. */
const parts: Partial<Record<ForbiddenKind, { selector: string; name: string; kinds?: string[] }>> = {
  roleModels: {
    selector: `${['src', 'srcset', 'href', 'content', 'poster', 'data'].map((name) => `[${name}*="/portraits/"]`).join()}, a[href*="/ggteam/"], [data-ambassador]`,
    name: 'people who stand for the brand',
    kinds: ['ambassadors', 'community'],
  },
  urgency: { selector: '[role="timer"], [data-countdown]', name: 'a countdown' },
  publicInducement: { selector: bonusLink, name: 'a bonus', kinds: ['welcome-bonus'] },
  welcomeBonus: { selector: bonusLink, name: 'a welcome bonus', kinds: ['welcome-bonus'] },
}

export const forbiddenRules: readonly PageRule[] = [
  forbiddenRule('C05', 'roleModels', 'Nobody whom people look up to advertises where the law forbids role models.'),
  forbiddenRule('C06', 'lossBonus', 'No bonus is linked to a loss where the law forbids it.'),
  forbiddenRule('C07', 'urgency', 'Nothing hurries anybody where the law forbids urgency, no countdown either.'),
  forbiddenRule(
    'C08',
    'publicInducement',
    'No bonus, credit or figure of one is shown to the public where the law forbids it.',
  ),
  forbiddenRule('C09', 'welcomeBonus', 'No welcome bonus is offered where the law forbids it.'),
  forbiddenRule('C10', 'freeWord', 'Nothing is called free that has a cost where the law forbids it.'),
]

function forbiddenRule(id: string, kind: ForbiddenKind, sentence: string): PageRule {
  return {
    id,
    sentence,
    checkPage(page, context) {
      const entries = page.site.jurisdiction.forbidden.filter((candidate) => candidate.kind === kind)
      return entries.flatMap((entry) => {
        const found = [...listParts(page, kind, context)]
        if (isMarketing(page) && !page.answer?.isReference) found.push(...listWords(page, entry, context))
        if (kind === 'roleModels') found.push(...listNames(page, context))
        // A contract is whole for all its readers: what the law of a reader's place forbids, it forbids to advertisements.
        const isLicence = page.site.jurisdictions.get(page.site.edition.jurisdiction)?.forbidden.includes(entry)
        if (kind === 'publicInducement' && (isLicence || isMarketing(page)))
          found.push(...listBonusFigures(page, context))
        return found.map((breach) => ({ law: entry.law, ...breach }))
      })
    },
  }
}

type Found = Omit<Breach, 'law'>

function listParts(page: CheckedPage, kind: ForbiddenKind, { files }: RuleContext): Found[] {
  const part = parts[kind]
  if (!part) return []
  const bySelector = selectAll(part.selector, page.document).map(({ name, attribs }) => {
    const mark = attribs.href ?? attribs.src ?? name
    return { message: `The page shows ${part.name} (${mark})`, ...findWords(files, mark, page) }
  })
  const byKind = [...page.kindOf]
    .filter(([, sectionKind]) => part.kinds?.includes(sectionKind))
    .map(([id]) => ({ message: `The page shows ${part.name} (section ${id})`, file: contentFileOf(page) }))
  return [...bySelector, ...byKind]
}

/** Laws have some dozen patterns, and a run thousands of pages. */
const made = new Map<string, RegExp>()

function compiled(pattern: string): RegExp {
  const regExp = made.get(pattern) ?? new RegExp(pattern, 'giu')
  made.set(pattern, regExp)
  return regExp
}

function listWords(
  page: CheckedPage,
  { patterns }: Jurisdiction['forbidden'][number],
  { files }: RuleContext,
): Found[] {
  return patterns[page.locale].flatMap((pattern) =>
    [...new Set([...page.pitch().matchAll(compiled(pattern))].map(([hit]) => hit))].map((hit) => ({
      message: `The page says “${hit}”`,
      ...findWords(files, hit, page),
    })),
  )
}

/** A name stays one whatever its letters, accents and spaces look like. */
function squeeze(text: string): string {
  return pitchOf(text).toLowerCase().replace(/ /g, '')
}

function listNames(page: CheckedPage, { ambassadorNames, files }: RuleContext): Found[] {
  const pitch = squeeze(page.pitch())
  return ambassadorNames
    .filter((name) => pitch.includes(squeeze(name)))
    .map((name) => ({ message: `The page names ${name}, an ambassador`, ...findWords(files, name, page) }))
}

/** Figures of any edition's bonus, in whatever currency; below 11 they are too common to mean one. */
function listBonusFigures(page: CheckedPage, { sites, files }: RuleContext): Found[] {
  const bonuses = sites.flatMap(({ edition }) => constantsIn(edition, 'bonus').map(({ amount }) => amount))
  // A legal text is no exception: who may not be shown an offer may not be shown it as a clause either.
  const texts = isMarketing(page)
    ? listBlocks(page).flatMap(({ text, origin }) => (origin === 'answer' || origin === 'example' ? [] : [text]))
    : [page.textOf(selectFirst('body', page.document))]
  return texts
    .flatMap((text) => listAmounts(text, page))
    .filter(({ value }) => bonuses.includes(value) && value > 10)
    .map(({ written }) => ({
      message: `The page shows ${written}, the figure of a bonus`,
      ...findWords(files, written, page),
    }))
}
