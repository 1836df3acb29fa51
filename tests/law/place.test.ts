import { readFileSync } from 'node:fs'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Edition } from '#shared/site/editions.ts'
import { routes } from '#shared/site/routes.ts'
import { provideGeoipDatabase } from '#tests/helpers/geoip-fixture.ts'
import { roomAt } from '#tests/helpers/room.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const database = provideGeoipDatabase({
  '192.0.2.0/24': { country: 'NL' },
  '192.0.3.0/24': { country: 'MT' },
  '192.0.5.0/24': { country: 'CA', region: 'ON' },
  '192.0.6.0/24': { country: 'CA', region: 'BC' },
  '192.0.7.0/24': { country: 'CA', region: 'AB' },
  '192.0.8.0/24': { country: 'CA', region: 'MB' },
  '192.0.9.0/24': { country: 'CA', region: 'QC' },
  '192.0.10.0/24': { country: 'BE' },
  '192.0.11.0/24': { country: 'BR' },
})
const addresses = {
  netherlands: '192.0.2.1',
  malta: '192.0.3.1',
  ontario: '192.0.5.1',
  'british-columbia': '192.0.6.1',
  alberta: '192.0.7.1',
  manitoba: '192.0.8.1',
  quebec: '192.0.9.1',
  belgium: '192.0.10.1',
  brazil: '192.0.11.1',
}
type Place = keyof typeof addresses
const { footerRegions: regions } = JSON.parse(readFileSync('data/markets/global/edition.json', 'utf8')) as Edition
let site: TestSite

beforeAll(async () => {
  site = await startSite({ env: { GEOIP_DATABASE: database, TRUSTED_PROXIES: 'loopback' } })
})
afterAll(async () => {
  await site.close()
})

async function visit(url: string, from: Place, edition = 'global') {
  const headers = { host: `${edition}.localhost`, 'x-forwarded-for': addresses[from] }
  const { statusCode, body, headers: answered } = await site.app.inject({ url, headers })
  const { document } = parseHTML(body)
  return {
    status: statusCode,
    body,
    control: String(answered['cache-control']),
    document,
    text: (selector: string) => document.querySelector(selector)?.textContent ?? '',
  }
}

describe('a visitor of the general edition', () => {
  it.each([
    ['malta', true],
    ['ontario', false],
  ] as const)('from %s has promotions among the menus of the API: %s', async (place, hasPromotions) => {
    const { body, control } = await visit('/api/navigations', place)
    expect(body.includes('/promotions/')).toBe(hasPromotions)
    expect(body).toContain('/responsible-gaming/')
    expect(control).toBe('private, max-age=60')
  })

  it.each(['/promotions/monthly-giveaways/', '/nl/hulp/bonus-en-acties/'])(
    'gets a payload of %s that no cache keeps for another place, where the law leaves the page out',
    async (path) => {
      const { id } = JSON.parse((await visit('/builds/latest.json', 'malta')).body)
      const payload = `${path}_payload.json?${id}`
      const { status, control } = await visit(payload, 'malta')
      expect(status).toBe(200)
      expect(control).toMatch(/^private, max-age=\d+/)
      expect((await visit(payload, 'netherlands')).status).toBe(404)
    },
  )

  it.each([
    ['malta', '18+', '18 jaar', 'gamblingtherapy.org'],
    ['british-columbia', '19+', '19 jaar', 'responsiblegambling.org'],
    ...(['alberta', 'manitoba', 'quebec'] as const).map(
      (province) => [province, '18+', '18 jaar', 'responsiblegambling.org'] as const,
    ),
    ['ontario', '19+', '19 jaar', 'connexontario.ca'],
    ['netherlands', '18+', '18 jaar', 'openovergokken.nl'],
    ['belgium', '21+', '21 jaar', 'gokhulp.be'],
    ['brazil', '18+', '18 jaar', 'jogadoresanonimos.com.br'],
  ] as const)('from %s reads the age, warning and help of the place on every page', async (from, mark, age, help) => {
    const { document, text } = await visit('/nl/over-ons/', from)
    expect(text('[data-strip]')).toContain(mark)
    expect(text('[data-strip] p')).toContain(mark)
    // One link for each width: the same help.
    const ways = [...document.querySelectorAll('[data-strip] a[target], header > div a')].filter((link) =>
      link.textContent?.startsWith('Hulp bij gokken'),
    )
    expect(ways.map((link) => link.getAttribute('href'))).toEqual([0, 1].map(() => expect.stringContaining(help)))
    expect(text('footer')).toContain(age)
    expect(document.querySelector(`footer a[href*="${help}"]`)).not.toBeNull()
    for (const [address, part] of [
      ['/nl/', '#support [data-help]'],
      ['/nl/contact/', '#help-global'],
    ] as const) {
      const page = await visit(address, from)
      expect(page.document.querySelector(`${part} a`)?.getAttribute('href')).toContain(help)
    }
    const numbers = await visit('/nl/responsible-gaming/', from)
    expect(numbers.document.querySelector('main a[target]')?.getAttribute('href')).toContain(help)
    // What is said of a helpline is said of that one.
    expect(numbers.text('[data-help]').includes('de hele wereld')).toBe(help === 'gamblingtherapy.org')
  })

  it.each(['belgium', 'brazil', 'ontario'] as const)(
    'from %s is shown no bonus, nor a page about one',
    async (from) => {
      expect(/bonus/i.exec((await visit('/', from)).text('main'))).toBeNull()
      expect((await visit('/promotions/welcome-bonus/', from)).status).toBe(403)
      expect((await visit('/promotions/welcome-bonus/', 'malta')).status).toBe(200)
    },
  )

  it.each([
    ['malta', '18'],
    ['british-columbia', '19'],
    ['alberta', '18'],
    ['manitoba', '18'],
    ['quebec', '18'],
  ] as const)('from %s signs up as one of %s or older', async (from, age) => {
    const { text } = await visit('/sign-up/', from)
    const form = text('main form')
    expect(form).toContain(age)
    expect(form).not.toContain(age === '18' ? '19' : '18')
  })

  it.each([
    ['ontario', 'nl', '/', '19'],
    ['british-columbia', 'nl', '/', '19'],
    ['british-columbia', 'nl', '/over-ons/', '19'],
    ['british-columbia', 'nl', '/streamermodus/', '19'],
    ['british-columbia', 'global', '/nl/streamermodus/', '19'],
    ['malta', 'global', '/nl/streamermodus/', '18'],
  ] as const)('from %s reads on %s %s that one has to be %s', async (from, edition, url, age) => {
    const ages = [...(await visit(url, from, edition)).text('main').matchAll(/(\d\d) jaar(?! of 24)/g)].map(
      ([, years]) => years,
    )
    expect(new Set(ages)).toEqual(new Set([age]))
  })

  it.each(['/', '/about-us/', '/affiliate-programme/', '/channeling-solution/'].flatMap((url) => [url, `/nl${url}`]))(
    'reads on %s the age of their place where it is known, and a list of ages where it is not',
    async (address) => {
      const url = address
        .replace('/nl/about-us', '/nl/over-ons')
        .replace('/nl/affiliate-programme', '/nl/affiliateprogramma')
        .replace('/nl/channeling-solution', '/nl/kanalisatie')
      const list = /18, 19, 21 o[rf] 24/
      expect((await visit(url, 'malta')).text('main')).toMatch(list)
      for (const [from, age] of [
        ['british-columbia', '19'],
        ['quebec', '18'],
        ['netherlands', '18'],
      ] as const) {
        const main = (await visit(url, from)).text('main')
        expect([main, main]).toEqual([expect.not.stringMatching(list), expect.stringContaining(age)])
      }
    },
  )

  it.each([
    ['malta', '18', 'Gambling Therapy'],
    ['british-columbia', '19', 'Responsible Gambling Council'],
    ['ontario', '19', 'ConnexOntario'],
    ['netherlands', '18', 'Open over Gokken'],
  ] as const)('from %s reads in the help centre that one has to be %s, and of %s', async (from, age, helpline) => {
    expect((await visit('/help/account-and-verification/', from)).text('main')).toContain(`At least ${age}.`)
    expect((await visit('/help/limits-and-exclusion/', from)).text('main')).toContain(`ask for advice: ${helpline}`)
    const found = await visit('/search/?q=how+old+must+I+be', from)
    expect(found.text('main')).toContain(`At least ${age}.`)
  })

  it('from Ontario is refused a download under the law of Ontario', async () => {
    const { status, text } = await visit('/actions/download?platform=windows', 'ontario')
    expect(status).toBe(403)
    expect(text('[data-strip]')).toContain('19+')
  })

  it('from Ontario is shown no bonus, and nobody who stands for the brand', async () => {
    const home = await visit('/', 'ontario')
    expect(home.text('main')).not.toMatch(/bonus|\$600/i)
    expect(home.body).not.toMatch(/\/portraits\/|\/ggteam\/|\/welcome-bonus\//)
    expect(home.document.querySelector('#welcome-bonus, #ambassadors, #community')).toBeNull()
    const streaming = await visit('/streamer-mode/', 'ontario')
    expect(streaming.text('main')).not.toMatch(/cashback|100 ?%/i)
    // Others are.
    const elsewhere = await visit('/', 'malta')
    expect(elsewhere.text('main')).toMatch(/\$600/)
    expect(elsewhere.body).toMatch(/\/ggteam\//)
  })

  it.each([
    ['netherlands', 'global', '/'],
    ['british-columbia', 'nl', '/'],
  ] as const)('from %s reads of no bonus in a currency that is not for them on %s', async (from, edition, url) => {
    const { document, text } = await visit(url, from, edition)
    expect(document.querySelectorAll('#welcome-bonus, #giveaways')).toHaveLength(0)
    expect(text('main')).not.toMatch(/\$600|€ 250|leaderboard/i)
    expect((await visit('/promotions/welcome-bonus/', from, 'global')).status).toBe(from === 'netherlands' ? 403 : 200)
  })

  const offers = Object.entries(routes).filter(([, row]) => 'about' in row && !row.paths.en.includes(':'))
  it.each(offers)('from Ontario does not get the page %s, which is about what is forbidden there', async (_, row) => {
    expect((await visit(row.paths.en, 'ontario')).status).toBe(403)
    expect((await visit(row.paths.en, 'malta')).status).toBe(200)
  })

  it('from Ontario finds no offer by searching', async () => {
    const found = await visit('/search/?q=bonus', 'ontario')
    expect(found.document.querySelectorAll('main a[href*="bonus"]')).toHaveLength(0)
    expect((await visit('/search/?q=bonus', 'malta')).document.querySelector('main a[href*="bonus"]')).not.toBeNull()
  })

  it.each([
    ['ontario', 'global', '/search/', ['cashback', '100%', 'what does streamer mode give back']],
    ['ontario', 'global', '/nl/zoeken/', ['cashback', '100%', 'wat geeft de streamermodus terug']],
    ['ontario', 'ca', '/search/', ['cashback', '100%', 'what does streamer mode give back']],
    ['netherlands', 'global', '/search/', ['welcome bonus', 'first deposit', '100%']],
    ['british-columbia', 'nl', '/zoeken/', ['welkomstbonus', 'eerste storting', '100%']],
  ] as const)('from %s finds no offer on %s by asking %s for it in other words', async (from, edition, path, asked) => {
    for (const question of asked) {
      const { document } = await visit(`${path}?q=${encodeURIComponent(question)}`, from, edition)
      const found = [...document.querySelectorAll('main ol > li')].map(({ textContent }) => textContent).join('\n')
      expect(found).not.toMatch(/cashback|bonus|100 ?% (?:of|van)/i)
    }
  })

  it.each(['global', 'nl'])(
    'from Ontario reads on %s of no reward for streaming, not even that there may be one',
    async (edition) => {
      const url = edition === 'global' ? '/nl/streamermodus/vergoeding/' : '/streamermodus/vergoeding/'
      const { text } = await visit(url, 'ontario', edition)
      expect(text('main')).toContain('norm 2.05')
      expect(text('main')).not.toMatch(/100 ?%|na het inloggen/)
    },
  )

  it.each([
    ['ontario', 'global', '/terms-conditions/'],
    ['ontario', 'global', '/nl/terms-conditions/'],
    ['ontario', 'global', '/responsible-gaming/bonus-restrictions/'],
    ['ontario', 'nl', '/terms-conditions/'],
    ['ontario', 'global', '/terms-conditions/compare/20250203/20250814/'],
    ['netherlands', 'global', '/terms-conditions/'],
  ] as const)('from %s reads in the clauses of %s at %s no figure of an offer that is not theirs', async (...asked) => {
    const [from, edition, url] = asked
    const { status, text } = await visit(url, from, edition)
    expect([status, text('main')]).toEqual([200, expect.not.stringMatching(/\$ ?600|€ ?250|100 ?% (?:of|van)/)])
    // Those whom it is for, do.
    if (url.includes('terms') && !url.includes('compare'))
      expect((await visit(url, edition === 'nl' ? 'netherlands' : 'malta', edition)).text('main')).toMatch(/600|250/)
  })

  it.each([
    ['ontario', 'global', '/'],
    ['ontario', 'global', '/nl/'],
    ['ontario', 'ca', '/'],
    ['netherlands', 'nl', '/'],
  ] as const)('from %s is led on %s %s to no page by the name of a reward', async (from, edition, root) => {
    const isDutch = edition === 'nl' || root === '/nl/'
    const addresses = isDutch
      ? ['streamermodus/', 'streamermodus/regels/', 'overzicht/']
      : ['streamer-mode/', 'streamer-mode/rules/', 'site-map/']
    const name = isDutch ? 'vergoeding' : 'reward'
    for (const address of addresses) {
      const { document } = await visit(`${root}${address}`, from, edition)
      const links = [...document.querySelectorAll(`main a[href$="/${name}/"]`)]
      // Ontario has no such page, and its visitors are led to that of another edition by the site map only.
      const isLed = from !== 'ontario' || (edition !== 'ca' && /overzicht|site-map/.test(address))
      expect([address, links.length > 0]).toEqual([address, isLed])
      expect(links.map(({ textContent }) => textContent).join(' ')).not.toMatch(/reward|vergoeding/i)
    }
  })

  it('from the Netherlands reads why there is no reward for streaming, as Dutch law has it', async () => {
    const { status, text } = await visit('/nl/streamermodus/vergoeding/', 'netherlands')
    expect(status).toBe(200)
    expect(text('h1')).toBe('Hier valt niets uit te rekenen.')
    expect(text('main')).not.toMatch(/cashback/i)
  })
})

describe('what a page asks for, links to or shows later', () => {
  const now = Date.now()
  const free = roomAt('tournaments', 'GGPGLOBAL', now)
    .flatMap(({ id, events }) => events.map((event) => ({ ...event, series: id })))
    .find(({ buyIn, start }) => buyIn.amount === 0 && Date.parse(start) > now + 3_600_000)

  it.each([
    ['a tournament that costs nothing', '/api/schedule', () => `"${free?.id}"`],
    ['its calendar', `/api/calendar/${free?.series}.ics`, () => `UID:${free?.id}@`],
    ['a calendar of them all', '/api/calendar/filter/any/any/any.ics', () => `UID:${free?.id}@`],
    ['what is given away', '/api/giveaways', () => '"shares"'],
    ['the leaderboards', '/api/leaderboards', () => '"entries"'],
    ['those who stand for the brand', '/api/brand-ambassador', () => '"slug"'],
  ])('says nothing in Ontario of %s, and is kept by nobody in between', async (_, url, wordOf) => {
    // One after the other: what is made for the first is not the second’s.
    for (const from of ['malta', 'ontario', 'malta', 'ontario'] as const) {
      const { status, body, control } = await visit(url, from)
      expect([status, body.includes(wordOf()), control.startsWith('private')]).toEqual([200, from === 'malta', true])
    }
    const ofTheLicence = await visit(url, 'malta', 'ca')
    expect(ofTheLicence.body).not.toContain(wordOf())
  })

  it('knows in Ontario no such tournament by its own address', async () => {
    const addresses = [
      `/api/calendar/${free?.series}/${free?.id}.ics`,
      `/__nuxt_island/tournament_en_${free?.series}_${free?.id}.json`,
    ]
    for (const url of addresses) {
      expect([(await visit(url, 'malta')).status, (await visit(url, 'ontario')).status]).toEqual([200, 404])
    }
  })
})

it.each(['british-columbia', 'quebec', 'ontario'] as const)(
  'a warning that two laws word alike is read once, with the higher age, from %s',
  async (from) => {
    const strip = (await visit('/', from, 'ca')).text('[data-strip]')
    expect(strip.match(/Set a limit and keep to it\. \d\d\+/g)).toEqual(['Set a limit and keep to it. 19+'])
  },
)

it('what one place is shown is kept apart from what another is', async () => {
  const ages = async (from: Place) => (await visit('/contact/', from)).text('[data-strip] span')
  for (const from of ['malta', 'british-columbia', 'malta', 'ontario', 'british-columbia'] as const) {
    expect(await ages(from)).toBe(from === 'malta' ? '18+' : '19+')
  }
})

it.each(Object.keys(addresses) as Place[])(
  'a region reads the same from %s: whether its players may play, and who helps there',
  async (from) => {
    const { document } = await visit('/', from)
    const laws = JSON.parse(readFileSync('data/country-laws.json', 'utf8')) as {
      countries: string[]
      foreignOperators: string
    }[]
    const open = laws.flatMap(({ countries, foreignOperators }) => (foreignOperators === 'allowed' ? countries : []))
    const notes = [...document.querySelectorAll('[data-region-note]')]
    expect(notes.length).toBeGreaterThan(10)
    for (const note of notes) {
      const region = note.getAttribute('data-region-note') ?? ''
      const { note: known } = regions.find(({ id }) => id === region) ?? {}
      expect([region, note.textContent?.includes('no games for money')]).toEqual([
        region,
        !open.includes(region.toUpperCase()),
      ])
      expect(note.querySelector('a')?.getAttribute('href')).toBe(known?.help.url)
    }
  },
)
