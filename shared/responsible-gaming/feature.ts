import type { HelpLinks } from '#shared/law/help-links.ts'
import type { Feature } from '#shared/site/feature.ts'
import { lightPage } from '#shared/site/route-row.ts'
import { responsibleGamingSchemas } from './responsible-gaming-content.ts'

export const responsibleGaming = {
  routes: {
    'responsible-gaming': {
      ...lightPage,
      paths: { nl: '/responsible-gaming/', en: '/responsible-gaming/' },
      topic: 'responsible-gaming',
      shelf: 'responsible-gaming',
    },
    'responsible-gaming-limits': {
      ...lightPage,
      paths: { nl: '/responsible-gaming/limieten/', en: '/responsible-gaming/limits/' },
      topic: 'responsible-gaming',
      shelf: 'responsible-gaming',
    },
    'responsible-gaming-relatives': {
      ...lightPage,
      paths: { nl: '/responsible-gaming/naasten/', en: '/responsible-gaming/relatives/' },
      topic: 'responsible-gaming',
      shelf: 'responsible-gaming',
    },
    'responsible-gaming-stop': {
      ...lightPage,
      paths: { nl: '/responsible-gaming/nu-stoppen/', en: '/responsible-gaming/stop-now/' },
      topic: 'responsible-gaming',
      shelf: 'responsible-gaming',
    },
    'gambling-help': {
      ...lightPage,
      paths: { nl: '/hulp-bij-gokken/', en: '/gambling-help/' },
      cache: 'none',
      hydration: 'at-once',
      redirect: 'https://openovergokken.nl/',
      editions: ['nl'],
    },
  },
  sections: responsibleGamingSchemas,
  dutySections: [
    'ages',
    'budget-planner',
    'responsible-gaming-help',
    'responsible-gaming-limits',
    'help-links',
    'net-deposit',
    'representative',
    'self-test',
    'tips',
  ],
  interactive: ['self-test', 'budget-planner', 'net-deposit'],
} as const satisfies Feature

declare module '#shared/site/section-data.ts' {
  interface SectionData {
    'help-links': HelpLinks
  }
}
