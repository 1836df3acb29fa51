import type { ChancePlotContent } from '#shared/games/game-content.ts'
import { rakeOf, stakeOf, stakes, tableBuyIn } from '#shared/games/rake.ts'
import { expectedValue } from '#shared/poker/expected-value.ts'
import { momentsOf } from '#shared/poker/variance.ts'
import { costOfCash } from '#shared/school/evening-cost.ts'
import { eveningExample, readEvening } from '#shared/school/evening-entries.ts'
import { readVariance, varianceExample } from '#shared/school/variance-entries.ts'
import { knownValue, serverRuns, ticksOf, workOutVariance } from '#shared/school/variance-run.ts'
import { type BusinessConstant, businessConstants } from '#shared/site/business-constants.ts'
import type { Edition } from '#shared/site/editions.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { SectionContent } from '#shared/site/sections.ts'
import { feeBands } from '#shared/tournaments/fees.ts'
import type { PayoutExample } from '#shared/tournaments/timetable-figures.ts'
import { type BrokenTournament, rollBack, rollForward } from '#shared/tournaments/tournament-settlement.ts'
import type { TournamentSeries } from '#shared/tournaments/tournaments.ts'

/** A figure as a page shows it, with the words around it. */
export interface ShownFigure {
  value: number
  /** null: no amount of money. */
  currency: 'EUR' | 'USD' | 'CAD' | null
  context: string
}

const months = ['nl', 'en', 'en-GB'].flatMap((language) =>
  (['long', 'short'] as const).flatMap((month) =>
    Array.from({ length: 12 }, (_, index) =>
      new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(Date.UTC(2026, index, 15)).replace('.', ''),
    ),
  ),
)
const month = `(?:${[...new Set(months)].toSorted((a, b) => b.length - a.length).join('|')})\\.?`

/** What is written in digits and is neither an amount nor a claim: it says when something is, or how something is called. */
const neither: readonly RegExp[] = [
  // Dates: `22 november 2026`, `November 22, 2026`, a range that shares its month, ISO 8601.
  new RegExp(`\\b\\d{1,2}(?: tot en met \\d{1,2})? ${month}(?: \\d{4})?`, 'gi'),
  new RegExp(`\\b${month} \\d{1,2}(?: to \\d{1,2})?(?:, \\d{4})?(?![\\d.])`, 'gi'),
  new RegExp(`\\b${month} \\d{4}`, 'gi'),
  /\b\d{4}-\d{2}-\d{2}\b/g,
  // Times of day: `17:00`, `17.00 uur`, and zones: `UTC+1`.
  /\d{1,2}:\d{2}/g,
  /\b\d{1,2}\.\d{2} uur\b/g,
  /\bUTC(?:\/?[+−-]\d{1,2}(?::\d{2})?)+/g,
  // Seasons and years of a series.
  /\b(?:20[12]\d)(?:[–-]20[12]\d)?\b(?![\d.,]*\d)/g,
  // Cards by rank and suit.
  /\b(?:10|[2-9])(?=[♠♥♦♣])/g,
  // Days of a timetable, whose month stands in a line of its own.
  /\b\d{1,2} (?:maan|dins|woens|donder|vrij|zater|zon)dag/gi,
  /\b\d{1,2} (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/g,
  // Versions of a program and of a system (specification, section 9), and the name of a method.
  /\b\d+(?:\.\d+){2,}/g,
  /Mac OS X 10\.13/g,
  /SHA-?256/g,
  // Clauses that a text refers to, and the edition of a list.
  /\b(?:artikel|article|clause) \d+(?:\.\d+)?/gi,
  /\b(?:versie|version) \d+\b/g,
  // Which characters are digits.
  /\b0–9\b/g,
  // Support around the clock (specification, section 1).
  /\b24\/7\b/g,
  /\b24 (?:uur per dag|hours a day)/g,
  /\b7 (?:dagen per week|days a week)/g,
]

const signs: Record<string, ShownFigure['currency']> = { US$: 'USD', CA$: 'CAD', '€': 'EUR' }

/** Every figure in a text, without dates, times and names. */
export function listFigures(text: string, { locale, edition }: { locale: Locale; edition: Edition }): ShownFigure[] {
  const plain = neither.reduce((rest, pattern) => rest.replace(pattern, ' '), text.replaceAll('\u00a0', ' '))
  const [thousands, decimals] = locale === 'nl' ? ['.', ','] : [',', '.']
  // Another line is another text: what ends in a sign there may be a name.
  return [...plain.matchAll(/(US\$|CA\$|\$|€)? ?(\d[\d.,]*\d|\d)( (?:dollars?|euros?)\b)?/g)].map((match) => {
    const [, before, digits = '', word] = match
    const sign = before ?? (word && (word.includes('euro') ? '€' : '$'))
    const own = edition.currency === 'CAD' ? 'CAD' : 'USD'
    return {
      value: Number(digits.replaceAll(thousands, '').replace(decimals, '.')),
      currency: sign ? (signs[sign] ?? own) : null,
      context: plain.slice(Math.max(0, match.index - 40), match.index + match[0].length + 30).replaceAll('\n', ' | '),
    }
  })
}

/** Figures that a section may show: amounts with their currency, and bare numbers. */
export class AllowedFigures {
  readonly #amounts = new Set<string>()
  readonly #numbers = new Set<number>()

  amount(value: number, currency: string): this {
    this.#amounts.add(`${value} ${currency}`)
    return this
  }

  number(...values: number[]): this {
    for (const value of values) this.#numbers.add(Number(value.toPrecision(12)))
    return this
  }

  has({ value, currency }: ShownFigure): boolean {
    return currency ? this.#amounts.has(`${value} ${currency}`) : this.#numbers.has(value)
  }
}

/** Adds the business constants that hold in an edition. */
export function allowConstants(allowed: AllowedFigures, edition: Edition): AllowedFigures {
  for (const { amount, currency, editions, kind } of Object.values<BusinessConstant>(businessConstants)) {
    if (editions && !editions.includes(edition.id)) continue
    if (kind === 'count') allowed.number(amount)
    else allowed.amount(amount, currency === 'edition' || currency === null ? edition.currency : currency)
  }
  return allowed
}

/** Adds every number and every amount of the back end's data, whatever its shape. */
export function allowUpstream(allowed: AllowedFigures, data: unknown, currency?: string): AllowedFigures {
  if (typeof data === 'number') {
    allowed.number(data)
    if (currency) allowed.amount(data, currency)
  } else if (Array.isArray(data)) {
    // A count of what is listed is the data's too.
    allowed.number(data.length)
    for (const item of data) allowUpstream(allowed, item, currency)
  } else if (typeof data === 'object' && data !== null) {
    const own = (data as { currency?: string }).currency ?? currency
    for (const value of Object.values(data)) allowUpstream(allowed, value, own)
  } else if (typeof data === 'string') {
    // Names and versions may hold figures.
    for (const digits of data.match(/\d+(?:\.\d+)?/g) ?? []) allowed.number(Number(digits))
  }
  return allowed
}

/** Adds what a plot of chances works out from its counts: shares, odds, worths and parts of a worth. */
export function allowChances(allowed: AllowedFigures, { rows, per, stake }: ChancePlotContent): AllowedFigures {
  const rounded = (value: number, digits: number) => Number(value.toPrecision(digits))
  const value = expectedValue(rows, per)
  allowed.number(per, rounded(value, 4), Number(((value / (stake ?? 1)) * 100).toFixed(1)))
  for (const { count, times = 0 } of rows) {
    allowed.number(count, times, Number(((count / per) * 100).toFixed(1)), rounded((times * count) / per, 4), 1)
    if (count > 0) allowed.number(per % count === 0 ? per / count : rounded(per / count, 3))
  }
  // A floor of ten thousand chips draws the same counts to scale.
  allowed.number(
    10_000,
    ...rows.map(({ count }) => (count / per) * 10_000).map((chips) => rounded(chips, chips < 1 ? 1 : 4)),
  )
  return allowed
}

/** Adds what a broken tournament's example comes to for each who is left, both ways. */
export function allowOutcomes(
  allowed: AllowedFigures,
  example: BrokenTournament & { prizes: readonly number[] },
  currency: string,
): AllowedFigures {
  allowUpstream(allowed, example)
  const outcomes = [...rollBack(example), ...rollForward(example.prizes, example.chips)]
  for (const outcome of outcomes) allowed.amount(Number(outcome.toFixed(2)), currency)
  return allowed.number(
    ...example.chips.map((_, index) => index + 1),
    example.prizes.reduce((sum, prize) => sum + prize, 0),
  )
}

/** Adds what a prize pool came to, place by place, and its parts as a plot writes them. */
export function allowPayouts(
  allowed: AllowedFigures,
  { pool, currency, entrants, prizes }: PayoutExample,
): AllowedFigures {
  const percent = (amount: number) => Number(((amount / pool) * 100).toFixed(2))
  allowed.amount(pool, currency).number(entrants)
  for (const { from, to, amount } of prizes) {
    allowed.amount(amount, currency).number(from, to, percent(amount), percent(amount * (to - from + 1)))
  }
  const topTwo = prizes.filter(({ to }) => to <= 2).reduce((sum, group) => sum + group.amount, 0)
  return allowed.number(percent(topTwo))
}

/** Adds what is taken of each pot of an example, and what is left. */
export function allowRake(
  allowed: AllowedFigures,
  { bigBlind, pots }: SectionContent<'rake-examples'>,
  currency: string,
): AllowedFigures {
  const stake = stakeOf(bigBlind)
  allowed.amount(stake.smallBlind, currency).amount(bigBlind, currency)
  for (const pot of pots) {
    const rake = rakeOf(pot, stake)
    allowed.number(pot.players)
    for (const amount of [pot.pot, rake, pot.pot - rake]) allowed.amount(Number(amount.toFixed(2)), currency)
  }
  return allowed
}

/** Adds what the evening that its page begins with costs: the blinds to choose from, its hundred hands and their sums. */
export function allowEvening(allowed: AllowedFigures, currency: string): AllowedFigures {
  const read = readEvening(eveningExample, 'en')
  if (!('evening' in read) || read.evening.format !== 'cash') throw new Error('The page begins with a cash table')
  const sum = costOfCash(read.evening)
  const cent = (amount: number) => Number(amount.toFixed(2))
  const amounts = [
    ...stakes.flatMap(({ smallBlind, bigBlind }) => [smallBlind, bigBlind]),
    ...sum.lines.flatMap(({ pot, rake, total }) => [pot, rake, total]),
    ...[sum.perHundred, sum.ownPerHundred, sum.cost, sum.perHour ?? 0, sum.perYear].map(cent),
    tableBuyIn.most * read.evening.stake.bigBlind,
  ]
  for (const amount of amounts) allowed.amount(amount, currency)
  return allowed
}

/** Adds what the tournaments come to that their page begins with, as far as so many runs know it. */
export function allowVariance(allowed: AllowedFigures, currency: string): AllowedFigures {
  const read = readVariance(varianceExample, 'en')
  if (!('venture' in read)) throw new Error('The page begins with a question')
  const { venture } = read
  const { ends, lows, histogram } = workOutVariance(venture, serverRuns(venture))
  const { mean, deviation } = momentsOf(venture)
  const cents = [
    ...[...Object.values(ends), ...Object.values(lows)].map(knownValue),
    ...ticksOf(histogram),
    ...[mean * venture.count, deviation * Math.sqrt(venture.count)].map(Math.round),
  ]
  for (const amount of cents) allowed.amount(Math.abs(amount) / 100, currency)
  return allowed
}

/** Adds the parts of every buy-in of the timetable, and the percentages that they come of. */
export function allowFees(
  allowed: AllowedFigures,
  series: readonly TournamentSeries[],
  currency: string,
): AllowedFigures {
  allowed.amount(feeBands[0].upTo, currency).number(...feeBands.map(({ percent }) => percent))
  for (const { buyIn, fee = 0 } of series.flatMap(({ events }) => events)) {
    allowed.amount(fee, buyIn.currency).amount(Number((buyIn.amount - fee).toFixed(2)), buyIn.currency)
    if (buyIn.amount > 0) allowed.number(Number(((fee / buyIn.amount) * 100).toFixed(1)))
  }
  return allowed
}

/** Blinds of the levels that begin at 50/100, as a poker player writes them down. */
const levels = '50/100 60/120 80/160 100/200 125/250 150/300 200/400 250/500 300/600 400/800'
  .split(' ')
  .map((level) => level.split('/').map(Number) as [number, number])

/** Adds what tournaments begin with, and the blinds at the start, after one hour and after two. */
export function allowStructures(allowed: AllowedFigures, series: readonly TournamentSeries[]): AllowedFigures {
  for (const { structure } of series.flatMap(({ events }) => events)) {
    if (!structure) continue
    allowed.number(structure.stack, structure.levelMinutes)
    for (const minutes of [0, 60, 120]) {
      const passed = Math.floor(minutes / structure.levelMinutes)
      const scale = (structure.firstBigBlind / 100) * (passed >= 20 ? 100 : passed >= 10 ? 10 : 1)
      allowed.number(...(levels[passed % 10] ?? []).map((blind) => blind * scale))
    }
  }
  return allowed
}
