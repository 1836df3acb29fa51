import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { provideGeoipDatabase } from '#tests/helpers/geoip-fixture.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite
const database = provideGeoipDatabase({ '192.0.2.0/24': { country: 'CA', region: 'ON' } })
beforeAll(async () => {
  site = await startSite({ env: { GEOIP_DATABASE: database, TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'error' } })
})
afterAll(async () => {
  await site.close()
})

interface Asked {
  edition?: 'nl' | 'global' | 'ca'
  url: string
  from?: string
}

async function ask({ edition = 'nl', url, from = '198.51.100.1' }: Asked) {
  const headers = { host: `${edition}.localhost`, 'x-forwarded-for': from, 'user-agent': 'Googlebot/2.1' }
  const { body, statusCode } = await site.app.inject({ url, headers })
  const { document } = parseHTML(body)
  const section = document.getElementById('calculator')
  return {
    statusCode,
    body,
    document,
    section,
    text: section?.textContent?.replaceAll('\u00a0', ' ') ?? '',
    refusal: section?.querySelector('[data-refusal]')?.getAttribute('data-refusal') ?? null,
    figures: Object.fromEntries(
      [...(section?.querySelectorAll('dl > div') ?? [])].map((row) => [
        row.querySelector('dt')?.textContent ?? '',
        row.querySelector('b')?.textContent?.replaceAll('\u00a0', ' '),
      ]),
    ),
  }
}
const bonus = '/promoties/welkomstbonus/'
const loyalty = '/loyaliteit/'

describe('a calculator', () => {
  it('answers the address without any code, by the conditions of its edition', async () => {
    const dutch = await ask({ url: `${bonus}?deposit=100&fees=130%2C50&days=12` })
    expect(dutch.figures).toEqual({
      Vrijgespeeld: '€ 25',
      Stappen: '5 van 20',
      'De hele bonus': '€ 100',
      'Kosten die de rest vraagt': '€ 369,50',
      'Dagen over': '78 van 90',
      'Vervalt als de termijn om is, zonder nieuwe kosten': '€ 75',
    })
    const general = await ask({ edition: 'global', url: '/promotions/welcome-bonus/?deposit=1000&fees=130&days=95' })
    expect(general.figures).toEqual({
      Released: '$20',
      Steps: '2 of 60',
      'The whole bonus': '$600',
      'Days left': '0 of 90',
      Lapsed: '$580',
    })
    expect((await ask({ url: `${loyalty}?fees=60&basis=fees` })).figures).toEqual({
      'Wat de punten waard zijn': '€ 4,80',
      'Punten in deze maand': '600',
      Niveau: 'Robijn',
      'Kosten na aftrek van die waarde': '€ 55,20',
    })
  })

  it('keeps nothing of one visitor for the next, and no address of its own for search engines', async () => {
    const first = await ask({ url: `${bonus}?deposit=77` })
    expect(first.section?.querySelector('input[name="deposit"]')?.getAttribute('value')).toBe('77')
    expect(first.document.querySelector('link[rel="canonical"]')?.getAttribute('href')).not.toContain('?')
    const next = await ask({ url: bonus })
    expect(next.figures).toEqual({})
    expect(next.section?.querySelector('input[name="deposit"]')?.getAttribute('value')).toBe('')
    // Somebody else's parameter leaves the page as everybody has it.
    expect((await ask({ url: `${bonus}?utm_source=mail` })).body).toBe(next.body)
  })

  it('has a form that the browser can send by itself', async () => {
    for (const url of [bonus, loyalty]) {
      const form = (await ask({ url })).section?.querySelector('form')
      expect(form?.getAttribute('method')).toBe('get')
      expect(form?.getAttribute('action')).toBe(`${url}#calculator`)
      expect(form?.querySelector('button[type="submit"]')).not.toBeNull()
    }
  })

  it.each([
    ['deposit=abc', 'Dit is geen getal dat we kunnen lezen'],
    ['deposit=1e9', 'Dit is geen getal dat we kunnen lezen'],
    ['deposit=9,99', 'Een eerste storting onder € 10 geeft geen bonus.'],
    ['deposit=%3Cscript%3E', 'Dit is geen getal dat we kunnen lezen'],
  ])('says what is wrong with %s', async (query, words) => {
    const { text, statusCode } = await ask({ url: `${bonus}?${query}` })
    expect(statusCode).toBe(200)
    expect(text).toContain(words)
  })

  it.each([
    { url: `${bonus}?deposit=50` },
    { url: `${loyalty}?fees=50` },
    { edition: 'global' as const, url: '/promotions/welcome-bonus/?deposit=50' },
    { edition: 'global' as const, url: '/nl/promoties/welkomstbonus/?deposit=50' },
    { edition: 'global' as const, url: '/loyalty/?fees=50' },
  ])('links each figure of $url to a clause or a condition that exists', async (asked) => {
    const { section, figures } = await ask(asked)
    const links = [...(section?.querySelectorAll('dl a') ?? [])].map((link) => link.getAttribute('href') ?? '')
    expect(links.length).toBe(Object.keys(figures).length)
    expect(links.length).toBeGreaterThanOrEqual(4)
    for (const link of new Set(links)) {
      const [url = '', id = ''] = link.split('#')
      const { document, statusCode } = await ask({ ...asked, url })
      expect(statusCode, link).toBe(200)
      expect(document.getElementById(id), link).not.toBeNull()
    }
  })
})

describe('a calculator refuses', () => {
  it.each([
    [
      `${bonus}?deposit=100&young=on`,
      'youngAdult',
      'Stcrt. 2021, 13410',
      '/responsible-gaming/bonus-restricties/#c-4.1',
    ],
    [`${loyalty}?fees=60&young=on`, 'youngAdult', 'Stcrt. 2021, 13410', '/responsible-gaming/bonus-restricties/#c-4.1'],
    [
      `${loyalty}?fees=60&basis=loss`,
      'lossBonus',
      'eisen aan bonussen',
      '/responsible-gaming/bonus-restricties/#c-3.2',
    ],
  ])('%s: %s', async (url, reason, law, clause) => {
    const { refusal, text, figures, section } = await ask({ url })
    expect(refusal).toBe(reason)
    expect(text).toContain(law)
    expect(figures).toEqual({})
    expect(section?.querySelector(`[data-refusal] a[href^="${clause}"]`)).not.toBeNull()
    expect(section?.querySelector('[data-refusal] a[href^="https:"]')).not.toBeNull()
  })

  it.each(['/promotions/welcome-bonus/?deposit=100', '/loyalty/?fees=60', '/promotions/welcome-bonus/'])(
    '%s for somebody in Ontario, with the whole page',
    async (url) => {
      const { statusCode, section, body } = await ask({ edition: 'global', url, from: '192.0.2.1' })
      expect(statusCode).toBe(403)
      expect(section).toBeNull()
      expect(body).not.toContain('"terms"')
      // And for nobody else.
      const elsewhere = await ask({ edition: 'global', url })
      expect([elsewhere.statusCode, elsewhere.refusal]).toEqual([200, null])
    },
  )

  it('nothing to an adult, and loss brings nothing where no law speaks of it either', async () => {
    expect((await ask({ url: `${bonus}?deposit=100` })).refusal).toBeNull()
    const { refusal, text, figures } = await ask({ edition: 'global', url: '/loyalty/?fees=60&basis=loss' })
    expect(refusal).toBeNull()
    expect(text).toContain('Money lost earns no points')
    expect(figures).toEqual({})
  })

  it.each(['/promotions/welcome-bonus/?deposit=100', '/loyalty/?fees=60'])(
    '%s in Ontario’s own edition, where there is no such page',
    async (url) => {
      expect((await ask({ edition: 'ca', url })).statusCode).toBe(404)
    },
  )
})
