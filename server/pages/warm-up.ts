import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { resolveDestination } from '#server/http/destination.ts'
import type { SiteRequest } from '#server/http/site-request.ts'
import type { Site, Sites } from '#server/site/content/load-editions.ts'
import { siteNow } from '#server/site/content/schedule.ts'
import { nextTurn } from '#server/site/content/turns.ts'
import type { Visitors } from '#server/visitor/region-rules.ts'
import type { EditionId } from '#shared/site/editions.ts'
import { firstWithin } from './first-within.ts'
import type { PageRenderer } from './page-renderer.ts'
import { isStorable, type StoredPages } from './stored-pages.ts'

/** How long the first pages may take, in ms: a back end that is slow or down must not keep a process from its visitors. */
const WARM_UP_MS = 1_000
/** How long those of another content are made before it is used, in ms: until then the old one serves. */
const SWAP_MS = 3_000

/**
 * How often the page of a missing address is rendered: rendering and compressing are then compiled. With none, the first such
 * visitors of a process that started under load were turned away (docs/operations.md).
 */
const RENDERS = 5
/** An address that no edition has. */
const MISSING = '/404/'

interface WarmUpInput {
  sites: Sites
  visitors: Pick<Visitors, 'resolve'>
  storedPages: Pick<StoredPages, 'fill'>
  renderer: Pick<PageRenderer, 'renderOnce'>
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Time of day, in ms since 1970. */
  wallClock?: { now(): number }
}

/**
 * Makes the page at `/` of every edition for visitors of its own market, who are most, and a page that is stored for nobody: the first visitors
 * of a new process are not those for whom it compiles its code and asks its back end. Resolves when the pages are stored, or in
 * time without them; never rejects.
 */
export async function warmUp(input: WarmUpInput): Promise<void> {
  const { sites, storedPages, renderer, log } = input
  const askFor = asking(input)
  let isOver = false
  const homes = Object.values(sites.byId).map(async (site) => {
    try {
      await fillPage(askFor(site, '/'), storedPages)
      for (let count = 0; count < RENDERS && !isOver; count += 1) await renderMissing(askFor(site, MISSING), renderer)
    } catch (err) {
      log.warn({ err, edition: site.edition.id }, 'The first page could not be made beforehand')
    }
  })
  if ((await firstWithin(Promise.all(homes), WARM_UP_MS)) === null) {
    log.warn({ waitedMs: WARM_UP_MS }, 'The first pages are not made yet')
  }
  isOver = true
}

interface NextPagesInput extends Omit<WarmUpInput, 'renderer'> {
  /** Those of an edition that visitors have asked for, the first of them first. */
  addressesOf: (edition: EditionId) => readonly string[]
}

/**
 * Makes pages of another content before it is used, one at a time: after each, visitors of the one in use have the processor
 * for as long as it took. Resolves in three seconds at the latest; never rejects.
 */
export async function makeNextPages(input: NextPagesInput): Promise<void> {
  const { sites, storedPages, log, addressesOf } = input
  const askFor = asking(input)
  let isOver = false
  const makeAll = async () => {
    const wanted = Object.values(sites.byId).flatMap((site) =>
      addressesOf(site.edition.id).map((url, place) => ({ site, url, place })),
    )
    // Edition by edition, one with many pages would take all the time there is.
    for (const { site, url } of wanted.toSorted((a, b) => a.place - b.place)) {
      if (isOver) return
      const startedAt = performance.now()
      await fillPage(askFor(site, url), storedPages).catch((err: unknown) => {
        log.warn({ err, edition: site.edition.id }, 'A page of the next content could not be made beforehand')
      })
      await delay(performance.now() - startedAt)
    }
  }
  await firstWithin(makeAll(), SWAP_MS)
  isOver = true
}

/** Returns how a page is asked for as a visitor of an edition's own market does. */
function asking({ visitors, wallClock = Date }: Pick<WarmUpInput, 'visitors' | 'wallClock'>) {
  return (always: Site, url: string): SiteRequest => {
    const site = siteNow(always, wallClock.now())
    const { edition } = site
    const visitor = visitors.resolve({ address: '', isAtHome: true, editionId: edition.id })
    return { headers: {}, url, site, edition, visitor, preview: null, protocol: 'http' }
  }
}

async function renderMissing(request: SiteRequest, renderer: WarmUpInput['renderer']): Promise<void> {
  const destination = resolveDestination(request, MISSING)
  if (destination.type === 'error') await renderer.renderOnce(destination.request, 'zstd')
}

async function fillPage(request: SiteRequest, storedPages: WarmUpInput['storedPages']): Promise<void> {
  // Visitors of the content in use have their turn between two pages of the next.
  await nextTurn()
  const destination = resolveDestination(request, request.url)
  if (isStorable(destination)) await storedPages.fill(destination.request)
}
