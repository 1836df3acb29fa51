import { Type } from 'typebox'
import { loadJson } from '#server/site/content/load-json.ts'
import type { Meanings } from '#shared/search/meanings.ts'
import { squeeze } from '#shared/search/search-words.ts'
import { type Locale, localeCodes } from '#shared/site/locales.ts'
import { atLeast, exactly, Text } from '#shared/site/schema.ts'

const Entries = Type.Record(Text, atLeast(1, Text))
const VocabularySchema = exactly(Object.fromEntries(localeCodes.map((locale) => [locale, Entries])))

/**
 * Loads what players say in each language: how this site says it, and the words, abbreviations and phrases that mean it.
 * @throws Error that names the file, and a phrase that is there twice.
 */
export async function loadVocabulary(file: string): Promise<Record<Locale, Meanings>> {
  const vocabulary = await loadJson(file, VocabularySchema)
  const entries = localeCodes.map((locale) => {
    const meanings = new Map<string, string>()
    const taken = new Set<string>()
    for (const [meaning, phrases] of Object.entries(vocabulary[locale] ?? {})) {
      for (const phrase of phrases) {
        if (taken.has(squeeze(phrase))) throw new Error(`${file}: ${locale} has ${JSON.stringify(phrase)} twice`)
        taken.add(squeeze(phrase))
        meanings.set(phrase, meaning)
      }
    }
    return [locale, Object.fromEntries(meanings)] as const
  })
  return Object.fromEntries(entries) as Record<Locale, Meanings>
}
