import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createMetrics } from '#server/ops/metrics/metrics.ts'
import { loadEditions } from '#server/site/content/load-editions.ts'
import { resources } from '#server/site/features.ts'
import { createBackEnd } from '#server/upstream/back-end.ts'
import { loadEmbeddedUpstream } from '#server/upstream/embedded.ts'
import { createUpstream } from '#server/upstream/upstream.ts'
import { selectDownloadLink } from '#shared/downloads/download-links.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import { type NavigationItem, platforms } from '#shared/site/navigation.ts'
import { routes } from '#shared/site/routes.ts'

/** For data that no date changes. */
const anyTime = createContentClock(0)
const folder = 'data/upstream'
const embedded = await loadEmbeddedUpstream(folder, resources)
const sites = await loadEditions('data/markets', routes)
const editions = Object.values(sites.byId).map((site) => site.edition)
const upstream = createUpstream({
  backEnd: noBackEnd(),
  log: { warn: () => {} },
  metrics: createMetrics('test'),
  editions,
  embedded,
})

/** The embedded data is the back end. */
function noBackEnd() {
  const log = { info: () => {}, warn: () => {} }
  return createBackEnd({ baseUrl: null, timeoutMs: 1, resources, metrics: createMetrics('test'), log })
}

const flatten = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [item, ...flatten(item.children)])

const treesOf = async (siteId: string) => [
  ...(await upstream.load('navigations', siteId, anyTime)).value,
  ...(await upstream.load('util-navigations', siteId, anyTime)).value,
]

describe.each(editions)('the embedded upstream of $siteId', ({ id, siteId, brandAlias, hasAmbassadors, currency }) => {
  it('says that it is embedded, with a version that stays', async () => {
    const first = await upstream.load('navigations', siteId, anyTime)
    expect(first.source).toBe('embedded')
    expect(await upstream.load('navigations', siteId, anyTime)).toEqual({ ...first, wasHeld: true })
    expect((await upstream.load('util-navigations', siteId, anyTime)).version).not.toBe(first.version)
  })

  it('has the pages of the specification, sections 2.1 and 7', async () => {
    // A page that is a part of home for now goes by its key only.
    const names = flatten(await treesOf(siteId)).flatMap(({ routerName, langKey }) => [
      routerName,
      langKey.slice(langKey.lastIndexOf('.') + 1),
    ])
    expect(names).toEqual(
      expect.arrayContaining([
        ...['index', 'about-us', 'contact', 'cookie-policy', 'download', 'house-rules', 'privacy-policy'],
        ...['responsible-gaming', 'responsible-gaming-bonus-restricties', 'terms-conditions', 'withdrawal-policy'],
        ...['affiliate-programme', 'channeling-solution', 'welcome-bonus', 'daily-promos', 'daily-leaderboards'],
        ...['monthly-giveaways', 'red-envelope', 'jackpots', 'ggmasters', 'ggmillions', 'wsop', 'series'],
        ...['loyalty', 'blog', 'sign-up', 'network-status', 'security-and-ecology', 'streamer-mode'],
        ...['random-number-generator', 'poker-school', 'payment-details-policy'],
      ]),
    )
  })

  it('shows no entry below a hidden one, and no parent without a shown child', async () => {
    for (const item of flatten(await treesOf(siteId))) {
      const shown = item.children.filter((child) => child.isShow)
      if (item.children.length > 0) expect(item.isShow, item.langKey).toBe(shown.length > 0)
    }
  })

  it('shows only pages that exist, at their own paths', async () => {
    const { edition, paths } = sites.byId[id]
    const shown = flatten(await treesOf(siteId)).filter((item) => item.isShow)
    expect(shown.map((item) => item.routerName)).toEqual(expect.arrayContaining(['index', 'about-us', 'contact']))
    // The others leave the edition; where siblings lead is below.
    for (const item of shown.filter(({ siteType }) => siteType === 'contents' || siteType === 'compliance')) {
      expect(paths.pathOf(item.routerName, edition.locales[0]), item.langKey).toBe(item.path.replace(/#.*/, ''))
    }
  })

  it('promises nothing in Ontario, and no events of a pool that it does not play in', async () => {
    const shown = flatten(await treesOf(siteId)).filter(({ isShow }) => isShow)
    const keys = shown.map(({ langKey }) => langKey)
    for (const key of ['nav.promotions', 'nav.promotions.welcome-bonus', 'nav.tournaments.ggmasters']) {
      expect(keys.includes(key), key).toBe(id !== 'ca')
    }
    expect(keys).toContain('nav.tournaments.schedule')
  })

  it("leads to siblings at their editions' origins", async () => {
    const siblings = flatten(await treesOf(siteId)).filter(({ siteType }) => siteType === 'sibling')
    expect(siblings.length).toBeGreaterThan(0)
    for (const { path } of siblings) expect(editions.map(({ origin }) => `${origin}/`)).toContain(path)
  })

  it('has second areas only where there are children', async () => {
    const areas = flatten(await treesOf(siteId)).filter((item) => item.showSubArea)
    expect(areas.length).toBeGreaterThan(0)
    for (const area of areas) expect(area.children.length, area.langKey).toBeGreaterThan(0)
  })

  it('has ambassadors and a team only where the edition may', async () => {
    expect((await upstream.load('brand-ambassadors', siteId, anyTime)).value).toHaveLength(hasAmbassadors ? 6 : 0)
    expect(embedded.select('brand-ambassadors', new URLSearchParams({ siteId }))).toHaveLength(hasAmbassadors ? 6 : 0)
    const team = flatten(await treesOf(siteId)).filter((item) => item.langKey.startsWith('nav.team'))
    expect(team.length > 0).toBe(hasAmbassadors)
  })

  it("ranks its leaderboards in the edition's currency", async () => {
    const { value } = await upstream.load('leaderboards', siteId, anyTime)
    expect(value.length).toBeGreaterThan(0)
    for (const board of value) {
      expect(board.currency).toBe(currency)
      expect(board.entries.map((entry) => entry.rank)).toEqual(board.entries.map((_, index) => index + 1))
    }
  })

  it('has giveaways only where inducements may be shown in public, in the currency of the edition', async () => {
    const { value } = await upstream.load('giveaways', siteId, anyTime)
    expect(value.length).toBe(id === 'ca' ? 0 : 1)
    for (const month of value) expect(month.currency).toBe(currency)
  })

  it('has tournaments on the days of their series, with dollars for the international pool only', async () => {
    const { value } = await upstream.load('tournaments', siteId, createContentClock(Date.now()))
    expect(value.length).toBeGreaterThan(0)
    const ids = value.flatMap(({ events }) => events.map((event) => event.id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const series of value) {
      for (const event of series.events) {
        // In Toronto an evening is the next day in UTC.
        expect(event.start.slice(0, 10) >= series.from, event.id).toBe(true)
        expect(event.format, event.id).not.toBeNull()
        const isInternational = /GGMasters|GGMillion\$|Flip&Go Millionaire|WSOP Express/.test(event.name)
        expect(event.buyIn.currency, event.id).toBe(isInternational ? 'USD' : currency)
      }
    }
  })

  it.each(platforms)('has a preferred download for %s', async (platform) => {
    const { value } = await upstream.loadDownloadLinks({ brandAlias, platform, country: 'UNKNOWN' }, anyTime)
    expect(value.length).toBeGreaterThan(2)
    expect(selectDownloadLink(value)?.url).toMatch(/^https:\/\/downloads\.kaartkamer\.example\//)
  })

  it.each(platforms)('has a release for %s, told apart by its hash unless a store hands it out', async (platform) => {
    const [release] = (await upstream.loadReleases({ brandAlias, platform }, anyTime)).value
    expect(release?.sha256 === null).toBe(platform === 'ios')
    expect(release?.fileName === null).toBe(platform === 'ios')
  })
})

describe('loadEmbeddedUpstream', () => {
  const copies: string[] = []
  afterAll(() => Promise.all(copies.map((copy) => rm(copy, { recursive: true }))))

  const copyWith = async (file: string, change: (text: string) => string) => {
    const copy = await mkdtemp(join(tmpdir(), 'upstream-'))
    copies.push(copy)
    const upstreamCopy = join(copy, 'upstream')
    await cp(folder, upstreamCopy, { recursive: true })
    await cp(join(folder, '../messages'), join(copy, 'messages'), { recursive: true })
    await writeFile(join(upstreamCopy, file), change(await readFile(join(upstreamCopy, file), 'utf8')))
    return loadEmbeddedUpstream(upstreamCopy, resources)
  }

  it.each([
    [
      'navigations.json',
      '"/spellen/"',
      '"spellen/"',
      /navigations\.json:\d+: \/sites\/GGPNL\/1\/path must be a path on this/,
    ],
    [
      'util-navigations.json',
      '"external"',
      '"outside"',
      /util-navigations\.json:\d+: \/sites\/GGPNL\/0\/siteType must be one of .+, found "outside"/,
    ],
    [
      'brand-ambassadors.json',
      '"isSample": true,',
      '',
      /brand-ambassadors\.json:\d+: the file must have required properties isSample/,
    ],
    [
      'brand-ambassadors.json',
      '"mira-halvorsen"',
      '"Mira"',
      /brand-ambassadors\.json:\d+: \/sites\/GGPGLOBAL\/0\/slug/,
    ],
    [
      'download-links.json',
      'https://',
      'http://',
      /download-links\.json:\d+: \/brands\/KAARTKAMERNL\/ios\/default\/links\/0\/url/,
    ],
    ['releases.json', '4.18.2', 'latest', /releases\.json:\d+: \/brands\/KAARTKAMERNL\/ios\/releases\/0\/version/],
    ['download-links.json', '"windows"', '"linux"', /download-links\.json:\d+: \/brands\/KAARTKAMERNL /],
    ['navigations.json', '{', '', /navigations\.json: .*JSON/],
  ])('refuses %s with %s as %s, naming file, line, key and expectation', async (file, from, to, message) => {
    await expect(copyWith(file, (text) => text.replace(from, to))).rejects.toThrow(message)
  })

  it('names every label that a language has no text for, at once', async () => {
    const renamed = copyWith('util-navigations.json', (text) =>
      text
        .replaceAll('"nav.utility.contact"', '"nav.utility.kontakt"')
        .replace('"nav.utility.help"', '"nav.utility.hulp"'),
    )
    await expect(renamed).rejects.toThrow(
      /\/sites\/GGPNL expected a message nav\.utility\.kontakt in nl-NL\.json and en\.json\n.*\/sites\/GGPGLOBAL expected/,
    )
  })

  it('must know the siteId of every edition, or the site does not start', () => {
    const unknown = [{ id: 'nl', siteId: 'GGPXX', brandAlias: 'X', hasAmbassadors: false }] as const
    expect(() =>
      createUpstream({
        backEnd: noBackEnd(),
        log: { warn: () => {} },
        metrics: createMetrics('test'),
        editions: unknown,
        embedded,
      }),
    ).toThrow("data/upstream/navigations.json: expected /sites/GGPXX, an edition's siteId")
  })
})
