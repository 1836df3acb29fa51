import { textContent } from 'domutils'
import request from 'supertest'
import { readDocument } from '#server/law/read-page.ts'
import { attributesOf, selectAll, selectFirst } from '#server/law/select.ts'
import { readPolicyPage } from '#shared/policies/policy-routes.ts'
import type { Edition } from '#shared/site/editions.ts'
import { type Passage, readPassages } from './passages.ts'
import type { TestSite } from './site.ts'
import { readMain, type WrittenPage } from './wording.ts'

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

export interface CrawledPage extends WrittenPage {
  title: string
  ids: ReadonlySet<string>
  /** Absolute URLs that it names, other sites' included. */
  links: readonly URL[]
  passages: readonly Passage[]
  /** Whole addresses, of whatever origin, that a browser asks for by itself as soon as it has the page. */
  loads: readonly string[]
}

/** Addresses of one edition by path and query; every one of them is reached by links from home. */
export type Crawl = ReadonlyMap<string, CrawledAddress>

/** What a reader or a browser follows. A form asks with what somebody types, so its address alone says nothing. */
const followed = 'a[href], link[href], img[src], source[src], video[src], script[src]'

/** What a browser fetches without being told to, links of these kinds among it; and who is told of a click. */
const loading =
  /<(?:script|img|source|video|audio|track|iframe|embed|object|input|image|use|link (?=[^>]*rel="[^"]*(?:stylesheet|pre|modulepreload|icon|manifest)))[^>]*>|<style[^>]*>[^<]*|<\w+ [^>]*ping="[^"]*"/g
/** Only where a value can begin: a hash of `integrity` has `//` in it now and then. */
const wholeAddress = /(?<=["'\s(,])(?:https?:)?\/\/[^\s"'(),]+/g

/** Attributes that neither lead anywhere nor are read out: without them a page is parsed in half the time. */
const looks = / (?:class|data-[\w-]+|aria-(?!label=|hidden=)[\w-]+|d|width|height|srcset|sizes|role)="[^"]*"/g

/** A page that answers questions leads from each to the next without an end: so many of a path's are followed. */
const QUESTIONS_PER_PATH = 4

/** Follows every link of an edition's own from home on, as a crawler without cookies that gets whole pages. */
export async function crawlEdition(site: TestSite, { id, origin }: Pick<Edition, 'id' | 'origin'>): Promise<Crawl> {
  const found = new Map<string, CrawledAddress>()
  const waiting = new Map([['/', '/']])
  const own = site.urlOf(id)
  const questions = new Map<string, number>()
  const isEnough = ({ pathname, search }: URL) => {
    if (search === '') return false
    const asked = (questions.get(pathname) ?? 0) + 1
    questions.set(pathname, asked)
    return asked > QUESTIONS_PER_PATH
  }
  for (const [address, from] of waiting) {
    const answer = await request(site.server)
      .get(address)
      .set({ host: new URL(own).host, 'user-agent': 'Googlebot/2.1', 'accept-encoding': 'identity' })
      .buffer(true)
    const crawled: CrawledAddress = { status: answer.status, location: answer.headers.location, from }
    found.set(address, crawled)
    if (answer.status !== 200 || !answer.headers['content-type']?.startsWith('text/html')) continue
    crawled.page = readCrawledPage(answer.text, own + address)
    for (const link of crawled.page.links) {
      // What is taken out of the site names it as the world knows it.
      const isOwn = link.origin === own || link.origin === origin
      if (isOwn && !waiting.has(addressOf(link)) && !isEnough(link)) {
        waiting.set(addressOf(link), address)
      }
    }
  }
  return found
}

/** A link that leads nowhere, and the page that has it. */
export interface DeadLink {
  from: string
  message: string
}

/** Redirects that a link is meant to meet: the back end says where a platform's client lies. */
const deliberateRedirects = [/^\/actions\/download\?platform=\w+$/]

/** Links of an edition to its own addresses that answer anything but 200. */
export function findBrokenLinks(crawl: Crawl): DeadLink[] {
  return [...crawl].flatMap(([address, { status, from }]) => {
    const isMeant = status >= 300 && status < 400 && deliberateRedirects.some((redirect) => redirect.test(address))
    return status === 200 || isMeant ? [] : [{ from, message: `${address} answers ${status}, linked from ${from}` }]
  })
}

/** Links to a part of one of an edition's pages that does not have it. */
export function findMissingParts(crawl: Crawl, origin: string): DeadLink[] {
  return [...crawl].flatMap(([from, { page }]) =>
    (page?.links ?? [])
      .filter((link) => link.origin === origin && link.hash.length > 1 && link.hash !== '#top')
      .filter((link) => crawl.get(addressOf(link))?.page?.ids.has(decodeURIComponent(link.hash.slice(1))) === false)
      .map((link) => ({ from, message: `${from} leads to ${addressOf(link)}${link.hash}` })),
  )
}

/** Path and query: what a server is asked for. */
export function addressOf({ pathname, search }: URL): string {
  return pathname + search
}

function readCrawledPage(html: string, address: string): CrawledPage {
  const document = readDocument(html.replace(looks, ''))
  const root = selectFirst('html', document)
  const title = selectFirst('title', document)
  const links = selectAll(followed, document).map(({ attribs }) => new URL(attribs.href ?? attribs.src ?? '', address))
  const pageId = /<main [^>]*data-page="([^"]*)"/.exec(html)?.[1] ?? ''
  return {
    pageId,
    language: root?.attribs.lang ?? '',
    title: title ? textContent(title) : '',
    description: selectFirst('meta[name="description"]', document)?.attribs.content ?? '',
    ids: new Set(attributesOf('[id]', 'id', document)),
    links,
    passages: readPassages(root),
    // A policy repeats what its other versions say.
    ...readMain(readPolicyPage(pageId) ? null : selectFirst('main', document)),
    loads: (html.match(loading) ?? []).flatMap((part) => part.match(wholeAddress) ?? []),
  }
}
