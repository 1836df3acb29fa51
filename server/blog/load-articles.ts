import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '#server/site/content/load-editions.ts'
import { type Span, scheduledAs } from '#server/site/content/schedule.ts'
import type { BlogArticle } from '#shared/blog/blog.ts'
import { isCalendarDay } from '#shared/site/calendar-days.ts'
import { type Locale, localeCodes } from '#shared/site/locales.ts'
import type { RouteTable } from '#shared/site/routes.ts'
import { parseArticle } from './parse-article.ts'

export interface Articles {
  slugs: ReadonlySet<string>
  /** All of them, the newest first. */
  listOf(locale: Locale): readonly BlogArticle[]
}

const FILE = /^(\d{4}-\d{2}-\d{2})-([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]+)\.md$/

/**
 * Loads `{date}-{slug}.{locale}.md`.
 * @throws Error that names the file and what was expected: another name, another shape, or a language that is missing.
 */
export async function loadArticles(folder: string): Promise<Articles> {
  const byLocale = new Map<string, BlogArticle[]>(localeCodes.map((locale) => [locale, []]))
  for (const name of (await readdir(folder)).toSorted().toReversed()) {
    const [, date, slug, locale] = FILE.exec(name) ?? []
    const list = byLocale.get(locale ?? '')
    const file = join(folder, name)
    if (!date || !isCalendarDay(date) || !slug || !list)
      throw new Error(`${file}: expected a name like 2026-01-31-some-words.en.md`)
    list.push({ slug, date, ...parseArticle(file, await readFile(file, 'utf8')) })
  }
  const [first = [], ...others] = byLocale.values()
  const keys = first.map(({ date, slug }) => `${date}-${slug}`)
  for (const other of others) {
    const missing = keys.find((key) => !other.some(({ date, slug }) => key === `${date}-${slug}`))
    if (missing || other.length !== keys.length) {
      throw new Error(`${folder}: expected every article in every language, as ${missing ?? 'one'} is not`)
    }
  }
  return {
    slugs: new Set(first.map(({ slug }) => slug)),
    listOf: (locale) => byLocale.get(locale) ?? [],
  }
}

/** When the articles come whose day lies ahead: at its beginning, as the feed dates them. */
export function spansOf(articles: Articles, now: number): [string, Span][] {
  return articles.listOf('en').flatMap(({ slug, date }): [string, Span][] => {
    const from = Date.parse(date)
    return from > now ? [[scheduledAs('blog-article', { slug }), { from, until: null }]] : []
  })
}

/** Those that the site has at its time, the newest first. */
export function articlesOn(articles: Articles, { paths }: Pick<Site, 'paths'>, locale: Locale): BlogArticle[] {
  return articles.listOf(locale).filter(({ slug }) => paths.pathOf('blog-article', locale, { slug }))
}

/** The table with the check that makes a 404 of an article that there is not (specification, section 8). */
export function withArticles(table: RouteTable, { slugs }: Articles): RouteTable {
  const row = table['blog-article']
  if (!row) return table
  return { ...table, 'blog-article': { ...row, validate: ({ slug = '' }) => slugs.has(slug) } }
}
