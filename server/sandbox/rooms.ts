import { type ContentClock, keepWhileTrue } from '#shared/site/content-clock.ts'
import type { Currency } from '#shared/site/money.ts'

/** Who plays together: the room of one site, or the players of many countries in dollars (decision 0002). */
export interface Pool {
  id: string
  currency: Currency
  /** Whose clocks its tournaments keep to. */
  timeZone: string
  /** How many come, measured by the Dutch room. */
  crowd: number
}

export interface Room extends Pool {
  language: 'nl' | 'en'
  /** The pools that its players can play in. */
  isInternational: boolean
  /** Tournaments without a buy-in: a public inducement, which Ontario does not allow. */
  hasFreerolls: boolean
  /** Whether its site may show people who play for it. */
  hasTeam?: boolean
}

export const internationalPool: Pool = { id: 'international', currency: 'USD', timeZone: 'UTC', crowd: 1 }

/** By siteId. */
export const rooms: Readonly<Record<string, Room>> = {
  GGPNL: {
    id: 'nl',
    currency: 'EUR',
    timeZone: 'Europe/Amsterdam',
    crowd: 1,
    language: 'nl',
    isInternational: true,
    hasFreerolls: true,
  },
  GGPGLOBAL: {
    id: 'global',
    currency: 'USD',
    timeZone: 'UTC',
    crowd: 1.5,
    language: 'en',
    isInternational: true,
    hasFreerolls: true,
    hasTeam: true,
  },
  GGPCA: {
    id: 'ca',
    currency: 'CAD',
    timeZone: 'America/Toronto',
    crowd: 0.4,
    language: 'en',
    isInternational: false,
    hasFreerolls: false,
  },
}

/** What the room of a site answers in the place of a back end, made once while it holds; null for a site without one. */
export function inRoom<Value>(answer: (room: Room, clock: ContentClock) => Value) {
  const kept = keepWhileTrue(answer)
  return (siteId: string, clock: ContentClock): Value | null => {
    const room = Object.hasOwn(rooms, siteId) ? rooms[siteId] : undefined
    return room ? kept(room, clock) : null
  }
}
