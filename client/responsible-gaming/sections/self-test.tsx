import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { ContentLink } from '#client/components/content-link.tsx'
import { FieldMessage } from '#client/components/field.tsx'
import { Icon } from '#client/components/icon.tsx'
import { ReadingSection } from '#client/components/reading-section.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { firstUnanswered, scoreSelfTest } from '#shared/responsible-gaming/self-test.ts'
import { CallHelpline } from '../call-helpline.tsx'
import { HelpNow } from '../help-now.tsx'
import styles from './self-test.module.css'

/** One question at a time; answers live in the form's controls only. Without a script all stand below each other. */
export function SelfTest({ id, content, t, hrefTo }: SectionProps<'self-test'>) {
  const { title, lead, questions, answers, bands, privacy, byHand, note, help, contacts, isAboutOther } = content
  const last = questions.length
  const [step, setStep] = useState(0)
  const [isLive, setIsLive] = useState(false)
  const [missing, setMissing] = useState<number | null>(null)
  const [result, setResult] = useState<ReturnType<typeof scoreSelfTest> | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const moved = useRef(false)
  // One tap is an answer. The arrows of a keyboard choose on their way, so there Next says that it is one.
  const isTapped = useRef(false)
  const stepId = (index: number) => (index === last ? `${id}-result` : `${id}-${index + 1}`)

  // A visitor who came by the links alone stays where they are.
  useEffect(() => {
    const [, place] = location.hash.split(`#${id}-`)
    const given = place === 'result' ? last : Number(place) - 1
    if (given > 0 && given <= last) setStep(given)
    setIsLive(true)
  }, [id, last])

  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    const place = form.current?.querySelector<HTMLElement>('[data-current]')
    const target = missing === step ? place?.querySelector<HTMLElement>('input') : place
    target?.focus()
  })

  const readAnswers = () => {
    const data = new FormData(form.current ?? undefined)
    return questions.map((_, index) => (data.has(stepId(index)) ? Number(data.get(stepId(index))) : null))
  }
  const goTo = (next: number) => {
    const given = readAnswers()
    const gap = next > step && given[step] === null ? step : next === last ? firstUnanswered(given) : null
    moved.current = true
    setMissing(gap)
    setStep(gap ?? next)
    setResult(next === last && gap === null ? scoreSelfTest(given as number[], bands) : null)
  }
  const link = (to: number, label: string, look: string | undefined) => (
    <a
      className={look}
      href={`#${stepId(to)}`}
      onClick={(event: MouseEvent) => {
        if (!isLive) return
        event.preventDefault()
        goTo(to)
      }}
    >
      {label}
    </a>
  )
  const startAgain = () => {
    form.current?.reset()
    goTo(0)
  }
  // Many signals of one's own: whom to call is the first of several things to do.
  const needsMore = result?.band === bands.at(-1) && !isAboutOther
  const current = (index: number) => (step === index ? { 'data-current': '' } : {})

  return (
    <ReadingSection id={id} title={title} lead={lead}>
      {/* A form of this kind outside a dialog is never sent, whatever is pressed. */}
      <form
        ref={form}
        className={styles.test}
        method="dialog"
        autoComplete="off"
        data-ready={isLive ? '' : undefined}
        onChange={() => setMissing(null)}
        // By the second click of two, the next question lies under the pointer: nobody has read it.
        onClickCapture={(event) => {
          if (event.detail < 2) return
          event.preventDefault()
          event.stopPropagation()
        }}
        onPointerDown={() => {
          isTapped.current = true
        }}
        onKeyDown={() => {
          isTapped.current = false
        }}
      >
        {questions.map((question, index) => (
          <fieldset key={question} id={stepId(index)} className={styles.step} tabIndex={-1} {...current(index)}>
            <legend>
              <span className={`row ${styles.progress}`}>
                <span className="num">{t('self-test.step', { step: index + 1, count: last })}</span>
                <progress aria-hidden="true" value={index + 1} max={last} />
              </span>
              {question}
            </legend>
            <div className={styles.options}>
              {answers.map((answer, points) => (
                <label key={answer} className="row gap-12 ink-strong medium ring">
                  <input
                    type="radio"
                    name={stepId(index)}
                    value={points}
                    aria-describedby={missing === index ? `${stepId(index)}-error` : undefined}
                    onClick={() => isTapped.current && goTo(index + 1)}
                  />
                  {answer}
                </label>
              ))}
            </div>
            <FieldMessage
              id={stepId(index)}
              error={missing === index ? { what: t('self-test.missing'), how: t('self-test.missing-how') } : undefined}
            />
            <div className={`cluster middle text-15 ${styles.steps}`}>
              {link(index + 1, t(index + 1 === last ? 'self-test.result' : 'self-test.next'), styles.next)}
              {index > 0 && link(index - 1, t('self-test.previous'), 'link-target')}
              <p className="row gap-8">
                <Icon name="lock" />
                {privacy}
              </p>
            </div>
          </fieldset>
        ))}
        <div id={stepId(last)} className={`loose gap-12 ${styles.step}`} tabIndex={-1} {...current(last)}>
          {result ? (
            <>
              <p className="num">{t('self-test.score', { score: result.score, most: last * (answers.length - 1) })}</p>
              <h3 className="ink-help text-22">{result.band.title}</h3>
              <p>{result.band.text}</p>
              {contacts && needsMore && <HelpNow contacts={contacts} t={t} hrefTo={hrefTo} />}
            </>
          ) : (
            <>
              <p>{byHand}</p>
              <dl className="gap-12 grid">
                {bands.map(({ from, title: name, text }, index) => {
                  const next = bands[index + 1]?.from ?? 0
                  return (
                    <div key={from}>
                      <dt className="num ink-help bold">
                        {next === from + 1
                          ? t('self-test.exact-points', { from })
                          : t('self-test.points', { from, to: next - 1, next })}
                      </dt>
                      <dd>
                        <b>{name}</b> {text}
                      </dd>
                    </div>
                  )
                })}
              </dl>
            </>
          )}
          <p>
            <ContentLink link={help} look="text" hrefTo={hrefTo} newTabLabel="" />
          </p>
          {/* Whatever comes out, with and without a script. */}
          {contacts && !needsMore && <CallHelpline helpline={contacts.helpline} t={t} />}
          <p className="text-15">{note}</p>
          {result && (
            <div className={`cluster middle text-15 ${styles.steps}`}>
              <Button look="line" onClick={() => print()}>
                {t('self-test.print')}
              </Button>
              <Button look="line" onClick={startAgain}>
                {t('self-test.again')}
              </Button>
              {link(last - 1, t('self-test.previous'), 'link-target')}
            </div>
          )}
        </div>
      </form>
    </ReadingSection>
  )
}
