import type { FastifyBaseLogger } from 'fastify'
import { openVisitor } from '#shared/visit-decision.ts'
import type { Sites } from './content/load-editions.ts'
import { firstWithin } from './render/first-within.ts'
import { resolveDestination } from './routes/destination.ts'
import { isStorable, type StoredPages } from './routes/stored-pages.ts'
import type { Visitors } from './visitor/region-rules.ts'

/** How long it may take, in ms: a back end that is slow or down must not keep a process from its visitors (reliability, 6). */
const WARM_UP_MS = 1_000

interface WarmUpInput {
  sites: Sites
  visitors: Pick<Visitors, 'resolve'>
  storedPages: Pick<StoredPages, 'fill'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Makes the home page of every edition for those whom no rule concerns: the first visitors of a new process are not those for
 * whom it compiles its code and asks its back end. Resolves when the pages are kept, or in time without them; never rejects.
 */
export async function warmUp({ log, ...input }: WarmUpInput): Promise<void> {
  try {
    await firstWithin(fillHomes(input), WARM_UP_MS)
  } catch (err) {
    log.warn({ err }, 'The first pages could not be made beforehand')
  }
}

async function fillHomes({ sites, visitors, storedPages }: Omit<WarmUpInput, 'log'>): Promise<void> {
  for (const site of Object.values(sites.byId)) {
    const { edition } = site
    const visitor = { ...visitors.resolve({ address: '', editionId: edition.id }), ...openVisitor }
    const destination = resolveDestination({ headers: {}, url: '/', site, edition, visitor, preview: null }, '/')
    if (isStorable(destination)) await storedPages.fill(destination.request)
  }
}
