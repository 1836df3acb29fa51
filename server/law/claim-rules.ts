import { listBonusesAbove } from './bonus-amounts.ts'
import { claimKinds } from './claim-patterns.ts'
import { listClaims } from './claims.ts'
import { findWords } from './find-file.ts'
import { legalFloor } from './legal-floor.ts'
import { isMarketing } from './marketing-text.ts'
import type { PageRule } from './rule.ts'
import { selectAll } from './select.ts'

export const claimRules: readonly PageRule[] = [
  {
    id: 'C24',
    sentence:
      'Nothing promises winnings, ease or a way out of money trouble, flatters, hurries, speaks to the young, or plays down risk and chance.',
    checkPage(page, { files }) {
      if (!isMarketing(page)) return []
      const quoted = new Set(
        selectAll('[data-quoted]', page.document).flatMap((element) => page.textOf(element).split('\n')),
      )
      const words = page
        .words()
        .split('\n')
        .filter((line) => !quoted.has(line))
      return listClaims(words.join('\n'), page.locale).map(({ kind, written }) => ({
        message: `The page says “${written}”, which ${claimKinds[kind]}`,
        law: page.site.jurisdiction.sources[0]?.id ?? '',
        ...findWords(files, written, page),
      }))
    },
  },
  {
    id: 'C25',
    sentence: 'No bonus is above what the market allows, in digits or in words.',
    checkPage(page, { files }) {
      if (!isMarketing(page)) return []
      const { bonusCeiling, source } = legalFloor[page.site.edition.id]
      return listBonusesAbove(bonusCeiling, page.words(), page).map((written) => ({
        message: `The page names a bonus of ${written}, above ${bonusCeiling}`,
        law: source,
        ...findWords(files, written, page),
      }))
    },
  },
]
