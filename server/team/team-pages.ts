import type { PageRequest } from '#server/pages/page-request.ts'
import type { Pages } from '#server/site/content/load-pages.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import type { TeamMemberContent } from '#shared/team/team.ts'
import type { Upstream } from '../upstream/upstream.ts'
import type { Biographies } from './load-biographies.ts'

/** The pages that are there already, and one for each of the team. */
export function withTeamPages(pages: Pages, biographies: Biographies): Pages {
  return {
    contentOf(pageId, locale, editionId, visit) {
      if (pageId !== 'ggteam-member') return pages.contentOf(pageId, locale, editionId, visit)
      const { title, description, note, members } = biographies[locale]
      const member = members.find(({ slug }) => slug === visit.params.slug)
      if (!member) throw new Error(`There is nothing to tell of ${visit.params.slug} in ${locale}`)
      const others = members.filter((other) => other !== member).map(({ slug, name }) => ({ slug, name }))
      const content: TeamMemberContent = { member, others, note }
      const named = (text: string) => text.replace('{name}', member.name).replace('{role}', member.role)
      return {
        title: named(title),
        description: named(description),
        sections: [{ id: 'member', kind: 'team-member', content }],
      }
    },
  }
}

interface CheckInput {
  upstream: Upstream
  biographies: Biographies
}

/** Whether a page is of somebody of whom there is nothing to tell, or who does not speak for the brand (any more). */
export type IsStranger = (page: PageRequest, clock: ContentClock) => Promise<boolean> | false

/** Asks the back end only about pages of the team. The promise rejects with UpstreamError when it has no answer. */
export function createIsStranger({ upstream, biographies }: CheckInput): IsStranger {
  return ({ target, site, locale }, clock) => {
    if (!('row' in target) || target.pageId !== 'ggteam-member') return false
    const { slug } = target.params
    if (!biographies[locale].members.some((member) => member.slug === slug)) return Promise.resolve(true)
    return upstream
      .loadBrandAmbassadors(site.edition.siteId, clock)
      .then(({ value }) => !value.some((ambassador) => ambassador.slug === slug))
  }
}
