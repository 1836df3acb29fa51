import { type SubmitEvent, useEffect, useRef } from 'react'
import { Button } from '#client/components/button.tsx'
import { Checkbox } from '#client/components/choice.tsx'
import { DataTable } from '#client/components/data-table.tsx'
import { formatAmount } from '#client/components/format-amount.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import { SelectField } from '#client/components/select-field.tsx'
import { TextArea } from '#client/components/text-field.tsx'
import { ClauseCite } from '#client/policies/clause-cite.tsx'
import { readForm } from '#client/runtime/read-form.ts'
import { useVisitorZone } from '#client/runtime/visitor-time.ts'
import { refuseCalculation } from '#shared/law/calculator-law.ts'
import { fillWords } from '#shared/site/fill-words.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { isTimeZone } from '#shared/site/zoned-time.ts'
import { payoutFields, payoutZones, readSessions, sumUpWeeks } from '#shared/streaming/streamer-payout.ts'
import { LineErrors } from '../line-errors.tsx'
import { useKeptQuestion } from '../use-kept-question.ts'
import styles from './streamer-payout.module.css'

const momentFormat = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const
const dayFormat = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const DAY_MS = 86_400_000

/** When the cashback of streamed sessions can be redeemed, week by week, in UTC and in the streamer's own time. */
export function StreamerPayout({ id, content, context }: SectionProps<'streamer-payout'>) {
  const { title, lead, fields, zones, lines, result, clause, note, rules, law } = content
  const { asked: values, keep, key } = useKeptQuestion(id, content.asked?.values ?? null)
  const form = useRef<HTMLFormElement>(null)
  const ownZone = useVisitorZone()
  const { language } = context
  const { date, number } = formatsOf(language)
  const asked = values?.zone
  const timeZone = asked && isTimeZone(asked) ? asked : (ownZone ?? 'UTC')
  const isOnAtEnd = values?.end === 'on'
  const list = readSessions(values?.sessions ?? '', { timeZone, language })
  const weeks = sumUpWeeks(list.sessions, { ...rules, isOnAtEnd })
  const hasTournaments = list.sessions.some(({ share }) => share !== null)
  const nameOf = (zone: string) => zones[zone as keyof typeof zones] ?? zone.replace(/^.*\//, '').replaceAll('_', ' ')
  const options = [
    ...new Set([...(ownZone ? [ownZone] : []), ...(asked && isTimeZone(asked) ? [asked] : []), ...payoutZones]),
  ]

  // One's own zone is the likely one, and only the browser knows it.
  useEffect(() => {
    const select = form.current?.elements.namedItem('zone')
    if (ownZone && !asked && select instanceof HTMLSelectElement) select.value = ownZone
  }, [ownZone, asked])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    keep(readForm(form.current, payoutFields))
  }
  const refusal = law && refuseCalculation(law, { shows: 'loyalty', isYoungAdult: false, isLossLinked: true })
  if (refusal) {
    return (
      <section id={id} className={`wrap stack-32 ${styles.payout}`}>
        <p>{fillWords(content.refusal, { law: refusal.law.title })}</p>
      </section>
    )
  }
  const money = (cents: number) => formatAmount(cents / 100, context)
  // With no-break spaces: a column of moments is as wide as they are.
  const moment = (at: number, zone: string) => date(at, { ...momentFormat, timeZone: zone }).replaceAll(' ', '\u00a0')
  const day = (at: number) => date(at, dayFormat).replaceAll(' ', '\u00a0')
  const doubtful = list.sessions.filter(({ isAmbiguous, isSkipped }) => isAmbiguous || isSkipped)

  return (
    <section id={id} className={`wrap stack-32 ${styles.payout}`}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p className="loose mt-12">{lead}</p>
      </div>
      <form
        key={key}
        ref={form}
        method="get"
        action={`#${id}-result`}
        className={`columns-1024 ${styles.form}`}
        noValidate
        onSubmit={submit}
      >
        <div>
          <TextArea
            id={`${id}-sessions`}
            name="sessions"
            label={fields.sessions}
            hint={`${fields.sessionsHint} ${fields.example}`}
            defaultValue={values?.sessions}
            rows={7}
            spellCheck={false}
            aria-invalid={list.errors.length > 0 || undefined}
            aria-describedby={`${id}-sessions-hint${list.errors.length > 0 ? ` ${id}-lines` : ''}`}
          />
          <LineErrors id={`${id}-lines`} errors={list.errors} texts={lines} />
        </div>
        <SelectField
          id={`${id}-zone`}
          name="zone"
          label={fields.zone}
          hint={fields.zoneHint}
          defaultValue={asked ?? 'UTC'}
          options={options.map((zone) => ({
            value: zone,
            label: zone === ownZone ? fillWords(fields.ownZone, { zone: nameOf(zone) }) : nameOf(zone),
          }))}
        />
        <Checkbox id={`${id}-end`} name="end" label={fields.end} defaultChecked={isOnAtEnd} />
        <Button look="accent" type="submit">
          {fields.submit}
        </Button>
      </form>
      <div id={`${id}-result`} className={`stack-16 ${styles.result}`}>
        <p role="status">
          {values === null || weeks.length === 0
            ? result.idle
            : fillWords(result.total, {
                amount: money(weeks.reduce((sum, week) => sum + week.cashback, 0)),
                weeks: weeks.length,
              })}{' '}
          {list.errors.length > 0 && fillWords(result.unread, { count: list.errors.length })}
        </p>
        {weeks.length > 0 && (
          <DataTable
            id={`${id}-weeks`}
            caption={fillWords(result.label, { zone: nameOf(timeZone) })}
            columns={[
              { label: result.week },
              { label: result.sessions, isFigure: true },
              { label: result.fees, isFigure: true },
              { label: result.cashback, isFigure: true },
              { label: result.after },
              { label: result.own },
            ]}
            rows={weeks.map((week) => ({
              key: String(week.start),
              cells: [
                `${day(week.start)} – ${day(week.redeemableAfter - DAY_MS)}`,
                week.left > 0
                  ? `${number(week.sessions)} (${fillWords(result.left, { count: week.left })})`
                  : number(week.sessions),
                money(week.fees),
                money(week.cashback),
                moment(week.redeemableAfter, 'UTC'),
                moment(week.redeemableAfter, timeZone),
              ],
            }))}
          />
        )}
        {hasTournaments && !isOnAtEnd && <p>{result.endUnsaid}</p>}
        {doubtful.map(({ line, isSkipped }) => (
          <p key={line}>{fillWords(isSkipped ? result.skipped : result.ambiguous, { line })}</p>
        ))}
        <ClauseCite clause={clause} article={result.article} />
        <p className={`quiet ${styles.note}`}>{note}</p>
      </div>
    </section>
  )
}
