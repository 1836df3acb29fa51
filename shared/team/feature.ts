import Type from 'typebox'
import { MoreLinks } from '#shared/site/content-link.ts'
import type { Feature } from '#shared/site/feature.ts'
import type { BrandAmbassador } from '#shared/site/navigation.ts'
import { darkPage } from '#shared/site/route-row.ts'
import { exactly, Text } from '#shared/site/schema.ts'
import type { TeamActivity, TeamMemberContent } from './team.ts'

const Item = exactly({ title: Text, text: Text })

export const team = {
  routes: {
    ggteam: {
      ...darkPage,
      paths: { nl: '/ggteam/', en: '/ggteam/' },
      about: ['roleModels'],
      editions: ['global'],
    },
    // Who is of the team the back end knows: the server asks it before it renders.
    'ggteam-member': {
      ...darkPage,
      paths: { nl: '/ggteam/:slug/', en: '/ggteam/:slug/' },
      about: ['roleModels'],
      editions: ['global'],
    },
  },
  sections: {
    team: exactly({ eyebrow: Text, title: Text, lead: Text, note: Text, disclosure: Item }, { about: ['roleModels'] }),
    // Made from a biography (`server/team/`); no content file may hold one.
    'team-member': Type.Unsafe<TeamMemberContent>(Type.Never()),
    ambassadors: exactly({ title: Text, lead: Text, note: Text, links: MoreLinks }, { about: ['roleModels'] }),
  },
  interactive: ['ambassadors'],
  queries: { ambassadors: ['ambassadors'] },
} as const satisfies Feature

declare module '#shared/site/section-data.ts' {
  interface SectionData {
    team: readonly BrandAmbassador[]
    /** Of the member whom the page is about; null where the back end tells nothing. */
    'team-member': TeamActivity | null
  }
}

declare module '#shared/site/route-row.ts' {
  interface Queries {
    ambassadors: readonly BrandAmbassador[]
  }
}
