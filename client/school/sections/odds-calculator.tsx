import { useRef } from 'react'
import { Button } from '#client/components/button.tsx'
import { FieldFold } from '#client/components/field-fold.tsx'
import { LinkedText } from '#client/components/linked-text.tsx'
import { Progress } from '#client/components/progress.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { type CardField, givenHands, handFields } from '#shared/school/odds-entries.ts'
import { isFull, roomOf } from '../felt/card-entries.ts'
import { CardPlace } from '../felt/card-place.tsx'
import { ChipBar, ChipMark } from '../felt/chip-bar.tsx'
import { Deck } from '../felt/deck.tsx'
import styles from '../felt/felt.module.css'
import { Felt } from '../felt/felt.tsx'
import { OddsMethod, OddsSum } from '../felt/odds-result.tsx'
import { useOddsTable } from '../felt/use-odds-table.ts'
import { writeChance } from '../felt/write-chance.ts'
import frame from '../tool-frame.module.css'
import { ToolHead } from '../tool-head.tsx'

/** Odds of any hands: the address asks and the server answers as far as it may; with code, a worker counts every deal. */
export function OddsCalculator({ id, content, context, t, hrefTo }: SectionProps<'odds-calculator'>) {
  const { language, path } = context
  const form = useRef<HTMLFormElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const table = useOddsTable({ id, form, given: content.given })
  const { entries, game, shown, state } = table
  const odds = table.isCurrent ? (shown?.odds ?? null) : null
  // What was counted last stays until the next is counted, so that nothing is said twice.
  const told = shown?.odds && (odds || state === 'running') ? { odds: shown.odds, entries: shown.entries } : null
  const wrong = shown?.problems[0]
  const given: readonly CardField[] = givenHands(entries)
  const labelOf = (field: CardField) =>
    field === 'board' || field === 'dead' ? content[field] : content.hand.replace('{n}', field.slice(4))
  const hintOf = (field: CardField) =>
    field === 'board' ? content.boardHint : field === 'dead' ? content.deadHint : content.handHint[game]
  const places = (fields: readonly CardField[]) =>
    fields.map((field) => {
      const problem = shown?.problems.find((entry) => entry.field === field)
      const at = given.indexOf(field)
      const player = odds?.players[at]
      return (
        <CardPlace
          key={field}
          t={t}
          id={`${id}-${field}`}
          name={field}
          texts={content.deck}
          label={labelOf(field)}
          hint={hintOf(field)}
          error={problem && { what: content.problems[problem.kind], how: content.problems.how }}
          value={entries[field] ?? ''}
          room={roomOf(field, game)}
          isTarget={table.target === field}
          onWrite={(text) => table.write(field, text)}
          onChoose={() => table.choose(field)}
          onCard={(code) => table.move(code, field)}
          onTake={(code) => table.move(code, null)}
        >
          {field.startsWith('hand') && (
            <span className="row gap-8" aria-hidden="true">
              {at >= 0 && <ChipMark at={at} />}
              <b className="num text-22">{odds && player ? writeChance(odds, language)(player.equity, 1) : '–'}</b>
            </span>
          )}
        </CardPlace>
      )
    })

  return (
    <section id={id} className={frame.tool}>
      <div className="wrap">
        <ToolHead {...{ content, context, t, hrefTo }} />
        <form
          ref={form}
          method="get"
          action={`${path}#${id}-result`}
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault()
            table.ask()
          }}
        >
          <Felt>
            <fieldset>
              <legend className="visually-hidden">{content.game}</legend>
              {(['holdem', 'omaha'] as const).map((name) => (
                <label key={name}>
                  <input
                    type="radio"
                    name="game"
                    value={name}
                    checked={game === name}
                    onChange={() => table.write('game', name)}
                  />
                  {content.games[name]}
                </label>
              ))}
            </fieldset>
            <div className={styles.places}>{places(['hand1', 'hand2', 'board'])}</div>
            <FieldFold className="mt-8" label={content.more} isOpen={moreFields.some((field) => entries[field])}>
              <div className={`columns-640 ${styles.more}`}>{places(moreFields)}</div>
            </FieldFold>
            <ChipBar parts={odds ? odds.players.map(({ equity }) => equity) : given.map(() => 1)} />
            <div className={`columns-1024 mt-24 ${styles.body}`}>
              <Deck
                {...{ id, t }}
                texts={content.deck}
                holderOf={(code) => {
                  const holder = table.holderOf(code)
                  return holder && labelOf(holder)
                }}
                target={{ label: labelOf(table.target), isFull: isFull(entries, table.target) }}
                onPress={table.press}
                onReturn={(code) => table.move(code, null)}
              />
              <div>
                <div className={`cluster ${frame.actions}`}>
                  <Button ref={submit} look="strong" type="submit">
                    {content.submit}
                  </Button>
                  <a
                    className="link-target"
                    href={`${path}?game=${game}`}
                    rel="nofollow"
                    onClick={(event) => {
                      event.preventDefault()
                      table.clear()
                    }}
                  >
                    {content.clear}
                  </a>
                </div>
                <div id={`${id}-result`} className="stack-16 mt-16">
                  <h2>{content.result}</h2>
                  {state === 'running' && table.part > 0 && (
                    <>
                      <Progress
                        id={`${id}-progress`}
                        label={content.progress}
                        text={`${Math.floor(table.part * 100)}%`}
                        value={table.part}
                      />
                      <p>
                        <Button
                          look="line"
                          onClick={() => {
                            table.cancel()
                            // This button goes, and leaves the focus to the one that begins again.
                            submit.current?.focus()
                          }}
                        >
                          {content.cancel}
                        </Button>
                      </p>
                    </>
                  )}
                  <p role="status" className="quiet">
                    {state === 'cancelled' && content.cancelled}
                    {state === 'failed' && content.failed}
                    {told ? (
                      <OddsMethod {...{ content, language }} {...told} />
                    ) : (
                      state === 'idle' && (wrong ? content.problems[wrong.kind] : content.empty)
                    )}
                  </p>
                  {told && <OddsSum {...{ id, content, language, t }} {...told} />}
                </div>
              </div>
            </div>
          </Felt>
        </form>
        <p className="quiet mt-24 measure">
          <LinkedText text={content.note} hrefTo={hrefTo} />
        </p>
      </div>
    </section>
  )
}

const moreFields = [...handFields.slice(2), 'dead'] as const
