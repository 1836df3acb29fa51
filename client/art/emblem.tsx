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
  format: string
  width: number
  className?: string | undefined
}

export function hasEmblem(format: string): boolean {
  return Object.hasOwn(emblems, format)
}

export function Emblem({ format, width, className }: EmblemProps) {
  if (!hasEmblem(format)) return null
  return <img className={className} src={emblems[format]} width={width} height={width * 0.75} alt="" loading="lazy" />
}
