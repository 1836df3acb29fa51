import type { Site } from '#server/site/content/load-editions.ts'
import type { ForbiddenKind } from '#shared/law/forbidden-kinds.ts'
import { forbids } from '#shared/law/jurisdictions.ts'
import { type Locale, messageFilesOf } from '#shared/site/locales.ts'
import { aboutOf, type SectionKind, sectionSchemas } from '#shared/site/sections.ts'
import type { DataFiles } from './data-files.ts'

/** The messages that a browser gets as code: what interactive sections, dialogs and toasts say. */
export function messageFileOf(locale: Locale): string {
  return `data/messages/${messageFilesOf(locale)[1]}`
}

/** Every one of them that an edition can show, written out; of a message with cases, each. */
export function readMessages(files: DataFiles, locale: Locale, site: Site): string[] {
  const messages = JSON.parse(files.get(messageFileOf(locale)) ?? '{}') as Record<string, string>
  return Object.entries(messages)
    .filter(([key]) => !isLeftOut(key, site))
    .flatMap(([, message]) => writeOut(message))
}

/** Parts whose calculator says, where the law forbids what they are about, just that; or whose section shows nothing there. */
const spokenOf: Readonly<Record<string, readonly ForbiddenKind[]>> = {
  'bonus-calculator': ['publicInducement'],
  giveaways: ['publicInducement'],
}

/** Those of a section that the law keeps off the edition, and those that say what a law forbids. */
function isLeftOut(key: string, { jurisdiction }: Site): boolean {
  const [first = ''] = key.split('.', 1)
  const about = spokenOf[first] ?? (first in sectionSchemas ? aboutOf(first as SectionKind) : [])
  return key.startsWith('calculator.refused.') || about.some((kind) => forbids(jurisdiction, kind))
}

/** A message in ICU's format with each of its cases; an argument is a figure. */
export function writeOut(message: string): string[] {
  const open = /\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/.exec(message)
  if (!open) return [message.replace(/\{[^{}]*\}|#/g, '1')]
  const end = closingOf(message, open.index)
  const cases = casesOf(message.slice(open.index + open[0].length, end))
  return cases.flatMap((text) => writeOut(message.slice(0, open.index) + text + message.slice(end + 1)))
}

/** Where the brace that opens at an index closes. */
function closingOf(text: string, start: number): number {
  let depth = 0
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1
    else if (text[index] === '}' && --depth === 0) return index
  }
  return text.length
}

function casesOf(text: string): string[] {
  const cases: string[] = []
  for (let start = text.indexOf('{'); start >= 0; start = text.indexOf('{', start)) {
    const end = closingOf(text, start)
    cases.push(text.slice(start + 1, end))
    start = end
  }
  return cases
}
