import type { Document, Element } from 'domhandler'
import { escapeHtml } from '#server/pages/document.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import type { Pages } from '#server/site/content/load-pages.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import type { RouteTable } from '#shared/site/routes.ts'
import type { DataFiles } from './data-files.ts'
import { headTextOf, pitchOf, readDocument, stateNumbersOf, stateTextOf, textOf } from './read-page.ts'
import type { CheckedPage } from './rule.ts'
import { attributesOf, selectFirst } from './select.ts'

/** A path that no edition has: the error page has the same duties. */
export const UNKNOWN_PATH = '/compliance-asks-for-no-page/'

export interface ReadInput {
  table: RouteTable
  pages: Pages
  files: DataFiles
  /** The words on a picture with which links are shown, by its address. */
  wordsOnPicture: (address: string) => string | undefined
  now: number
}

/** An answer as the rules look at it; what is long to work out is worked out when a rule asks. */
export function readPage(
  site: Site,
  path: string,
  answer: { status: number; body: string },
  { table, pages, files, wordsOnPicture, now }: ReadInput,
): CheckedPage {
  const document = readDocument(answer.body)
  const locale = site.paths.localeOf(path)
  const pageId = selectFirst('main', document)?.attribs['data-page'] ?? 'error'
  const row = table[pageId] ?? null
  const names = listDutyNames(files)
  const match = site.paths.resolve(path.replace(/\?.*$/, ''))
  const params = match.type === 'page' ? match.params : {}
  const kindsOf = () =>
    pages
      .contentOf(pageId, locale, site.edition.id, { params, clock: createContentClock(now), site })
      .sections.map(({ id, kind }) => [id, kind] as const)
  const pictures = sharePicturesOf(document)
  const words = once(() =>
    [
      headTextOf(document),
      ...pictures.map((address) => wordsOnPicture(address) ?? ''),
      textOf(selectFirst('body', document), (element) => isDutyName(element, site, names)),
      stateTextOf(answer.body, site.jurisdiction.sources),
    ].join('\n'),
  )
  return {
    site,
    locale,
    path,
    pageId: path === UNKNOWN_PATH ? 'error' : pageId,
    row,
    status: answer.status,
    isRefused: false,
    document,
    textOf,
    text: once(() => textOf(selectFirst('body', document))),
    words,
    pitch: once(() => pitchOf(words())),
    answered: once(() => stateNumbersOf(answer.body)),
    kindOf: new Map(row && !row.redirect && !row.madeFrom ? kindsOf() : []),
    unread: pictures.filter((address) => wordsOnPicture(address) === undefined),
    answer: null,
  }
}

interface Words extends Pick<CheckedPage, 'site' | 'locale' | 'path' | 'row' | 'pageId' | 'answer'> {
  texts: readonly string[]
  addresses: readonly string[]
}

/** Words that stand in no document, as the rules about words read them: a document that says just this. */
export function readWords({ texts, addresses, ...source }: Words): CheckedPage {
  const { origin } = source.site.edition
  const links = addresses.map((address) => (address.startsWith(`${origin}/`) ? address.slice(origin.length) : address))
  const document = readDocument(
    `<html><body><main>${texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}${links.map((href) => `<a href="${escapeHtml(href)}"></a>`).join('')}</main></body></html>`,
  )
  const words = once(() => textOf(selectFirst('body', document)))
  return {
    ...source,
    status: 200,
    isRefused: false,
    document,
    textOf,
    text: words,
    words,
    pitch: once(() => pitchOf(words())),
    answered: () => new Set(),
    kindOf: new Map(),
    unread: [],
  }
}

/** What sites show beside a link: pictures that are drawn from a title (scripts/build-share-images.ts). */
function sharePicturesOf(document: Document): string[] {
  return attributesOf('meta[property="og:image"]', 'content', document).flatMap(
    (address) => /\/assets\/share\/.*/.exec(address)?.[0] ?? [],
  )
}

function once<Value extends object | string>(calculate: () => Value): () => Value {
  let value: Value | null = null
  return () => {
    value ??= calculate()
    return value
  }
}

function isDutyName(element: Element, { paths }: Site, names: ReadonlySet<string>): boolean {
  const href = element.name === 'a' ? element.attribs.href : null
  const match = href?.startsWith('/') ? paths.resolve(href.replace(/[?#].*$/, '')) : null
  return match?.type === 'page' && match.row.topic !== undefined && names.has(textOf(element))
}

/** Made once for all pages of a run. */
const dutyNames = new WeakMap<DataFiles, Set<string>>()

function listDutyNames(files: DataFiles): Set<string> {
  const known = dutyNames.get(files)
  if (known) return known
  const policies = [...files].filter(([name]) => name.startsWith('data/policies/'))
  const names = new Set(policies.flatMap(([, text]) => /^title: (.+)$/m.exec(text)?.[1]?.trim() ?? []))
  dutyNames.set(files, names)
  return names
}
