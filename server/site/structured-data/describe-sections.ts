import type { Article, BlogPosting, DefinedTermSet, Event, FAQPage, SoftwareApplication, Thing } from 'schema-dts'
import type { Entry } from '#server/pages/entry.ts'
import type { BlogArticleContent } from '#shared/blog/blog.ts'
import { type HelpCategoryContent, plainAnswer } from '#shared/help/help.ts'
import type { Glossary } from '#shared/school/glossary.ts'
import type { PageContext } from '#shared/site/page-context.ts'
import type { PageModel, QueryData } from '#shared/site/page-model.ts'
import type { SectionData } from '#shared/site/section-data.ts'
import type { SectionContent } from '#shared/site/sections.ts'
import type { Schedule } from '#shared/tournaments/tournaments.ts'
import type { Site } from '../content/load-editions.ts'
import type { ContentSection } from '../content/load-pages.ts'
import { organizationId } from './describe-site.ts'

export interface SectionInput {
  site: Site
  context: PageContext
  /** The page's own address. */
  url: string
  head: PageModel['head']
  section: ContentSection
  /** Of the section; null where the back end has no answer or the kind has none. */
  data: unknown
  queries: QueryData
  /** A text with its amounts, as the page writes them. */
  fillAmounts: Entry['fillAmounts']
}

type Describe = (input: SectionInput) => Thing[]

/** What each kind of section says in the words of schema.org; kinds without an entry say nothing of their own. */
export const describeSection: Partial<Record<ContentSection['kind'], Describe>> = {
  download: describeClients,
  schedule: describeSeries,
  'blog-article': describeArticle,
  'help-category': describeAnswers,
  glossary: describeTerms,
  'lesson-head': describeLesson,
  questions: describeQuestions,
}

/**
 * The newest client for each platform. Nothing of a price: the client costs nothing, and an Offer beside a game for money
 * would read as one. Nobody who may not have it is told of it.
 */
function describeClients({ site, context, url, section, data }: SectionInput): Thing[] {
  if (context.ruleType === 'BLOCKED' || !data) return []
  const releases = data as SectionData['download']
  const { platforms } = section.content as SectionContent<'download'>
  return platforms.flatMap(({ id, name, processor, memory, storage }): SoftwareApplication[] => {
    const release = releases[id]
    if (!release) return []
    return [
      {
        '@type': 'SoftwareApplication',
        '@id': `${url}#${id}`,
        name: `${site.edition.brandName} (${name})`,
        applicationCategory: 'GameApplication',
        operatingSystem: release.minimumSystem,
        softwareVersion: release.version,
        datePublished: release.builtOn,
        fileSize: `${Math.round(release.bytes / 1_000_000)} MB`,
        storageRequirements: storage,
        ...(memory && { memoryRequirements: memory }),
        ...(processor && { processorRequirements: processor }),
        inLanguage: context.language,
        isAccessibleForFree: true,
        downloadUrl: url,
        publisher: { '@id': organizationId(site) },
      },
    ]
  })
}

/** Pages that show whole series; of those of single tournaments, none is an event's own. */
const seriesPages = ['tournament-series', 'tournament-schedule', 'winter-series']

/** The series that lie ahead, on the pages that show them whole. */
function describeSeries({ site, context, url, head, section, queries }: SectionInput): Event[] {
  const { series: start = '' } = section.content as SectionContent<'schedule'>
  const schedule = queries.schedule as Schedule | null | undefined
  if (!schedule || !seriesPages.includes(context.pageId)) return []
  const shown = schedule.series.filter(({ id }) => id.startsWith(start))
  return shown.map(
    ({ id, name, from, to }): Event => ({
      '@type': 'Event',
      '@id': `${url}#${id}`,
      name,
      startDate: from,
      endDate: to,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url },
      inLanguage: context.language,
      ...(head.image && { image: head.image }),
      organizer: describeRoom(site),
    }),
  )
}

/** The company where it is the maker of something. */
function describeRoom(site: Site) {
  const { brandName: name, origin } = site.edition
  return { '@type': 'Organization', '@id': organizationId(site), name, url: `${origin}/` } as const
}

/** A lesson of the poker school. */
function describeLesson({ site, context, url, section, head }: SectionInput): Article[] {
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

function describeArticle({ site, context, url, head, section }: SectionInput): BlogPosting[] {
  const { article } = section.content as BlogArticleContent
  const room = describeRoom(site)
  return [
    {
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      mainEntityOfPage: url,
      headline: article.title,
      description: article.description,
      ...(head.image && { image: head.image }),
      datePublished: article.date,
      timeRequired: `PT${article.minutes}M`,
      inLanguage: context.language,
      author: room,
      publisher: room,
    },
  ]
}

function describeAnswers({ context, url, section }: SectionInput): FAQPage[] {
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

/** What people ask about a game, a tournament or a promotion. */
function describeQuestions({ context, url, section, fillAmounts }: SectionInput): FAQPage[] {
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

function describeTerms({ context, url, head, data }: SectionInput): DefinedTermSet[] {
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
