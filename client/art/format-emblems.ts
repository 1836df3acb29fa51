import allInOrFold from './emblem-all-in-or-fold.svg'
import flipAndGo from './emblem-flip-and-go.svg'
import mysteryBattleRoyale from './emblem-mystery-battle-royale.svg'
import rushAndCash from './emblem-rush-and-cash.svg'
import satelliteSeries from './emblem-satellite-series.svg'
import spinAndGold from './emblem-spin-and-gold.svg'

const emblems: Readonly<Record<string, string>> = {
  'all-in-or-fold': allInOrFold,
  'flip-and-go': flipAndGo,
  'mystery-battle-royale': mysteryBattleRoyale,
  'rush-and-cash': rushAndCash,
  'satellite-series': satelliteSeries,
  'spin-and-gold': spinAndGold,
}

/** Address of a game format's emblem; null for a format that has none yet. */
export function emblemOf(format: string): string | null {
  return Object.hasOwn(emblems, format) ? (emblems[format] ?? null) : null
}
