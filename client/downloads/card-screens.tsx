import { Card, CardBack } from '#client/art/card.tsx'
import { parseCard } from '#client/art/card-code.ts'
import { formatAmount } from '#client/components/format-amount.ts'
import { rakeOf, stakeOf } from '#shared/games/rake.ts'
import { formatsOf } from '#shared/site/messages.ts'
import styles from './card-screens.module.css'
import { PhoneFrame, pauseName, type ScreenProps } from './phone-frame.tsx'

const CARD_WIDTH = 40
const percent = { style: 'percent', maximumFractionDigits: 1 } as const

/** A table as it is dealt: the hand that the next screen plays back, for a pot of the page of cash tables. */
export function TableScreen({ content: { table }, data, context, t }: ScreenProps) {
  const { hand, pot } = data
  const [reader, other] = hand.players
  const stake = stakeOf(pot.bigBlind)
  const amount = (value: number) => formatAmount(value, context)
  const own = reader?.cards ?? []
  const board = hand.streets.flatMap(({ cards }) => cards)
  const blinds = `${table.blinds} ${amount(stake.smallBlind)} / ${amount(stake.bigBlind)}`
  const inPot = `${table.pot} ${amount(pot.amount)}`
  const rake = `${table.rake} ${amount(rakeOf({ pot: pot.amount, players: pot.players, hasFlop: true }, stake))}`
  const seats = Array.from({ length: pot.players - 1 }, (_, index) => table.seat.replace('{number}', `${index + 2}`))
  return (
    <PhoneFrame
      alt={table.alt}
      says={[`${blinds}.`, `${inPot}.`, `${rake}.`, `${namesOf(board, t)}.`, `${reader?.name}: ${namesOf(own, t)}.`]}
      heading={table.heading}
      pause={pauseName(data)}
      tab="play"
    >
      <span className="ink-quiet text-14">{blinds}</span>
      <span className={styles.felt}>
        {seats.map((seat) => (
          <span key={seat} className={`${styles.seat} ${seat === other?.name ? '' : 'ink-quiet'}`.trim()}>
            {seat === other?.name && (
              <span className={styles.backs}>
                <CardBack width={20} />
                <CardBack width={20} />
              </span>
            )}
            {seat}
          </span>
        ))}
        <span className={styles.board}>
          <Cards codes={board} />
          <span className={styles.pot}>
            {inPot}
            <small>{rake}</small>
          </span>
        </span>
        <span className={styles.reader}>
          <Cards codes={own} />
          {reader?.name}
        </span>
      </span>
      <span className={styles.actions}>
        <span>{table.fold}</span>
        <span>{table.check}</span>
        <span>{table.bet}</span>
      </span>
    </PhoneFrame>
  )
}

/** The hand played back, street by street. */
export function AnalysisScreen({ content: { analysis }, data, context, t }: ScreenProps) {
  const { players, streets } = data.hand
  const { number } = formatsOf(context.language)
  const chance = (value: number) => number(value / 100, percent)
  const rows = streets.map((street, index) => ({
    ...street,
    chances: players.map((player) => ({ name: player.name, value: player.chances[index] ?? 0 })),
  }))
  return (
    <PhoneFrame
      alt={analysis.alt}
      says={[
        ...players.map(({ name, cards }) => `${name}: ${namesOf(cards, t)}.`),
        ...rows.map(({ name, cards, chances }) => {
          const values = chances.map((one) => `${one.name} ${chance(one.value)}`)
          return `${name}: ${[namesOf(cards, t), ...values].filter(Boolean).join(', ')}.`
        }),
      ]}
      heading={analysis.heading}
      pause={pauseName(data)}
      tab="play"
    >
      <span className={styles.duel}>
        {players.map(({ name, cards }) => (
          <span key={name}>
            <Cards codes={cards} />
            {name}
          </span>
        ))}
      </span>
      {rows.map(({ name, cards, chances }) => (
        <span key={name} className={styles.street}>
          <span className={styles.board}>
            <b>{name}</b>
            <Cards codes={cards} />
          </span>
          <svg className={styles.share} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.rest} width="100" height="6" />
            <rect className={styles.own} width={chances[0]?.value} height="6" />
          </svg>
          <span className={styles.chances}>
            {chances.map((one) => (
              <span key={one.name}>{chance(one.value)}</span>
            ))}
          </span>
        </span>
      ))}
    </PhoneFrame>
  )
}

/** Cards in words: where they are drawn, nobody who listens would hear them. */
function namesOf(codes: readonly string[], t: ScreenProps['t']): string {
  return codes.map((code) => t('art.card', parseCard(code))).join(', ')
}

function Cards({ codes }: { codes: readonly string[] }) {
  return (
    <span className={styles.cards}>
      {codes.map((code) => (
        <Card key={code} {...parseCard(code)} width={CARD_WIDTH} alt="" />
      ))}
    </span>
  )
}
