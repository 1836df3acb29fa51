import { DataTable } from '#client/components/data-table.tsx'
import { formatAmount } from '#client/components/format-amount.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import { momentsOf } from '#shared/poker/variance.ts'
import type { VarianceQuestion } from '#shared/school/variance-entries.ts'
import {
  type Estimate,
  knownValue,
  OWN_RUNS,
  type VarianceResult as Result,
  roundStep,
} from '#shared/school/variance-run.ts'
import { fillWords } from '#shared/site/fill-words.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { VarianceChart } from './variance-chart.tsx'

interface VarianceResultProps extends Pick<SectionProps<'variance-calculator'>, 'id' | 'content' | 'context'> {
  venture: VarianceQuestion
  result: Result
}

/** What the runs ended with, as a chart and as a table; of what was simulated no digit that is not known. */
export function VarianceResult(props: VarianceResultProps & { summary: string }) {
  const { id, content, context, venture, result, summary } = props
  const { number } = formatsOf(context.language)
  const { mean, deviation } = momentsOf(venture)
  // Zero has no sign here.
  const money = (cents: number) => formatAmount(Math.round(cents) / 100 + 0, context)
  const known = (estimate: Estimate) => money(knownValue(estimate))
  const percent = (part: number) => number(part, { style: 'percent', maximumFractionDigits: 1 })
  const { table, chart } = content
  const below = ({ value, error }: Estimate) => known({ value: 0 - value, error })
  const rows = [
    { what: table.low, amount: known(result.ends.low) },
    { what: table.middle, amount: known(result.ends.middle) },
    { what: table.high, amount: known(result.ends.high) },
    { what: table.lowMiddle, amount: below(result.lows.middle) },
    { what: table.lowWorst, amount: below(result.lows.low) },
    { what: table.mean, amount: money(mean * venture.count) },
    { what: table.deviation, amount: money(deviation * Math.sqrt(venture.count)) },
  ]
  const isAverage = Math.abs(venture.roi - venture.averageRoi) < 1e-9
  return (
    <div className="stack-16">
      <VarianceChart label={fillWords(chart.label, { summary })} content={chart} result={result} money={money} />
      <p className="num">
        {fillWords(isAverage ? content.average : content.own, {
          roi: percent(venture.roi),
          average: percent(venture.averageRoi),
        })}
      </p>
      <DataTable
        id={`${id}-table`}
        caption={fillWords(table.caption, { count: number(venture.count) })}
        columns={[{ label: table.what }, { label: table.amount, isFigure: true }]}
        rows={rows.map(({ what, amount }) => ({ key: what, cells: [what, amount] }))}
      />
      <p className="num">
        {fillWords(mean < 0 ? content.bankroll.loses : content.bankroll.wins, { amount: below(result.lows.low) })}
      </p>
      <p className="quiet num">
        {fillWords(content.method, { runs: number(result.runs) })} {result.runs < OWN_RUNS && content.limited}
      </p>
    </div>
  )
}

export function summariseVariance({ content, context, venture, result }: Omit<VarianceResultProps, 'id'>): string {
  const { number } = formatsOf(context.language)
  const percent = (part: number) => number(part, { style: 'percent', maximumFractionDigits: 1 })
  return fillWords(content.summary, {
    count: number(venture.count),
    loss: chanceText(result.losses, result.runs, { percent, under: content.under, over: content.over }),
    middle: formatAmount(Math.round(knownValue(result.ends.middle)) / 100 + 0, context),
  })
}

interface ChanceWords {
  percent: (part: number) => string
  under: string
  over: string
}

/** A part of the runs, no finer than they know it: where none or all are counted, how few the others can be. */
function chanceText(count: number, runs: number, { percent, under, over }: ChanceWords): string {
  // With one more of either, so that none in so many is no certainty.
  const part = (count + 1) / (runs + 2)
  const step = Math.max(0.001, roundStep(2 * Math.sqrt((part * (1 - part)) / runs)))
  const rounded = Math.round(count / runs / step) * step
  if (rounded < step / 2) return under.replace('{part}', percent(step))
  if (rounded > 1 - step / 2) return over.replace('{part}', percent(1 - step))
  return percent(rounded)
}
