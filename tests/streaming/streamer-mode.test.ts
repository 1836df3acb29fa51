import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { provideGeoipDatabase } from '#tests/helpers/geoip-fixture.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite
const database = provideGeoipDatabase({ '192.0.2.0/24': { country: 'CA', region: 'ON' } })
beforeAll(async () => {
  site = await startSite({
    env: { GEOIP_DATABASE: database, TRUSTED_PROXIES: 'loopback' },
    overrides: { wallClock: { now: () => Date.parse('2026-11-20T12:00:00Z') } },
  })
})
afterAll(async () => {
  await site.close()
})

type EditionName = 'nl' | 'global' | 'ca'

async function ask(edition: EditionName, path: string, query: Record<string, string> = {}, from = '198.51.100.1') {
  const { text, headers } = await request(site.server)
    .get(path)
    .query(query)
    .set({ host: `${edition}.localhost`, 'user-agent': 'Googlebot/2.1', 'x-forwarded-for': from })
    .expect(200)
  return { document: parseHTML(text).document, headers, text }
}
const textOf = (element: Element | null) => (element?.textContent ?? '').replaceAll('\u00a0', ' ')

/** Every link to a clause in a part of a page leads to an element that is there. */
async function expectClauses(edition: EditionName, links: readonly Element[]) {
  const hrefs = links.map((link) => link.getAttribute('href') ?? '')
  expect(hrefs.length).toBeGreaterThan(0)
  for (const path of new Set(hrefs.map((href) => href.split('#')[0] ?? ''))) {
    const { document } = await ask(edition, path)
    for (const href of hrefs.filter((one) => one.startsWith(`${path}#`))) {
      expect(document.getElementById(href.split('#')[1] ?? ''), href).not.toBeNull()
    }
  }
}

const mockup = {
  place: 'youtube',
  link: 'youtube.com/@kaartenenkoffie',
  h1: '22',
  v1: '38',
  h2: '31',
  v2: '44',
  h3: '27',
  v3: '48',
  all: '6',
  ours: '3',
  minutes: '300',
  streamed: '222',
  end: 'on',
}

describe('the eligibility check, without a script', () => {
  it('answers in the page, with what was missed first, and is kept by nobody', async () => {
    const { document, headers } = await ask('nl', '/streamermodus/controle/', mockup)
    const verdicts = [...document.querySelectorAll('#check-result li[data-state]')]
    expect(verdicts.map((verdict) => verdict.getAttribute('data-state'))).toEqual([
      'missed',
      'missed',
      'met',
      'met',
      'met',
      'met',
    ])
    const result = textOf(document.getElementById('check-result'))
    expect(result).toContain('4 van de 6 eisen')
    expect(result).toContain('43,7')
    expect(result).toContain('je komt er 18 tekort')
    expect(result).toContain('21 augustus tot en met 20 november')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(document.getElementById('check-link')?.getAttribute('aria-invalid')).toBe('true')
  })

  it.each([
    ['nl', '/streamermodus/controle/'],
    ['global', '/streamer-mode/check/'],
    ['ca', '/streamer-mode/check/'],
  ] as const)('of %s cites for every verdict a clause that is there', async (edition, path) => {
    const { document } = await ask(edition, path)
    const verdicts = [...document.querySelectorAll('#check-result li[data-state]')]
    const links = verdicts.map((verdict) => verdict.querySelector('a[href*="#c-"]'))
    expect(verdicts).toHaveLength(6)
    expect(links).not.toContain(null)
    for (const verdict of verdicts) expect(textOf(verdict.querySelector('q')).length).toBeGreaterThan(10)
    await expectClauses(edition, links as Element[])
  })

  it('reads a pasted list, and names line and expectation of what it cannot read', async () => {
    const streams = '2026-09-01\t3:30\t41\t3/6\t80%\nmorgen9\t60\t40\n2026-11-01\t60\tveel'
    const { document } = await ask('global', '/streamer-mode/check/', { streams })
    expect([...document.querySelectorAll('#check-streams-lines li')].map(textOf)).toEqual([
      'Line 2: “morgen9” is no date. Expected: 2026-11-20 or 20/11/2026, the day first.',
      'Line 3: “veel” is no number of viewers. Expected: 43 or 43.5.',
    ])
    expect(document.getElementById('check-streams')?.textContent).toBe(streams)
    expect(document.getElementById('check-streams')?.getAttribute('aria-describedby')).toContain('check-streams-lines')
  })

  it('writes down what it was sent as text', async () => {
    const { document, text } = await ask('nl', '/streamermodus/controle/', { link: '"><script>alert(1)</script>' })
    expect(document.getElementById('check-link')?.getAttribute('value')).toBe('"><script>alert(1)</script>')
    expect(text).not.toContain('<script>alert')
  })
})

describe('the stream-link check, without a script', () => {
  it.each([
    [{ platform: 'twitch', link: 'https://www.twitch.tv/KaartenKoffie' }, 'accepted', 'kaartenkoffie'],
    [{ platform: 'youtube', link: 'https://youtu.be/dQw4w9WgXcQ?si=1' }, 'accepted', 'dQw4w9WgXcQ'],
    [{ platform: 'youtube', link: 'dQw4w9WgXcR' }, 'unsure', 'Deze link kan kloppen.'],
    [{ platform: 'youtube', link: 'youtube.com/@kaartenkoffie' }, 'refused', 'kanaalnaam'],
    [{ platform: 'twitch', link: 'https://twitch.tv@evil.tld/kaarten' }, 'refused', 'van iemand anders'],
  ])('of %j is %s: %s', async (query, state, words) => {
    const { document } = await ask('nl', '/streamermodus/streamlink/', query)
    const result = document.getElementById('link-result')
    expect(result?.getAttribute('data-state')).toBe(state)
    expect(textOf(result)).toContain(words)
    expect(result?.querySelector('a[href*="#c-9.3"]')).not.toBeNull()
  })
})

describe('the payout calculator', () => {
  it('tells by week when cashback can be redeemed, in UTC and in the zone', async () => {
    const sessions = '2026-11-22;18:59;10\n2026-11-22;19:00;2.50;80%\n2026-11-22;20:00;99;79%'
    const { document } = await ask('global', '/streamer-mode/reward/', { sessions, zone: 'America/Toronto', end: 'on' })
    const rows = [...document.querySelectorAll('#payout-result tbody tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map(textOf),
    )
    expect(rows.map(([, sessions = '', fees, cashback]) => [sessions, fees, cashback])).toEqual([
      ['1', '$10', '$10'],
      ['2 (1 left out)', '$2.50', '$2.50'],
    ])
    expect(rows[0]?.[4]).toMatch(/Mon.*23 Nov.*00:00/)
    expect(rows[0]?.[5]).toMatch(/Sun.*22 Nov.*19:00/)
    expect(rows[1]?.[4]).toMatch(/Mon.*30 Nov.*00:00/)
  })

  it('asks whether streamer mode was active until the end, and counts no tournament before it is told', async () => {
    const sessions = '2026-11-22 18:59, 10\n2026-11-22 19:00, 2.50, 80%\n2026-11-22 19:00, 2.50, 0.8'
    const { document } = await ask('global', '/streamer-mode/reward/', { sessions, zone: 'UTC' })
    const words = textOf(document.getElementById('payout-result'))
    expect(words).toContain('$10 cashback')
    expect(words).toContain('Your tournaments do not count yet')
    // The line that cannot be read is named with its reason, and the format still stands beside it.
    expect(textOf(document.getElementById('payout-lines'))).toMatch(/Line 3: “0\.8” is no share.*81%/)
    expect(textOf(document.getElementById('payout-sessions-hint'))).toContain('2026-11-20 23:15; 12.50; 81%')
  })

  it('offers zones by the names of places', async () => {
    const { document } = await ask('global', '/streamer-mode/reward/', { sessions: '', zone: 'Asia/Kolkata' })
    const names = [...document.querySelectorAll('#payout-zone option')].map(textOf)
    expect(names).toContain('Mumbai and Delhi')
    expect(names.filter((name) => name.includes('/'))).toEqual([])
  })

  it('refuses in nl and names the law', async () => {
    const { document } = await ask('nl', '/streamermodus/vergoeding/', { sessions: '2026-11-22;18:59;10' })
    expect(document.querySelector('main form')).toBeNull()
    expect(textOf(document.getElementById('payout'))).toContain('Kansspelautoriteit')
    expect(textOf(document.querySelector('main'))).not.toMatch(/cash ?back/i)
    await expectClauses('nl', [...document.querySelectorAll('#payout a[href*="#c-"]')])
  })

  it('is no page in Ontario, whose other pages do not even hint of a reward', async () => {
    await request(site.server).get('/streamer-mode/reward/').set('host', 'ca.localhost').expect(404)
    for (const path of ['', 'check/', 'stream-link/', 'rules/']) {
      const { document } = await ask('ca', `/streamer-mode/${path}`)
      expect(textOf(document.querySelector('main')), path).not.toMatch(
        /cash ?back|a reward|after (?:you have )?logg(?:ed|ing) in/i,
      )
      expect(document.querySelector('a[href$="/reward/"]'), path).toBeNull()
    }
  })
})

describe('a visitor from Ontario', () => {
  it('is refused the calculation on the international site too, with the law named', async () => {
    const sessions = '2026-11-22;18:59;10'
    const { document } = await ask('global', '/streamer-mode/reward/', { sessions }, '192.0.2.7')
    const section = document.getElementById('payout')
    expect(section?.querySelector('form, table')).toBeNull()
    expect(textOf(section)).toContain('standard 2.05')
    const elsewhere = await ask('global', '/streamer-mode/reward/', { sessions })
    expect(elsewhere.document.querySelector('#payout table')).not.toBeNull()
  })
})

describe('streamer mode', () => {
  it.each([
    [
      'global',
      '/streamer-mode/',
      ['Cashback', 'Hidden hole cards', 'Streamer panel', 'Exclusive avatar border', 'Lobby showcase'],
    ],
    [
      'global',
      '/nl/streamermodus/',
      ['Streamervergoeding', 'Verborgen kaarten', 'Streamerpaneel', 'Eigen rand om je avatar', 'Etalage in de lobby'],
    ],
  ] as const)('names every perk in %s at %s', async (edition, path, names) => {
    const { document } = await ask(edition, path)
    expect([...document.querySelectorAll('#perks h3')].map(textOf)).toEqual(names)
    expect([...document.querySelectorAll('#figures b')].map(textOf)).toEqual(['40', '3', '50%', '80%', '100%'])
    await expectClauses(edition, [...document.querySelectorAll('main a[href*="#c-"]')])
  })

  it.each([
    ['nl', '/streamermodus/'],
    ['ca', '/streamer-mode/'],
  ] as const)('promises no reward in %s', async (edition, path) => {
    const { document } = await ask(edition, path)
    expect([...document.querySelectorAll('#figures b')].map(textOf)).toEqual(['40', '3', '50%', '80%'])
    expect(textOf(document.querySelector('main'))).not.toMatch(/cash ?back|100 ?%/i)
  })

  it.each([
    ['nl', '/streamermodus/regels/'],
    ['global', '/streamer-mode/rules/'],
    ['ca', '/streamer-mode/rules/'],
  ] as const)('has in %s every rule with a clause that is there, and eight penalties', async (edition, path) => {
    const { document } = await ask(edition, path)
    expect(document.querySelectorAll('#penalties ol > li')).toHaveLength(8)
    expect(
      document.querySelectorAll('#reward ol, #reward figure, #reward dl').length > 0 ||
        /cash ?back/i.test(textOf(document.getElementById('reward'))),
    ).toBe(edition === 'global')
    await expectClauses(edition, [...document.querySelectorAll('main a[href*="#c-"]')])
  })

  it('loads its tools on their own pages only', async () => {
    const modulesOf = async (path: string) => {
      const { document } = await ask('global', path)
      const state = JSON.parse(document.getElementById('page-state')?.textContent ?? '') as {
        page: { modules: Record<string, string> }
      }
      return Object.keys(state.page.modules)
    }
    expect(await modulesOf('/streamer-mode/')).toEqual([])
    expect(await modulesOf('/streamer-mode/check/')).toEqual(['streamer-check'])
    expect(await modulesOf('/streamer-mode/stream-link/')).toEqual(['stream-link-check'])
    expect(await modulesOf('/streamer-mode/reward/')).toEqual(['streamer-payout'])
  })
})

describe('the net-deposit room', () => {
  it('stands beside the limits in the Dutch edition only, each figure with clause and source', async () => {
    const { document } = await ask('nl', '/responsible-gaming/limieten/')
    const section = document.getElementById('net-deposit')
    expect(document.getElementById('limits')?.parentElement?.querySelector('#net-deposit') ?? section).not.toBeNull()
    for (const amount of ['€ 700', '€ 300', '€ 350', '€ 150']) expect(textOf(section)).toContain(amount)
    expect(section?.querySelectorAll('a[href^="https://"]').length).toBe(2)
    await expectClauses('nl', [...(section?.querySelectorAll('a[href*="#c-"]') ?? [])])
    const elsewhere = await ask('global', '/nl/responsible-gaming/limieten/')
    expect(elsewhere.document.getElementById('net-deposit')).toBeNull()
  })

  it('has a form that cannot be sent, and shows formula and example beside it', async () => {
    const { document } = await ask('nl', '/responsible-gaming/limieten/', { deposited: '900' })
    const form = document.querySelector('#net-deposit form')
    expect(form?.getAttribute('method')).toBe('dialog')
    expect([...(form?.querySelectorAll('input') ?? [])].map((input) => input.getAttribute('value'))).not.toContain(
      '900',
    )
    expect(textOf(document.querySelector('#net-deposit table'))).toContain('€ 350')
  })
})
