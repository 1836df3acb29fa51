import { readdirSync, readFileSync } from 'node:fs'
import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterEach, describe, expect, it } from 'vitest'
import { periodOf, promotionIds } from '#shared/promotions/promotions.ts'
import { addDays } from '#shared/site/calendar-days.ts'
import { type PeriodState, periodState } from '#shared/site/period.ts'
import { routes } from '#shared/site/routes.ts'
import type { SectionContent } from '#shared/site/sections.ts'
import { startOfDay } from '#shared/site/zoned-time.ts'
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
    ['2026-08-31T21:59:59Z', '2026-08-31', 'nl', '/promoties/', '/promoties/archief/'],
    ['2026-08-31T22:00:00Z', '2026-09-01', 'nl', '/promoties/', '/promoties/archief/'],
    ['2027-01-31T22:59:59Z', '2027-01-31', 'nl', '/promoties/', '/promoties/archief/'],
    ['2027-01-31T23:00:00Z', '2027-02-01', 'nl', '/promoties/', '/promoties/archief/'],
    ['2026-11-20T12:00:00Z', '2026-11-20', 'global', '/promotions/', '/promotions/archive/'],
    ['2027-01-31T23:59:59Z', '2027-01-31', 'global', '/nl/promoties/', '/nl/promoties/archief/'],
    ['2027-02-01T00:00:00Z', '2027-02-01', 'global', '/promotions/', '/promotions/archive/'],
  ])(
    'at %s, which is %s in %s: each once, under its state on %s or on %s',
    async (now, today, edition, hub, archive) => {
      const [current, past] = [
        await readPage(now, { edition, url: hub }),
        await readPage(now, { edition, url: archive }),
      ]
      const sorted = ({ groups }: typeof current) =>
        Object.fromEntries(Object.entries(groups).map(([state, ids]) => [state, ids.toSorted()]))
      const ids = (state: PeriodState) =>
        promotionIds.filter((id) => periodState(periodOf(id), (date) => date <= today) === state).toSorted()
      const groupsOf = (...states: PeriodState[]) =>
        Object.fromEntries(states.filter((state) => ids(state).length > 0).map((state) => [state, ids(state)]))
      expect(sorted(current)).toEqual(groupsOf('running', 'upcoming'))
      expect(sorted(past)).toEqual(groupsOf('ended'))
    },
  )

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
        const isExcepted = excepted.includes(item.querySelector('h4')?.textContent ?? '')
        const terms = isExcepted ? own : [...new Set([...own, ...termsOf(common)])]
        expect(terms).toEqual(expect.arrayContaining([first, second]))
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

describe('the page of a promotion that ends', () => {
  const ending = promotionIds.flatMap((id) => {
    const { from, to } = periodOf(id)
    return to !== null && id in routes ? [{ id, from, to }] : []
  })
  const words = {
    nl: { upcoming: 'Nog niet begonnen: ', ended: 'Afgelopen: ' },
    en: { upcoming: 'Not begun yet: ', ended: 'Ended: ' },
  } as const

  it.each(ending)('says at its top when $id has not begun or is over', async ({ id, from, to }) => {
    let now = 0
    site = await startSite({ overrides: { wallClock: { now: () => now } } })
    for (const editionId of ['nl', 'global'] as const) {
      const { edition, paths } = site.front.inUse.services.sites.byId[editionId]
      for (const locale of edition.locales) {
        const leads: Record<string, string | undefined> = {}
        for (const [state, at] of [
          ['upcoming', startOfDay(edition.timeZone, from) - 1],
          ['running', startOfDay(edition.timeZone, from)],
          ['running', startOfDay(edition.timeZone, addDays(to, 1)) - 1],
          ['ended', startOfDay(edition.timeZone, addDays(to, 1))],
        ] as const) {
          now = at
          const { body } = await site.app.inject({
            url: String(paths.pathOf(id, locale)),
            headers: { host: `${editionId}.localhost`, 'user-agent': 'Googlebot/2.1' },
          })
          const top = parseHTML(body).document.querySelector('main section')
          const said = [...(top?.querySelectorAll('[data-state]') ?? [])].map((line) => line.textContent)
          const expected = state === 'running' ? [] : [expect.stringContaining(words[locale][state])]
          expect(said, `${editionId} ${locale} ${new Date(at).toISOString()}`).toEqual(expected)
          leads[state] = top?.querySelector('h1 ~ p:not([data-state])')?.textContent
        }
        expect(leads.running).toMatch(/\w/)
        expect(leads.upcoming).toBe(leads.running)
        expect(leads.ended, 'what is over has a lead of its own').not.toBe(leads.running)
      }
    }
  })
})

/** Whom the bonus restrictions, 2.2 to 2.5 and 4.4, leave out of every bonus. */
const leftOut = {
  nl: /pauze.*stortingsstop|stortingsstop.*pauze/,
  en: /break.*stop on deposits/,
} as const
const others = {
  nl: ['uitsluiting', 'signalen', 'in gesprek', 'gesloten of geschorst', 'dertig dagen', 'geverifieerd', 'medewerkers'],
  en: ['excluded', 'signs', 'in conversation', 'closed or suspended', 'thirty days', 'verified', 'staff'],
} as const

it.each(['nl', 'en'] as const)(
  'every promotion says who gets nothing of it, wherever it has conditions (%s)',
  (locale) => {
    interface Terms {
      conditions: { term: string; text: string }[]
      exclusions?: { items: string[] }
    }
    type Section = { kind: string; editions?: string[]; items: Terms[] } & {
      conditions: { items: Terms['conditions']; exclusions?: Terms['exclusions'] }
    }
    const pages = readdirSync(new URL('../../data/pages/', import.meta.url)).filter((name) =>
      name.endsWith(`.${locale}.json`),
    )
    const all = pages.flatMap((name) => {
      const file = new URL(`../../data/pages/${name}`, import.meta.url)
      const { sections } = JSON.parse(readFileSync(file, 'utf8')) as { sections: Section[] }
      return sections.flatMap((section): [string, Terms][] => {
        const where = `${name} ${section.editions?.join(' ') ?? ''}`
        if (section.kind === 'promotion-list') return section.items.map((item) => [where, item])
        if (section.kind !== 'promotion-terms' && section.kind !== 'welcome-bonus') return []
        const { items, exclusions } = section.conditions
        return [[where, { conditions: items, ...(exclusions && { exclusions }) }]]
      })
    })
    expect(all.length).toBeGreaterThan(15)
    const silent = all.flatMap(([where, { conditions, exclusions }]) => {
      const said =
        exclusions?.items ?? conditions.flatMap(({ term, text }) => (/^N(?:iet voor|ot for)$/.test(term) ? text : []))
      const own = where.endsWith(' nl')
        ? ['Cruks', 'hogere limiet']
        : locale === 'en'
          ? ['offer no games']
          : ['geen spellen']
      const words = [...others[locale], ...own]
      const text = said.join(' ')
      return [...(leftOut[locale].test(text) ? [] : ['break']), ...words.filter((word) => !text.includes(word))].map(
        (word) => `${where}: ${word}`,
      )
    })
    expect([...new Set(silent)]).toEqual([])
  },
)

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

  it.each(['nl', 'en'])('says of each in %s what the hub said of it, and tells of it in other words', (locale) => {
    const [hub, past] = ['promotions', 'past-promotions'].map((page) => listsOf(page, locale))
    expect(past?.length).toBe(hub?.length)
    for (const [index, list] of (past ?? []).entries()) {
      const ended = promotionIds.filter((id) => periodOf(id).to !== null)
      expect(list.items.map(({ promotion }) => promotion).toSorted()).toEqual(ended.toSorted())
      for (const { text, ...terms } of list.items) {
        const { text: before, ...hubTerms } =
          hub?.[index]?.items.find((item) => item.promotion === terms.promotion) ?? {}
        expect(terms).toEqual(hubTerms)
        expect(text).not.toBe(before)
      }
    }
  })
})

/** The lists of a page's content, one for each law that asks for one of its own. */
function listsOf(page: string, locale: string) {
  const file = new URL(`../../data/pages/${page}.${locale}.json`, import.meta.url)
  const { sections } = JSON.parse(readFileSync(file, 'utf8')) as {
    sections: (SectionContent<'promotion-list'> & { kind: string })[]
  }
  return sections.filter(({ kind }) => kind === 'promotion-list')
}

it.each([
  ['2026-10-31', false],
  ['2026-11-01', true],
  ['2027-01-31', true],
  ['2027-02-01', false],
])('on %s other pages lead to a promotion of three months: %s', async (today, isRunning) => {
  await readPage(today)
  for (const page of ['', 'welkomstbonus/', 'jackpots/', 'dagelijkse-promoties/', 'archief/', '../loyaliteit/']) {
    const { text } = await request(site!.url)
      .get(new URL(page, `${site!.url}/promoties/`).pathname)
      .set('host', 'nl.localhost')
    const { document } = parseHTML(text)
    const doors = [...document.querySelectorAll('.doors a')].map((door) => door.getAttribute('href'))
    expect(doors.includes('/promoties/rode-envelop/'), page).toBe(isRunning)
  }
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
