import { readPolicyPage } from '#shared/policy-routes.ts'
import type { SectionKind } from '#shared/sections.ts'
import { constantsIn, isConstant, listAmounts } from './amounts.ts'
import { contentFileOf } from './marketing-text.ts'
import type { Breach, CheckedPage, PageRule } from './rule.ts'

const law = 'Ministerial rule Stcrt. 2024, 19648: a neutral environment (product facts, 1.5); design, 6.4'

const promotingKinds: readonly SectionKind[] = [
  'hero',
  'welcome-bonus',
  'leaderboards',
  'series',
  'ambassadors',
  'community',
  'format-finder',
  'features',
  'download-band',
]

/** What promotes on a page on which nothing may: by what it is, where to put it right, and on which pages. */
const promotions = [
  { selector: 'main img[src^="/portraits/"], main [data-ambassador]', name: 'an ambassador', file: null },
  { selector: 'main a[data-action="download"]', name: 'a download call', file: null },
  { selector: 'main a[href*="/download/"]', name: 'a link to the downloads', file: null, isCareOnly: true },
  { selector: 'main a[href*="#welcome-bonus"], main a[href*="#giveaways"]', name: 'a bonus', file: null },
  // Legal texts keep the site's menus as means to find one's way; around responsible gaming there is none of it.
  {
    selector: 'header a[data-action="download"]',
    name: 'a download call',
    file: 'client/layout/site-header.tsx',
    isCareOnly: true,
  },
  {
    selector: 'header a[href*="#welcome-bonus"], header a[href*="#giveaways"]',
    name: 'a bonus',
    file: 'client/layout/site-header.tsx',
    isCareOnly: true,
  },
  {
    selector: 'header img[src^="/portraits/"]',
    name: 'an ambassador',
    file: 'client/layout/site-header.tsx',
    isCareOnly: true,
  },
  {
    selector: '[data-quick-actions] a[data-action="download"]',
    name: 'a download call',
    file: 'client/layout/quick-actions.tsx',
    isCareOnly: true,
  },
] as const

/** Nothing is promoted where somebody reads the law or looks for help. */
export const promotionRules: readonly PageRule[] = [
  {
    id: 'C13',
    sentence: 'Nothing is promoted on legal and responsible-gaming pages: no bonus, no download call, no ambassador.',
    checkPage(page) {
      const topic = page.row?.topic
      if (!topic) return []
      const isCare = topic === 'responsible-gaming'
      const byPart = promotions
        .filter((promotion) => isCare || !('isCareOnly' in promotion))
        .filter(({ selector }) => page.document.querySelector(selector) !== null)
        .map(
          ({ name, file }): Breach => ({ message: `The page shows ${name}`, law, file: file ?? contentFileOf(page) }),
        )
      const byKind = [...page.kindOf]
        .filter(([, kind]) => promotingKinds.some((promoting) => promoting === kind))
        .map(([id]) => ({ message: `The section ${id} promotes`, law, file: contentFileOf(page) }))
      return [...byPart, ...byKind, ...(isCare && !readPolicyPage(page.pageId) ? listBonusFigures(page) : [])]
    },
  },
]

function listBonusFigures(page: CheckedPage): Breach[] {
  const { edition } = page.site
  const main = page.textOf(page.document.querySelector('main'))
  return listAmounts(main, page)
    .filter((shown) => constantsIn(edition, 'bonus').some((bonus) => isConstant(shown, bonus, edition)))
    .map(({ written }) => ({
      message: `The page shows ${written}, the figure of a bonus`,
      law,
      file: contentFileOf(page),
    }))
}
