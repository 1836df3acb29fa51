import type { Feature } from '#server/site/feature.ts'
import type { HelpLinks } from '#shared/law/help-links.ts'
import type { Helpline, Jurisdiction } from '#shared/law/jurisdictions.ts'
import type { HelpContacts } from '#shared/responsible-gaming/help-contacts.ts'

export const responsibleGaming = {
  data: {
    'help-links': async ({ helpLinks }) => ({ value: helpLinks, version: '' }),
  },
  interactive: {
    'net-deposit': ({ site }) => {
      const { depositRules } = site.jurisdiction
      return depositRules && { rules: depositRules, contacts: contactsOf(site.jurisdiction) }
    },
    'budget-planner': ({ site }) => ({ contacts: contactsOf(site.jurisdiction) }),
    'self-test': ({ site }) => ({ contacts: contactsOf(site.jurisdiction) }),
  },
} as const satisfies Feature

function contactsOf({ helplines, selfExclusion }: Jurisdiction): HelpContacts {
  const [first] = helplines as [Helpline, ...Helpline[]]
  const { name, phone, url } = first
  const { minimumMonths = 0 } = selfExclusion ?? {}
  return {
    helpline: { name, phone, url },
    register: selfExclusion && { name: selfExclusion.name, url: selfExclusion.url, minimumMonths },
  }
}

declare module '#server/site/feature.ts' {
  interface FeatureServices {
    helpLinks: HelpLinks
  }
}
