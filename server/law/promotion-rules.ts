import type { Element } from 'domhandler'
import { getOuterHTML } from 'domutils'
import type { Feature } from '#shared/site/feature.ts'
import { features } from '#shared/site/features.ts'
import type { RouteRow, Shelf } from '#shared/site/route-row.ts'
import { routes } from '#shared/site/routes.ts'
import { constantsIn, isConstant, listAmounts } from './amounts.ts'
import { findWords } from './find-file.ts'
import { contentFileOf, isLegalText } from './marketing-text.ts'
import { pitchOf } from './read-page.ts'
import type { Breach, CheckedPage, PageRule, RuleContext } from './rule.ts'
import { attributesOf, selectFirst } from './select.ts'

const law = 'Ministerial rule Stcrt. 2024, 19648: a neutral environment'

/** What may stand on a page that is there for duty; every other kind of section is there to sell something. */
const dutyKinds: readonly string[] = (features as readonly Feature[]).flatMap(({ dutySections = [] }) => dutySections)

const pagesOn = (shelf: Shelf) =>
  Object.entries<RouteRow>(routes).flatMap(([id, row]) => (row.shelf === shelf ? id : []))
/** Where a page about responsible gaming may lead besides pages of duty: to who we are and to answers, never to a game or an offer. */
const neutralPages: readonly string[] = ['index', 'about-us', ...pagesOn('help')]
/** Where not even a legal text may lead from its own words. */
const sellingPages: readonly string[] = [...pagesOn('offers'), 'sign-up', 'ggteam', 'ggteam-member']

/** What promotes, by what it is. Legal texts keep the site's menus, around responsible gaming there is none of it. */
const promotions = [
  { selector: '[src*="/portraits/"], [srcset*="/portraits/"], [data-ambassador]', name: 'an ambassador' },
  { selector: 'a[data-action="download"]', name: 'a download call' },
  { selector: 'a[href*="#welcome-bonus"], a[href*="#giveaways"]', name: 'a bonus' },
] as const

/** Words that ask somebody to play or to take something. */
const calls = {
  nl: /speel nu|nu spelen|ga spelen|begin met spelen|speel mee|doe mee|welkomstbonus|welkomstaanbod|pak (je|nu)|claim|verdubbel|maak een account|meld je (nu )?aan(?! (bij|voor) cruks)|download (nu|de)/i,
  en: /play now|start playing|join (now|us|today)|sign up (now|today)|welcome (bonus|offer)|claim (your|it|now)|get your|double your|create (an|your) account|download (now|the)/i,
} as const

export const promotionRules: readonly PageRule[] = [
  {
    id: 'C13',
    sentence: 'Nothing is promoted on legal and responsible-gaming pages: no bonus, no download call, no ambassador.',
    checkPage(page, { files }) {
      const topic = page.row?.topic
      if (!topic) return []
      const isResponsibleGaming = topic === 'responsible-gaming'
      const place = isResponsibleGaming ? selectFirst('body', page.document) : selectFirst('main', page.document)
      const byPart = promotions.flatMap(({ selector, name }) => {
        const found = selectFirst(selector, place)
        return found ? [tell(`The page shows ${name}`, found.attribs.href ?? getOuterHTML(found), page, files)] : []
      })
      const byKind = [...page.kindOf]
        .filter(([, kind]) => !dutyKinds.includes(kind))
        .map(([id]): Breach => ({ message: `The section ${id} promotes`, law, file: contentFileOf(page) }))
      const isOwnText = isResponsibleGaming && !isLegalText(page)
      return [
        ...byPart,
        ...byKind,
        ...listLinks(page, place, isResponsibleGaming, files),
        ...(isOwnText ? [...listCalls(page, files), ...listBonusFigures(page, files)] : []),
      ]
    },
  },
]

type Files = RuleContext['files']

function tell(message: string, words: string, page: CheckedPage, files: Files): Breach {
  return { message, law, ...findWords(files, words, page) }
}

function listLinks(page: CheckedPage, place: Element | null, isResponsibleGaming: boolean, files: Files): Breach[] {
  const hrefs = new Set(attributesOf('a[href^="/"]', 'href', place))
  return [...hrefs].flatMap((href) => {
    const match = page.site.paths.resolve(href.replace(/[?#].*$/, ''))
    if (match.type !== 'page' || match.row.topic) return []
    const isWrong = isResponsibleGaming ? !neutralPages.includes(match.id) : sellingPages.includes(match.id)
    return isWrong ? [tell(`The page leads to ${href}, which promotes`, href, page, files)] : []
  })
}

function listCalls(page: CheckedPage, files: Files): Breach[] {
  const call = calls[page.locale].exec(pitchOf(page.textOf(selectFirst('body', page.document))))?.[0]
  return call ? [tell(`The page says “${call}”, which asks somebody to play`, call, page, files)] : []
}

function listBonusFigures(page: CheckedPage, files: Files): Breach[] {
  const { edition } = page.site
  return listAmounts(page.textOf(selectFirst('main', page.document)), page)
    .filter((shown) => constantsIn(edition, 'bonus').some((bonus) => isConstant(shown, bonus, edition)))
    .map(({ written }) => tell(`The page shows ${written}, the figure of a bonus`, written, page, files))
}
