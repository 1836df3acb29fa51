import type { FastifyBaseLogger } from 'fastify'
import type { Upstream } from '#server/upstream/upstream.ts'
import { UpstreamError } from '#server/upstream/upstream-error.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import type { Edition } from '#shared/site/editions.ts'
import type { BrandAmbassador, NavigationItem } from '#shared/site/navigation.ts'
import { firstWithin } from './first-within.ts'

/** How long a page waits for the ambassadors of its header, in ms: the shell is worth more than one menu. */
const AMBASSADORS_WAIT_MS = 100

/** What header, strip and footer show of the back end. */
export interface LayoutData {
  navigations: readonly NavigationItem[]
  utilNavigations: readonly NavigationItem[]
  /** Empty where the edition has none, and when they did not come in time. */
  ambassadors: readonly BrandAmbassador[]
  /** Change with the content; the ambassadors may be late on one page and there on the next, which concerns one part only. */
  versions: { navigation: string; withAmbassadors: string }
  /** Whether all of it is the back end's own; the embedded navigation stands in only as long as there is no other. */
  isComplete: boolean
}

interface LayoutDataInput {
  upstream: Upstream
  edition: Edition
  clock: ContentClock
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Loads what every page shows. Ambassadors that are late or cannot be had are left out, and the next page asks again. */
export async function loadLayoutData({ upstream, edition, clock, log }: LayoutDataInput): Promise<LayoutData> {
  const { siteId } = edition
  const [navigations, utilNavigations, ambassadors] = await Promise.all([
    upstream.load('navigations', siteId, clock),
    upstream.load('util-navigations', siteId, clock),
    firstWithin(upstream.load('brand-ambassadors', siteId, clock), AMBASSADORS_WAIT_MS).catch((error: unknown) => {
      if (!(error instanceof UpstreamError)) log.warn({ err: error }, 'A page is rendered without its ambassadors')
      return null
    }),
  ])
  const all = [navigations, utilNavigations, ambassadors]
  const navigation = `${navigations.version}.${utilNavigations.version}`
  return {
    navigations: navigations.value,
    utilNavigations: utilNavigations.value,
    ambassadors: ambassadors?.value ?? [],
    versions: { navigation, withAmbassadors: `${navigation}.${ambassadors?.version ?? 'none'}` },
    isComplete: all.every((loaded) => loaded !== null && loaded.source !== 'fallback'),
  }
}
