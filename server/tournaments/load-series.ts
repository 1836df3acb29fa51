import type { Site } from '#server/site/content/load-editions.ts'
import type { Upstream } from '#server/upstream/upstream.ts'
import { forbids } from '#shared/law/jurisdictions.ts'
import { type ContentClock, keepWhileTrue } from '#shared/site/content-clock.ts'
import type { TournamentSeries } from '#shared/tournaments/tournaments.ts'

/** Without tournaments that cost nothing, which are an inducement by law (AGCO, standard 2.05: bonuses and credits). */
const withoutFreerolls = keepWhileTrue((all: readonly TournamentSeries[]) =>
  all.map((series) => ({ ...series, events: series.events.filter(({ buyIn }) => buyIn.amount > 0) })),
)

/** What the law in which a site is shown leaves of the back end's series. */
export function lawfulIn(all: readonly TournamentSeries[], { jurisdiction }: Site, clock: ContentClock) {
  return forbids(jurisdiction, 'publicInducement') ? withoutFreerolls(all, clock) : all
}

/** The back end's series, as that law leaves them. @throws what the upstream throws. */
export async function loadSeries({ upstream, site, clock }: { upstream: Upstream; site: Site; clock: ContentClock }) {
  const { value, ...loaded } = await upstream.load('tournaments', site.edition.siteId, clock)
  return { value: lawfulIn(value, site, clock), ...loaded }
}
