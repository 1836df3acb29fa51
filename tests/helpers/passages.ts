import { type Element, isTag, isText } from 'domhandler'
import { eld } from 'eld/small'
import { daily, festivals, inSeries, mainEvent, standing, weekly } from '#server/sandbox/plan.ts'

/** A sentence or a label, with the language in which a screen reader would read it out. */
export interface Passage {
  /** `nl-NL`, `en` and so on: the nearest `lang` attribute. */
  language: string
  text: string
}

/** Languages between which this site tells apart. */
export type PassageLanguage = 'nl' | 'en'

eld.setLanguageSubset(['nl', 'en'])

const unread = new Set(['script', 'style', 'template', 'noscript', 'code'])
const inline = new Set(['a', 'abbr', 'b', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup', 'time'])
const readOut = ['alt', 'aria-label', 'title', 'placeholder', 'content']

/**
 * What is the same in both languages: names, which are nobody's words, and the words of poker that Dutch players use
 * untranslated. They are taken out before a passage is judged.
 */
const names = [
  // A back end names its tournaments in the language of its room, whatever a page is written in.
  ...[...daily, ...Object.values(weekly).flat(), ...inSeries, mainEvent, ...festivals]
    .map(({ name }) => name.en)
    .concat(Object.values(standing).map((name) => name.en))
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[$.]/g, '\\$&')),
  'All-in or Fold|Spin ?& ?Gold|Mystery Battle Royale|Rush ?& ?Cash|Flip ?& ?Go(?: Millionaire)?|WSOP(?: Express)?',
  "GG\\w+\\$?|World Series of Poker|Sunday \\w+|Six-Handed Thursday|Main Event|No-limit|Pot-limit|hold[’']em|Omaha",
  'all-in|flop|turn|river|pot|pots|stack|stacks|flip|flips|re.entry|chip|chips|check|call|raise|fold',
  '(?:big |small )?blinds?|button|cut-off|bubble|freezeout|satellites?|buy-in|splash|prop bets?|emoji',
  'Under the gun|UTG|(?:Royal |Straight )?flush(?: draw)?|Full house|Set|Trips|Kicker|suited(?: connectors)?|offsuit',
  'Loose|Value bet|Range|Equity|Outs|odds|small',
  'Open over Gokken|accounts?|App Store|Google Play|Download(?: \\(iOS\\))?|Android|Windows|Mac|iOS|Instagram|YouTube|Discord|Twitch|Kaartkamer',
  'Giveaways?|Spielsuchthilfe|Malta Gaming Authority|Sample Disputes Panel|Autoriteit Persoonsgegevens|Responsible gaming|responsible gaming',
]
const name = new RegExp(`(?<![\\p{L}\\d])(?:${names.join('|')})(?![\\p{L}\\d])`, 'giu')

/** Words that are only in one of the languages, for labels that are too short to be recognised otherwise. */
const tellTales: Record<PassageLanguage, RegExp> = {
  en: /(?<![\p{L}’'-])(?:the|and|with|your|you|from|this|that|how|our|are|read|all|every|opens|until|through)(?![\p{L}’'-])/iu,
  nl: /(?<![\p{L}’'-])(?:het|een|en|van|voor|je|niet|wat|hoe|zijn|deze|naar|geen|wij|ook|alle|elke|lees|tot)(?![\p{L}’'-])/iu,
}

/** From how many words on a passage is a sentence whose language can be recognised by its letters. */
const SENTENCE_WORDS = 4

/** Every sentence and label that an element shows or has read out. */
export function readPassages(root: Element | null): Passage[] {
  const passages: Passage[] = []
  const read = (element: Element, inherited: string, line: string[]): void => {
    if (unread.has(element.name)) return
    const language = element.attribs.lang ?? inherited
    const isOwnLine = language !== inherited || !inline.has(element.name)
    const own = isOwnLine ? [] : line
    for (const attribute of readOut) {
      if (attribute === 'content' && element.attribs.name !== 'description') continue
      passages.push(...sentencesOf(element.attribs[attribute] ?? '', language))
    }
    for (const node of element.children) {
      if (isText(node)) own.push(node.data)
      else if (isTag(node)) {
        // A block between two pieces of text ends the first.
        if (!inline.has(node.name)) flush(own, language)
        read(node, language, own)
      }
    }
    if (isOwnLine) flush(own, language)
  }
  const flush = (line: string[], language: string) => {
    passages.push(...sentencesOf(line.splice(0).join(' '), language))
  }
  if (root) read(root, '', [])
  return passages
}

function sentencesOf(text: string, language: string): Passage[] {
  const plain = text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
  return plain === '' ? [] : plain.split(/(?<=[.!?:;])\s+/).map((sentence) => ({ language, text: sentence }))
}

const judged = new Map<string, PassageLanguage | null>()

/** The language that a passage is written in where it is plainly not the one that it is marked as; null otherwise. */
export function foreignLanguageOf({ language, text }: Passage): PassageLanguage | null {
  const marked = language.slice(0, 2)
  if (marked !== 'nl' && marked !== 'en') return null
  const key = marked + text
  // What stands in header and footer stands on every page.
  if (!judged.has(key)) judged.set(key, judge(marked, text))
  return judged.get(key) ?? null
}

function judge(marked: PassageLanguage, text: string): PassageLanguage | null {
  const other = marked === 'nl' ? 'en' : 'nl'
  const own = text.replace(name, ' ')
  const words = own.split(/\s+/).filter((word) => /^\P{L}*\p{L}{2,}\P{L}*$/u.test(word) && !/\d/.test(word))
  if (words.length >= SENTENCE_WORDS) return eld.detect(words.join(' ')).language === other ? other : null
  return tellTales[other].test(own) && !tellTales[marked].test(own) ? other : null
}
