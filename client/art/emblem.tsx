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

/** The emblem of a game format; decoration only, its name stands beside it. */
export function Emblem({ format, width, className }: EmblemProps) {
  const src = emblems[format]
  if (!src) return null
  return <img className={className} src={src} width={width} height={width * 0.75} alt="" loading="lazy" />
}
