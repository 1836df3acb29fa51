import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Card } from '#client/art/card.tsx'
import { parseCard } from '#client/art/card-code.ts'
import buttons from '#client/components/button.module.css'
import { Button } from '#client/components/button.tsx'
import { LinkedText } from '#client/components/linked-text.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { TextField } from '#client/components/text-field.tsx'
import { Trail } from '#client/components/trail.tsx'
import { trainingRound } from '#shared/school/pot-odds-training.ts'
import { readRound } from '#shared/school/training-entries.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { readForm } from '../card-entries.ts'
import { cardName } from '../card-name.ts'
import { TrainerAnswers } from '../trainer-answers.tsx'
import styles from './pot-odds-trainer.module.css'

export function PotOddsTrainer({ id, content, context, t, hrefTo }: SectionProps<'pot-odds-trainer'>) {
  const given = content.given ?? {}
  const [round, setRound] = useState(readRound(given.round))
  const [answers, setAnswers] = useState<Readonly<Record<string, string>> | null>(
    given.choice === undefined ? null : given,
  )
  const [score, setScore] = useState({ right: 0, all: 0 })
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  const { number } = formatsOf(context.language)
  const spot = trainingRound(round)
  const rows = [
    { name: content.hand, cards: spot.hand },
    { name: content.against, cards: spot.against },
    { name: content.board, cards: spot.board },
  ]

  // A new hand is read from its heading on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another round moves the focus
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus()
    isFirst.current = false
  }, [round])

  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = readForm(event.currentTarget)
    setAnswers(entered)
    if (answers || entered.choice === undefined) return
    const isRight = (entered.choice === 'call') === spot.isCall
    setScore(({ right, all }) => ({ right: right + (isRight ? 1 : 0), all: all + 1 }))
  }
  const go = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setAnswers(null)
    setRound(round + 1)
  }

  return (
    <section id={id} className={styles.trainer}>
      <div className="wrap">
        <Trail parents={content.trail} pageId={context.pageId} name={content.title} t={t} hrefTo={hrefTo} />
        <h1 className="title-72 mt-8">{content.title}</h1>
        <p className={`mt-16 text-lead ${styles.lead}`}>
          <LinkedText text={content.lead} hrefTo={hrefTo} />
        </p>
        <div id={`${id}-round`} className={styles.felt}>
          <h2 ref={heading} tabIndex={-1} className="num">
            {content.round.replace('{round}', number(round))}
          </h2>
          <dl className={`cluster ${styles.hands}`}>
            {rows.map(({ name, cards }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {cards.map((code) => (
                    <Card key={code} {...parseCard(code)} width={84} alt={cardName(code, content)} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <p className="num strong mt-24 text-22">
            {content.price.replace('{pot}', number(spot.pot)).replace('{bet}', number(spot.bet))}
          </p>
        </div>
        <div className={`columns-1024 ${styles.body}`}>
          {/* Another round is another form: nothing of the last answers stays in it. */}
          <form
            key={round}
            className={`stack-24 ${styles.form}`}
            method="get"
            action={`${context.path}#${id}-answers`}
            onSubmit={check}
          >
            <input type="hidden" name="round" value={round} />
            <TextField
              id={`${id}-outs`}
              name="outs"
              label={content.questions.outs}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              defaultValue={answers?.outs ?? ''}
            />
            <fieldset>
              <legend className="strong">{content.questions.needed}</legend>
              {spot.choices.map((choice) => (
                <label key={choice}>
                  <input
                    type="radio"
                    name="needed"
                    value={choice}
                    defaultChecked={answers?.needed === String(choice)}
                  />
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
                  />
                  {content[choice]}
                </label>
              ))}
            </fieldset>
            <Button look="strong" type="submit">
              {content.check}
            </Button>
          </form>
          <div id={`${id}-answers`} className={styles.answers}>
            <div aria-live="polite">
              {answers && (
                <TrainerAnswers content={content} spot={spot} answers={answers} language={context.language} />
              )}
            </div>
            {/* A plain link: without a script the address brings the next round. No crawler follows it to the last. */}
            <a
              className={buttons.line}
              onClick={go}
              href={`${context.path}?round=${round + 1}#${id}-round`}
              rel="nofollow"
            >
              {content.next}
            </a>
            {score.all > 0 && (
              <p className="num mt-16">
                {content.score.replace('{right}', number(score.right)).replace('{all}', number(score.all))}
              </p>
            )}
            <p className="quiet mt-16">
              <LinkedText text={content.note} hrefTo={hrefTo} />
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
