import type { Article, DefinedTerm, DefinedTermSet } from 'schema-dts'
import type { DataInput, Feature, LoadedData, StructuredDataInput } from '#server/site/feature.ts'
import { describeRoom } from '#server/site/structured-data/describe-site.ts'
import { workOutOdds } from '#shared/poker/odds.ts'
import { SERVER_LIMITS } from '#shared/poker/odds-run.ts'
import { firstRound, questionDay, readDay } from '#shared/school/daily-question.ts'
import type { Glossary, TermContent } from '#shared/school/glossary.ts'
import { isCleared, oddsExample, readSpot } from '#shared/school/odds-entries.ts'
import type { GivenOdds, GivenQuestion, GivenRound } from '#shared/school/school-content.ts'
import type { GivenVariance } from '#shared/school/tool-content.ts'
import { readVariance, varianceExample } from '#shared/school/variance-entries.ts'
import { serverRuns, workOutVariance } from '#shared/school/variance-run.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import type { SectionContent } from '#shared/site/sections.ts'
import type { Glossaries } from './load-glossaries.ts'

export const school = {
  data: { glossary: loadGlossary, 'hand-order': loadGlossary },
  interactive: {
    'odds-calculator': ({ entries }) => ({ given: answerOdds(entries ?? oddsExample) }),
    'deal-calculator': ({ entries }) => entries && { given: entries },
    'evening-cost': ({ entries }) => entries && { given: entries },
    'variance-calculator': ({ entries, language }) => ({ given: answerVariance(entries, language) }),
    'daily-question': ({ entries, clock }) => {
      const today = questionDay(clock)
      return { given: { today, day: readDay(entries?.day, today), entries } satisfies GivenQuestion }
    },
    'pot-odds-trainer': ({ entries, clock }) => ({
      given: { first: firstRound(questionDay(clock)), entries } satisfies GivenRound,
    }),
  },
  structuredData: { glossary: describeTerms, 'glossary-term': describeTerm, 'lesson-head': describeLesson },
  addresses: {
    'glossary-term': async ({ glossaries, locale, dateIn }) =>
      glossaries[locale].map(({ id: term }) => ({ params: { term }, date: dateIn(`glossary/${locale}`) })),
  },
  dateOf: (pageId, { locale, dateIn }) => (pageId === 'poker-glossary' ? dateIn(`glossary/${locale}`) : null),
} as const satisfies Feature

declare module '#server/site/feature.ts' {
  interface FeatureServices {
    glossaries: Glossaries
  }
}

async function loadGlossary({ glossaries, locale }: DataInput): Promise<LoadedData> {
  return { value: glossaries[locale], version: '' }
}

/** The odds that an address asks for: exact where that is little work, else a simulation of a size that harms nobody. */
function answerOdds(entries: CalculatorEntries): GivenOdds {
  if (isCleared(entries)) return { entries, problems: [], odds: null }
  const read = readSpot(entries)
  if ('problems' in read) return { entries, problems: read.problems, odds: null }
  return { entries, problems: [], odds: workOutOdds(read.spot, SERVER_LIMITS) }
}

/** The question of an address, or the one that the page begins with, played as often as is little work. */
function answerVariance(asked: CalculatorEntries | null, language: string): GivenVariance {
  const entries = asked ?? varianceExample
  const read = readVariance(entries, language)
  const result = 'venture' in read ? workOutVariance(read.venture, serverRuns(read.venture)) : null
  return { entries, isAsked: asked !== null, result }
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

/** The list of all terms, each at the page that says more of it. */
function describeTerms({ site, context, url, head, data }: StructuredDataInput): DefinedTermSet[] {
  const { origin } = site.edition
  return [
    {
      '@type': 'DefinedTermSet',
      '@id': `${url}#terms`,
      name: head.title,
      inLanguage: context.language,
      hasDefinedTerm: ((data ?? []) as Glossary).map(({ id, term, definition }) => ({
        '@type': 'DefinedTerm',
        '@id': `${origin}${site.paths.pathOf('glossary-term', context.locale, { term: id })}#term`,
        name: term,
        description: definition,
      })),
    },
  ]
}

function describeTerm({ site, context, url, section }: StructuredDataInput): DefinedTerm[] {
  const { id, term, definition, also } = (section.content as TermContent).term
  const list = site.paths.pathOf('poker-glossary', context.locale)
  return [
    {
      '@type': 'DefinedTerm',
      '@id': `${url}#term`,
      name: term,
      ...(also && { alternateName: also }),
      termCode: id,
      description: definition,
      url,
      inDefinedTermSet: { '@id': `${site.edition.origin}${list}#terms` },
    },
  ]
}
