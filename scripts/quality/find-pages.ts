import request from 'supertest'
import type { Edition, EditionId } from '#shared/site/editions.ts'
import { type Crawl, crawlEdition, findBrokenLinks, findMissingParts } from '#tests/helpers/crawl.ts'
import type { TestSite } from '#tests/helpers/site.ts'
import type { GatePage } from './gate-page.ts'

/** Pages to which no link leads: what is shown when something is wrong. */
const errorPaths = [403, 404, 500].map((status) => `/_error/${status}/`)

interface FoundPages {
  pages: GatePage[]
  brokenLinks: Map<string, string[]>
  addresses: number
}

export async function findPages(site: TestSite, editions: readonly Edition[]): Promise<FoundPages> {
  const pages: GatePage[] = []
  const brokenLinks = new Map<string, string[]>()
  let addresses = 0
  for (const edition of editions) {
    const crawl = await crawlEdition(site, edition)
    addresses += crawl.size
    for (const { from, message } of [...findBrokenLinks(crawl), ...findMissingParts(crawl, site.urlOf(edition.id))]) {
      const key = edition.id + from
      brokenLinks.set(key, [...(brokenLinks.get(key) ?? []), message])
    }
    const paths = [...pathsOf(crawl), ...errorPathsOf(edition)]
    for (const path of paths) pages.push(await readPage(site, edition.id, path))
  }
  return { pages, brokenLinks, addresses }
}

/** A question in an address is the same page. */
function pathsOf(crawl: Crawl): string[] {
  return [...crawl].flatMap(([address, { page }]) => (page && !address.includes('?') ? [address] : []))
}

function errorPathsOf({ locales }: Edition): string[] {
  return locales.flatMap((locale, index) => errorPaths.map((path) => (index === 0 ? path : `/${locale}${path}`)))
}

async function readPage(site: TestSite, editionId: EditionId, path: string): Promise<GatePage> {
  const { status, text } = await request(site.app.server)
    .get(path)
    .set({ host: `${editionId}.localhost`, 'user-agent': 'Googlebot/2.1', 'accept-encoding': 'identity' })
    .buffer(true)
  return {
    editionId,
    path,
    status,
    html: text,
    id: /<main[^>]* data-page="([^"]+)"/.exec(text)?.[1] ?? 'error',
    language: /^<!doctype html><html lang="([^"]+)"/.exec(text)?.[1] ?? '',
  }
}
