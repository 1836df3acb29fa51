import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadContent } from '#server/site/content/load-content.ts'
import { readPolicyPage } from '#shared/policies/policy-routes.ts'
import { type EditionId, editionIds } from '#shared/site/editions.ts'
import { startOfDay } from '#shared/site/zoned-time.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

/** Before the announced version of a policy, in the middle of a promotion, with tournaments ahead. */
const START = Date.parse('2026-11-20T12:00:00Z')
const DAY_MS = 86_400_000
/** Hundreds of renders, on a machine that others use too. */
const LONG = { timeout: 120_000 }

const content = await loadContent({ dataFolder: 'data' })
const time = { at: START }
const wallClock = { now: () => time.at }
/** Nothing grows old by itself: what goes, goes because it is no longer true. */
const clock = { now: () => 1 }

/** Keeps what it can. */
let kept: TestSite
/** Makes everything anew. */
let fresh: TestSite
beforeAll(async () => {
  kept = await startSite({ overrides: { wallClock, clock } })
  fresh = await startSite({ overrides: { wallClock, clock, isDevelopment: true } })
})
afterAll(async () => {
  await kept.close()
  await fresh.close()
})

interface Address {
  editionId: EditionId
  path: string
}

async function ask(site: TestSite, { editionId, path }: Address) {
  const headers = { host: `${editionId}.localhost`, 'user-agent': 'Googlebot/2.1' }
  const answer = await site.app.inject({ url: path, headers })
  const { link, 'cache-control': control, 'cache-status': status } = answer.headers
  return {
    status: answer.statusCode,
    body: answer.body,
    link,
    control: String(control),
    isHit: /hit$/.test(String(status)),
  }
}

/** The same numbers in every run. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const random = createRandom(20261123)
const pick = <T>(list: readonly T[], count: number) =>
  list
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ item }) => item)

/** Pages with a date of their own, whatever the sample holds. */
const dated = [
  'index',
  'promotions',
  'red-envelope',
  'past-series',
  'series',
  'network-status',
  'site-map',
  'streamer-rules',
]

/** Every policy, its newest versions and their comparison; the dated pages; and a seeded sample of the rest. */
function pagesOf(editionId: EditionId): Address[] {
  const { paths } = content.sites.byId[editionId]
  const stored = paths.patterns.filter(({ row, pattern }) => row.cache === 'stored' && !row.redirect && pattern)
  const isOther = ({ id, pattern }: (typeof stored)[number]) => !readPolicyPage(id) && !pattern.includes(':')
  const found = stored.flatMap(({ id, locale, pattern }) => {
    const page = readPolicyPage(id)
    if (!page) return dated.includes(id) ? [pattern] : []
    const versions = content.policies.versionsOf(page.policyId, editionId, locale).map(({ version }) => version)
    if (page.kind === 'version') return versions.slice(-2).map((version) => paths.pathOf(id, locale, { version }))
    const [from, to] = versions.slice(-2)
    if (page.kind !== 'comparison') return [pattern]
    return from && to ? [paths.pathOf(id, locale, { from, to })] : []
  })
  const sample = pick(stored.filter(isOther), 8).map(({ pattern }) => pattern)
  return [...new Set([...found, ...sample])].flatMap((path) => (path ? [{ editionId, path }] : []))
}

const pages = editionIds.flatMap(pagesOf)

/** When a version takes effect, when a promotion ends and when clocks are changed, in the edition's zone; and at random. */
function momentsOf(editionId: EditionId): number[] {
  const { timeZone } = content.sites.byId[editionId].edition
  const days = ['2027-01-01', '2027-02-01', timeZone.startsWith('America') ? '2027-03-14' : '2027-03-28']
  const midnights = days.flatMap((day) => [startOfDay(timeZone, day) - 1, startOfDay(timeZone, day)])
  return [...midnights, ...Array.from({ length: 3 }, () => START + Math.floor(random() * 1000 * DAY_MS))].toSorted(
    (one, other) => one - other,
  )
}

/** Files, feeds, data and payloads: what others may keep for as long as we tell them. */
function filesOf(editionId: EditionId, buildId: string): Address[] {
  const { edition, paths } = content.sites.byId[editionId]
  const [locale] = edition.locales
  const hasPayload = ({ path }: Address) => {
    const match = paths.resolve(path)
    return match.type === 'page' && !match.row.isDocument
  }
  const payloads = pick(pagesOf(editionId).filter(hasPayload), 12).map(({ path }) => `${path}_payload.json?${buildId}`)
  return [
    ...[
      '/policies.json',
      '/policies.atom',
      '/llms.txt',
      '/sitemap.xml',
      `/sitemap-${locale}.xml`,
      '/.well-known/security.txt',
    ],
    ...['/api/schedule', '/api/timetable', '/api/leaderboards', '/api/giveaways', '/api/network-status'],
    ...['/network-status.atom', `/builds/meta/${buildId}.json`],
    ...payloads,
  ].map((path) => ({ editionId, path }))
}

describe.each(editionIds)('what is kept of %s', (editionId) => {
  it(
    'is what would be made at that moment, on every page, before and after each date that it knows',
    LONG,
    async () => {
      const own = pages.filter((page) => page.editionId === editionId)
      time.at = START
      for (const page of own) await ask(kept, page)
      const wrong: string[] = []
      let hits = 0
      for (const moment of momentsOf(editionId)) {
        time.at = moment
        for (const page of own) {
          const [answer, expected] = [await ask(kept, page), await ask(fresh, page)]
          hits += Number(answer.isHit)
          const isSame = answer.body === expected.body && answer.link === expected.link && answer.status === 200
          if (!isSame) wrong.push(`${page.path} at ${new Date(moment).toISOString()}`)
        }
      }
      expect(wrong).toEqual([])
      // Otherwise the test has compared what is made anew with what is made anew.
      expect(hits).toBeGreaterThan(own.length)
    },
  )

  it('is given to others for no longer than it holds', LONG, async () => {
    time.at = START
    const latest = JSON.parse((await ask(fresh, { editionId, path: '/builds/latest.json' })).body) as { id: string }
    const wrong: string[] = []
    for (const address of filesOf(editionId, latest.id)) {
      for (const moment of [
        START,
        startOfDay('UTC', '2027-01-01') - 90_000,
        START + Math.floor(random() * 900 * DAY_MS),
      ]) {
        time.at = moment
        const { status, body, control } = await ask(fresh, address)
        const seconds = Number(
          /max-age=(\d+)/.exec(control)?.[1] ?? expect.fail(`${address.path}: ${status} ${control}`),
        )
        time.at = moment + Math.max(0, seconds * 1000 - 1)
        if ((await ask(fresh, address)).body !== body)
          wrong.push(`${address.path} of ${new Date(moment).toISOString()}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('comes from the clock of its visitors’ day alone, never from the machine’s', LONG, async () => {
    time.at = START
    const at = async (machine: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(machine) })
      try {
        const bodies: string[] = []
        for (const page of pages) if (page.editionId === editionId) bodies.push((await ask(fresh, page)).body)
        return bodies
      } finally {
        vi.useRealTimers()
      }
    }
    const [early, late] = [await at('2020-02-29T23:59:59Z'), await at('2031-06-30T12:00:00Z')]
    expect(early.length).toBeGreaterThan(20)
    expect(late.filter((body, index) => body !== early[index])).toEqual([])
  })
})
