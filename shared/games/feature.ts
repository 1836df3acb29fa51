import type { Feature } from '#shared/site/feature.ts'
import { darkPage, type RouteRow } from '#shared/site/route-row.ts'
import { gameSchemas } from './game-content.ts'

const page = (nl: string, en: string) =>
  ({
    ...darkPage,
    paths: { nl, en },
    shelf: 'play',
  }) as const satisfies RouteRow

/** The formats of the room, and what its tables have beside cards. */
const routes = {
  games: page('/spellen/', '/games/'),
  'all-in-or-fold': page('/spellen/all-in-or-fold/', '/games/all-in-or-fold/'),
  'spin-and-gold': page('/spellen/spin-and-gold/', '/games/spin-and-gold/'),
  'mystery-battle-royale': page('/spellen/mystery-battle-royale/', '/games/mystery-battle-royale/'),
  'rush-and-cash': page('/spellen/rush-and-cash/', '/games/rush-and-cash/'),
  'flip-and-go': page('/spellen/flip-and-go/', '/games/flip-and-go/'),
  'satellite-series': page('/spellen/satellietreeks/', '/games/satellite-series/'),
  'cash-games': page('/spellen/cashtafels/', '/games/cash-games/'),
  'texas-holdem': page('/spellen/texas-holdem/', '/games/texas-holdem/'),
  omaha: page('/spellen/omaha/', '/games/omaha/'),
  features: page('/spellen/aan-tafel/', '/games/features/'),
  'hand-analysis': page('/spellen/aan-tafel/handanalyse/', '/games/features/hand-analysis/'),
  splash: page('/spellen/aan-tafel/splash/', '/games/features/splash/'),
  'video-reactions': page('/spellen/aan-tafel/videoreacties/', '/games/features/video-reactions/'),
  'voice-messages': page('/spellen/aan-tafel/spraakberichten/', '/games/features/voice-messages/'),
  emoji: page('/spellen/aan-tafel/emoji/', '/games/features/emoji/'),
  'prop-bets': page('/spellen/aan-tafel/prop-bets/', '/games/features/prop-bets/'),
}

export const games = { routes, sections: gameSchemas } as const satisfies Feature
