import type { Money } from '#shared/site/money.ts'
import type { SuitName } from '#shared/site/suit-name.ts'

export interface Biography {
  slug: string
  name: string
  suit: SuitName
  role: string
  quote: string
  paragraphs: readonly string[]
  facts: readonly { term: string; detail: string }[]
}

export interface TeamMemberContent {
  member: Biography
  others: readonly { slug: string; name: string }[]
  /** Says that nobody of this name exists. */
  note: string
}

/** A tournament that a member played to their end of it. */
export interface TeamEntry {
  name: string
  /** ISO 8601 in UTC. */
  start: string
  buyIn: Money
  entrants: number
  place: number
  /** In the buy-in’s currency; 0 without one. */
  prize: number
}

/** A stream of a member. */
export interface StreamSession {
  /** ISO 8601 in UTC. */
  start: string
  minutes: number
  /** The tournament that was on it. */
  event: string
  /** Watching at once: on average, and at most. */
  viewers: number
  peak: number
}

/** What the back end knows of a member: games, channel, and the last three months, the latest first. */
export interface TeamActivity {
  slug: string
  /** Their screen name at the tables. */
  player: string
  games: readonly string[]
  channel: { platform: 'twitch' | 'youtube'; name: string } | null
  entries: readonly TeamEntry[]
  sessions: readonly StreamSession[]
}

/** What entries cost and brought together, in their one currency; null without any. */
export function sumEntries(entries: readonly TeamEntry[]) {
  const [first] = entries
  if (!first) return null
  const sum = (of: (entry: TeamEntry) => number) =>
    entries.reduce((all, entry) => all + Math.round(of(entry) * 100), 0) / 100
  return {
    currency: first.buyIn.currency,
    paid: sum(({ buyIn }) => buyIn.amount),
    won: sum(({ prize }) => prize),
    inPrizes: entries.filter(({ prize }) => prize > 0).length,
  }
}

/** Viewers on average, each stream for as long as it lasted; cut off, never rounded up. null without any. */
export function averageViewers(sessions: readonly StreamSession[]): number | null {
  const minutes = sessions.reduce((all, session) => all + session.minutes, 0)
  const weight = sessions.reduce((all, session) => all + session.minutes * session.viewers, 0)
  return minutes === 0 ? null : Math.floor(weight / minutes)
}
