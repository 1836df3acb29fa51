import request from 'supertest'
import { readDocument } from '#server/compliance/read-page.ts'
import type { EditionId } from '#shared/editions.ts'
import { type Passage, readPassages } from './passages.ts'
import type { TestSite } from './site.ts'

/** One address that a link of the site names, and what it answered. */
export interface CrawledAddress {
  status: number
  /** Where a redirect leads. */
  location: string | undefined
  /** The address whose page named it first. */
  from: string
  /** Of a page only. */
  page?: CrawledPage
}

export interface CrawledPage {
  language: string
  title: string
  description: string
  ids: ReadonlySet<string>
  /** Absolute URLs that it names, other sites' included. */
  links: readonly URL[]
  passages: readonly Passage[]
}

/** Addresses of one edition by path and query; every one of them is reached by links from home. */
export type Crawl = ReadonlyMap<string, CrawledAddress>

/** What a reader or a browser follows. A form asks with what somebody types, so its address alone says nothing. */
const followed = 'a[href], link[href], img[src], source[src], video[src], script[src]'

/** Attributes that neither lead anywhere nor are read out: without them a page is parsed in half the time. */
const looks = / (?:class|data-[\w-]+|aria-(?!label=|hidden=)[\w-]+|d|width|height|srcset|sizes|role)="[^"]*"/g

/** Follows every link of an edition's own from home on, as a crawler without cookies that gets whole pages. */
export async function crawlEdition(site: TestSite, editionId: EditionId): Promise<Crawl> {
  const found = new Map<string, CrawledAddress>()
  const waiting = new Map([['/', '/']])
  const own = site.urlOf(editionId)
  for (const [address, from] of waiting) {
    const answer = await request(site.app.server)
      .get(address)
      .set({ host: new URL(own).host, 'user-agent': 'Googlebot/2.1', 'accept-encoding': 'identity' })
      .buffer(true)
    const crawled: CrawledAddress = { status: answer.status, location: answer.headers.location, from }
    found.set(address, crawled)
    if (answer.status !== 200 || !answer.headers['content-type']?.startsWith('text/html')) continue
    crawled.page = readCrawledPage(answer.text, own + address)
    for (const link of crawled.page.links) {
      if (link.origin === own && !waiting.has(addressOf(link))) waiting.set(addressOf(link), address)
    }
  }
  return found
}

/** Path and query: what a server is asked for. */
export function addressOf({ pathname, search }: URL): string {
  return pathname + search
}

function readCrawledPage(html: string, address: string): CrawledPage {
  const document = readDocument(html.replace(looks, ''))
  const links = [...document.querySelectorAll(followed)].map(
    (element) => new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', address),
  )
  return {
    language: document.documentElement.lang,
    title: document.querySelector('title')?.textContent ?? '',
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    ids: new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)),
    links,
    passages: readPassages(document.documentElement),
  }
}
