import { readFile } from 'node:fs/promises'
import type { PageRule, RuleContext } from '#server/law/rule.ts'
import { pageRules } from '#server/law/rules.ts'
import type { Sites } from '#server/site/content/load-editions.ts'
import type { Locale } from '#shared/site/locales.ts'
import { writeFixturePage } from './fixture-page.ts'

export type CorpusPart = 'open' | 'second' | 'frozen'

interface Sentence {
  text: string
  topic: string
  why?: string
}

interface Corpus {
  forbidden: Sentence[]
  allowed: Sentence[]
}

export interface Score {
  topic: string
  forbidden: number
  caught: number
  allowed: number
  alarms: number
  /** Shares between 0 and 1; precision counts both kinds as often as they stand in the corpus. */
  recall: number
  precision: number
}

export interface Measured {
  total: Score
  topics: Score[]
  missed: string[]
  alarmed: string[]
}

/** Whether a figure is a business constant is a matter of pages, not of sentences. */
const rulesAboutWords: readonly PageRule[] = pageRules.filter(({ id }) => id !== 'C11' && id !== 'C12')

export async function readCorpus(part: CorpusPart, locale: Locale): Promise<Corpus> {
  return JSON.parse(await readFile(new URL(`../law/corpus/${part}.${locale}.json`, import.meta.url), 'utf8'))
}

/** Ontario's would forbid every word about a bonus, honest ones too. */
const editions = { nl: 'nl', en: 'global' } as const

/** What the rules about words make of a corpus, each sentence on a page of its own. */
export function measureCorpus(
  { forbidden, allowed }: Corpus,
  locale: Locale,
  sites: Sites,
  context: RuleContext,
): Measured {
  const edition = editions[locale]
  const isFound = ({ text }: Sentence) => {
    const page = writeFixturePage(sites, { edition, main: `<p>${escapeHtml(text)}</p>` }, context.files)
    return rulesAboutWords.some((rule) => rule.checkPage(page, context).length > 0)
  }
  const caught = new Set(forbidden.filter(isFound))
  const alarmed = new Set(allowed.filter(isFound))
  const score = (topic: string, isOf: (sentence: Sentence) => boolean): Score => {
    const counts = {
      forbidden: forbidden.filter(isOf).length,
      caught: [...caught].filter(isOf).length,
      allowed: allowed.filter(isOf).length,
      alarms: [...alarmed].filter(isOf).length,
    }
    const found = counts.caught + counts.alarms
    return {
      topic,
      ...counts,
      recall: counts.caught / counts.forbidden,
      precision: found === 0 ? 0 : counts.caught / found,
    }
  }
  const topics = [...new Set(forbidden.map(({ topic }) => topic))]
  return {
    total: score('all', () => true),
    topics: topics.map((topic) => score(topic, (sentence) => sentence.topic === topic)),
    missed: forbidden.filter((sentence) => !caught.has(sentence)).map(({ text }) => text),
    alarmed: [...alarmed].map(({ text }) => text),
  }
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
