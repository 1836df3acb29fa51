import type { Amount } from '#shared/site/amount-text.ts'
import { PageLink } from '#shared/site/content-link.ts'
import type { Money } from '#shared/site/money.ts'
import { exactly, Text, texts } from '#shared/site/schema.ts'

/** `alt` says what the drawing shows; its figures are said after it. */
const screen = { ...texts('title text alt heading'), link: PageLink }

/** The app in six drawn screens: labels only, every figure is one of the page to which a screen leads. */
export const AppTourContent = exactly({
  /** `{zone}` is the time zone of the lobby's times. */
  note: Text,
  lobby: exactly({
    ...screen,
    /** `{amount}` is the most that a tournament for beginners costs. */
    choice: Text,
    /** While no timetable is known. */
    empty: Text,
  }),
  /** `{number}` in `seat` is that of a seat. */
  table: exactly({ ...screen, ...texts('blinds pot rake seat fold check bet') }),
  analysis: exactly(screen),
  /** `on` is how the page of the extras says that one is on. */
  extras: exactly({ ...screen, on: Text }),
  limits: exactly(screen),
  cashier: exactly({ ...screen, ...texts('withdraw cost least') }),
})

/** A text of a page, with its amounts. */
interface FilledText {
  text: string
  amounts?: Amount[]
}

/** What the screens show of other pages. */
export interface AppTour {
  /** The next tournaments; null: the back end has no answer. */
  upcoming: readonly { name: string; start: string; buyIn: Money; guarantee: Money | null }[] | null
  /** The hand that its own page plays back. */
  hand: {
    players: readonly { name: string; cards: readonly string[]; chances: readonly number[] }[]
    streets: readonly { name: string; cards: readonly string[] }[]
  }
  /** A pot that the page of the cash tables works out. */
  pot: { bigBlind: number; amount: number; players: number }
  /** What there is at a table besides cards, and how the page of the extras says that it is the first time. */
  extras: readonly { name: string; first: string }[]
  limits: readonly { name: string; lower: string; higher: string }[]
  /** Of every way to pay in. */
  deposits: { cost: FilledText; least: FilledText }
}
