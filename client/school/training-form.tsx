import type { FormEvent } from 'react'
import { Button } from '#client/components/button.tsx'
import { TextField } from '#client/components/text-field.tsx'
import type { TrainingRound } from '#shared/school/pot-odds-training.ts'
import type { TrainingTexts } from '#shared/school/school-content.ts'
import { formatsOf } from '#shared/site/messages.ts'
import styles from './training.module.css'

interface TrainingFormProps {
  id: string
  content: TrainingTexts
  spot: TrainingRound
  language: string
  path: string
  /** The field that says which round is answered. */
  round: { name: string; value: string | number }
  answers: Readonly<Record<string, string>> | null
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** What a round asks: outs, the price of a call, and the decision. */
export function TrainingForm({ id, content, spot, language, path, round, answers, onSubmit }: TrainingFormProps) {
  const { number } = formatsOf(language)
  return (
    <form
      className={`stack-24 ${styles.form}`}
      method="get"
      action={`${path}#${id}-answers`}
      autoComplete="off"
      onSubmit={onSubmit}
    >
      <input type="hidden" {...round} />
      <TextField
        id={`${id}-outs`}
        name="outs"
        label={content.questions.outs}
        inputMode="numeric"
        maxLength={2}
        defaultValue={answers?.outs ?? ''}
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
            <input type="radio" name="choice" value={choice} required defaultChecked={answers?.choice === choice} />
            {content[choice]}
          </label>
        ))}
      </fieldset>
      <Button look="strong" type="submit">
        {content.check}
      </Button>
    </form>
  )
}
