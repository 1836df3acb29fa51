import { FieldFold } from '#client/components/field-fold.tsx'
import { formatAmount } from '#client/components/format-amount.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import { TextField } from '#client/components/text-field.tsx'
import { prizeFields, readDeal, stackFields } from '#shared/school/deal-entries.ts'
import { DealResult, summariseDeal } from '../deal-result.tsx'
import { ToolFrame } from '../tool-frame.tsx'
import { useToolForm } from '../use-tool-form.ts'
import styles from './deal-calculator.module.css'

/** Rows of the form that are always there; the others open when somebody asks for them. */
const FIRST_ROWS = 4

/** What each player would get in a deal: by ICM, by chips and evenly. */
export function DealCalculator({ id, content, context, t, hrefTo }: SectionProps<'deal-calculator'>) {
  const { language, path } = context
  const { asked, answer, onSubmit, errorOf, firstError } = useToolForm({
    ...{ id, language, t },
    given: content.given,
    read: readDeal,
    texts: content.problems,
  })
  const field = (name: string, label: string) => (
    <TextField
      key={name}
      id={`${id}-${name}`}
      name={name}
      label={label}
      inputMode="decimal"
      maxLength={16}
      defaultValue={asked?.[name] ?? ''}
      error={errorOf(name)}
    />
  )
  const rows = (from: number, to?: number) => (
    <div className={`columns-640 ${styles.sets}`}>
      {[
        { legend: content.stacks, names: stackFields, label: content.player },
        { legend: content.prizes, names: prizeFields, label: content.place },
      ].map(({ legend, names, label }) => (
        <fieldset key={legend} className="min-0">
          <legend className="strong">{legend}</legend>
          <div className={styles.numbers}>
            {names.slice(from, to).map((name, index) => field(name, label.replace('{n}', `${from + index + 1}`)))}
          </div>
        </fieldset>
      ))}
    </div>
  )
  const isLong = [...stackFields.slice(FIRST_ROWS), ...prizeFields.slice(FIRST_ROWS)].some((name) => asked?.[name])
  const result = answer && {
    ...{ content, language },
    deal: answer.deal,
    money: (cents: number) => formatAmount(cents / 100, context, 'cents'),
  }

  return (
    <ToolFrame
      {...{ id, content, context, t, hrefTo, onSubmit }}
      status={result ? <b>{summariseDeal(result)}</b> : (firstError?.what ?? content.empty)}
      fields={
        <>
          {rows(0, FIRST_ROWS)}
          <FieldFold label={content.more} isOpen={isLong}>
            {rows(FIRST_ROWS)}
          </FieldFold>
        </>
      }
    >
      {result && <DealResult id={id} {...result} />}
      {!asked && (
        <a
          className="link-target mt-12"
          href={`${path}?${new URLSearchParams(content.example.entries)}#${id}-result`}
          rel="nofollow"
        >
          {content.example.label}
        </a>
      )}
    </ToolFrame>
  )
}
