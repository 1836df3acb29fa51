import { parseHTML } from 'linkedom'
import type { Edition } from '#shared/site/editions.ts'
import { findUnknown, type Vocabulary } from '#tests/helpers/schema-vocabulary.ts'
import type { Findings, GatePage } from './gate-page.ts'

interface Head {
  /** The address that the world knows it by. */
  url: string
  canonicals: (string | null)[]
  isHidden: boolean
  alternates: Map<string, string | null>
  things: unknown[]
}

/** For every page: its canonical address, its alternates, of which each names it back, and its structured data. */
export function checkDiscovery(
  pages: readonly GatePage[],
  editions: readonly Edition[],
  vocabulary: Vocabulary,
): Map<GatePage, Pick<Findings, 'discovery' | 'structured data'>> {
  const origins = new Map(editions.map(({ id, origin }) => [id, origin]))
  const heads = new Map(pages.map((page) => [page, readHead(page, origins.get(page.editionId) ?? '')]))
  const byUrl = new Map([...heads].map(([page, head]) => [head.url, { page, head }]))
  return new Map(
    [...heads].map(([page, head]) => [
      page,
      {
        discovery: findAddressFaults(head, page, (url) => byUrl.get(url)?.head),
        'structured data': findDataFaults(head, vocabulary),
      },
    ]),
  )
}

function findAddressFaults(
  { url, canonicals, isHidden, alternates }: Head,
  { status, language }: GatePage,
  headAt: (url: string) => Head | undefined,
): string[] {
  if (status !== 200) return isHidden ? [] : ['search engines may keep an error page']
  if (isHidden) return alternates.size > 0 ? ['is not to be found, and names alternates'] : []
  const [canonical] = canonicals
  const found: string[] = []
  if (canonicals.length !== 1 || !canonical) return [`has ${canonicals.length} canonical addresses`]
  if (!headAt(canonical)) found.push(`canonical ${canonical} is no page`)
  if (canonical !== url) return found
  if (alternates.size === 0) return [...found, 'names no alternates']
  if (![...alternates.values()].includes(url)) found.push('does not name itself among its alternates')
  if (!alternates.has('x-default')) found.push('has no x-default')
  const own = [...alternates].find(([name, href]) => name !== 'x-default' && href === url)?.[0]
  if (own?.slice(0, 2) !== language.slice(0, 2)) found.push(`is in ${language}, and named as ${own}`)
  for (const [name, href] of alternates) {
    const other = headAt(href ?? '')
    if (!other) found.push(`alternate ${name} is no page: ${href}`)
    else if (![...other.alternates.values()].includes(url))
      found.push(`alternate ${name} does not name it back: ${href}`)
  }
  return found
}

function findDataFaults({ isHidden, things }: Head, vocabulary: Vocabulary): string[] {
  if (things.length === 0) return isHidden ? [] : ['says nothing in schema.org’s words']
  const offers = /"(?:Offer|offers|price)"/.test(JSON.stringify(things)) ? ['offers something'] : []
  return [...things.flatMap((thing) => findUnknown(vocabulary, thing)), ...offers]
}

function readHead({ html, path }: GatePage, origin: string): Head {
  const scripts = html.match(/<script type="application\/ld\+json">.*?<\/script>/gs) ?? []
  const head = html.slice(0, html.indexOf('</head>')).replace(/<style.*?<\/style>/gs, '')
  const { document } = parseHTML(`${head}</head><body></body></html>`)
  const links = (selector: string) => [...document.querySelectorAll(selector)]
  return {
    url: origin + path,
    canonicals: links('link[rel="canonical"]').map((link) => link.getAttribute('href')),
    isHidden: /noindex/.test(document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? ''),
    alternates: new Map(
      links('link[rel="alternate"][hreflang]').map((link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href'),
      ]),
    ),
    things: scripts.map((script) => JSON.parse(script.replace(/^<script[^>]*>|<\/script>$/g, '')) as unknown),
  }
}
