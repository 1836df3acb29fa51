import type { Site, Sites } from '#server/site/content/load-editions.ts'
import type { PageContent, PageFile, Pages, PageVisit } from '#server/site/content/load-pages.ts'
import { siteOn } from '#server/site/content/schedule.ts'
import type { GlossaryTerm, TermContent } from '#shared/school/glossary.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { RouteTable } from '#shared/site/routes.ts'
import type { SectionContent } from '#shared/site/sections.ts'
import type { Glossaries } from './load-glossaries.ts'

interface TermPagesInput {
  pages: Pages
  /** Pages as they are written: those that link to a term are where it comes back. */
  files: readonly PageFile[]
  glossaries: Glossaries
  /** What tells of a term elsewhere: the articles that have it as a tag. */
  articlesOn: (site: Site, locale: Locale) => readonly { slug: string; title: string; tags: readonly string[] }[]
  sites: Sites
}

/** Pages, and a page of its own for each term of the glossary. */
export function withTermPages({ pages, files, glossaries, articlesOn, sites }: TermPagesInput): Pages {
  const uses = readUses(files)
  const known = new Map<string, PageContent>()
  const make = (term: GlossaryTerm, locale: Locale, site: Site, { clock }: Pick<PageVisit, 'clock'>) => {
    const editionId = site.edition.id
    const list = pages.contentOf('poker-glossary', locale, editionId, { params: {}, clock })
    const written = list.sections.find(({ kind }) => kind === 'glossary')
    if (!written) throw new Error(`There is no list of terms in ${locale}`)
    const { trail, title: listTitle, page: labels } = written.content as SectionContent<'glossary'>
    const terms = glossaries[locale]
    const at = terms.indexOf(term)
    const namePage = (page: string) => {
      const { title: whole, sections } = pages.contentOf(page, locale, editionId, { params: {}, clock })
      // What a title says before its colon is the page’s name, and else its heading.
      const [name = whole, rest] = whole.split(':')
      const { title: heading = name } = (sections[0]?.content ?? {}) as { title?: string }
      return { page, name: rest ? name : heading }
    }
    const content: TermContent = {
      term,
      labels,
      trail: [...trail, { label: listTitle, page: 'poker-glossary' }],
      related: term.related.flatMap((other) => terms.find(({ id }) => id === other) ?? []).map(listed),
      neighbours: {
        previous: terms.slice(0, at).map(named).at(-1),
        next: terms.slice(at + 1).map(named)[0],
      },
      places: [
        ...[...new Set([...(uses.get(`${term.id} ${locale}`) ?? []), ...(term.pages ?? [])])]
          .filter((page) => !site.paths.isHidden?.(page))
          .map(namePage),
        ...articlesOn(site, locale)
          .filter(({ tags }) => tags.includes(term.id))
          .map(({ slug, title }) => ({ page: 'blog-article', params: { slug }, name: title })),
      ],
    }
    return {
      title: labels.title.replace('{term}', term.term),
      description: term.definition,
      sections: [{ id: 'term', kind: 'glossary-term', content }],
    } satisfies PageContent
  }
  return {
    contentOf(pageId, locale, editionId, visit) {
      if (pageId !== 'glossary-term') return pages.contentOf(pageId, locale, editionId, visit)
      const term = glossaries[locale].find(({ id }) => id === visit.params.term)
      if (!term) throw new Error(`There is no term ${visit.params.term} in ${locale}`)
      const site = siteOn(sites.byId[editionId], visit.clock)
      const key = [term.id, locale, editionId, site.state].join(' ')
      const content = known.get(key) ?? make(term, locale, site, visit)
      known.set(key, content)
      return content
    },
  }
}

const named = ({ id, term }: GlossaryTerm) => ({ id, term })
const listed = ({ id, term, definition }: GlossaryTerm) => ({ id, term, definition })

/** The pages that link to a term, by the term’s id and the language. */
function readUses(files: readonly PageFile[]): Map<string, string[]> {
  const uses = new Map<string, string[]>()
  for (const { text, pageId, locale } of files) {
    for (const [, id = ''] of text.matchAll(/\]\(term:([a-z0-9-]+)\)/g)) {
      const key = `${id} ${locale}`
      uses.set(key, [...(uses.get(key) ?? []), pageId])
    }
  }
  return uses
}

/** The table with the check that makes a 404 of a term that there is not. */
export function withTerms(table: RouteTable, glossaries: Glossaries): RouteTable {
  const row = table['glossary-term']
  if (!row) return table
  const ids = new Set(Object.values(glossaries).flatMap((glossary) => glossary.map(({ id }) => id)))
  return { ...table, 'glossary-term': { ...row, validate: ({ term = '' }) => ids.has(term) } }
}
