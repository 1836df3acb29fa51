import { resources } from '#server/site/features.ts'
import type { ResourceValues } from '#server/upstream/resource.ts'
import { createContentClock } from '#shared/site/content-clock.ts'

export type SimulatedName =
  | 'giveaways'
  | 'jackpots'
  | 'leaderboards'
  | 'network-status'
  | 'team-activity'
  | 'tournaments'

/** What the simulated room of a site answers at a time. */
export function roomAt<Name extends SimulatedName>(name: Name, siteId: string, now: string | number) {
  const { simulate } = resources[name]
  return simulate?.(siteId, createContentClock(new Date(now).getTime())) as ResourceValues[Name]
}
