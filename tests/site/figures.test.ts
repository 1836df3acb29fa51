import type { Element } from 'domhandler'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import cashTables from '#data/pages/cash-games.en.json' with { type: 'json' }
import { parseConfig } from '#server/config.ts'
import { readDocument, textOf } from '#server/law/read-page.ts'
import { selectFirst } from '#server/law/select.ts'
import { createServices, type Services } from '#server/services.ts'
import type { ChancePlotContent } from '#shared/games/game-content.ts'
import { capGroups, RAKE_PERCENT, stakeOf, stakes, tableBuyIn } from '#shared/games/rake.ts'
import { help } from '#shared/help/feature.ts'
import { sumShares } from '#shared/promotions/giveaways.ts'
import type { Jackpot } from '#shared/promotions/jackpots.ts'
import { school } from '#shared/school/feature.ts'
import { search } from '#shared/search/feature.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import type { Edition } from '#shared/site/editions.ts'
import type { Locale } from '#shared/site/locales.ts'
import { createPathTable } from '#shared/site/paths.ts'
import { routes } from '#shared/site/routes.ts'
import { type SectionContent, type SectionKind, sectionQueries } from '#shared/site/sections.ts'
import { streaming } from '#shared/streaming/feature.ts'
import { selectPayouts } from '#shared/tournaments/timetable-figures.ts'
import { selectSchedule, type TournamentSeries } from '#shared/tournaments/tournaments.ts'
import { neitherAmountNorClaim } from '#tests/fixtures/page-figures.ts'
import { editions } from '#tests/helpers/editions.ts'
import {
  AllowedFigures,
  allowChances,
  allowConstants,
  allowEvening,
  allowFees,
  allowOutcomes,
  allowPayouts,
  allowRake,
  allowStructures,
  allowUpstream,
  allowVariance,
  listFigures,
  type ShownFigure,
} from '#tests/helpers/page-figures.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
let site: TestSite
let services: Services
beforeAll(async () => {
  const overrides = { wallClock: { now: () => now } }
  site = await startSite({ overrides })
  services = await createServices(parseConfig({ PORT: '0' }), pino({ level: 'silent' }), overrides)
})
afterAll(() => site.close())

/**
 * Pages that teach, explain or serve: their numbers are examples, rules and steps that tests of their own work out. Amounts of
 * money are held to the same sources there.
 */
const isLesson = (pageId: string) =>
  [school, streaming, help, search].some(({ routes: own }) => pageId in own) || pageId === 'accessibility'

async function loadUpstream({ siteId, brandAlias }: Edition) {
  const { upstream } = services
  const clock = createContentClock(now)
  const loaded = await Promise.all([
    upstream.load('tournaments', siteId, clock),
    upstream.load('leaderboards', siteId, clock),
    upstream.load('giveaways', siteId, clock),
    upstream.load('network-status', siteId, clock),
    upstream.load('jackpots', siteId, clock),
    ...(['windows', 'mac', 'android', 'ios'] as const).map((platform) =>
      upstream.loadReleases({ brandAlias, platform }, clock),
    ),
  ])
  return loaded.map(({ value }) => value as unknown)
}

/** Kinds of section that show the back end's figures besides those of `sectionQueries`. */
const fromBackEnd: readonly SectionKind[] = [
  'network-status',
  'download',
  'past-series',
  'fee-table',
  'blind-table',
  'download-band',
  'app-tour',
]

interface Section {
  kind: SectionKind
  content: unknown
}

function allowedIn({ kind, content }: Section, edition: Edition, upstream: unknown[]): AllowedFigures {
  const allowed = allowConstants(new AllowedFigures(), edition)
  const { jurisdiction } = services.sites.byId[edition.id]
  allowed.number(...jurisdiction.ages, (jurisdiction.bonusAge?.from ?? 0) - 1)
  if ((sectionQueries[kind]?.length ?? 0) > 0 || fromBackEnd.includes(kind)) {
    allowUpstream(allowed, upstream)
    for (const { buyIn, result } of (upstream[0] as TournamentSeries[]).flatMap(({ events }) => events)) {
      if (result) allowUpstream(allowed, result, buyIn.currency)
    }
    const open = selectSchedule(upstream[0] as TournamentSeries[], (at) => at <= now).series
    allowed.number(open.reduce((sum, { events }) => sum + events.length, 0))
    for (const month of (upstream[2] ?? []) as { currency: string; shares: { total: number; paid: number }[] }[]) {
      allowed.amount(sumShares(month.shares).total, month.currency)
      for (const shares of [month.shares, ...month.shares.map((share) => [share])]) {
        allowed.number(sumShares(shares).percent)
      }
    }
  }
  if (kind === 'download' || kind === 'download-band') {
    // Sizes are told in megabytes.
    const releases = upstream.slice(5).flat() as { bytes: number }[]
    allowed.number(...releases.map(({ bytes }) => Number((bytes / 1_000_000).toFixed(1))))
  }
  if (kind === 'network-status') {
    const { incidents } = upstream[3] as { incidents: { start: string; end: string | null }[] }
    // How long each has lasted, in minutes.
    allowed.number(...incidents.map(({ start, end }) => (Date.parse(end ?? start) - Date.parse(start)) / 60_000))
  }
  if (kind === 'tournament-outcomes') {
    allowOutcomes(allowed, (content as SectionContent<'tournament-outcomes'>).example, edition.currency)
  }
  if (kind === 'stake-table') {
    allowed.number(RAKE_PERCENT, tableBuyIn.least, tableBuyIn.most, ...capGroups, ...capGroups.map((most) => most + 1))
    for (const { smallBlind, bigBlind, caps } of stakes) {
      const buyIns = [tableBuyIn.least * bigBlind, tableBuyIn.most * bigBlind]
      for (const amount of [smallBlind, bigBlind, ...caps, ...buyIns]) allowed.amount(amount, edition.currency)
    }
  }
  if (kind === 'rake-examples') allowRake(allowed, content as SectionContent<'rake-examples'>, edition.currency)
  if (kind === 'evening-cost') allowEvening(allowed, edition.currency)
  if (kind === 'variance-calculator') allowVariance(allowed, edition.currency)
  if (kind === 'fee-table') allowFees(allowed, upstream[0] as TournamentSeries[], edition.currency)
  if (kind === 'blind-table') allowStructures(allowed, upstream[0] as TournamentSeries[])
  if (kind === 'payment-methods' || kind === 'app-tour') allowUpstream(allowed, edition.payments)
  if (kind === 'app-tour') {
    // The screens show what other pages do, which `app-tour.test.ts` holds them to.
    allowed.amount(edition.featuredBuyIn, edition.currency)
    const pots = cashTables.sections.find(
      (section) => section.kind === 'rake-examples',
    ) as SectionContent<'rake-examples'>
    allowRake(allowed, pots, edition.currency)
    allowed.amount(stakeOf(pots.bigBlind).smallBlind, edition.currency)
  }
  if (kind === 'jackpot-hits') {
    const jackpots = upstream[4] as Jackpot[]
    for (const { currency, hands, hits } of jackpots) {
      allowUpstream(allowed, jackpots, currency)
      allowed.number(Math.round(hands / hits.length))
    }
  }
  if (kind === 'chance-plot') allowChances(allowed, content as ChancePlotContent)
  if (kind === 'payout-plot') {
    const { names } = content as SectionContent<'payout-plot'>
    const payouts = selectPayouts(upstream[0] as TournamentSeries[], names)
    if (payouts) allowPayouts(allowed, payouts)
  }
  return allowed
}

/** Numbers of the list that a page has shown, as `page#section value`. */
const used = new Set<string>()
function isListed(key: string, { value, currency }: ShownFigure): boolean {
  if (currency || !neitherAmountNorClaim[key]?.includes(value)) return false
  used.add(`${key} ${value}`)
  return true
}

describe.each(editions)(
  'the constants, the back end’s figures and what follows from them, and no figure besides, of $id',
  (edition) => {
    const { patterns } = createPathTable({ table: routes, editionId: edition.id, locales: edition.locales })
    const pages = patterns.filter(({ row, pattern }) => !row.topic && !row.redirect && !pattern.includes(':'))
    it.each(pages)('are on $pattern', async ({ pattern, id: pageId, locale }) => {
      const place = { edition, upstream: await loadUpstream(edition), pattern, pageId, locale }
      expect(listStrangers(await load(edition, pattern), place)).toEqual([])
    })
  },
)

it('the list of what is neither holds nothing that no page shows', () => {
  const listed = Object.entries(neitherAmountNorClaim).flatMap(([key, values]) =>
    values.map((value) => `${key} ${value}`),
  )
  expect(listed.filter((entry) => !used.has(entry))).toEqual([])
})

describe('a planted figure is found', () => {
  it.each([
    ['/promoties/welkomstbonus/', 'welcome-bonus', '€ 251'],
    ['/promoties/welkomstbonus/', 'welcome-bonus', '$ 250'],
    ['/promoties/welkomstbonus/', 'welcome-bonus', '251 euro'],
    ['/promoties/welkomstbonus/', 'welcome-bonus', '60 dagen'],
    ['/loyaliteit/', 'loyalty', '17%'],
    ['/spellen/spin-and-gold/', 'spin-and-gold', '1 op 999'],
    ['/toernooien/ggmasters/', 'ggmasters', '$ 151.000'],
    ['/toernooien/rooster/', 'tournament-schedule', '€ 56'],
  ])('on %s', async (pattern, pageId, planted) => {
    const { edition } = services.sites.byId.nl
    const place = { edition, upstream: await loadUpstream(edition), pattern, pageId, locale: 'nl' as const }
    const html = await load(edition, pattern)
    expect(listStrangers(html, place)).toEqual([])
    // In the last section, and outside all of them.
    for (const end of ['</section>', '</main>']) {
      const at = html.lastIndexOf(end, html.lastIndexOf('</main>'))
      expect(listStrangers(`${html.slice(0, at)}<p>${planted}</p>${html.slice(at)}`, place), end).not.toEqual([])
    }
  })
})

async function load(edition: Edition, url: string): Promise<string> {
  const headers = { host: edition.hosts[0] ?? '', 'user-agent': 'Googlebot/2.1' }
  const { body, statusCode } = await site.app.inject({ url, headers })
  expect(statusCode, url).toBe(200)
  return body
}

interface Place {
  edition: Edition
  upstream: unknown[]
  pattern: string
  pageId: string
  locale: Locale
}

function listStrangers(html: string, { edition, upstream, pattern, pageId, locale }: Place): string[] {
  // Words of two elements in one line are two words.
  const main = selectFirst('main', readDocument(html.replace(/<\/(?:span|small|time|b|svg)>/g, '$& ')))
  const { sections } = services.pages.contentOf(pageId, locale, edition.id, {
    params: {},
    clock: createContentClock(now),
  })
  const read = (element: Element | null, isLeftOut: (element: Element) => boolean = () => false) =>
    listFigures(
      textOf(element, (part) => part.name === 'code' || isLeftOut(part)),
      { locale, edition },
    )
  const ids = new Set(sections.map((section) => section.id))
  const outside = isLesson(pageId) ? [] : read(main, (element) => ids.has(element.attribs.id ?? ''))
  return [
    ...outside.map(({ context }) => `${edition.id} ${pattern}: ${context}`),
    ...sections.flatMap((section) => {
      const allowed = allowedIn(section, edition, upstream)
      return read(selectFirst(`[id="${section.id}"]`, main))
        .filter((figure) => figure.currency || !isLesson(pageId))
        .filter((figure) => !allowed.has(figure) && !isListed(`${pageId}#${section.id}`, figure))
        .map(({ context, value }) => `${edition.id} ${pattern} (${pageId}#${section.id}): ${value} in «${context}»`)
    }),
  ]
}
