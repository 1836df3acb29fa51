import { type Stake, stakes } from '#shared/games/rake.ts'
import { businessConstants } from '#shared/site/business-constants.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import { createReader, readRequired, type ToolProblem, wholeOnly } from './tool-entries.ts'

export const eveningFormats = ['cash', 'tournament', 'spin'] as const
export type EveningFormat = (typeof eveningFormats)[number]
export const eveningFields = ['format', 'stake', 'players', 'hours', 'tables', 'buyin', 'count'] as const
export type EveningField = (typeof eveningFields)[number]

/** Players who can be dealt in at a cash table. */
export const tableSizes = [2, 3, 4, 5, 6] as const
/** What the form begins with: the evening of somebody who plays small. */
export const eveningExample: CalculatorEntries = {
  ...{ format: 'cash', stake: '0.25', players: '6', hours: '3', tables: '1', buyin: '5', count: '4' },
}
const MOST_HOURS = 24
const MOST_TABLES = 8
const MOST_ENTRIES = 500
/** The buy-ins that Spin & Gold has. */
const spinBuyIn = {
  least: businessConstants['smallest-buy-in'].amount,
  most: businessConstants['largest-buy-in'].amount,
}

/** empty: nothing, or zero; whole: no whole number; hours, tables, count: more than there can be; spin: a buy-in that the game does not have. */
export const eveningRules = ['empty', 'whole', 'hours', 'tables', 'count', 'spin'] as const
type Rule = (typeof eveningRules)[number]
export type EveningProblem = ToolProblem<EveningField, Rule>

export type EveningQuestion =
  | { format: 'cash'; stake: Stake; players: number; hours: number; tables: number }
  | { format: 'tournament' | 'spin'; buyIn: number; count: number }

export function readFormat(entries: CalculatorEntries): EveningFormat {
  return eveningFormats.find((format) => format === entries.format) ?? 'cash'
}

/** The evening that a form describes, or what is wrong with it. */
export function readEvening(
  entries: CalculatorEntries,
  language: string,
): { evening: EveningQuestion } | { problems: EveningProblem[] } {
  const reader = createReader<EveningField, Rule>(entries, language)
  const { problems } = reader
  const format = readFormat(entries)
  if (format === 'cash') {
    const hours = readRequired(reader, 'hours', (value) => (value > MOST_HOURS ? 'hours' : null))
    const tables = readRequired(reader, 'tables', (value) => (value > MOST_TABLES ? 'tables' : wholeOnly(value)))
    // Both are chosen from a list: anything else was not asked by the form.
    const [smallest] = stakes
    const stake = stakes.find(({ bigBlind }) => String(bigBlind) === entries.stake) ?? smallest
    const players = tableSizes.find((size) => String(size) === entries.players) ?? 6
    return problems.length > 0 ? { problems } : { evening: { format, stake, players, hours, tables } }
  }
  const isInGame = (value: number) => value >= spinBuyIn.least && value <= spinBuyIn.most
  const buyIn = readRequired(reader, 'buyin', (value) => (format === 'spin' && !isInGame(value) ? 'spin' : null))
  const count = readRequired(reader, 'count', (value) => (value > MOST_ENTRIES ? 'count' : wholeOnly(value)))
  return problems.length > 0 ? { problems } : { evening: { format, buyIn, count } }
}
