import type { FAQPage } from 'schema-dts'
import type { SectionContent } from '#shared/site/sections.ts'
import type { Feature, StructuredDataInput } from './feature.ts'

/** Of no feature's own: kinds of section that any page may have. */
export const general = {
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
