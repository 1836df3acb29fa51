import { foldText } from '#server/law/fold-text.ts'
import type { Changes, Sentence } from './contract.ts'

/** Keys whose texts name something instead of saying it. */
const names =
  /^(?:\$schema|id|kind|page|section|href|clause|look|scene|suit|constant|constantValue|from|until|about|editions)$/

/** What files say, sentence by sentence, with the fields in which it stands. */
export function sentencesOf(texts: Changes): Sentence[] {
  return Object.entries(texts).flatMap(([file, text]) => {
    if (!file.endsWith('.json')) return text.split('\n').flatMap((line, at) => split(file, `line ${at + 1}`, line))
    try {
      return listTexts(JSON.parse(text)).flatMap(([path, said]) => split(file, path, said))
    } catch {
      return []
    }
  })
}

/** Every text in data with the JSON pointer to it. */
function listTexts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (names.test(key) ? [] : listTexts(inner, `${path}/${key}`)))
}

function split(file: string, path: string, text: string): Sentence[] {
  return text
    .split(/(?<=[.!?…][”"’)]*)\s+/)
    .filter((sentence) => /\p{L}/u.test(sentence))
    .map((sentence) => ({ file, path, text: sentence }))
}

/** The sentences that say certain words, whatever their letters, spaces and markup look like. */
export function sentencesWith(said: string, sentences: readonly Sentence[]): Sentence[] {
  const sought = squeeze(said)
  const whole = sentences.filter(({ text }) => squeeze(text).includes(sought))
  if (whole.length > 0) return whole
  // Said across the end of a sentence.
  return sentences.filter(({ text }) => squeeze(text).length > 11 && sought.includes(squeeze(text)))
}

function squeeze(text: string): string {
  return foldText(text)
    .toLowerCase()
    .replace(/[\s*_{}[\]]/g, '')
}
