import { CalculatorFrame, NumberField, SourcedFigures, useCalculatorForm } from '#client/components/calculator.tsx'
import { Checkbox } from '#client/components/choice.tsx'
import { formatAmount } from '#client/components/format-amount.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import { refuseCalculation } from '#shared/law/calculator-law.ts'
import { type BonusTerms, releaseBonus } from '#shared/promotions/bonus-release.ts'
import { readNumber } from '#shared/site/read-number.ts'

const numbers = ['deposit', 'fees', 'days']

type Props = SectionProps<'bonus-calculator'>

export function BonusCalculator(props: Props) {
  const { id, content, context, t } = props
  const { market, fields } = content
  const { language } = context
  const { form, entries, error } = useCalculatorForm({ first: market?.entries ?? null, numbers, language, t })
  if (!market) return null
  const { law, terms, entries: first } = market
  const isYoungAdult = entries.young !== undefined
  const reason = refuseCalculation(law, { shows: 'welcome-bonus', isYoungAdult, isLossLinked: false })
  const field = { id, entries, first, t, language }
  const asked = terms && readPlay(entries, language)
  return (
    <CalculatorFrame
      {...props}
      {...{ form, error }}
      isAsking={terms !== null}
      refusal={reason && { reason, age: law.bonusAge?.from ?? 0 }}
      summary={asked && terms ? summarise(props, terms, asked) : t('calculator.empty')}
      fields={
        <>
          <NumberField {...field} name="deposit" label={fields.deposit} />
          <NumberField {...field} name="fees" label={fields.fees} />
          <NumberField {...field} name="days" label={fields.days} />
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
      {asked && terms && <Figures {...props} terms={terms} play={asked} />}
    </CalculatorFrame>
  )
}

type Play = Parameters<typeof releaseBonus>[1]

function readPlay(entries: Readonly<Record<string, string>>, language: string): Play | null {
  const [deposit, fees, days] = numbers.map((name) => readNumber(entries[name] ?? '', language))
  if (deposit?.value == null || fees?.problem || days?.problem) return null
  return { deposit: deposit.value, fees: fees?.value ?? 0, daysPassed: Math.floor(days?.value ?? 0) }
}

function summarise({ t, context }: Props, terms: BonusTerms, play: Play): string {
  const result = releaseBonus(terms, play)
  const amount = (value: number) => formatAmount(value, context)
  if (!result) return t('bonus-calculator.too-small', { amount: amount(terms.smallestDeposit) })
  return t('bonus-calculator.summary', { released: amount(result.released), bonus: amount(result.bonus) })
}

function Figures({ content: { sources }, context, t, hrefTo, terms, play }: Props & { terms: BonusTerms; play: Play }) {
  const result = releaseBonus(terms, play)
  if (!result) return <SourcedFigures t={t} hrefTo={hrefTo} rows={[smallest()]} />
  const amount = (value: number) => formatAmount(value, context)
  const isOver = result.daysLeft === 0
  return (
    <SourcedFigures
      t={t}
      hrefTo={hrefTo}
      rows={[
        {
          term: t('bonus-calculator.released'),
          value: amount(result.released),
          source: sources.release,
          isMain: true,
        },
        {
          term: t('bonus-calculator.steps'),
          value: t('bonus-calculator.of', { part: result.stepsReleased, all: result.steps }),
          source: sources.release,
        },
        { term: t('bonus-calculator.bonus'), value: amount(result.bonus), source: sources.match },
        ...(isOver
          ? []
          : [{ term: t('bonus-calculator.to-go'), value: amount(result.feesToGo), source: sources.release }]),
        {
          term: t('bonus-calculator.days'),
          value: t('bonus-calculator.of', { part: result.daysLeft, all: terms.days }),
          source: sources.expiry,
        },
        {
          term: t(isOver ? 'bonus-calculator.lapsed' : 'bonus-calculator.rest'),
          value: amount(result.rest),
          source: sources.expiry,
        },
      ]}
    />
  )

  function smallest() {
    return {
      term: t('bonus-calculator.smallest'),
      value: formatAmount(terms.smallestDeposit, context),
      source: sources.deposit,
    }
  }
}
