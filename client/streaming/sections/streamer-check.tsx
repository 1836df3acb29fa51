import { type ReactNode, type SubmitEvent, useRef } from 'react'
import buttons from '#client/components/button.module.css'
import { Button } from '#client/components/button.tsx'
import { Checkbox, RadioGroup } from '#client/components/choice.tsx'
import { FieldFold } from '#client/components/field-fold.tsx'
import { numberError } from '#client/components/number-error.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import { TextArea, TextField } from '#client/components/text-field.tsx'
import { readForm } from '#client/runtime/read-form.ts'
import { unfold } from '#client/runtime/unfold.ts'
import { visitorNow } from '#client/runtime/visitor-time.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import { checkFields, type FieldProblem, readEntry } from '#shared/streaming/streamer-entry.ts'
import { LineErrors } from '../line-errors.tsx'
import { useKeptQuestion } from '../use-kept-question.ts'
import styles from './streamer-check.module.css'
import { StreamerVerdict } from './streamer-verdict.tsx'

/** The rules for streamers, asked of one's own channel: in the browser, or by a form that the page itself answers. */
export function StreamerCheck({ id, content, context, t, hrefTo }: SectionProps<'streamer-check'>) {
  const { parts, fields, months, problems: wrong, weight } = content
  const { asked, keep, key } = useKeptQuestion(id, content.asked ?? null)
  const form = useRef<HTMLFormElement>(null)
  const values: CalculatorEntries = asked?.values ?? {}
  const { problems, lines, entry } = readEntry(values, context.language)

  const check = () => {
    const written = readForm(form.current, checkFields)
    keep({ values: written, now: visitorNow() })
    return readEntry(written, context.language)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (check().lines.length > 0) unfold(`${id}-streams`)
  }
  const field = (name: string) => {
    const problem: FieldProblem | undefined = problems[name]
    return {
      id: `${id}-${name}`,
      name,
      defaultValue: values[name],
      error: isOfField(problem)
        ? wrong[problem]
        : numberError(problem ? (values[name] ?? '') : '', { language: context.language, t }),
    }
  }
  const number = { inputMode: 'decimal', autoComplete: 'off' } as const
  const link = entry.link
  const linkError =
    link && !link.isAccepted && link.problem !== 'empty'
      ? { what: '', how: content.linkProblems[link.problem] }
      : undefined

  return (
    <section id={id} className={`wrap ${styles.check}`}>
      <form
        key={key}
        ref={form}
        method="get"
        action={`#${id}-result`}
        className={styles.form}
        noValidate
        onSubmit={submit}
        onBlur={() => asked && check()}
        onReset={() => keep(null)}
      >
        <Part number={1} title={parts.channel}>
          <RadioGroup
            id={`${id}-place`}
            name="place"
            label={fields.place}
            defaultValue={values.place}
            options={(['twitch', 'youtube', 'other'] as const).map((value) => ({ value, label: fields[value] }))}
          />
          <TextField
            {...field('link')}
            label={fields.link}
            hint={fields.linkHint}
            error={linkError}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Part>
        <Part number={2} title={parts.months}>
          {months.map((month, index) => (
            <fieldset key={month} className={`grid min-0 ${styles.month}`}>
              <legend className="ink-strong medium">{month}</legend>
              <TextField {...field(`h${index + 1}`)} {...number} label={fields.hours} />
              <TextField {...field(`v${index + 1}`)} {...number} label={fields.viewers} />
            </fieldset>
          ))}
          <p className="quiet loose">{weight}</p>
          <FieldFold className={styles.paste} label={fields.list} isOpen={Boolean(values.streams)}>
            <TextArea
              {...field('streams')}
              label={fields.list}
              hint={fields.listHint}
              rows={6}
              spellCheck={false}
              aria-invalid={lines.length > 0 || undefined}
              aria-describedby={`${id}-streams-hint${lines.length > 0 ? ` ${id}-streams-lines` : ''}`}
            />
            <LineErrors id={`${id}-streams-lines`} errors={lines} texts={content.lines} />
          </FieldFold>
        </Part>
        <Part number={3} title={parts.tables}>
          <div className={`columns-640 ${styles.pair}`}>
            <TextField {...field('all')} {...number} label={fields.all} />
            <TextField {...field('ours')} {...number} label={fields.ours} />
          </div>
        </Part>
        <Part number={4} title={parts.session}>
          <div className={`columns-640 ${styles.pair}`}>
            <TextField {...field('minutes')} {...number} label={fields.minutes} />
            <TextField {...field('streamed')} {...number} label={fields.streamed} />
          </div>
          <Checkbox id={`${id}-end`} name="end" label={fields.end} defaultChecked={values.end === 'on'} />
        </Part>
        <div className={`cluster ${styles.buttons}`}>
          <Button look="accent" type="submit">
            {fields.submit}
          </Button>
          {/* A form goes back to what it was served with. */}
          {content.asked ? (
            <a className={buttons.line} href={`${context.path}#${id}`}>
              {fields.clear}
            </a>
          ) : (
            <Button look="line" type="reset">
              {fields.clear}
            </Button>
          )}
        </div>
        <p className="quiet loose">{content.result.privacy}</p>
      </form>
      <StreamerVerdict
        id={`${id}-result`}
        content={content}
        context={context}
        entry={entry}
        now={asked?.now ?? null}
        unread={lines.length + Object.keys(problems).length}
        hrefTo={hrefTo}
      />
    </section>
  )
}

function Part({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <fieldset className="line-above grid min-0">
      <legend className="flex full ink-strong">
        <span className="num">{number}</span>
        {title}
      </legend>
      {children}
    </fieldset>
  )
}

/** The others are those of any number. */
function isOfField(problem: FieldProblem | undefined): problem is 'whole' | 'tables' | 'session' {
  return problem === 'whole' || problem === 'tables' || problem === 'session'
}
