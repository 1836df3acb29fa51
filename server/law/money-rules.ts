import { listLiteralAmounts } from '#server/site/content/fill-constants.ts'
import { internationalEvents } from '#shared/site/business-constants.ts'
import { constantsIn, isConstant, listAmounts } from './amounts.ts'
import { findWords } from './find-file.ts'
import { listBlocks } from './marketing-text.ts'
import type { Breach, DataRule, PageRule } from './rule.ts'

export const moneyRules: readonly PageRule[] = [
  {
    id: 'C11',
    sentence:
      'Amounts are in the currencies of the market; another currency only at an event of the international pool.',
    checkPage(page, { files }) {
      const { currencies } = page.site.jurisdiction
      const everyday = new Set([...currencies.bonus, ...currencies.stake])
      const blocks = listBlocks(page).filter(({ origin }) => origin !== 'found')
      return blocks.flatMap(({ text, origin }) =>
        listAmounts(text, page)
          .filter(({ currency }) => currency === null || !everyday.has(currency))
          .filter((shown) => {
            const isEvent =
              origin === 'answer' || origin === 'example'
                ? internationalEvents.some((name) => text.includes(name))
                : constantsIn(page.site.edition, 'event').some((event) => isConstant(shown, event, page.site.edition))
            return !(isEvent && shown.currency !== null && currencies.event.includes(shown.currency))
          })
          .map(
            ({ written }): Breach => ({
              message: `The page shows ${written}, in a currency of another market`,
              law: currencies.law,
              ...findWords(files, written, page),
            }),
          ),
      )
    },
  },
  {
    id: 'C12',
    sentence: 'Every figure of a marketing page is the business constant that it comes from.',
    checkPage(page, { files }) {
      const { edition } = page.site
      return listBlocks(page)
        .filter(({ origin }) => origin === 'own' || origin === 'around')
        .flatMap(({ text, origin }) =>
          listAmounts(text, page).filter(({ value }) => origin === 'own' || !page.answered().has(value)),
        )
        .filter((shown) => !constantsIn(edition).some((constant) => isConstant(shown, constant, edition)))
        .map(({ written }) => ({
          message: `The page shows ${written}, which is no business constant of the edition ${edition.id}`,
          law: 'Specification, section 9 (shared/site/business-constants.ts)',
          ...findWords(files, written, page),
        }))
    },
  },
]

/** The same of the data, where a figure may be right by chance. */
export const moneyDataRules: readonly DataRule[] = [
  {
    id: 'C14',
    sentence: 'Content refers to business constants by name instead of repeating their figures.',
    checkData: ({ files }) =>
      [...files]
        .filter(([name]) => name.startsWith('data/pages/'))
        .flatMap(([file, text]) =>
          listLiteralAmounts(JSON.parse(text)).map((path) => ({
            message: `${path} is a figure of its own; name its constant: {"constant": …}`,
            law: 'Specification, section 9 (shared/site/business-constants.ts)',
            file,
          })),
        ),
  },
]
