import { DataTable } from '#client/components/data-table.tsx'
import { formatAmount } from '#client/components/format-amount.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import { ClauseCite } from '#client/policies/clause-cite.tsx'
import { tableBuyIn } from '#shared/games/rake.ts'
import {
  type CashEvening,
  costOfCash,
  costOfSpins,
  costOfTournaments,
  HANDS_PER_HOUR,
} from '#shared/school/evening-cost.ts'
import type { EveningQuestion } from '#shared/school/evening-entries.ts'
import { fillWords } from '#shared/site/fill-words.ts'
import { formatsOf } from '#shared/site/messages.ts'
import styles from './evening-result.module.css'

type EveningResultProps = Pick<SectionProps<'evening-cost'>, 'id' | 'content' | 'context'> & {
  evening: EveningQuestion
}

/** The cost of an evening, of a year of them, the sum behind it and the rule it comes from. */
export function EveningResult({ id, content, context, evening }: EveningResultProps) {
  const { number } = formatsOf(context.language)
  const money = (amount: number) => formatAmount(Math.round(amount * 100) / 100, context)
  const { format } = evening
  const sum = sumOf(evening)
  const share = evening.format === 'cash' ? 0 : 'fee' in sum ? sum.fee / evening.buyIn : 0
  const words = {
    share: number(share, { style: 'percent', maximumFractionDigits: 1 }),
    ...('hands' in sum && { hands: number(sum.hands, { maximumFractionDigits: 0 }) }),
    perHour: HANDS_PER_HOUR,
  }
  const worst =
    evening.format === 'cash'
      ? fillWords(content.worstCash, { buyin: money(tableBuyIn.most * evening.stake.bigBlind) })
      : money(sum.atStake ?? 0)
  const rows = [
    ...(sum.perHour === null ? [] : [{ term: content.rows.hour, value: money(sum.perHour) }]),
    { term: content.rows.year, value: money(sum.perYear) },
    { term: content.rows.worst, value: worst },
  ]
  return (
    <div className="stack-16">
      <p className="num">{fillWords(content.average[format], words)}</p>
      <dl className={`num ${styles.figures}`}>
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
      {evening.format === 'cash' && 'lines' in sum && (
        <Pots {...{ id, content, context }} sum={sum} players={evening.players} />
      )}
      {evening.format !== 'cash' && 'fee' in sum && (
        <p className="num">
          {fillWords(content.sums[evening.format], {
            ...words,
            fee: money(sum.fee),
            buyin: money(evening.buyIn),
            prizes: money(sum.prizes),
            count: number(evening.count),
            cost: money(sum.cost),
          })}
        </p>
      )}
      <ClauseCite clause={content.clauses[format]} article={content.article} />
    </div>
  )
}

export function summariseEvening({ content, context, evening }: Omit<EveningResultProps, 'id'>): string {
  const amount = formatAmount(Math.round(sumOf(evening).cost * 100) / 100, context)
  return fillWords(content.summary[evening.format], { amount })
}

function sumOf(evening: EveningQuestion) {
  if (evening.format === 'cash') return costOfCash(evening)
  return evening.format === 'spin' ? costOfSpins(evening) : costOfTournaments(evening)
}

interface PotsProps extends Omit<EveningResultProps, 'evening'> {
  sum: CashEvening
  players: number
}

/** The hundred hands that the cost is worked out from. */
function Pots({ id, content, context, sum, players }: PotsProps) {
  const { number } = formatsOf(context.language)
  const money = (amount: number) => formatAmount(amount, context, 'cents')
  const { pots } = content
  return (
    <>
      <DataTable
        id={`${id}-pots`}
        caption={pots.title}
        columns={[
          { label: pots.pot },
          { label: pots.hands, isFigure: true },
          { label: pots.rake, isFigure: true },
          { label: pots.total, isFigure: true },
        ]}
        rows={sum.lines.map(({ count, pot, hasFlop, rake, total }) => ({
          key: `${pot}`,
          cells: [hasFlop ? money(pot) : pots.noFlop, number(count), money(rake), money(total)],
        }))}
      />
      <p className="num">
        {fillWords(pots.sum, {
          total: money(sum.perHundred),
          players,
          own: money(Math.round(sum.ownPerHundred * 100) / 100),
          hands: number(sum.hands, { maximumFractionDigits: 0 }),
          cost: money(Math.round(sum.cost * 100) / 100),
        })}
      </p>
    </>
  )
}
