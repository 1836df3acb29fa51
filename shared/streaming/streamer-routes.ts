import type { RouteRow } from '#shared/site/route-row.ts'

const page = {
  layout: 'contents',
  world: 'paper',
  queries: [],
  cache: 'stored',
  hydration: 'delayed',
} as const satisfies Omit<RouteRow, 'paths'>

/** The pages about streamer mode: the programme on the stage, its rules and tools on paper. */
export const streamerRows = {
  'streamer-mode': {
    ...page,
    layout: 'default',
    world: 'stage',
    paths: { nl: '/streamermodus/', en: '/streamer-mode/' },
  },
  'streamer-rules': { ...page, paths: { nl: '/streamermodus/regels/', en: '/streamer-mode/rules/' } },
  'streamer-check': { ...page, paths: { nl: '/streamermodus/controle/', en: '/streamer-mode/check/' } },
  'streamer-link': { ...page, paths: { nl: '/streamermodus/streamlink/', en: '/streamer-mode/stream-link/' } },
  'streamer-payout': { ...page, paths: { nl: '/streamermodus/vergoeding/', en: '/streamer-mode/reward/' } },
} as const satisfies Record<string, RouteRow>
