import type { Feature } from '#shared/site/feature.ts'
import { darkPage, type RouteRow } from '#shared/site/route-row.ts'
import { prizeFields, stackFields } from './deal-entries.ts'
import { eveningFields } from './evening-entries.ts'
import type { Glossary } from './glossary.ts'
import { cardFields } from './odds-entries.ts'
import { schoolSchemas } from './school-content.ts'
import { varianceFields } from './variance-entries.ts'

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
  'implied-odds': { ...page, paths: { nl: '/pokerschool/impliciete-odds/', en: '/poker-school/implied-odds/' } },
  'reading-boards': { ...page, paths: { nl: '/pokerschool/borden-lezen/', en: '/poker-school/reading-boards/' } },
  'bet-sizing': { ...page, paths: { nl: '/pokerschool/inzetgrootte/', en: '/poker-school/bet-sizing/' } },
  'tournament-phases': {
    ...page,
    paths: { nl: '/pokerschool/toernooifasen/', en: '/poker-school/tournament-phases/' },
  },
  'bubble-and-icm': { ...page, paths: { nl: '/pokerschool/bubble-en-icm/', en: '/poker-school/bubble-and-icm/' } },
  'bankroll-and-tilt': {
    ...page,
    paths: { nl: '/pokerschool/bankroll-en-tilt/', en: '/poker-school/bankroll-and-tilt/' },
  },
  'reading-statistics': {
    ...page,
    paths: { nl: '/pokerschool/statistieken/', en: '/poker-school/statistics/' },
  },
  'poker-mistakes': { ...page, paths: { nl: '/pokerschool/fouten/', en: '/poker-school/mistakes/' } },
  'poker-glossary': {
    ...page,
    layout: 'contents',
    theme: 'light',
    paths: { nl: '/pokerschool/begrippen/', en: '/poker-school/glossary/' },
  },
  // Which terms there are the server knows from `data/glossary/`, and validates there.
  'glossary-term': {
    ...page,
    layout: 'contents',
    theme: 'light',
    madeFrom: 'data/glossary/{locale}.json',
    paths: { nl: '/pokerschool/begrippen/:term/', en: '/poker-school/glossary/:term/' },
  },
  'odds-calculator': {
    ...tool,
    renderMs: 19,
    paths: { nl: '/pokerschool/kansen/calculator/', en: '/poker-school/odds/calculator/' },
  },
  'deal-calculator': {
    ...tool,
    renderMs: 7,
    paths: { nl: '/pokerschool/icm-calculator/', en: '/poker-school/icm-calculator/' },
  },
  'evening-cost': {
    ...tool,
    paths: { nl: '/pokerschool/kosten-van-een-avond/', en: '/poker-school/cost-of-an-evening/' },
  },
  'variance-calculator': {
    ...tool,
    renderMs: 30,
    paths: { nl: '/pokerschool/variantie/', en: '/poker-school/variance/' },
  },
  'daily-question': {
    ...tool,
    paths: { nl: '/pokerschool/vraag-van-vandaag/', en: '/poker-school/question-of-the-day/' },
  },
  'pot-odds-trainer': { ...tool, paths: { nl: '/pokerschool/kansen/trainer/', en: '/poker-school/odds/trainer/' } },
} as const satisfies Record<string, RouteRow>

/** What is answered of a hand. */
const answerFields = ['outs', 'needed', 'choice'] as const
/** Longer than the cards of a field, with spaces between them. */
const LONGEST_CARDS = 48

export const school = {
  routes,
  sections: schoolSchemas,
  interactive: [
    'school-board',
    'lesson-end',
    'odds-calculator',
    'deal-calculator',
    'evening-cost',
    'variance-calculator',
    'daily-question',
    'pot-odds-trainer',
  ],
  forms: {
    'odds-calculator': {
      fields: ['game', ...cardFields],
      longest: Object.fromEntries(cardFields.map((name) => [name, LONGEST_CARDS])),
    },
    'deal-calculator': { fields: [...stackFields, ...prizeFields] },
    'evening-cost': { fields: eveningFields },
    'variance-calculator': { fields: varianceFields },
    'daily-question': { fields: ['day', ...answerFields] },
    'pot-odds-trainer': { fields: ['round', ...answerFields] },
  },
} as const satisfies Feature

declare module '#shared/site/section-data.ts' {
  interface SectionData {
    glossary: Glossary
    'hand-order': Glossary
  }
}
