import type { Odds } from '#shared/poker/odds.ts'
import { formatsOf } from '#shared/site/messages.ts'

/** Writes chances of a result with the digits that are known of it: an estimate has no digit within two standard errors. */
export function writeChance(odds: Odds, language: string) {
  const { number } = formatsOf(language)
  const error = Math.max(...odds.players.map(({ standardError }) => standardError))
  const step = odds.isExact ? null : ([0.1, 1, 5, 10].find((points) => points >= 2 * error * 100) ?? 25)
  return (part: number, exactDigits = 2): string => {
    const digits = step === null ? exactDigits : step < 1 ? 1 : 0
    const known = step === null ? part : (Math.round((part * 100) / step) * step) / 100
    return number(known, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits })
  }
}
