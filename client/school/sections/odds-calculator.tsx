import { useEffect, useRef, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Progress } from '#client/components/progress.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { type CardField, cardFields, handFields, readGame, readSpot } from '#shared/school/odds-entries.ts'
import type { GivenOdds } from '#shared/school/school-content.ts'
import { CardDeck } from '../card-deck.tsx'
import { codesIn, nextTarget, readForm } from '../card-entries.ts'
import { OddsField } from '../odds-field.tsx'
import { OddsResult } from '../odds-result.tsx'
import { ToolFrame } from '../tool-frame.tsx'
import { useSchoolWorker } from '../use-school-worker.ts'
import styles from './odds-calculator.module.css'

type Entries = Readonly<Record<string, string>>
type State = 'idle' | 'running' | 'cancelled' | 'failed'

const firstHands = handFields.slice(0, 2)
const moreHands = handFields.slice(2)

/** Odds of any hands: the address asks and the server answers as far as it may; with code, a worker counts every deal. */
export function OddsCalculator({ id, content, context, t, hrefTo }: SectionProps<'odds-calculator'>) {
  const [entries, setEntries] = useState<Entries>(content.given?.entries ?? {})
  const [shown, setShown] = useState<GivenOdds | null>(content.given ?? null)
  const [state, setState] = useState<State>('idle')
  const [part, setPart] = useState(0)
  const [target, setTarget] = useState<CardField>('hand1')
  const form = useRef<HTMLFormElement>(null)
  const worker = useSchoolWorker()
  const game = readGame(entries)

  const start = (asked: Entries) => {
    worker.stop()
    const read = readSpot(asked)
    if ('problems' in read) {
      setShown({ entries: asked, problems: read.problems, odds: null })
      setState('idle')
      document.getElementById(`${id}-${read.problems[0]?.field}`)?.focus()
      return
    }
    // As the form itself would: the address can be kept and shared.
    const query = new URLSearchParams(Object.entries(asked).filter(([, text]) => text !== ''))
    history.replaceState(history.state, '', `${context.path}?${query}`)
    setPart(0)
    setState('running')
    worker.ask(
      'odds',
      { spot: read.spot, seed: 1 },
      {
        onProgress: setPart,
        onDone: (odds) => {
          setShown({ entries: asked, problems: [], odds })
          setState('idle')
        },
        onFailed: () => setState('failed'),
      },
    )
  }

  // What was entered before this code had arrived counts; what the server could only estimate is counted now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code has arrived
  useEffect(() => {
    const written = readForm(form.current)
    setEntries(written)
    if (content.given?.odds && !content.given.odds.isExact) start(written)
  }, [])

  const write = (field: string, text: string) => setEntries((before) => ({ ...before, [field]: text }))
  const toggle = (code: string, holder: CardField | null) => {
    const field = holder ?? target
    // A card that lies somewhere is taken away again.
    const kept = codesIn(entries[field]).filter((other) => other !== code)
    const next = holder ? kept : [...kept, code]
    write(field, next.join(' '))
    if (!holder) setTarget(nextTarget(field, next.length, game))
  }
  const problemOf = (field: CardField) => {
    const problem = shown?.problems.find((entry) => entry.field === field)
    return problem ? { what: content.problems[problem.kind], how: content.problems.how } : undefined
  }
  const labelOf = (field: CardField) =>
    field === 'board' || field === 'dead' ? content[field] : content.hand.replace('{n}', field.slice(4))
  const hintOf = (field: CardField) =>
    field === 'board' ? content.boardHint : field === 'dead' ? content.deadHint : content.handHint[game]
  const fields = (names: readonly CardField[]) =>
    names.map((field) => (
      <OddsField
        key={field}
        id={`${id}-${field}`}
        name={field}
        label={labelOf(field)}
        hint={hintOf(field)}
        value={entries[field] ?? ''}
        isTarget={target === field}
        error={problemOf(field)}
        onWrite={(text) => write(field, text)}
        onChoose={() => setTarget(field)}
      />
    ))

  return (
    <ToolFrame
      {...{ id, content, context, t, hrefTo }}
      formRef={form}
      onSubmit={(event) => {
        event.preventDefault()
        start(readForm(event.currentTarget))
      }}
      fields={
        <>
          <fieldset className={`cluster ${styles.games}`}>
            <legend className="strong">{content.game}</legend>
            {(['holdem', 'omaha'] as const).map((name) => (
              <label key={name} className="link-target gap-8">
                <input
                  type="radio"
                  name="game"
                  value={name}
                  checked={game === name}
                  onChange={() => write('game', name)}
                />
                {content.games[name]}
              </label>
            ))}
          </fieldset>
          <div className={`columns-640 ${styles.fields}`}>{fields(firstHands)}</div>
          <details open={moreHands.some((field) => entries[field])}>
            <summary className="row-target ink-strong underlined">{content.more}</summary>
            <div className={`columns-640 ${styles.fields}`}>{fields(moreHands)}</div>
          </details>
          <div className={`columns-640 ${styles.fields}`}>{fields(['board', 'dead'])}</div>
          <CardDeck
            content={content}
            holderOf={(code) => cardFields.find((field) => codesIn(entries[field]).includes(code)) ?? null}
            targetLabel={labelOf(target)}
            labelOf={labelOf}
            onToggle={toggle}
          />
        </>
      }
    >
      {state === 'running' && (
        <div className={`stack-16 ${styles.running}`}>
          <Progress id={`${id}-progress`} label={content.progress} text={`${Math.floor(part * 100)}%`} value={part} />
          <Button
            look="line"
            onClick={() => {
              worker.stop()
              setState('cancelled')
            }}
          >
            {content.cancel}
          </Button>
        </div>
      )}
      <p role="status" className={styles.state}>
        {state === 'cancelled' && content.cancelled}
        {state === 'failed' && content.failed}
        {state === 'idle' && !shown?.odds && content.empty}
      </p>
      {shown?.odds && (
        <OddsResult id={id} content={content} entries={shown.entries} odds={shown.odds} language={context.language} />
      )}
    </ToolFrame>
  )
}
