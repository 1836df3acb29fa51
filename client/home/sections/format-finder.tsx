import { useEffect, useRef, useState } from 'react'
import { Emblem } from '#client/art/emblem.tsx'
import niche from '#client/art/niche.svg'
import { fillAmounts } from '#client/components/fill-amounts.ts'
import { formatAmount } from '#client/components/format-amount.ts'
import { SectionHead } from '#client/components/section-head.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './format-finder.module.css'

/** Six doors, and one question that says which of them suit the visitor. Nothing is hidden by an answer. */
export function FormatFinder({ id: sectionId, content, context, t, hrefTo }: SectionProps<'format-finder'>) {
  const { title, lead, question, choices, formats, note } = content
  const [choice, setChoice] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const name = `${sectionId}-choice`

  // An answer given before this code had arrived counts.
  useEffect(() => {
    const checked = form.current?.querySelector<HTMLInputElement>('input:checked')
    if (checked) setChoice(checked.value)
  }, [])

  const eventOf = ({ event }: (typeof formats)[number]) => (event?.editions.includes(context.editionId) ? event : null)
  const suiting = formats.filter(({ suits }) => suits.includes(choice))
  const stakesOf = ({ from, to }: { from: number; to?: number | undefined }) => {
    const amount = (value: number) => formatAmount(value, context)
    return to === undefined
      ? t('formats.stakes-from', { from: amount(from) })
      : t('formats.stakes-range', { from: amount(from), to: amount(to) })
  }

  return (
    <section id={sectionId} className="section-80-128">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <form ref={form} className="no-print no-script">
          <fieldset>
            <legend className="strong text-lead">{question}</legend>
            <div className={`cluster shelf gap-8 mt-8 ${styles.choices}`}>
              {[{ id: '', label: t('formats.all') }, ...choices].map(({ id, label }) => (
                <label key={id} className={`link-target gap-8 ink-strong ${styles.choice}`}>
                  <input
                    type="radio"
                    name={name}
                    value={id}
                    defaultChecked={id === ''}
                    onChange={() => setChoice(id)}
                    className="visually-hidden"
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
          <output className={styles.result} aria-live="polite">
            {choice && t('formats.result', { count: suiting.length, names: suiting.map((f) => f.name).join(', ') })}
          </output>
        </form>
        <ul className={`doors ${styles.formats}`}>
          {formats.map((format) => {
            const { id, name: formatName, text, suits, stakes, topPrize } = format
            const event = eventOf(format)
            const state = !choice ? undefined : suits.includes(choice) ? 'suits' : 'rests'
            return (
              <li key={id} id={id} data-state={state}>
                <div className="no-print dims">
                  <img src={niche} width="384" height="384" alt="" loading="lazy" />
                  <Emblem format={id} width={320} />
                </div>
                <h3 className="row">
                  <a className="cover" href={hrefTo(id)}>
                    {formatName}
                  </a>
                  {state === 'suits' && <span className={styles.mark}>{t('formats.suits')}</span>}
                </h3>
                <p>{text}</p>
                {stakes && <p className="num quiet">{stakesOf(stakes)}</p>}
                {topPrize && <p className="num quiet">{t('formats.top-prize', { times: topPrize })}</p>}
                {event && <p className="num quiet">{fillAmounts(event, context)}</p>}
              </li>
            )
          })}
        </ul>
        {note && formats.some(eventOf) && <p className="quiet mt-32">{note}</p>}
      </div>
    </section>
  )
}
