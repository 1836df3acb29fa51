import type { Feature } from '#shared/site/feature.ts'
import { darkPage, lightPage, type RouteRow } from '#shared/site/route-row.ts'
import { streamerSchemas } from './streamer-content.ts'
import { checkFields } from './streamer-entry.ts'

/** The pages about streamer mode: the programme on the stage, its rules and tools on paper. */
const routes = {
  'streamer-mode': {
    ...darkPage,
    paths: { nl: '/streamermodus/', en: '/streamer-mode/' },
  },
  'streamer-rules': { ...lightPage, paths: { nl: '/streamermodus/regels/', en: '/streamer-mode/rules/' } },
  'streamer-check': { ...lightPage, paths: { nl: '/streamermodus/controle/', en: '/streamer-mode/check/' } },
  'streamer-link': {
    ...lightPage,
    // What it answers stands in the address, which a payload does not know.
    isDocument: true,
    paths: { nl: '/streamermodus/streamlink/', en: '/streamer-mode/stream-link/' },
  },
  // Ontario keeps even the mention of a reward from the public.
  'streamer-payout': {
    ...lightPage,
    editions: ['nl', 'global'],
    paths: { nl: '/streamermodus/vergoeding/', en: '/streamer-mode/reward/' },
  },
} as const satisfies Record<string, RouteRow>

/** Of the fields that hold more than a number, in characters: an address, and the lines of a list. */
const LONGEST_LINK = 2001
const LONGEST_LIST = 12_000

import { payoutFields } from './streamer-payout.ts'

export const streaming = {
  routes,
  sections: streamerSchemas,
  dutySections: ['cited-note'],
  interactive: ['streamer-check', 'stream-link-check', 'streamer-payout'],
  forms: {
    'streamer-check': { fields: checkFields, longest: { link: LONGEST_LINK, streams: LONGEST_LIST } },
    'streamer-link': { fields: ['platform', 'link'], longest: { link: LONGEST_LINK } },
    'streamer-payout': { fields: payoutFields, longest: { sessions: LONGEST_LIST, zone: 64 } },
  },
} as const satisfies Feature
