import type { RouteRow } from '#shared/site/route-row.ts'

const page = {
  layout: 'default',
  world: 'stage',
  queries: [],
  cache: 'stored',
  hydration: 'delayed',
} as const satisfies Omit<RouteRow, 'paths'>
/** What is asked stands in the address, which payloads do not know. */
const tool = { ...page, isDocument: true } as const

/** The poker school: how the game is played and reckoned. Nothing is promoted in it, and every edition may teach. */
export const schoolRoutes = {
  'poker-school': { ...page, paths: { nl: '/pokerschool/', en: '/poker-school/' } },
  'poker-rules': { ...page, paths: { nl: '/pokerschool/spelregels/', en: '/poker-school/rules/' } },
  'hand-rankings': { ...page, paths: { nl: '/pokerschool/handvolgorde/', en: '/poker-school/hand-rankings/' } },
  'poker-position': { ...page, paths: { nl: '/pokerschool/positie/', en: '/poker-school/position/' } },
  'poker-odds': { ...page, paths: { nl: '/pokerschool/kansen/', en: '/poker-school/odds/' } },
  'poker-strategy': { ...page, paths: { nl: '/pokerschool/strategie/', en: '/poker-school/strategy/' } },
  'poker-glossary': {
    ...page,
    layout: 'contents',
    world: 'paper',
    paths: { nl: '/pokerschool/begrippen/', en: '/poker-school/glossary/' },
  },
  'odds-calculator': {
    ...tool,
    paths: { nl: '/pokerschool/kansen/calculator/', en: '/poker-school/odds/calculator/' },
  },
  'pot-odds-trainer': { ...tool, paths: { nl: '/pokerschool/kansen/trainer/', en: '/poker-school/odds/trainer/' } },
} as const satisfies Record<string, RouteRow>
