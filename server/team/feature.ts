import type { Feature } from '#server/site/feature.ts'
import { UpstreamError } from '#server/upstream/upstream-error.ts'
import type { TeamActivity, TeamMemberContent } from '#shared/team/team.ts'
import type { Biographies } from './load-biographies.ts'
import { teamActivityResource } from './team-activity-resource.ts'

export const team = {
  resources: { 'team-activity': teamActivityResource },
  data: {
    team: async ({ upstream, site: { edition }, clock }) => {
      const { value, version } = await upstream.load('brand-ambassadors', edition.siteId, clock)
      return { value, version }
    },
    'team-member': async ({ upstream, site: { edition }, clock, content }) => {
      const { slug } = (content as TeamMemberContent).member
      const { value, version } = await upstream.load('team-activity', edition.siteId, clock)
      // One section of one page's name for all members: the version tells them apart.
      return { value: value.find((one) => one.slug === slug) ?? null, version: `${slug}.${version}` }
    },
  },
  queries: {
    ambassadors: async ({ upstream, site: { edition }, clock }) =>
      (await upstream.load('brand-ambassadors', edition.siteId, clock)).value,
  },
  isUnknown: {
    async 'ggteam-member'({ target, site, locale }, { upstream, biographies, clock }) {
      const slug = 'params' in target ? target.params.slug : null
      if (!biographies[locale].members.some((member) => member.slug === slug)) return true
      const { value } = await upstream.load('brand-ambassadors', site.edition.siteId, clock)
      return !value.some((ambassador) => ambassador.slug === slug)
    },
  },
  addresses: {
    async 'ggteam-member'({ upstream, site, locale, clock, dateIn }) {
      const date = dateIn(`team/members.${locale}`)
      try {
        const { value } = await upstream.load('brand-ambassadors', site.edition.siteId, clock)
        return value.map(({ slug }) => ({ params: { slug }, date }))
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error
        return []
      }
    },
  },
} as const satisfies Feature

declare module '#server/upstream/resource.ts' {
  interface ResourceValues {
    'team-activity': readonly TeamActivity[]
  }
}

declare module '#server/site/feature.ts' {
  interface FeatureServices {
    biographies: Biographies
  }
}
