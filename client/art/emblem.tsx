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

interface EmblemProps {
  /** Id of a game format; one without an emblem shows nothing. */
  format: string
  /** In CSS pixels; the height is three quarters of it. */
  width: number
  className?: string | undefined
}

/** Whether a name is that of a game format with an emblem. */
export function hasEmblem(format: string): boolean {
  return Object.hasOwn(emblems, format)
}

/** The emblem of a game format; decoration only, its name stands beside it. */
export function Emblem({ format, width, className }: EmblemProps) {
  if (!hasEmblem(format)) return null
  return <img className={className} src={emblems[format]} width={width} height={width * 0.75} alt="" loading="lazy" />
}
