import type { Articles } from '#server/blog/load-articles.ts'
import type { Policies } from '#server/policies/policies.ts'
import { openBook } from '#server/policies/policy-pages.ts'
import { readHelpPage } from '#shared/help/help-routes.ts'
import { readPolicyPage } from '#shared/policies/policy-routes.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { RouteParams } from '#shared/site/route-row.ts'
import type { Site } from '../content/load-editions.ts'
import type { PageDates } from './page-dates.ts'
import { isCopy } from './page-versions.ts'

export interface ListedPage {
  pageId: string
  params: RouteParams
  date: string | null
}

interface ListInput {
  articles: Articles
  policies: Policies
  pageDates: PageDates
  site: Site
  locale: Locale
  members: readonly { slug: string }[]
  clock: ContentClock
}

/**
 * The pages of one edition and language that stand for themselves: neither redirects nor what is not to be found, nor
 * the older versions of a policy, to which the one in force leads. None at all for a copy of another edition.
 */
export function listPages({ site, locale, ...input }: ListInput): ListedPage[] {
  if (isCopy(site)) return []
  return site.paths.patterns
    .filter((entry) => entry.locale === locale && !entry.row.redirect && !entry.row.isUnlisted)
    .flatMap(({ id: pageId, pattern }): ListedPage[] => {
      if (pageId === 'blog-article') {
        return input.articles.listOf(locale).map(({ slug, date }) => ({ pageId, params: { slug }, date }))
      }
      if (pageId === 'ggteam-member') {
        const date = dateIn(input, 'team/members', locale)
        return input.members.map(({ slug }) => ({ pageId, params: { slug }, date }))
      }
      return pattern.includes(':') ? [] : [{ pageId, params: {}, date: dateOf({ site, locale, ...input }, pageId) }]
    })
}

function dateOf(input: Omit<ListInput, 'members'>, pageId: string): string | null {
  const { policies, site, locale, clock } = input
  const policy = readPolicyPage(pageId)
  if (policy) return openBook({ policies, site, locale, policyId: policy.policyId, clock }).current.effective
  const help = readHelpPage(pageId)
  if (help) return dateIn(input, `help/${help}`, locale)
  const own = dateIn(input, `pages/${pageId}`, locale)
  // These pages are as old as the newest of what they list.
  const [newest] = input.articles.listOf(locale)
  const listed =
    pageId === 'blog' ? newest?.date : pageId === 'poker-glossary' ? input.pageDates[`glossary/${locale}`]?.date : null
  return (
    [own, listed]
      .filter((date) => date != null)
      .toSorted()
      .at(-1) ?? null
  )
}

function dateIn({ pageDates }: Pick<ListInput, 'pageDates'>, name: string, locale: Locale): string | null {
  return pageDates[`${name}.${locale}`]?.date ?? null
}
