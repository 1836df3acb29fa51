import { describe, expect, it } from 'vitest'
import { resources } from '#server/site/features.ts'
import { ShapeError } from './resource.ts'

const item = {
  path: '/over-ons/',
  langKey: 'nav.about',
  routerName: 'about-us',
  siteType: 'contents',
  showSubArea: false,
  isShow: true,
  badge: null,
  children: [] as unknown[],
}
const entry = { rank: 1, player: 'noorderlicht', points: 4182, prize: 500 }
const day = { date: '2026-11-18', first: 4100, fifth: 2900 }
const board = {
  id: 'rush-and-cash',
  name: 'Rush & Cash',
  date: '2026-11-19',
  currency: 'EUR',
  entries: [entry],
}
const release = {
  version: '4.18.2',
  builtOn: '2025-11-18',
  certificateSha256: null,
  fileName: 'Kaartkamer-Setup-4.18.2.exe',
  bytes: 96_412_672,
  sha256: '0123456789abcdef'.repeat(4),
  signer: 'Kaartkamer Europa B.V.',
  minimumSystem: 'Windows 8',
}

const month = {
  month: '2026-11',
  date: '2026-11-19',
  currency: 'EUR',
  shares: [{ id: 'red-envelope', name: 'Rode envelop', total: 45_000, paid: 22_500 }],
}
const event = {
  id: 'winter-1122',
  name: 'GGMasters',
  format: 'freezeout',
  start: '2026-11-22T17:00:00Z',
  lateRegistrationMinutes: 150,
  buyIn: { amount: 150, currency: 'USD' },
  guarantee: null as unknown,
}
const result = { entrants: 20, pool: 3000, prizes: [] as unknown[], finishers: [] as unknown[] }
const series = { id: 'winter', name: 'Winter', from: '2026-11-22', to: '2026-12-06', events: [event] }

const withResult = (own: object) => [{ ...series, events: [{ ...event, result: { ...result, ...own } }] }]
const prize = { from: 1, to: 1, amount: 1000 }
const hit = {
  at: '2026-11-18T20:14:00Z',
  amount: 100,
  board: ['5d', '6d', '7d', '8d', '9d'],
  loser: { player: 'noorderlicht', cards: ['As', 'Ah'], paid: 40 },
  winner: { player: 'zuiderzee', cards: ['Td', 'Jd'], paid: 30 },
  others: { count: 2, paid: 10 },
  left: 10,
}
const jackpot = { currency: 'EUR', from: '2026-11-01', to: '2026-11-19', amount: 10, hands: 400_000, hits: [hit] }
const incident = {
  id: 'slow-tables',
  title: { nl: 'Trage tafels', en: 'Slow tables' },
  systems: ['tables'],
  state: 'slow',
  isPlanned: false,
  start: '2026-11-18T20:14:00Z',
  end: null,
  outcome: 'none',
  updates: [],
}
const status = {
  checkedAt: '2026-11-20T12:00:00Z',
  systems: [{ id: 'tables', state: 'running' }],
  incidents: [incident],
}

describe('the resources of the back end', () => {
  it('gives the site its own frozen types, without fields nobody knows', () => {
    const wire = [{ ...item, tracking: 'x', children: [{ ...item, children: [{ ...item, extra: 1 }] }] }]
    const navigations = resources.navigations.parse(wire)
    expect(navigations).toEqual([{ ...item, children: [{ ...item, children: [item] }] }])
    expect(Object.isFrozen(navigations)).toBe(true)
    expect(Object.isFrozen(navigations[0]?.children[0]?.children)).toBe(true)
    expect(resources['download-links'].parse({ links: [{ type: 6, url: 'https://a.example/', os: 'x' }] })).toEqual([
      { type: 6, url: 'https://a.example/' },
    ])
    expect(resources.releases.parse({ releases: [{ ...release, path: 'C:' }] })).toEqual([release])
    expect(resources.leaderboards.parse([{ ...board, secret: 1 }])).toEqual([board])
    expect(resources.giveaways.parse([{ ...month, secret: 1 }])).toEqual([month])
    const guarantee = { amount: 1_000_000, currency: 'USD' }
    const wireEvent = { ...event, guarantee: { ...guarantee, secret: 1 }, secret: 1 }
    expect(resources.tournaments.parse([{ ...series, secret: 1, events: [wireEvent] }])).toEqual([
      { ...series, events: [{ ...event, guarantee }] },
    ])
  })

  it('orders tournaments by their start, and has no word for a format that is newer than this build', () => {
    const later = { ...event, id: 'later', start: '2026-11-24T17:00:00Z', format: 'crazy-pineapple' }
    const [parsed] = resources.tournaments.parse([{ ...series, events: [later, event] }])
    expect(parsed?.events.map(({ id, format }) => [id, format])).toEqual([
      ['winter-1122', 'freezeout'],
      ['later', null],
    ])
  })

  it('takes players who share a rank, a place that nobody is named for, and what each hand may be', () => {
    const ranks = [1, 2, 2, 4].map((rank) => ({ ...entry, rank }))
    expect(resources.leaderboards.parse([{ ...board, entries: ranks }])[0]?.entries).toEqual(ranks)
    const prizes = [prize, { from: 2, to: 9, amount: 100 }]
    expect(resources.tournaments.parse(withResult({ prizes }))[0]?.events[0]?.result?.prizes).toEqual(prizes)
    expect(resources.jackpots.parse([jackpot])).toEqual([jackpot])
    expect(resources['network-status'].parse(status)).toEqual(status)
  })

  it.each([
    ['an external link that is a path', { ...item, siteType: 'external' }, '/0/path must be an https URL'],
    ['an inner page elsewhere', { ...item, path: 'https://a.example/' }, '/0/path must be a path on this site'],
    ['a script', { ...item, path: 'javascript:alert(1)', siteType: 'external' }, '/0/path must be a path'],
    ['a label that is text', { ...item, langKey: 'About us' }, '/0/langKey'],
    ['a badge that is markup', { ...item, badge: '<b>' }, '/0/badge'],
    ['an unknown site type', { ...item, siteType: 'popup' }, '/0/siteType'],
    ['a missing field', { ...item, isShow: undefined }, '/0/isShow'],
    [
      'a fourth level',
      { ...item, children: [{ ...item, children: [{ ...item, children: [item] }] }] },
      '/0/children/0/children/0/children/0',
    ],
    ['a bad child', { ...item, children: [{ ...item, path: 'https://a.example/' }] }, '/0/children/0/path must be'],
  ])('refuses %s', (_, wire, expected) => {
    expect(() => resources.navigations.parse([wire])).toThrow(expected)
    expect(() => resources['util-navigations'].parse([wire])).toThrow(ShapeError)
  })

  it.each([
    ['navigations', null],
    ['navigations', { items: [] }],
    ['brand-ambassadors', [{ slug: 'Not A Slug', name: 'x' }]],
    ['brand-ambassadors', [{ slug: 'x', name: '' }]],
    ['releases', [release]],
    ['releases', { releases: [{ ...release, sha256: 'ABC' }] }],
    ['releases', { releases: [{ ...release, sha256: undefined }] }],
    ['releases', { releases: [{ ...release, fileName: '../setup.exe' }] }],
    ['releases', { releases: [{ ...release, fileName: 'a b && c' }] }],
    ['releases', { releases: [{ ...release, version: 'latest' }] }],
    ['releases', { releases: [{ ...release, builtOn: '18-11-2025' }] }],
    ['releases', { releases: [{ ...release, bytes: 0 }] }],
    ['download-links', [{ type: 6, url: 'https://a.example/' }]],
    ['download-links', { links: [{ type: '6', url: 'https://a.example/' }] }],
    ['download-links', { links: [{ type: 6, url: 'http://a.example/' }] }],
    ['leaderboards', [{ ...board, currency: 'BTC' }]],
    ['leaderboards', [{ ...board, date: '2026-13-01' }]],
    ['leaderboards', [{ ...board, date: '2026-02-31' }]],
    ['leaderboards', [{ ...board, entries: [{ ...entry, prize: -1 }] }]],
    ['leaderboards', [{ ...board, entries: [{ ...entry, rank: 5 }] }]],
    ['leaderboards', [{ ...board, entries: [entry, { ...entry, rank: 3 }] }]],
    ['leaderboards', [{ ...board, entries: [entry, { ...entry, rank: 2 }, entry] }]],
    ['leaderboards', [{ ...board, history: [day, day] }]],
    ['giveaways', [{ ...month, month: '2026-13' }]],
    ['giveaways', [{ ...month, date: '2026-11-31' }]],
    ['giveaways', [{ ...month, shares: [{ ...month.shares[0], paid: 45_001 }] }]],
    ['tournaments', [{ ...series, from: '2026-02-30' }]],
    ['tournaments', [{ ...series, to: '2026-11-21' }]],
    ['tournaments', [{ ...series, events: [{ ...event, start: '2026-11-22T17:00:00+01:00' }] }]],
    ['tournaments', [{ ...series, events: [{ ...event, start: '2026-11-31T17:00:00Z' }] }]],
    ['tournaments', [{ ...series, events: [{ ...event, lateRegistrationMinutes: -1 }] }]],
    ['tournaments', [{ ...series, events: [{ ...event, buyIn: { amount: 150, currency: 'BTC' } }] }]],
    ['tournaments', [{ ...series, events: [{ ...event, guarantee: 1_000_000 }] }]],
    ['tournaments', [series, { ...series, id: 'spring' }]],
    ['tournaments', [{ ...series, events: [{ ...event, id: series.id }] }]],
    ['tournaments', withResult({ finishers: [{ place: 2, player: 'noorderlicht' }] })],
    ['tournaments', withResult({ prizes: [{ from: 2, to: 1, amount: 100 }] })],
    [
      'tournaments',
      withResult({
        prizes: [
          { ...prize, to: 3 },
          { ...prize, from: 3, to: 4 },
        ],
      }),
    ],
    ['jackpots', [{ ...jackpot, hits: [{ ...hit, board: ['6d', '6d', '7d', '8d', '9d'] }] }]],
    ['jackpots', [{ ...jackpot, hits: [{ ...hit, winner: hit.loser }] }]],
    ['jackpots', [jackpot, jackpot]],
    ['network-status', { ...status, incidents: [{ ...incident, systems: ['tables', 'tables'] }] }],
    ['network-status', { ...status, systems: [...status.systems, ...status.systems] }],
  ] as const)('refuses %s %#', (resource, wire) => {
    expect(() => resources[resource].parse(wire)).toThrow(ShapeError)
  })
})
