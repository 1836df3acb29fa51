import type { FastifyBaseLogger } from 'fastify'
import type { Visitor } from '#shared/visitor.ts'
import type { Site, Sites } from './content/load-editions.ts'
import { firstWithin } from './render/first-within.ts'
import { resolveDestination } from './routes/destination.ts'
import { isStorable, type StoredPages } from './routes/stored-pages.ts'

/** How long it may take, in ms: a back end that is slow or down must not keep a process from its visitors (reliability, 6). */
const WARM_UP_MS = 1_000

/** Whom no rule concerns: nearly every visitor. */
const anybody: Visitor = {
  country: null,
  region: null,
  ruleKey: null,
  ruleType: null,
  isWhitelisted: false,
  source: 'unknown',
}

interface WarmUpInput {
  sites: Sites
  storedPages: Pick<StoredPages, 'fill'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Makes the page at `/` of every edition for those whom no rule concerns: the first visitors of a new process are not those for
 * whom it compiles its code and asks its back end. Resolves when the pages are kept, or in time without them; never rejects.
 */
export async function warmUp({ sites, storedPages, log }: WarmUpInput): Promise<void> {
  const homes = Object.values(sites.byId).map(async (site) => {
    try {
      await fillHome(site, storedPages)
    } catch (err) {
      log.warn({ err, edition: site.edition.id }, 'The first page could not be made beforehand')
    }
  })
  if ((await firstWithin(Promise.all(homes), WARM_UP_MS)) === null) {
    log.warn({ waitedMs: WARM_UP_MS }, 'The first pages are not made yet')
  }
}

async function fillHome(site: Site, storedPages: WarmUpInput['storedPages']): Promise<void> {
  const { edition } = site
  const request = { headers: {}, url: '/', site, edition, visitor: anybody, preview: null }
  const destination = resolveDestination(request, '/')
  if (isStorable(destination)) await storedPages.fill(destination.request)
}
