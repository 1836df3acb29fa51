import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { FieldMessage } from '#client/components/field.tsx'
import { numberError } from '#client/components/number-error.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import { TextField } from '#client/components/text-field.tsx'
import { readForm } from '#client/runtime/read-form.ts'
import type { TrainingRound } from '#shared/school/pot-odds-training.ts'
import type { TrainingTexts } from '#shared/school/school-content.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { ChipBar } from './chip-bar.tsx'
import felt from './felt.module.css'
import { Felt, Places } from './felt.tsx'
import { TrainerAnswers } from './trainer-answers.tsx'
import styles from './training.module.css'

interface SpotProps extends Pick<SectionProps<'pot-odds-trainer'>, 't'> {
  content: TrainingTexts
  spot: TrainingRound
  language: string
  /** The call is shown among the chips too. */
  isAnswered: boolean
}

/** Both hands and the board of a round, and its price in chips: the first are the call, then the pot and the bet. */
export function Spot({ content, spot, language, isAnswered, t }: SpotProps) {
  const { number } = formatsOf(language)
  const { pot, bet } = spot
  return (
    <>
      <Places
        t={t}
        places={[
          { name: content.hand, cards: spot.hand },
          { name: content.against, cards: spot.against },
          { name: content.board, cards: spot.board },
        ]}
      />
      <p className="num strong mt-24 text-22">
        {content.price.replace('{pot}', number(pot)).replace('{bet}', number(bet))}
      </p>
      <ChipBar parts={[isAnswered ? bet : 0, pot, bet]} />
    </>
  )
}

interface TrainingProps extends Pick<SectionProps<'pot-odds-trainer'>, 'id' | 't'> {
  content: TrainingTexts
  spot: TrainingRound
  language: string
  path: string
  heading: ReactNode
  /** The field that says which round is answered. */
  round: { name: string; value: string | number }
  answers: CalculatorEntries | null
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Below the answers. */
  children: ReactNode
}

/** A round on the felt: what it asks (outs, the price of a call, the decision) and, once it is answered, what is right. */
export function Training(props: TrainingProps) {
  const { id, content, spot, language, path, heading, round, answers, onSubmit, children, t } = props
  const { number } = formatsOf(language)
  const [refused, setRefused] = useState<{ round: string | number; entered: CalculatorEntries } | null>(null)
  const problemsOf = ({ outs = '', choice }: CalculatorEntries) => ({
    outs: numberError(outs, { language, t }),
    choice: choice === undefined ? { what: content.missing, how: content.questions.choice } : undefined,
  })
  const isRefused = refused?.round === round.value
  const entered = isRefused ? refused.entered : answers
  const errors = entered && problemsOf(entered)
  const error = errors?.outs ?? errors?.choice
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const now = readForm(form)
    const [wrong] = Object.entries(problemsOf(now)).flatMap(([name, error]) => (error ? [name] : []))
    setRefused(wrong ? { round: round.value, entered: now } : null)
    if (!wrong) return onSubmit(event)
    // What cannot be read is not judged, and shows no answers.
    event.preventDefault()
    form.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
  }
  return (
    <Felt id={`${id}-round`}>
      {heading}
      <Spot {...{ content, spot, language, t }} isAnswered={answers !== null} />
      <div className={`columns-1024 mt-32 ${felt.body}`}>
        <form
          // Another round is another form: nothing of the last answers stays in it.
          key={round.value}
          className={`stack-24 ${styles.form}`}
          method="get"
          action={`${path}#${id}-answers`}
          autoComplete="off"
          onSubmit={submit}
          // The browser's own words are of its language; without this code they are all there is.
          ref={(form) => {
            if (form) form.noValidate = true
          }}
        >
          <input type="hidden" {...round} />
          <TextField
            id={`${id}-outs`}
            name="outs"
            label={content.questions.outs}
            inputMode="numeric"
            maxLength={2}
            defaultValue={answers?.outs ?? ''}
            error={errors?.outs}
          />
          <fieldset>
            <legend className="strong">{content.questions.needed}</legend>
            {spot.choices.map((choice) => (
              <label key={choice}>
                <input type="radio" name="needed" value={choice} defaultChecked={answers?.needed === String(choice)} />
                <span className="num">{number(choice / 100, { style: 'percent' })}</span>
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend className="strong">{content.questions.choice}</legend>
            {(['call', 'fold'] as const).map((choice) => (
              <label key={choice}>
                <input
                  type="radio"
                  name="choice"
                  value={choice}
                  required
                  defaultChecked={answers?.choice === choice}
                  aria-describedby={errors?.choice && `${id}-choice-error`}
                />
                {content[choice]}
              </label>
            ))}
            <FieldMessage id={`${id}-choice`} error={errors?.choice} />
          </fieldset>
          <Button look="strong" type="submit">
            {content.check}
          </Button>
        </form>
        <div id={`${id}-answers`} className={styles.answers}>
          <div aria-live="polite">
            {isRefused ? (
              <p className={styles.verdicts}>
                {error?.what} {error?.how}
              </p>
            ) : (
              answers && <TrainerAnswers {...{ content, spot, answers, language, t }} />
            )}
          </div>
          {children}
        </div>
      </div>
    </Felt>
  )
}
