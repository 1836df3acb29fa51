import { type RefObject, useLayoutEffect, useState } from 'react'
import { readForm } from '#client/runtime/read-form.ts'
import { unfold } from '#client/runtime/unfold.ts'
import { writeQuestion } from '#client/runtime/write-question.ts'
import { countEvaluations } from '#shared/poker/odds.ts'
import { UNASKED_EVALUATIONS } from '#shared/poker/odds-run.ts'
import { type CardField, cardFields, readGame, readSpot } from '#shared/school/odds-entries.ts'
import type { GivenOdds } from '#shared/school/school-content.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import { useSchoolWorker } from '../use-school-worker.ts'
import { codesIn, firstTarget, moveCard } from './card-entries.ts'

interface OddsTable {
  id: string
  form: RefObject<HTMLFormElement | null>
  /** What the server answered. */
  given: GivenOdds | undefined
}

/**
 * What lies on the table and what its chances are. A card that is laid or typed is counted at once by the worker where that
 * is quick; what takes longer, and what cannot be read, waits until it is asked for.
 */
export function useOddsTable({ id, form, given }: OddsTable) {
  const [entries, setEntries] = useState<CalculatorEntries>(given?.entries ?? {})
  const [shown, setShown] = useState<GivenOdds | null>(given ?? null)
  const [state, setState] = useState<'idle' | 'running' | 'cancelled' | 'failed'>('idle')
  const [part, setPart] = useState(0)
  const [target, setTarget] = useState<CardField>(() => firstTarget(given?.entries ?? {}))
  const worker = useSchoolWorker()
  const game = readGame(entries)

  const run = (asked: CalculatorEntries, isAskedFor: boolean) => {
    worker.stop()
    setState('idle')
    const read = readSpot(asked)
    const problems = 'problems' in read ? read.problems : []
    const marked = shown?.problems ?? []
    // What is shown as wrong is read anew at each change; nothing else is before it is asked for.
    if (isAskedFor ? problems.length > 0 : marked.length > 0) {
      const told = problems.filter(({ field }) => isAskedFor || marked.some((before) => before.field === field))
      setShown({ entries: asked, problems: told, odds: null })
    }
    if ('problems' in read) {
      if (!isAskedFor) return
      const [wrong] = problems.map(({ field }) => unfold(`${id}-${field}`))
      wrong?.focus()
      return
    }
    if (!isAskedFor && countEvaluations(read.spot) > UNASKED_EVALUATIONS) return
    writeQuestion(
      form.current,
      Object.entries(asked).filter(([, text]) => text !== ''),
    )
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
  const change = (next: CalculatorEntries) => {
    setEntries(next)
    run(next, false)
  }

  // What was entered before this code had arrived counts, before the clicks of that time are made again; what the server could
  // only estimate is counted now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code has arrived
  useLayoutEffect(() => {
    const written = readForm(form.current)
    setEntries(written)
    if (!isSame(written, entries)) run(written, false)
    else if (given?.odds && !given.odds.isExact) run(written, true)
  }, [])

  // Once for the 52 cards that ask.
  const laid = cardFields.map((field) => ({ field, codes: codesIn(entries[field]) }))
  const holderOf = (code: string): CardField | null => laid.find(({ codes }) => codes.includes(code))?.field ?? null
  const move = (code: string, to: CardField | null) => {
    const moved = moveCard(entries, { code, from: holderOf(code), to, game })
    if (!moved) return
    setTarget(moved.target)
    change(moved.entries)
  }
  return {
    entries,
    game,
    target,
    state,
    part,
    shown,
    /** The chances are of what lies on the table now. */
    isCurrent: shown !== null && isSame(shown.entries, entries),
    holderOf,
    move,
    /** A press on a card of the deck: to where the next card goes, or back. */
    press: (code: string) => move(code, holderOf(code) ? null : target),
    choose: setTarget,
    write: (field: string, text: string) => change({ ...entries, [field]: text }),
    ask: () => run(readForm(form.current), true),
    cancel: () => {
      worker.stop()
      setState('cancelled')
    },
    clear: () => {
      setTarget('hand1')
      change({ game })
      setShown(null)
      writeQuestion(form.current, [['game', game]])
    },
  }
}

function isSame(one: CalculatorEntries, other: CalculatorEntries): boolean {
  return readGame(one) === readGame(other) && cardFields.every((field) => (one[field] ?? '') === (other[field] ?? ''))
}
