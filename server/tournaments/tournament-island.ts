import type { Island, IslandInput } from '#server/site/feature.ts'
import type { Locale } from '#shared/site/locales.ts'
import { loadSeries } from './load-series.ts'

/** `tournament_{locale}_{series}_{event}`: one tournament. */
export async function tournamentIsland(
  { upstream, site, clock }: IslandInput,
  props: readonly string[],
): Promise<Island | null> {
  const [code = '', seriesId = '', eventId = '', ...rest] = props
  const { locales, timeZone } = site.edition
  const locale = locales.find((candidate): candidate is Locale => candidate === code)
  if (rest.length > 0 || !locale) return null
  const { value } = await loadSeries({ upstream, site, clock })
  const series = value.find(({ id }) => id === seriesId)
  const event = series?.events.find(({ id }) => id === eventId)
  if (!series || !event) return null
  return { component: 'tournament-details', props: { locale, event, series: series.name, timeZone } }
}
