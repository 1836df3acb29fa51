import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeEventTimes } from '#shared/tournaments/event-times.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'
import { createUpstreamServer } from '#tests/helpers/upstream-server.ts'

const now = Date.parse('2026-11-28T16:40:00Z')
let site: TestSite
beforeAll(async () => {
  site = await startSite({ overrides: { wallClock: { now: () => now } } })
})
afterAll(() => site.close())

async function read(host: string, url: string, of = site): Promise<Document> {
  const { body, statusCode } = await of.app.inject({ url, headers: { host, 'user-agent': 'Googlebot/2.1' } })
  expect(statusCode, url).toBe(200)
  return parseHTML(body).document
}

const words = (element: Element | null | undefined) =>
  (element?.textContent ?? '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
/** The amount at the end of a text, as either language writes it. */
const costOf = (price: string) =>
  Number(
    /[\d.,]+$/
      .exec(price)?.[0]
      .replaceAll(/[.,](?=\d{3})/g, '')
      .replace(',', '.'),
  )
const cellsOf = (page: Document, id: string) =>
  [...page.querySelectorAll(`[id="${id}"] tbody tr`)].map((row) => [...row.children].map(words))

/** A screen as a picture: what who listens is told, and what is drawn. */
function screenOf(tour: Document, name: string) {
  const drawing = tour.querySelector(`[id="screens-${name}"] [role="img"]`)
  const label = (drawing?.getAttribute('aria-label') ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')
  return { label, drawn: words(drawing), link: tour.querySelector(`[id="screens-${name}"] a`)?.getAttribute('href') }
}

describe.each([
  ['nl.localhost', '/', 'nl', 25],
  ['ca.localhost', '/', 'en', 55],
  ['global.localhost', '/', 'en', 55],
  ['global.localhost', '/nl/', 'nl', 55],
])('the drawn screens on %s%s', (host, prefix, locale, limit) => {
  const paths = {
    lobby: { nl: 'toernooien/rooster/', en: 'tournaments/schedule/' },
    table: { nl: 'spellen/cashtafels/', en: 'games/cash-games/' },
    analysis: { nl: 'spellen/aan-tafel/handanalyse/', en: 'games/features/hand-analysis/' },
    extras: { nl: 'spellen/aan-tafel/', en: 'games/features/' },
    limits: { nl: 'responsible-gaming/limieten/', en: 'responsible-gaming/limits/' },
    cashier: { nl: 'betaalmiddelen/', en: 'payment-methods/' },
  } as const
  const pathOf = (name: keyof typeof paths) => prefix + paths[name][locale as 'nl' | 'en']
  let tour: Document
  beforeAll(async () => {
    tour = await read(host, `${prefix}app/`)
  })

  it('are six, each with a text alternative, a heading, a sentence and the page that it is about', () => {
    expect([...tour.querySelectorAll('[id="screens"] [role="img"]')]).toHaveLength(Object.keys(paths).length)
    for (const name of Object.keys(paths) as (keyof typeof paths)[]) {
      const screen = screenOf(tour, name)
      expect(screen.label.length, name).toBeGreaterThan(60)
      expect(screen.link, name).toBe(pathOf(name))
      for (const part of ['h2', 'p']) {
        expect(words(tour.querySelector(`[id="screens-${name}"] ${part}`)).length).toBeGreaterThan(8)
      }
    }
  })

  it('have in the lobby the tournaments that start next, as the timetable has them', async () => {
    const schedule = await read(host, pathOf('lobby'))
    const { currency, timeZone, language } = {
      'nl.localhost/': { currency: 'EUR', timeZone: 'Europe/Amsterdam', language: 'nl-NL' },
      'ca.localhost/': { currency: 'CAD', timeZone: 'America/Toronto', language: 'en' },
      'global.localhost/': { currency: 'USD', timeZone: 'UTC', language: 'en' },
      'global.localhost/nl/': { currency: 'USD', timeZone: 'UTC', language: 'nl-NL' },
    }[host + prefix] ?? { currency: '', timeZone: '', language: '' }
    const rows = [...schedule.querySelectorAll(`[id="schedule"] tr[data-currency="${currency}"]`)]
      .map((row) => {
        const [, start, name, buyIn, guarantee] = row.children
        const time = start?.querySelector('time')
        const price = words(buyIn)
        return {
          at: time?.getAttribute('datetime') ?? time?.getAttribute('dateTime') ?? '',
          name: words(name?.firstChild as Element),
          price,
          promise: words(guarantee),
          cost: costOf(price),
        }
      })
      .filter(({ at, cost }) => Date.parse(at) > now && cost <= limit)
      .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
      .slice(0, 5)
    expect(rows).toHaveLength(5)
    const { label, drawn } = screenOf(tour, 'lobby')
    const said = rows.map(({ at, name, price, promise }) => {
      const { day, clock } = writeEventTimes({ at, timeZone, language })
      return `${day} ${clock} ${name}, ${price}, ${promise}.`
    })
    expect(label.endsWith(said.join(' ')), `${label}\n${said.join(' ')}`).toBe(true)
    for (const { name, price, promise } of rows) expect(drawn).toContain(`${name}${price}${promise}`)
  })

  it('have at the table blinds, a pot and rake of the cash tables', async () => {
    const page = await read(host, pathOf('table'))
    const { label, drawn } = screenOf(tour, 'table')
    const [, , pot = '', rake = ''] =
      cellsOf(page, 'examples').find(([, players, amount]) => players === '6' && label.includes(`Pot ${amount}.`)) ?? []
    expect(pot).not.toBe('')
    const lead = words(page.querySelector('[id="examples"]'))
    const blinds = cellsOf(page, 'stakes').find(([name = '']) => lead.includes(name))?.[0] ?? '?'
    for (const figure of [blinds, `Pot ${pot}`, `rake ${rake}`]) {
      expect(label).toContain(figure)
      expect(drawn).toContain(figure)
    }
  })

  it('play back the hand of the hand analysis, with its chances', async () => {
    const page = await read(host, pathOf('analysis'))
    const { label, drawn } = screenOf(tour, 'analysis')
    const [, ...streets] = [...page.querySelectorAll('[id="example"] thead th')].map(words)
    const players = cellsOf(page, 'example')
    expect([streets.length, players.length]).toEqual([3, 2])
    for (const [index, street] of streets.entries()) {
      const chances = players.map(([name, ...values]) => `${name} ${values[index]}`).join(', ')
      expect(label).toMatch(new RegExp(`${street}: [^.]*${chances.replaceAll(/[.]/g, '\\.')}`))
      for (const [, ...values] of players) expect(drawn).toContain(values[index])
    }
    const cards = [...page.querySelectorAll('[id="example"] img')].map((image) => image.getAttribute('alt') ?? '')
    expect(cards).toHaveLength(8)
    for (const card of cards) expect(`${label} ${screenOf(tour, 'table').label}`).toContain(card)
    // Nobody sees at the table what the other holds.
    expect(cards.filter((card) => !screenOf(tour, 'table').label.includes(card))).toHaveLength(2)
  })

  it('have extras, limits and ways to pay as their pages have them, and the break by its name there', async () => {
    const extras = cellsOf(await read(host, pathOf('extras')), 'off')
    expect(extras).toHaveLength(6)
    for (const [name, first] of extras) expect(screenOf(tour, 'extras').label).toContain(`${name}: ${first}.`)

    const limits = cellsOf(await read(host, pathOf('limits')), 'limits')
    for (const [name, , lower, higher] of limits) {
      expect(screenOf(tour, 'limits').label).toContain(`${name}. ${lower}. ${higher}.`)
    }
    const pause = limits.at(-1)?.[0] ?? '?'
    for (const name of Object.keys(paths)) expect(screenOf(tour, name).drawn).toContain(pause)

    const page = await read(host, pathOf('cashier'))
    const { label, drawn } = screenOf(tour, 'cashier')
    for (const [name, time, cost, least] of [...cellsOf(page, 'deposits'), ...cellsOf(page, 'withdrawals')]) {
      expect(label).toContain(`${name}, ${time}`)
      expect(drawn).toContain(`${name}${time}`)
      expect(label).toMatch(new RegExp(`${cost}\\.[^.]*${least}\\.$`.replaceAll('$', '\\$').replace(/\\\$$/, '$')))
    }
  })
})

it('are five and an empty lobby while the back end is away', async () => {
  const upstream = await createUpstreamServer()
  upstream.behaviour('tournaments', { status: 500 })
  const other = await startSite({ env: { UPSTREAM_URL: upstream.url } })
  const tour = await read('nl.localhost', '/app/', other)
  await other.close()
  await upstream.close()
  expect(screenOf(tour, 'lobby').drawn).toContain('Het rooster is nu niet te zien.')
  expect(screenOf(tour, 'cashier').label).toContain('iDEAL, direct')
})
