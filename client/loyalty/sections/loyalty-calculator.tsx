import { CalculatorFrame, NumberField, SourcedFigures, useCalculatorForm } from '#client/components/calculator.tsx'
import { Checkbox } from '#client/components/choice.tsx'
import { DataTable } from '#client/components/data-table.tsx'
import { formatAmount } from '#client/components/format-amount.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import { SelectField } from '#client/components/select-field.tsx'
import { refuseCalculation } from '#shared/law/calculator-law.ts'
import { countLoyalty, type LoyaltyTerms } from '#shared/loyalty/loyalty-points.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { readNumber } from '#shared/site/read-number.ts'

type Props = SectionProps<'loyalty-calculator'>

export function LoyaltyCalculator(props: Props) {
  const { id, content, context, t } = props
  const { market, fields } = content
  const { language } = context
  const { form, entries, error } = useCalculatorForm({ first: market?.entries ?? null, numbers: ['fees'], language, t })
  if (!market) return null
  const { law, terms, entries: first } = market
  const isLossLinked = entries.basis === 'loss'
  const reason = refuseCalculation(law, { shows: 'loyalty', isYoungAdult: entries.young !== undefined, isLossLinked })
  const refusal = reason?.reason === 'youngAdult' ? (content.ageRefusal ?? content.refusal) : content.refusal
  const fees = isLossLinked ? null : readNumber(entries.fees ?? '', language).value
  const month = terms && fees !== null ? countLoyalty(terms, fees) : null
  const summary = () => {
    if (isLossLinked) return t('loyalty-calculator.loss')
    if (!month || fees === null) return t('calculator.empty')
    const { worth } = month
    return t('loyalty-calculator.summary', { fees: formatAmount(fees, context), worth: formatAmount(worth, context) })
  }
  return (
    <CalculatorFrame
      {...props}
      {...{ form, error }}
      content={{ ...content, refusal }}
      isAsking={terms !== null}
      refusal={reason && { reason, age: law.bonusAge?.from ?? 0 }}
      summary={summary()}
      fields={
        <>
          <SelectField
            id={`${id}-basis`}
            name="basis"
            label={fields.basis}
            defaultValue={first?.basis === 'loss' ? 'loss' : 'fees'}
            options={[
              { value: 'fees', label: fields.feesPaid },
              { value: 'loss', label: fields.moneyLost },
            ]}
          />
          <NumberField {...{ id, entries, first, language, t }} name="fees" label={fields.fees} />
          {law.bonusAge && fields.young && (
            <Checkbox
              id={`${id}-young`}
              name="young"
              label={fields.young}
              defaultChecked={first?.young !== undefined}
            />
          )}
        </>
      }
    >
      {month && <Figures {...props} month={month} />}
      {terms && <Levels {...props} terms={terms} own={month?.level ?? null} />}
    </CalculatorFrame>
  )
}

function Figures({
  content: { sources },
  context,
  t,
  hrefTo,
  month,
}: Props & { month: ReturnType<typeof countLoyalty> }) {
  const { number } = formatsOf(context.language)
  return (
    <SourcedFigures
      t={t}
      hrefTo={hrefTo}
      rows={[
        {
          term: t('loyalty-calculator.worth'),
          value: formatAmount(month.worth, context),
          source: sources.worth,
          isMain: true,
        },
        { term: t('loyalty-calculator.points'), value: number(month.points), source: sources.points },
        {
          term: t('loyalty-calculator.level'),
          value: t(`loyalty-calculator.level.${month.level}`),
          source: sources.levels,
        },
        { term: t('loyalty-calculator.cost'), value: formatAmount(month.cost, context), source: sources.worth },
      ]}
    />
  )
}

function Levels({ id, context, t, terms, own }: Props & { terms: LoyaltyTerms; own: string | null }) {
  const { number } = formatsOf(context.language)
  return (
    <DataTable
      id={`${id}-levels`}
      caption={t('loyalty-calculator.levels')}
      columns={[
        { label: t('loyalty-calculator.level') },
        { label: t('loyalty-calculator.from'), isFigure: true },
        { label: t('loyalty-calculator.percent'), isFigure: true },
      ]}
      rows={terms.levels.map((level) => ({
        key: level.id,
        isOwn: level.id === own,
        cells: [
          t(`loyalty-calculator.level.${level.id}`) + (level.id === own ? ` (${t('loyalty-calculator.own')})` : ''),
          number(level.from),
          number(level.percent / 100, { style: 'percent' }),
        ],
      }))}
    />
  )
}
