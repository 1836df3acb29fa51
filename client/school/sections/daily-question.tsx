import { type FormEvent, useState } from 'react'
import { LinkedText } from '#client/components/linked-text.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { readForm } from '#client/runtime/read-form.ts'
import { writeQuestion } from '#client/runtime/write-question.ts'
import { callValue, daysBefore, FIRST_QUESTION, questionOf, questionStart } from '#shared/school/daily-question.ts'
import { addDays } from '#shared/site/calendar-days.ts'
import { fillWords } from '#shared/site/fill-words.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { cityOf } from '#shared/site/zoned-time.ts'
import { Cards } from '../felt/cards.tsx'
import { Felt } from '../felt/felt.tsx'
import { Spot, Training } from '../felt/training.tsx'
import frame from '../tool-frame.module.css'
import { ToolHead } from '../tool-head.tsx'

/** Days that are linked to. */
const DAYS_BACK = 7

/** One hand a day, the same for everybody, and the answer to the one before it. */
export function DailyQuestion({ id, content, context, t, hrefTo }: SectionProps<'daily-question'>) {
  const { language, path, timeZone } = context
  const { today = FIRST_QUESTION, day = today, entries = null } = content.given ?? {}
  const [answers, setAnswers] = useState(entries?.choice === undefined ? null : entries)
  const { date, number } = formatsOf(language)
  const spot = questionOf(day)
  const [before] = daysBefore(day, 1)
  const write = (one: string) => date(Date.parse(one), { weekday: 'long', day: 'numeric', month: 'long' })
  const next = {
    time: date(questionStart(addDays(today, 1)), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
    zone: cityOf(timeZone),
  }
  const others = [...(day === today ? [] : [today]), ...daysBefore(today, DAYS_BACK).filter((one) => one !== day)]

  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAnswers(readForm(event.currentTarget))
    // Whoever gets this address gets the question, and none of the answers.
    writeQuestion(event.currentTarget, [['day', day]])
  }

  return (
    <section id={id} className={frame.tool}>
      <div className="wrap">
        <ToolHead {...{ content, context, t, hrefTo }} />
        <Training
          {...{ id, content, spot, language, path, answers, t }}
          round={{ name: 'day', value: day }}
          onSubmit={check}
          heading={<h2>{content.heading.replace('{date}', write(day))}</h2>}
        >
          <p className="quiet">
            <LinkedText text={fillWords(content.note, next)} hrefTo={hrefTo} />
          </p>
          <h3 className="text-20 mt-24">{content.days.title}</h3>
          <ul className={`cluster mt-8 ${frame.actions}`}>
            {others.map((one) => (
              <li key={one}>
                <a className="link-target" href={one === today ? path : `${path}?day=${one}`} rel="nofollow">
                  {one === today ? content.days.today : write(one)}
                </a>
              </li>
            ))}
          </ul>
        </Training>
        {before && <Explained {...{ id, content, language, day: before, write, number, t }} />}
      </div>
    </section>
  )
}

interface ExplainedProps extends Pick<SectionProps<'daily-question'>, 'id' | 'content' | 't'> {
  language: string
  day: string
  write: (day: string) => string
  number: (value: number, options?: Intl.NumberFormatOptions) => string
}

/** The question of a day with its answer: the cards that win, the price, and what a call is worth in chips. */
function Explained({ id, content, language, day, write, number, t }: ExplainedProps) {
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
    <>
      <Felt id={`${id}-before`}>
        <h2>{texts.title.replace('{date}', write(day))}</h2>
        <Spot {...{ content, spot, language, t }} isAnswered />
      </Felt>
      <div className="stack-16 num mt-32 measure">
        <p>{fillWords(texts.outs, words)}</p>
        <Cards codes={outs} width={52} t={t} className="cluster" />
        <p>{fillWords(content.neededAnswer, words)}</p>
        <p>{fillWords(isCall ? content.callAnswer : content.foldAnswer, words)}</p>
        <p className="strong">{fillWords(isCall ? texts.call : texts.fold, words)}</p>
      </div>
    </>
  )
}
