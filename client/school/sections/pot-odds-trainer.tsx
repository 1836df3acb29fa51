import { type FormEvent, useEffect, useRef, useState } from 'react'
import buttons from '#client/components/button.module.css'
import { LinkedText } from '#client/components/linked-text.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { readForm } from '#client/runtime/read-form.ts'
import { trainingRound } from '#shared/school/pot-odds-training.ts'
import { readRound } from '#shared/school/training-entries.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { Training } from '../felt/training.tsx'
import frame from '../tool-frame.module.css'
import { ToolHead } from '../tool-head.tsx'

export function PotOddsTrainer({ id, content, context, t, hrefTo }: SectionProps<'pot-odds-trainer'>) {
  const { first = 1, entries } = content.given ?? {}
  const [round, setRound] = useState(readRound(entries?.round, first))
  const [answers, setAnswers] = useState<CalculatorEntries | null>(entries?.choice === undefined ? null : entries)
  const [score, setScore] = useState({ right: 0, all: 0 })
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  const { language, path } = context
  const { number } = formatsOf(language)
  const spot = trainingRound(round)

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
  const next = readRound(`${round + 1}`, 1)
  const go = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setAnswers(null)
    setRound(next)
  }

  return (
    <section id={id} className={frame.tool}>
      <div className="wrap">
        <ToolHead {...{ content, context, t, hrefTo }} />
        <Training
          {...{ id, content, spot, language, path, answers, t }}
          round={{ name: 'round', value: round }}
          onSubmit={check}
          heading={
            <h2 ref={heading} tabIndex={-1} className="num">
              {content.round.replace('{round}', number(round))}
            </h2>
          }
        >
          {/* A plain link: without a script the address brings the next round. No crawler follows it to the last. */}
          <a className={buttons.line} onClick={go} href={`${path}?round=${next}#${id}-round`} rel="nofollow">
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
        </Training>
      </div>
    </section>
  )
}
