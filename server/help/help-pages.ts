import type { Site, Sites } from '#server/site/content/load-editions.ts'
import type { MakePage } from '#server/site/content/load-pages.ts'
import type { HelpAnswer, HelpCategoryContent, HelpShelf } from '#shared/help/help.ts'
import { helpPageId, readHelpPage } from '#shared/help/help-routes.ts'
import { forbids } from '#shared/law/jurisdictions.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { Help } from './load-help.ts'

export function makeHelpPage({ help, sites }: { help: Help; sites: Sites }): MakePage {
  return (pageId, locale, editionId, visit) => {
    const id = readHelpPage(pageId)
    if (!id) return null
    const { site = sites.byId[editionId] } = visit
    const category = help.categoriesOf(site, locale).find((candidate) => candidate.id === id)
    if (!category) throw new Error(`The edition ${editionId} has no help about ${id}`)
    const others = shelvesOf({ help, site, locale }).filter((shelf) => shelf.id !== id)
    const answers = lawfulAnswers(category.answers, site)
    const content: HelpCategoryContent = {
      category: { ...category, answers },
      others: others.map(({ title, path }) => ({ title, path })),
    }
    const { title, description } = category
    return { title, description, sections: [{ id: 'answers', kind: 'help-category', content }] }
  }
}

export function shelvesOf({ help, site, locale }: { help: Help; site: Site; locale: Locale }): HelpShelf[] {
  return help.categoriesOf(site, locale).flatMap(({ answers, ...category }) => {
    const path = site.paths.pathOf(helpPageId(category.id), locale)
    const questions = lawfulAnswers(answers, site).map(({ id: answerId, question }) => ({ id: answerId, question }))
    return path ? [{ ...category, path, questions }] : []
  })
}

/** Without the answers about something that the law of the visitor's place forbids. */
function lawfulAnswers(answers: readonly HelpAnswer[], { jurisdiction }: Site): HelpAnswer[] {
  return answers.filter(({ about }) => !about.some((kind) => forbids(jurisdiction, kind)))
}
