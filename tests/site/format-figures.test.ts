import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { readDocument, textOf } from '#server/law/read-page.ts'
import { selectFirst } from '#server/law/select.ts'
import { createServices, type Services } from '#server/services.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import { editionIds } from '#shared/site/editions.ts'
import type { TournamentEvent, TournamentSeries } from '#shared/tournaments/tournaments.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

// What the page of a format says of its fee and its start, beside the tournaments that the page of fees is made of.

const now = Date.parse('2026-11-20T12:00:00Z')
let site: TestSite
let services: Services
beforeAll(async () => {
  const overrides = { wallClock: { now: () => now } }
  site = await startSite({ overrides })
  services = await createServices(parseConfig({ PORT: '0' }), pino({ level: 'silent' }), overrides)
})
afterAll(() => site.close())

const bigBlindsOf = ({ structure }: TournamentEvent) => structure && structure.stack / structure.firstBigBlind
const levelOf = ({ structure }: TournamentEvent) => structure?.levelMinutes
const feeOf = ({ buyIn, fee = 0 }: TournamentEvent) =>
  buyIn.amount > 0 ? Math.round((fee / buyIn.amount) * 100) : undefined

const told = [
  { what: 'fee in per cent', pattern: /(?:toernooikosten|tournament fees?),? (\d+)%/gi, of: feeOf },
  { what: 'big blinds', pattern: /(\d+) big blinds/g, of: bigBlindsOf },
  { what: 'minutes of a level', pattern: /(?:niveau|level)\D{0,9}(\d+) minut/gi, of: levelOf },
]
const pages = [
  { pageId: 'mystery-battle-royale', format: 'mystery-battle-royale', figures: ['9 fee in per cent'] },
  { pageId: 'flip-and-go', format: 'flip-and-go', figures: ['50 big blinds', '6 minutes of a level'] },
  { pageId: 'flip-and-go-millionaire', format: 'flip-and-go', figures: [] },
  { pageId: 'satellite-series', format: 'satellite', figures: [] },
  { pageId: 'wsop-express', format: 'satellite', figures: [] },
] as const

describe.each(editionIds)('in %s', (editionId) => {
  it.each(pages)('$pageId tells what every tournament of its format has', async ({ pageId, format, figures }) => {
    const { edition, paths } = services.sites.byId[editionId]
    const clock = createContentClock(now)
    const { value } = await services.upstream.load('tournaments', edition.siteId, clock)
    const events = (value as TournamentSeries[]).flatMap((series) =>
      series.events.filter((one) => one.format === format),
    )
    for (const locale of edition.locales) {
      const path = paths.pathOf(pageId, locale)
      if (!path) continue
      const { body } = await site.app.inject({ url: path, headers: { host: edition.hosts[0] ?? '' } })
      const text = textOf(selectFirst('main', readDocument(body.replace(/<\/(?:td|th|dt|dd|p)>/g, '$& '))))
      const found = told.flatMap(({ what, pattern, of }) =>
        [...text.matchAll(pattern)].map(([, figure]) => {
          const others = new Set(events.map(of).filter((one) => one !== undefined))
          expect(
            [...others].filter((one) => one !== Number(figure)),
            `${path}: ${figure} ${what}`,
          ).toEqual([])
          return `${figure} ${what}`
        }),
      )
      expect(found, path).toEqual(figures)
    }
  })
})
