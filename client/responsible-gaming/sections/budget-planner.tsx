import { FieldMessage } from '#client/components/field.tsx'
import { formatAmount } from '#client/components/format-amount.ts'
import { numberError } from '#client/components/number-error.ts'
import { ReadingSection } from '#client/components/reading-section.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { TextField } from '#client/components/text-field.tsx'
import { useDay } from '#client/runtime/visitor-day.ts'
import { useVisitorZone } from '#client/runtime/visitor-time.ts'
import {
  addUpPlan,
  type Finding,
  findOverspending,
  limitOfPlan,
  readLeft,
} from '#shared/responsible-gaming/budget-plan.ts'
import { monthStart } from '#shared/site/calendar-days.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { readNumber } from '#shared/site/read-number.ts'
import { CallHelpline } from '../call-helpline.tsx'
import { SpendingChart } from '../spending-chart.tsx'
import { usePrivateForm } from '../use-private-form.ts'
import styles from './budget-planner.module.css'

const planFields = ['left', 'budget', 'sessions', 'hours'] as const
const months = [0, 1, 2, 3, 4, 5]

/** What playing costs, from what the visitor enters. Nothing is sent and nothing is kept: the form is all the memory there is. */
export function BudgetPlanner({ id, content, context, t }: SectionProps<'budget-planner'>) {
  const { title, lead, fields, chart, privacy, byHand, contacts } = content
  const { entries, left, form } = usePrivateForm()
  const today = useDay(useVisitorZone())
  const { language } = context
  const formats = formatsOf(language)

  const fieldId = (name: string) => `${id}-${name}`
  const written = (name: string) => entries[fieldId(name)] ?? ''
  const entered = (name: string) => readNumber(written(name), language)
  const leftOver = readLeft(written('left'), language)
  const error = (name: string) =>
    left.has(fieldId(name)) && !(name === 'left' && leftOver === 0)
      ? numberError(written(name), { language, t })
      : undefined
  const amount = (value: number) => formatAmount(Math.round(value * 100) / 100, context)
  const monthName = (index: number, month: 'long' | 'short') => {
    if (!today) return String(index + 1)
    return formats.date(monthStart(today, index + 1 - months.length), { month }).replace(/\.$/, '')
  }
  const wrong = [
    ...planFields.map((name) => ({ name, label: fields[name], isMonth: false })),
    ...months.map((index) => ({ name: `month-${index + 1}`, label: monthName(index, 'long'), isMonth: true })),
  ].flatMap(({ name, label, isMonth }) => {
    const found = error(name)
    return found ? [{ name, isMonth, what: `${label}: ${found.what}`, how: found.how }] : []
  })

  const past = months.map((index) => entered(`month-${index + 1}`))
  const spent = past.map(({ value }) => value)
  const budget = entered('budget').value
  const plan = { left: leftOver, budget, sessions: entered('sessions').value, hours: entered('hours').value }
  const sums = addUpPlan(plan)
  const limit = limitOfPlan(plan)
  // Cut off: what is below the limit never reads as the limit.
  const percent = (share: number) => formats.number(Math.floor(share * 100) / 100, { style: 'percent' })
  const rows = [
    { key: 'share', value: sums.share === null ? null : percent(sums.share) },
    { key: 'per-session', value: sums.perSession === null ? null : amount(sums.perSession) },
    { key: 'per-hour', value: sums.perHour === null ? null : amount(sums.perHour) },
    {
      key: 'hours-per-month',
      value: sums.hoursPerMonth === null ? null : formats.number(sums.hoursPerMonth, { maximumFractionDigits: 0 }),
    },
    { key: 'per-year', value: sums.perYear === null ? null : amount(sums.perYear) },
  ] as const

  const sentence = (finding: Finding): string => {
    // The field itself says what is wrong.
    if (finding.kind === 'unreadable') return ''
    if (finding.kind === 'empty') return chart.empty
    if (finding.kind === 'within') return t('budget.within', { amount: amount(finding.limit) })
    if (finding.kind === 'total') {
      return t('budget.total', { count: spent.filter((one) => one !== null).length, amount: amount(finding.total) })
    }
    const [first = 0] = finding.months
    return t('budget.over', {
      count: finding.months.length,
      month: monthName(first, 'long'),
      amount: amount(finding.excess),
    })
  }
  const finding = sentence(findOverspending(past, entered('budget')))

  return (
    <ReadingSection id={id} title={title} lead={lead}>
      <form className={`no-script columns-768 ${styles.planner}`} {...form}>
        <div className={styles.fields}>
          {planFields.map((name) => (
            <TextField key={name} id={fieldId(name)} label={fields[name]} inputMode="decimal" error={error(name)} />
          ))}
          <output className={`num ${styles.sums}`}>
            {rows.map(({ key, value }) => (
              <span key={key} className="gap-16 line-below">
                <span>{t(`budget.${key}`)}</span> <b>{value ?? '–'}</b>
              </span>
            ))}
          </output>
          <div role="status">
            {wrong[0] && (
              <p className="visually-hidden">
                {wrong[0].what} {wrong[0].how}
              </p>
            )}
            {limit && (
              <div className={`gap-12 ink-strong grid ${styles.warning}`}>
                <p>
                  {sums.share === null
                    ? t('budget.nothing-left')
                    : t('budget.much', {
                        share: percent(sums.share),
                        limit: percent(limit.share),
                        amount: amount(limit.amount),
                      })}
                </p>
                {contacts && <CallHelpline helpline={contacts.helpline} t={t} />}
              </div>
            )}
          </div>
          {contacts && !limit && budget !== null && <CallHelpline helpline={contacts.helpline} t={t} />}
        </div>
        <fieldset className={`quiet loose min-0 ${styles.months}`}>
          <legend className="visually-hidden">{t('budget.months')}</legend>
          <p className={styles.finding} aria-live="polite">
            {finding}
          </p>
          <p>{chart.description}</p>
          <SpendingChart
            id={`${id}-chart`}
            label={finding}
            amounts={spent}
            limit={budget}
            limitLabel={budget === null ? null : t('budget.limit', { amount: amount(budget) })}
            language={language}
          />
          <div className={styles.row}>
            {months.map((index) => (
              <TextField
                key={index}
                id={fieldId(`month-${index + 1}`)}
                label={monthName(index, 'short')}
                inputMode="decimal"
                {...(error(`month-${index + 1}`) && {
                  'aria-invalid': true,
                  'aria-describedby': `${fieldId(`month-${index + 1}`)}-error`,
                })}
              />
            ))}
          </div>
          {wrong.map(
            ({ name, isMonth, ...words }) => isMonth && <FieldMessage key={name} id={fieldId(name)} error={words} />,
          )}
          <div className={`no-print cluster ${styles.more}`}>
            <details>
              <summary className="row-target underlined">{t('budget.table')}</summary>
              <table className="num">
                <caption className="visually-hidden">{finding}</caption>
                <tbody>
                  {months.map((index) => (
                    <tr key={index}>
                      <th scope="row">{monthName(index, 'long')}</th>
                      <td>{spent[index] == null ? '–' : amount(spent[index])}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
            <button className="row-target underlined" type="reset">
              {t('budget.clear')}
            </button>
          </div>
          <p>{privacy}</p>
        </fieldset>
      </form>
      <p className={`loose mt-24 ${styles.byHand}`}>{byHand}</p>
    </ReadingSection>
  )
}
