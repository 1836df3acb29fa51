import type { FAQPage } from 'schema-dts'
import { periodState } from '#shared/site/period.ts'
import type { SectionContent } from '#shared/site/sections.ts'
import type { Feature, StructuredDataInput } from './feature.ts'

/** Of no feature's own: kinds of section that any page may have. */
export const general = {
  data: {
    'page-hero': async ({ row: { period }, clock, site: { edition } }) => {
      if (!period) return { value: null, version: '' }
      const state = periodState(period, (date) => clock.hasBegun(date, edition.timeZone))
      return { value: { state, ...period }, version: '' }
    },
  },
  structuredData: { questions: describeQuestions },
} as const satisfies Feature

/** What people ask about a game, a tournament or a promotion. */
function describeQuestions({ context, url, section, fillAmounts }: StructuredDataInput): FAQPage[] {
  const { title, items } = section.content as SectionContent<'questions'>
  return [
    {
      '@type': 'FAQPage',
      '@id': `${url}#${section.id}`,
      name: title,
      inLanguage: context.language,
      mainEntity: items.map((item, index) => ({
        '@type': 'Question',
        '@id': `${url}#${section.id}-${index + 1}`,
        name: item.question,
        acceptedAnswer: { '@type': 'Answer', text: fillAmounts(item, context) },
      })),
    },
  ]
}
