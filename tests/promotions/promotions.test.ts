import { parseHTML } from 'linkedom'
import { afterEach, describe, expect, it } from 'vitest'
import { periodOf, promotionIds, promotionState } from '#shared/promotions/promotions.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite | null = null
afterEach(async () => {
  await site?.close()
  site = null
})

/** The promotions that a page shows on a day, by their state. */
async function readPage(today: string, { edition = 'nl', url = '/promoties/' } = {}) {
  await site?.close()
  site = await startSite({ overrides: { wallClock: { now: () => Date.parse(today) } } })
  const { body } = await site.app.inject({
    url,
    headers: { host: `${edition}.localhost`, 'user-agent': 'Googlebot/2.1' },
  })
  const list = parseHTML(body).document.getElementById('list')
  const idsOf = (group: Element) =>
    [...group.querySelectorAll('[data-promotion]')].map((item) => item.getAttribute('data-promotion') ?? '')
  return {
    list,
    groups: Object.fromEntries(
      [...(list?.querySelectorAll('[data-state]') ?? [])].map((group) => [
        group.getAttribute('data-state'),
        idsOf(group),
      ]),
    ) as Record<string, string[]>,
  }
}

describe('the promotions of a day', () => {
  it.each([
    // The days are those of the edition's own clocks: two hours before UTC in a Dutch summer, one in winter.
    ['2026-08-31T21:59:59Z', '2026-08-31', 'nl', '/promoties/'],
    ['2026-08-31T22:00:00Z', '2026-09-01', 'nl', '/promoties/'],
    ['2027-01-31T22:59:59Z', '2027-01-31', 'nl', '/promoties/'],
    ['2027-01-31T23:00:00Z', '2027-02-01', 'nl', '/promoties/'],
    ['2026-11-20T12:00:00Z', '2026-11-20', 'global', '/promotions/'],
    ['2027-01-31T23:59:59Z', '2027-01-31', 'global', '/nl/promoties/'],
    ['2027-02-01T00:00:00Z', '2027-02-01', 'global', '/promotions/'],
  ])('at %s, which is %s in %s: every one of them, each under its state', async (now, today, edition, url) => {
    const { groups } = await readPage(now, { edition, url })
    const hasBegun = (date: string) => date <= today
    for (const state of ['running', 'upcoming', 'ended'] as const) {
      const expected = promotionIds.filter((id) => promotionState(periodOf(id), hasBegun) === state)
      expect((groups[state] ?? []).toSorted(), state).toEqual(expected.toSorted())
    }
  })

  it('each say in both languages when, for whom and on what terms', async () => {
    for (const place of [
      {},
      { edition: 'global', url: '/promotions/' },
      { edition: 'global', url: '/nl/promoties/' },
    ]) {
      const { list } = await readPage('2026-11-20', place)
      const termsOf = (within: Element | null | undefined) =>
        [...(within?.querySelectorAll('dt') ?? [])].map((term) => term.textContent)
      const common = list?.querySelector('[data-common]')
      const excepted = common?.querySelector('h3')?.textContent ?? ''
      for (const item of list?.querySelectorAll('[data-promotion]') ?? []) {
        const own = termsOf(item)
        const [first, second] =
          place.url === '/promotions/' ? ['Period', 'Who may take part'] : ['Periode', 'Wie mag meedoen']
        expect(own[0]).toBe(first)
        const isExcepted = excepted.includes(item.querySelector('h4')?.textContent ?? '')
        const terms = isExcepted ? own : [...new Set([...own, ...termsOf(common)])]
        expect(terms).toContain(second)
        expect(terms.length, item.getAttribute('data-promotion') ?? '').toBeGreaterThanOrEqual(4)
        for (const detail of item.querySelectorAll('dd')) expect(detail.textContent?.length).toBeGreaterThan(8)
      }
    }
  })

  it('have, where there is a figure, its conditions in the same item', async () => {
    const { list } = await readPage('2026-11-20')
    const text = list?.querySelector('[data-promotion="welcome-bonus"]')?.textContent?.replaceAll('\u00a0', ' ') ?? ''
    for (const words of ['€ 250', '€ 10 of meer', '€ 5 voor elke € 25', '90 dagen', '24 jaar en ouder']) {
      expect(text).toContain(words)
    }
  })
})

describe('the archive', () => {
  const archive = '/promoties/archief/'
  it.each([
    ['2026-05-01', []],
    ['2026-09-01', ['summer-tables']],
    ['2026-11-20', ['autumn-envelopes', 'summer-tables']],
    ['2027-02-01', ['red-envelope', 'january-tables', 'autumn-envelopes', 'summer-tables']],
  ])('on %s holds %j', async (now, expected) => {
    const { groups, list } = await readPage(now, { url: archive })
    expect(groups).toEqual(expected.length > 0 ? { ended: expected } : {})
    expect(list?.textContent?.includes('Er is nog geen promotie voorbij.')).toBe(expected.length === 0)
  })

  it('says of each what the hub says of it, also long after', async () => {
    for (const [edition, hub, past] of [
      ['nl', '/promoties/', archive],
      ['global', '/promotions/', '/promotions/archive/'],
      ['global', '/nl/promoties/', '/nl/promoties/archief/'],
    ] as const) {
      const now = '2099-01-01'
      const itemsOf = async (url: string) => {
        const { list } = await readPage(now, { edition, url })
        return [...(list?.querySelectorAll('[data-state="ended"] [data-promotion]') ?? [])].map(
          (item) => item.outerHTML,
        )
      }
      const kept = await itemsOf(past)
      expect(kept).toHaveLength(promotionIds.filter((id) => periodOf(id).to !== null).length)
      expect(kept).toEqual(await itemsOf(hub))
    }
  })
})

it('a promotion’s own page says its state of the day', async () => {
  const badgeOn = async (now: string) => {
    await readPage(now, { url: '/promoties/rode-envelop/' })
    const { body } = await (site as TestSite).app.inject({
      url: '/promoties/rode-envelop/',
      headers: { host: 'nl.localhost' },
    })
    return parseHTML(body).document.querySelector('#terms span')?.textContent
  }
  expect(await badgeOn('2026-10-31')).toBe('Nog niet begonnen')
  expect(await badgeOn('2026-11-01')).toBe('Loopt nu')
  expect(await badgeOn('2027-02-01')).toBe('Afgelopen')
})
