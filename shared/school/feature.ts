import type { Feature } from '#shared/site/feature.ts'
import { darkPage, type RouteRow } from '#shared/site/route-row.ts'
import type { Glossary } from './glossary.ts'
import { prizeFields, stackFields } from './deal-entries.ts'
import { cardFields } from './odds-entries.ts'
import { schoolSchemas } from './school-content.ts'

const page = {
  ...darkPage,
  shelf: 'learn',
} as const satisfies Omit<RouteRow, 'paths'>
/** What is asked stands in the address, which payloads do not know. */
const tool = { ...page, isDocument: true } as const

/** The poker school: how the game is played and reckoned. Nothing is promoted in it, and every edition may teach. */
const routes = {
  'poker-school': { ...page, paths: { nl: '/pokerschool/', en: '/poker-school/' } },
  'poker-rules': { ...page, paths: { nl: '/pokerschool/spelregels/', en: '/poker-school/rules/' } },
  'hand-rankings': { ...page, paths: { nl: '/pokerschool/handvolgorde/', en: '/poker-school/hand-rankings/' } },
  'poker-position': { ...page, paths: { nl: '/pokerschool/positie/', en: '/poker-school/position/' } },
  'poker-odds': { ...page, paths: { nl: '/pokerschool/kansen/', en: '/poker-school/odds/' } },
  'poker-strategy': { ...page, paths: { nl: '/pokerschool/strategie/', en: '/poker-school/strategy/' } },
  'poker-mistakes': { ...page, paths: { nl: '/pokerschool/fouten/', en: '/poker-school/mistakes/' } },
  'poker-glossary': {
    ...page,
    layout: 'contents',
    theme: 'light',
    paths: { nl: '/pokerschool/begrippen/', en: '/poker-school/glossary/' },
  },
  'odds-calculator': {
    ...tool,
    renderMs: 19,
    paths: { nl: '/pokerschool/kansen/calculator/', en: '/poker-school/odds/calculator/' },
  },
  'deal-calculator': {
    ...tool,
    paths: { nl: '/pokerschool/icm-calculator/', en: '/poker-school/icm-calculator/' },
  },
  'pot-odds-trainer': { ...tool, paths: { nl: '/pokerschool/kansen/trainer/', en: '/poker-school/odds/trainer/' } },
} as const satisfies Record<string, RouteRow>

/** Longer than the cards of a field, with spaces between them. */
const LONGEST_CARDS = 48

export const school = {
  routes,
  sections: schoolSchemas,
  interactive: ['odds-calculator', 'deal-calculator', 'pot-odds-trainer'],
  forms: {
    'odds-calculator': {
      fields: ['game', ...cardFields],
      longest: Object.fromEntries(cardFields.map((name) => [name, LONGEST_CARDS])),
    },
    'deal-calculator': { fields: [...stackFields, ...prizeFields] },
    'pot-odds-trainer': { fields: ['round', 'outs', 'needed', 'choice'] },
  },
} as const satisfies Feature

declare module '#shared/site/section-data.ts' {
  interface SectionData {
    glossary: Glossary
  }
}
