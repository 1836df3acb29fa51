import { parseCard } from '#client/art/card-code.ts'
import { DataTable } from '#client/components/data-table.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import type { Odds } from '#shared/poker/odds.ts'
import { OWN_DEALS } from '#shared/poker/odds-run.ts'
import { givenHands } from '#shared/school/odds-entries.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { codesIn } from './card-entries.ts'
import { writeChance } from './write-chance.ts'

interface OddsProps extends Pick<SectionProps<'odds-calculator'>, 'content'> {
  odds: Odds
  language: string
}

/** Everybody's chances in words, for those who do not see the chips, and how they came about. */
export function OddsMethod({ content, odds, language, entries }: OddsProps & { entries: CalculatorEntries }) {
  const { number } = formatsOf(language)
  const percent = writeChance(odds, language)
  const error = Math.max(...odds.players.map(({ standardError }) => standardError))
  const isCoarse = !odds.isExact && odds.deals < OWN_DEALS && error > 0.001
  const given = givenHands(entries)
  const chances = odds.players.map(
    ({ equity }, index) => `${content.hand.replace('{n}', given[index]?.slice(4) ?? '')}: ${percent(equity, 1)}`,
  )
  return (
    <>
      <span className="visually-hidden">{chances.join(', ')}. </span>
      {(odds.isExact ? content.exact : content.simulated)
        .replace('{deals}', number(odds.deals))
        .replace('{error}', number(error * 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 }))}{' '}
      {isCoarse && content.limited}
    </>
  )
}

interface OddsSumProps extends OddsProps, Pick<SectionProps<'odds-calculator'>, 'id' | 't'> {
  entries: CalculatorEntries
}

/** Behind one press, the whole sum as a table. */
export function OddsSum({ id, content, entries, odds, language, t }: OddsSumProps) {
  const { number } = formatsOf(language)
  const percent = writeChance(odds, language)
  const given = givenHands(entries)
  const { columns } = content
  return (
    <details>
      <summary className="row-target ink-strong underlined">{content.sum}</summary>
      <DataTable
        id={`${id}-table`}
        caption={content.result}
        columns={[
          { label: columns.hand },
          ...[columns.equity, columns.win, columns.tie].map((label) => ({ label, isFigure: true })),
          ...(odds.isExact ? [] : [{ label: columns.error, isFigure: true }]),
        ]}
        rows={odds.players.map(({ win, tie, equity, standardError }, index) => {
          const field = given[index] ?? 'hand1'
          const name = content.hand.replace('{n}', field.slice(4))
          const cards = codesIn(entries[field]).map((code) => t('art.card', parseCard(code)))
          return {
            key: field,
            cells: [
              `${name}: ${cards.join(', ') || content.unknown}`,
              ...[equity, win, tie].map((part) => percent(part)),
              ...(odds.isExact ? [] : [`± ${number(standardError * 100, { maximumFractionDigits: 2 })}`]),
            ],
          }
        })}
      />
    </details>
  )
}
