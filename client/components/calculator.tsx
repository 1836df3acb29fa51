import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAfterPause } from '#client/runtime/after-pause.ts'
import { readForm } from '#client/runtime/read-form.ts'
import { writeQuestion } from '#client/runtime/write-question.ts'
import type { Refusal } from '#shared/law/calculator-law.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import type { ContentLink as ContentLinkData } from '#shared/site/content-link.ts'
import links from './button.module.css'
import styles from './calculator.module.css'
import { ContentLink } from './content-link.tsx'
import { numberError } from './number-error.ts'
import { SectionHead } from './section-head.tsx'
import type { SectionProps } from './section-props.ts'
import { TextField } from './text-field.tsx'

type CalculatorKind = 'bonus-calculator' | 'loyalty-calculator'
type Shared = Pick<SectionProps<CalculatorKind>, 'id' | 'context' | 't' | 'hrefTo'>

interface CalculatorForm extends Pick<Shared, 't'> {
  /** What the address says. */
  first: CalculatorEntries | null
  /** Its fields of numbers. */
  numbers: readonly string[]
  language: string
}

/** What stands in a calculator's form: at first what the address says, then whatever is typed, which goes into the address. */
export function useCalculatorForm({ first, numbers, language, t }: CalculatorForm) {
  const ref = useRef<HTMLFormElement>(null)
  const [entries, setEntries] = useState(first)
  // What was typed before this code had arrived counts.
  useEffect(() => setEntries(readForm(ref.current)), [])
  const { onInput, onChange, onBlur, now } = useAfterPause(() => {
    const written = readForm(ref.current)
    setEntries(written)
    writeQuestion(
      ref.current,
      Object.entries(written).filter(([, text]) => text.trim() !== ''),
    )
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    flushSync(now)
    // As the tools of the school do: the field says what is wrong with it to whoever reaches it.
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const written = entries ?? {}
  const [error] = numbers.flatMap((name) => numberError(written[name] ?? '', { language, t }) ?? [])
  return { form: { ref, onInput, onChange, onBlur, onSubmit }, entries: written, error: error?.what }
}

interface FrameProps extends Shared {
  content: { title: string; lead: string; note: string; refusal: ContentLinkData }
  form: ReturnType<typeof useCalculatorForm>['form']
  fields: ReactNode
  /** What is wrong with the first wrong field. */
  error: string | undefined
  isAsking: boolean
  refusal: { reason: Refusal; age: number } | null
  summary: string
  children: ReactNode
}

export function CalculatorFrame(props: FrameProps) {
  const { id, content, context, form, fields, error, isAsking, refusal, summary, children, t } = props
  return (
    <section id={id} className="section-80-112">
      <div className="wrap">
        <SectionHead title={content.title} lead={content.lead} />
        <div className={`stack-32 ${styles.body}`}>
          {isAsking && (
            <form
              {...form}
              className={`no-print ${styles.form}`}
              method="get"
              action={`${context.path}#${id}`}
              autoComplete="off"
            >
              {fields}
              <button type="submit" className={links.strong}>
                {t('calculator.submit')}
              </button>
            </form>
          )}
          <div className={`sheet ${styles.result}`}>
            <div role="status">
              {refusal ? (
                <Refused {...props} refusal={refusal} />
              ) : (
                <p className={`num strong ${styles.summary}`}>{error ?? summary}</p>
              )}
            </div>
            {!refusal && children}
          </div>
        </div>
        <p className={`quiet ${styles.note}`}>{content.note}</p>
      </div>
    </section>
  )
}

function Refused({ content, refusal, t, hrefTo }: FrameProps & { refusal: NonNullable<FrameProps['refusal']> }) {
  const { reason, law } = refusal.reason
  return (
    <div data-refusal={reason}>
      <h3 className={`strong ${styles.summary}`}>{t('calculator.refused')}</h3>
      <p>{t(`calculator.refused.${reason}`, { age: refusal.age })}</p>
      <p className={styles.law}>
        {t('calculator.law')}{' '}
        {law.url ? (
          <ContentLink
            link={{ label: law.title, href: law.url }}
            look="text"
            hrefTo={hrefTo}
            newTabLabel={t('calculator.new-tab')}
          />
        ) : (
          law.title
        )}
      </p>
      <ContentLink link={content.refusal} look="text" hrefTo={hrefTo} newTabLabel={t('calculator.new-tab')} />
    </div>
  )
}

interface NumberFieldProps {
  id: string
  name: string
  label: string
  entries: CalculatorEntries
  first: CalculatorEntries | null
  language: string
  t: Shared['t']
}

export function NumberField({ id, name, label, entries, first, language, t }: NumberFieldProps) {
  return (
    <TextField
      id={`${id}-${name}`}
      name={name}
      label={label}
      inputMode="decimal"
      maxLength={16}
      defaultValue={first?.[name] ?? ''}
      error={numberError(entries[name] ?? '', { language, t })}
    />
  )
}

interface FiguresProps extends Pick<Shared, 't' | 'hrefTo'> {
  rows: readonly { term: string; value: string; source: ContentLinkData; isMain?: boolean }[]
}

/** Figures, each with a link to the clause or condition that it comes from. */
export function SourcedFigures({ rows, t, hrefTo }: FiguresProps) {
  return (
    <dl className={`num mt-16 ${styles.figures}`}>
      {rows.map(({ term, value, source, isMain }) => (
        <div key={term} className={isMain ? styles.main : undefined}>
          <dt>{term}</dt>
          <dd className="cluster">
            <b className="text-22 ink-strong">{value}</b>
            <span className="text-15">
              <span className="visually-hidden">{t('calculator.source')} </span>
              <ContentLink link={source} look="text" hrefTo={hrefTo} newTabLabel={t('calculator.new-tab')} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
