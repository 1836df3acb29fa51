import type { Site, Sites } from '#server/site/content/load-editions.ts'
import type { Pages } from '#server/site/content/load-pages.ts'
import type { HelpCategoryContent, HelpShelf } from '#shared/help/help.ts'
import { helpPageId, readHelpPage } from '#shared/help/help-routes.ts'
import type { EditionId } from '#shared/site/editions.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { Help } from './load-help.ts'

/** The pages that are there already, and one for each category of the help centre. */
export function withHelpPages({ pages, help, sites }: { pages: Pages; help: Help; sites: Sites }): Pages {
  return {
    contentOf(pageId, locale, editionId, visit) {
      const id = readHelpPage(pageId)
      if (!id) return pages.contentOf(pageId, locale, editionId, visit)
      const category = help.categoriesOf(editionId, locale).find((candidate) => candidate.id === id)
      if (!category) throw new Error(`The edition ${editionId} has no help about ${id}`)
      const others = shelvesOf({ help, site: sites.byId[editionId], locale }).filter((shelf) => shelf.id !== id)
      const content: HelpCategoryContent = { category, others: others.map(({ title, path }) => ({ title, path })) }
      const { title, description } = category
      return { title, description, sections: [{ id: 'answers', kind: 'help-category', content }] }
    },
  }
}

/** The categories as the hub shows them. */
export function shelvesOf({ help, site, locale }: { help: Help; site: Site; locale: Locale }): HelpShelf[] {
  const { id } = site.edition satisfies { id: EditionId }
  return help.categoriesOf(id, locale).map(({ answers, ...category }) => ({
    ...category,
    path: site.paths.pathOf(helpPageId(category.id), locale) ?? '/',
    questions: answers.map(({ id: answerId, question }) => ({ id: answerId, question })),
  }))
}
