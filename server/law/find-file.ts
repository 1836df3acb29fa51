import { getOuterHTML } from 'domutils'
import { locales } from '#shared/site/locales.ts'
import type { DataFiles } from './data-files.ts'
import { contentFileOf } from './marketing-text.ts'
import { pitchOf, textOf } from './read-page.ts'
import type { CheckedPage } from './rule.ts'
import { selectAll } from './select.ts'

/** Files as they are searched, made once for all pages of a run. */
const folded = new WeakMap<DataFiles, Map<string, string>>()

/** Words or an address that break a rule on a page, and the file to change for them. */
export function findWords(files: DataFiles, words: string, page: CheckedPage): { said: string; file: string } {
  return { said: words, file: findFile(files, words, page) }
}

/** A text that the page can show, else the component it stands in. */
function findFile(files: DataFiles, words: string, page: CheckedPage): string {
  const sought = foldAll(words)
  const own = page.answer?.file ?? contentFileOf(page)
  const holds = (name: string) => foldFile(files, name).includes(sought)
  const shown = [...files.keys()].filter((name) => name.startsWith(own) || mayShow(name, page))
  return (
    shown.toSorted((a, b) => Number(b.startsWith(own)) - Number(a.startsWith(own))).find(holds) ??
    componentOf(page, sought) ??
    own
  )
}

/** Whether a file besides the page's own content may stand on it, in its edition and language. */
function mayShow(name: string, { site, locale, answer }: CheckedPage): boolean {
  return (
    // Feeds and lists say what stands on any page.
    (answer !== null && (name.startsWith('data/policies/') || name.endsWith(`.${locale}.json`))) ||
    name === `data/messages/${locales[locale].language}.json` ||
    name === `data/markets/${site.edition.id}/edition.json` ||
    name === `data/markets/${site.edition.id}/region-rules.json` ||
    /^data\/(?:upstream\/|help-links|country-laws)/.test(name) ||
    (/^data\/(?:blog|team)\//.test(name) && name.includes(`.${locale}.`))
  )
}

function componentOf({ document, kindOf }: CheckedPage, sought: string): string | null {
  const places: [string, string][] = [
    ['[data-strip]', 'client/layout/strip.tsx'],
    ['header', 'client/layout/site-header.tsx'],
    ['footer', 'client/layout/site-footer.tsx'],
    ['[data-quick-actions]', 'client/layout/quick-actions.tsx'],
    ...[...kindOf].map(([id, kind]): [string, string] => [`main [id="${id}"]`, `client/*/sections/${kind}.tsx`]),
  ]
  const isThere = (selector: string) =>
    selectAll(selector, document).some(
      (element) => foldAll(textOf(element)).includes(sought) || getOuterHTML(element).toLowerCase().includes(sought),
    )
  return places.find(([selector]) => isThere(selector))?.[1] ?? null
}

function foldFile(files: DataFiles, name: string): string {
  const known = folded.get(files) ?? new Map<string, string>()
  folded.set(files, known)
  const text = files.get(name) ?? ''
  // Escapes of JSON are read as what they stand for.
  const value = known.get(name) ?? foldAll(name.endsWith('.json') ? unescapeJson(text) : text)
  known.set(name, value)
  return value
}

function unescapeJson(text: string): string {
  return JSON.stringify(JSON.parse(text))
}

function foldAll(text: string): string {
  return pitchOf(text).toLowerCase().replace(/ /g, '')
}
