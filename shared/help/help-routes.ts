import type { Locale } from '#shared/site/locales.ts'
import { lightPage, type RouteRow } from '#shared/site/route-row.ts'

/** Path of every category of the help centre below its hub, per locale, in the order of the hub. */
const categoryPaths = {
  account: { nl: 'account-en-verificatie', en: 'account-and-verification' },
  money: { nl: 'storten-en-opnemen', en: 'deposits-and-withdrawals' },
  limits: { nl: 'limieten-en-gokstop', en: 'limits-and-exclusion' },
  app: { nl: 'app-en-techniek', en: 'app-and-technical' },
  games: { nl: 'spellen-en-toernooien', en: 'games-and-tournaments' },
  bonus: { nl: 'bonus-en-acties', en: 'bonus-and-promotions' },
  'fair-play': { nl: 'eerlijk-spel-en-veiligheid', en: 'fair-play-and-security' },
  streaming: { nl: 'streamen', en: 'streaming' },
  privacy: { nl: 'privacy-en-gegevens', en: 'privacy-and-data' },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>

export type HelpCategoryId = keyof typeof categoryPaths

export const helpCategoryIds = Object.keys(categoryPaths) as HelpCategoryId[]

type HelpPageId = `help-${HelpCategoryId}`

export function helpPageId(category: HelpCategoryId): HelpPageId {
  return `help-${category}`
}

export function readHelpPage(pageId: string): HelpCategoryId | null {
  return helpCategoryIds.find((id) => helpPageId(id) === pageId) ?? null
}

/** What some categories differ in. Ontario allows no word about a bonus in public (AGCO, standard 2.05). */
const particulars: Partial<Record<HelpCategoryId, Partial<RouteRow>>> = {
  limits: { topic: 'responsible-gaming' },
  bonus: { about: ['publicInducement'], editions: ['nl', 'global'] },
}

const reading = {
  ...lightPage,
  shelf: 'help',
} as const satisfies Partial<RouteRow>

export const helpRows = {
  help: { ...reading, paths: { nl: '/hulp/', en: '/help/' } },
  ...(Object.fromEntries(
    helpCategoryIds.map((id) => {
      const { nl, en } = categoryPaths[id]
      return [
        helpPageId(id),
        {
          ...reading,
          madeFrom: `data/help/${id}.{locale}.md`,
          paths: { nl: `/hulp/${nl}/`, en: `/help/${en}/` },
          ...particulars[id],
        },
      ]
    }),
  ) as Record<HelpPageId, RouteRow>),
} as const satisfies Record<string, RouteRow>
