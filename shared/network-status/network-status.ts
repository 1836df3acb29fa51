import type { Static } from 'typebox'
import type { LocaleText } from '#shared/site/editions.ts'

export const networkSystems = ['tables', 'tournaments', 'account', 'payments', 'app', 'support'] as const
export type NetworkSystem = (typeof networkSystems)[number]

/** From good to bad. */
export const networkStates = ['running', 'slow', 'down'] as const
export type NetworkState = (typeof networkStates)[number]

/** What became of the tournaments that were running (house rules, chapter 7). */
export const tournamentOutcomes = ['none', 'paused', 'rolled-back', 'rolled-forward', 'cancelled'] as const
export type TournamentOutcome = (typeof tournamentOutcomes)[number]

export interface NetworkIncident {
  id: string
  title: Static<typeof LocaleText>
  systems: readonly NetworkSystem[]
  state: Exclude<NetworkState, 'running'>
  isPlanned: boolean
  /** In UTC, ISO 8601. */
  start: string
  /** null: not over yet. */
  end: string | null
  outcome: TournamentOutcome
  updates: readonly { at: string; text: Static<typeof LocaleText> }[]
}

export interface NetworkStatus {
  /** When the network was looked at last, in UTC, ISO 8601. */
  checkedAt: string
  systems: readonly { id: NetworkSystem; state: NetworkState }[]
  incidents: readonly NetworkIncident[]
}

export function overallState({ systems }: Pick<NetworkStatus, 'systems'>): NetworkState {
  const worst = Math.max(0, ...systems.map(({ state }) => networkStates.indexOf(state)))
  return networkStates[worst] ?? 'running'
}

export interface StatusDay {
  /** ISO 8601, in UTC. */
  date: string
  state: NetworkState | 'planned'
}

const DAY_MS = 86_400_000

export function statusDays({ checkedAt, incidents }: Omit<NetworkStatus, 'systems'>, count: number): StatusDay[] {
  const last = Math.floor(Date.parse(checkedAt) / DAY_MS)
  return Array.from({ length: count }, (_, index) => {
    const from = (last - count + 1 + index) * DAY_MS
    const touching = incidents.filter(
      ({ start, end }) => Date.parse(start) < from + DAY_MS && Date.parse(end ?? checkedAt) >= from,
    )
    const date = new Date(from).toISOString().slice(0, 10)
    const unplanned = touching.filter(({ isPlanned }) => !isPlanned)
    if (unplanned.some(({ state }) => state === 'down')) return { date, state: 'down' }
    if (unplanned.length > 0) return { date, state: 'slow' }
    return { date, state: touching.length > 0 ? 'planned' : 'running' }
  })
}

export function incidentMinutes({ start, end }: Pick<NetworkIncident, 'start' | 'end'>, checkedAt: string): number {
  return Math.round((Date.parse(end ?? checkedAt) - Date.parse(start)) / 60_000)
}
