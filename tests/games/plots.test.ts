import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roomAt } from '#tests/helpers/room.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const NOW = '2026-11-25T12:00:00Z'
let site: TestSite
beforeAll(async () => {
  site = await startSite({ overrides: { wallClock: { now: () => Date.parse(NOW) } } })
})
afterAll(() => site.close())

async function sectionsOf(edition: string, url: string) {
  const { body } = await site.app.inject({
    url,
    headers: { host: `${edition}.localhost`, 'user-agent': 'Googlebot/2.1' },
  })
  const { document } = parseHTML(body)
  return (id: string) => {
    const section = document.getElementById(id)
    if (!section) throw new Error(`${url} has no section ${id}`)
    const rows = [...section.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.replaceAll('\u00a0', ' ') ?? ''),
    )
    const images = [...section.querySelectorAll('[role="img"]')]
    const bars = [...section.querySelectorAll('[role="img"] > div')].map((bar) => ({
      name: bar.querySelector('b')?.textContent,
      written: bar.querySelector('span')?.textContent?.replaceAll('\u00a0', ' '),
      length: Number.parseFloat(bar.querySelector('rect:last-of-type')?.getAttribute('width') ?? ''),
    }))
    return { section, rows, images, bars }
  }
}
/** In cents where there are any: every amount of one list is written in one way. */
const amountOf = (text = '') => Number(text.replace(/[^\d]/g, ''))
const centsOf = (text = '') =>
  Math.round(
    Number(
      text
        .replaceAll(/[^\d,.]/g, '')
        .replace(/[.,](?=\d{3})/g, '')
        .replace(',', '.'),
    ) * 100,
  )

describe('a plot', () => {
  it.each([
    ['nl', '/toernooien/ggmasters/', ['payouts']],
    ['global', '/tournaments/ggmasters/', ['payouts']],
    ['ca', '/tournaments/series/winter-series/', ['payouts']],
    ['nl', '/promoties/jackpots/', ['chances', 'split']],
    ['nl', '/promoties/dagranglijsten/', ['history']],
    ['global', '/nl/spellen/spin-and-gold/', ['chances']],
  ])('of %s %s says in words what it shows, and has its figures as a table behind it', async (edition, url, ids) => {
    const sectionOf = await sectionsOf(edition, url)
    for (const id of ids) {
      const { section, images, rows, bars } = sectionOf(id)
      expect(images.length, id).toBeGreaterThan(0)
      expect(section.querySelectorAll('details table caption')).toHaveLength(images.length)
      const captions = [...section.querySelectorAll('details caption')].map((caption) => caption.textContent)
      expect(images.map((image) => image.getAttribute('aria-label'))).toEqual(captions)
      // Bars and rows are the same things in the same order.
      for (const [index, bar] of bars.entries()) {
        expect(rows[index]?.[0]).toBe(bar.name)
        expect(rows[index]).toContain(bar.written)
      }
      expect(section.innerHTML).not.toContain('{')
    }
  })
})

describe('payouts', () => {
  it.each([
    ['nl', '/toernooien/ggmasters/', 'GGPNL', 'GGMasters'],
    ['nl', '/toernooien/series/winterreeks/', 'GGPNL', 'Hoofdtoernooi'],
    ['ca', '/tournaments/series/winter-series/', 'GGPCA', 'Main Event'],
  ])(
    'of %s %s are the pool of the last one that was played, all of it, and bars as long as their amounts',
    async (edition, url, siteId, name) => {
      const played = roomAt('tournaments', siteId, NOW)
        .flatMap(({ events }) => events)
        .filter((event) => event.name === name && event.result)
        .toSorted((a, b) => a.start.localeCompare(b.start))
        .at(-1)
      const pool = Math.round((played?.result?.pool ?? 0) * 100)
      const { rows, bars, section } = (await sectionsOf(edition, url))('payouts')
      const paid = rows.map(([places = '', amount]) => {
        // Places are written with thousands, as the sentence above the plot writes them.
        expect(places).not.toMatch(/\d{4}/)
        const [from = 0, to = from] = places.replaceAll(/[.,]/g, '').split('–').map(Number)
        return { count: to - from + 1, amount: centsOf(amount) }
      })
      expect(paid.reduce((sum, { count, amount }) => sum + count * amount, 0)).toBe(pool)
      expect(centsOf(/\{?(?:\$|€)\s?[\d.,]*\d/u.exec(section.querySelector('p')?.textContent ?? '')?.[0])).toBe(pool)
      const most = paid[0]?.amount ?? 0
      for (const [index, { amount }] of paid.entries()) {
        expect(bars[index]?.length).toBeCloseTo((amount / most) * 100, 1)
      }
    },
  )
})

it('the leaderboards’ history is the back end’s, and the line passes through it', async () => {
  const { rows, images } = (await sectionsOf('nl', '/promoties/dagranglijsten/'))('history')
  const boards = roomAt('leaderboards', 'GGPNL', NOW)
  expect(rows.map(([, first, fifth]) => [amountOf(first), amountOf(fifth)])).toEqual(
    boards.flatMap(({ history = [] }) => history.map(({ first, fifth }) => [first, fifth])),
  )
  expect(images).toHaveLength(boards.length)
  for (const [index, { history = [], entries, date }] of boards.entries()) {
    expect(history.at(-1)).toEqual({ date, first: entries[0]?.points, fifth: entries[4]?.points })
    const paths = [...(images[index]?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d') ?? '')
    const heights = (path = '') =>
      path
        .split(/[ML]/)
        .slice(1)
        .map((point) => Number(point.split(' ')[1]))
    for (const [line, key] of [['first', 3] as const, ['fifth', 4] as const]) {
      const drawn = heights(paths[key])
      expect(drawn).toHaveLength(history.length)
      // Higher is more: the order of the heights is that of the points.
      const order = (values: readonly number[]) =>
        values.map((_, at) => at).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
      expect(order(drawn.map((y) => -y))).toEqual(order(history.map((day) => day[line])))
    }
  }
})

it('the chances of the jackpots’ hands are those of seven cards out of 52', async () => {
  const { rows } = (await sectionsOf('nl', '/promoties/jackpots/'))('chances')
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
  const straightFlush = 4 * 9 * choose(46, 2)
  const fullHouse =
    choose(13, 2) * choose(4, 3) ** 2 * 44 +
    13 * choose(4, 3) * choose(12, 2) * choose(4, 2) ** 2 +
    13 * choose(4, 3) * 12 * choose(4, 2) * choose(11, 2) * 4 ** 2
  expect(rows.map(([, , count]) => amountOf(count))).toEqual([
    4 * choose(47, 2),
    straightFlush,
    13 * choose(48, 3),
    fullHouse,
  ])
  expect(choose(52, 7)).toBe(133_784_560)
  const { rows: parts } = (await sectionsOf('nl', '/promoties/jackpots/'))('split')
  expect(parts.reduce((sum, [, part]) => sum + amountOf(part), 0)).toBe(100)
})
