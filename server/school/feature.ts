import type { Article, DefinedTermSet } from 'schema-dts'
import type { Feature, StructuredDataInput } from '#server/site/feature.ts'
import { describeRoom } from '#server/site/structured-data/describe-site.ts'
import { workOutOdds } from '#shared/poker/odds.ts'
import { SERVER_EVALUATIONS } from '#shared/poker/odds-run.ts'
import type { Glossary } from '#shared/school/glossary.ts'
import { readSpot } from '#shared/school/odds-entries.ts'
import type { GivenOdds } from '#shared/school/school-content.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import type { SectionContent } from '#shared/site/sections.ts'
import type { Glossaries } from './load-glossaries.ts'

export const school = {
  data: {
    glossary: async ({ glossaries, locale }) => ({ value: glossaries[locale], version: '' }),
  },
  interactive: {
    'odds-calculator': ({ entries }) => entries && { given: answerOdds(entries) },
    'deal-calculator': ({ entries }) => entries && { given: entries },
    'pot-odds-trainer': ({ entries }) => entries && { given: entries },
  },
  structuredData: { glossary: describeTerms, 'lesson-head': describeLesson },
  dateOf: (pageId, { locale, dateIn }) => (pageId === 'poker-glossary' ? dateIn(`glossary/${locale}`) : null),
} as const satisfies Feature

declare module '#server/site/feature.ts' {
  interface FeatureServices {
    glossaries: Glossaries
  }
}

/** The odds that an address asks for: exact where that is little work, else a simulation of a size that harms nobody. */
function answerOdds(entries: CalculatorEntries): GivenOdds {
  const read = readSpot(entries)
  if ('problems' in read) return { entries, problems: read.problems, odds: null }
  return { entries, problems: [], odds: workOutOdds(read.spot, { mostEvaluations: SERVER_EVALUATIONS }) }
}

/** A lesson of the poker school. */
function describeLesson({ site, context, url, section, head }: StructuredDataInput): Article[] {
  const { title } = section.content as SectionContent<'lesson-head'>
  const room = describeRoom(site)
  return [
    {
      '@type': 'Article',
      '@id': `${url}#lesson`,
      mainEntityOfPage: url,
      headline: title,
      description: head.description,
      ...(head.image && { image: head.image }),
      inLanguage: context.language,
      isAccessibleForFree: true,
      author: room,
      publisher: room,
    },
  ]
}

function describeTerms({ context, url, head, data }: StructuredDataInput): DefinedTermSet[] {
  const terms = (data ?? []) as Glossary
  return [
    {
      '@type': 'DefinedTermSet',
      '@id': `${url}#terms`,
      name: head.title,
      inLanguage: context.language,
      hasDefinedTerm: terms.map(({ id, term, definition }) => ({
        '@type': 'DefinedTerm',
        '@id': `${url}#${id}`,
        name: term,
        description: definition,
        url: `${url}#${id}`,
      })),
    },
  ]
}
