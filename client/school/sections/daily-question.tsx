import { type FormEvent, useState } from 'react'
import { Card } from '#client/art/card.tsx'
import { parseCard } from '#client/art/card-code.ts'
import { LinkedText } from '#client/components/linked-text.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { callValue, daysBefore, FIRST_QUESTION, questionOf } from '#shared/school/daily-question.ts'
import { fillWords } from '#shared/site/fill-words.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { readForm } from '../card-entries.ts'
import { cardName } from '../card-name.ts'
import { ToolHead } from '../tool-head.tsx'
import { TrainerAnswers } from '../trainer-answers.tsx'
import styles from '../training.module.css'
import { TrainingFelt } from '../training-felt.tsx'
import { TrainingForm } from '../training-form.tsx'

/** Days that are linked to. */
const DAYS_BACK = 7

/** One hand a day, the same for everybody, and the answer to the one before it. */
export function DailyQuestion({ id, content, context, t, hrefTo }: SectionProps<'daily-question'>) {
  const { language, path } = context
  const { today = FIRST_QUESTION, day = today, entries = null } = content.given ?? {}
  const [answers, setAnswers] = useState(entries?.choice === undefined ? null : entries)
  const { date, number } = formatsOf(language)
  const spot = questionOf(day)
  const [before] = daysBefore(day, 1)
  const write = (one: string) => date(Date.parse(one), { weekday: 'long', day: 'numeric', month: 'long' })
  const others = [...(day === today ? [] : [today]), ...daysBefore(today, DAYS_BACK).filter((one) => one !== day)]

  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAnswers(readForm(event.currentTarget))
    // Whoever gets this address gets the question, and none of the answers.
    history.replaceState(history.state, '', `${path}?day=${day}`)
  }

  return (
    <section id={id} className={styles.trainer}>
      <div className="wrap">
        <ToolHead {...{ content, context, t, hrefTo }} />
        <TrainingFelt id={`${id}-round`} {...{ content, spot, language }}>
          <h2>{content.heading.replace('{date}', write(day))}</h2>
        </TrainingFelt>
        <div className={`columns-1024 ${styles.body}`}>
          <TrainingForm
            {...{ id, content, spot, language, path, answers }}
            round={{ name: 'day', value: day }}
            onSubmit={check}
          />
          <div id={`${id}-answers`} className={styles.answers}>
            <div aria-live="polite">
              {answers && <TrainerAnswers content={content} spot={spot} answers={answers} language={language} />}
            </div>
            <p className="quiet">
              <LinkedText text={content.note} hrefTo={hrefTo} />
            </p>
            <h3 className="text-20 mt-24">{content.days.title}</h3>
            <ul className={`cluster mt-8 ${styles.days}`}>
              {others.map((one) => (
                <li key={one}>
                  <a className="link-target" href={one === today ? path : `${path}?day=${one}`} rel="nofollow">
                    {one === today ? content.days.today : write(one)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        {before && <Explained {...{ id, content, language, day: before, write, number }} />}
      </div>
    </section>
  )
}

interface ExplainedProps extends Pick<SectionProps<'daily-question'>, 'id' | 'content'> {
  language: string
  day: string
  write: (day: string) => string
  number: (value: number, options?: Intl.NumberFormatOptions) => string
}

/** The question of a day with its answer: the cards that win, the price, and what a call is worth in chips. */
function Explained({ id, content, language, day, write, number }: ExplainedProps) {
  const spot = questionOf(day)
  const { outs, unseen, chance, needed, pot, bet, isCall } = spot
  const percent = (part: number) => number(part, { style: 'percent', maximumFractionDigits: 1 })
  const words = {
    count: outs.length,
    unseen,
    chance: percent(chance),
    bet: number(bet),
    total: number(pot + 2 * bet),
    needed: percent(needed),
    value: number(Math.abs(callValue(spot)), { maximumFractionDigits: 1 }),
  }
  const texts = content.before
  return (
    <div className={styles.explained}>
      <TrainingFelt id={`${id}-before`} {...{ content, spot, language }}>
        <h2>{texts.title.replace('{date}', write(day))}</h2>
      </TrainingFelt>
      <div className={`stack-16 num ${styles.body}`}>
        <p>{fillWords(texts.outs, words)}</p>
        <p className={`cluster ${styles.outs}`}>
          {outs.map((code) => (
            <Card key={code} {...parseCard(code)} width={44} alt={cardName(code, content)} />
          ))}
        </p>
        <p>{fillWords(content.neededAnswer, words)}</p>
        <p>{fillWords(isCall ? content.callAnswer : content.foldAnswer, words)}</p>
        <p className="strong">{fillWords(isCall ? texts.call : texts.fold, words)}</p>
      </div>
    </div>
  )
}
