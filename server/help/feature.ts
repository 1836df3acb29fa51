import type { FAQPage } from 'schema-dts'
import type { Feature, StructuredDataInput } from '#server/site/feature.ts'
import { type HelpCategoryContent, plainAnswer } from '#shared/help/help.ts'
import { readHelpPage } from '#shared/help/help-routes.ts'
import { shelvesOf } from './help-pages.ts'
import type { Help } from './load-help.ts'

export const help = {
  data: {
    'help-hub': async ({ help: answers, site, locale }) => ({
      value: shelvesOf({ help: answers, site, locale }),
      version: '',
    }),
  },
  structuredData: { 'help-category': describeAnswers },
  dateOf(pageId, { locale, dateIn }) {
    const category = readHelpPage(pageId)
    return category ? dateIn(`help/${category}.${locale}`) : null
  },
} as const satisfies Feature

declare module '#server/site/feature.ts' {
  interface FeatureServices {
    help: Help
  }
}

function describeAnswers({ context, url, section }: StructuredDataInput): FAQPage[] {
  const { category } = section.content as HelpCategoryContent
  return [
    {
      '@type': 'FAQPage',
      '@id': `${url}#answers`,
      name: category.title,
      inLanguage: context.language,
      mainEntity: category.answers.map((answer) => ({
        '@type': 'Question',
        '@id': `${url}#${answer.id}`,
        name: answer.question,
        acceptedAnswer: { '@type': 'Answer', text: plainAnswer(answer) },
      })),
    },
  ]
}
