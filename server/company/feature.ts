import type { Feature } from '#server/site/feature.ts'
import { nextEvenings } from '#shared/company/monthly-evenings.ts'
import type { SectionContent } from '#shared/site/sections.ts'

/** Evenings that are announced. */
const COUNT = 3

export const company = {
  data: {
    evenings: async ({ content, site: { edition }, clock }) => {
      const { evening } = content as SectionContent<'evenings'>
      const value = nextEvenings(evening, edition.timeZone, COUNT, clock)
      return { value, version: value.join() }
    },
  },
} as const satisfies Feature
