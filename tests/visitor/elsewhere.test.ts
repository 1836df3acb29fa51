import { readFileSync } from 'node:fs'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EditionId, editionIds } from '#shared/site/editions.ts'
import { provideGeoipDatabase } from '#tests/helpers/geoip-fixture.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const database = provideGeoipDatabase({
  '192.0.2.0/24': { country: 'NL' },
  '192.0.3.0/24': { country: 'FR' },
  '192.0.4.0/24': { country: 'IR' },
  '192.0.5.0/24': { country: 'CA', region: 'ON' },
  '192.0.6.0/24': { country: 'MT' },
  '192.0.7.0/24': { country: 'CA', region: 'BC' },
})
const addresses = {
  netherlands: '192.0.2.1',
  france: '192.0.3.1',
  iran: '192.0.4.1',
  ontario: '192.0.5.1',
  malta: '192.0.6.1',
  'british-columbia': '192.0.7.1',
}
type Place = keyof typeof addresses
const rulesOf = (edition: EditionId) =>
  JSON.parse(readFileSync(new URL(`../../data/markets/${edition}/region-rules.json`, import.meta.url), 'utf8'))
let site: TestSite

beforeAll(async () => {
  site = await startSite({ env: { GEOIP_DATABASE: database, TRUSTED_PROXIES: 'loopback' } })
})
afterAll(async () => {
  await site.close()
})

async function visit(url: string, from: Place, edition: EditionId = 'global', cookie = '') {
  const headers = { host: `${edition}.localhost`, 'x-forwarded-for': addresses[from], cookie }
  const { statusCode, body } = await site.app.inject({ url, headers })
  const { document } = parseHTML(body)
  return {
    statusCode,
    document,
    main: document.querySelector('main'),
    sibling: document.querySelector('main a[href^="/actions/edition/"]')?.getAttribute('href') ?? null,
  }
}

const reasonOf = (edition: EditionId, id: string, locale: string): string =>
  [...rulesOf(edition).groups, ...rulesOf(edition).regions].find((rule) => rule.id === id).reason[locale]

describe('a visitor whom a rule shuts out', () => {
  it.each([
    ['ontario', 'global', '/download/', 200, 'ontario', 'en', '/actions/edition/ca'],
    ['ontario', 'global', '/sign-up/', 403, 'ontario', 'en', '/actions/edition/ca'],
    ['ontario', 'nl', '/aanmelden/', 200, 'ontario', 'nl', '/actions/edition/ca'],
    ['netherlands', 'global', '/sign-up/', 200, 'netherlands', 'en', '/actions/edition/nl'],
    ['netherlands', 'ca', '/sign-up/', 200, 'no-licence', 'en', '/actions/edition/nl'],
    ['netherlands', 'global', '/download/', 200, 'netherlands', 'en', '/actions/edition/nl'],
    ['ontario', 'nl', '/download/', 200, 'ontario', 'nl', '/actions/edition/ca'],
    ['malta', 'nl', '/download/', 200, 'general-site', 'nl', '/actions/edition/global'],
    ['malta', 'nl', '/aanmelden/', 200, 'general-site', 'nl', '/actions/edition/global'],
    ['malta', 'ca', '/sign-up/', 200, 'general-site', 'en', '/actions/edition/global'],
    ['british-columbia', 'nl', '/aanmelden/', 200, 'general-site', 'nl', '/actions/edition/global'],
    ['british-columbia', 'ca', '/download/', 200, 'general-site', 'en', '/actions/edition/global'],
    ['france', 'global', '/download/', 200, 'closed-market', 'en', null],
    ['iran', 'nl', '/download/', 200, 'sanctions', 'nl', null],
    ['iran', 'global', '/sign-up/', 403, 'sanctions', 'en', null],
  ] as const)('from %s reads on %s %s (%d) the reason of the rule %s', async (...row) => {
    const [from, edition, address, status, rule, locale, sibling] = row
    const seen = await visit(address, from, edition)
    expect(seen.statusCode).toBe(status)
    expect(seen.main?.querySelector('[data-reason]')?.textContent).toBe(reasonOf(edition, rule, locale))
    expect(seen.sibling).toBe(sibling)
    // A page that was made for the one is not served to the other.
    const other = await visit(address, from === 'france' ? 'iran' : 'france', edition)
    expect(other.main?.querySelector('[data-reason]')?.textContent).not.toBe(reasonOf(edition, rule, locale))
  })

  it.each([
    ['ontario', 'nl', '/waarom-zie-ik-dit/', '/actions/edition/ca'],
    ['netherlands', 'global', '/why-am-i-seeing-this/', '/actions/edition/nl'],
    ['british-columbia', 'ca', '/why-am-i-seeing-this/', '/actions/edition/global'],
    ['malta', 'nl', '/waarom-zie-ik-dit/', '/actions/edition/global'],
    ['france', 'global', '/why-am-i-seeing-this/', null],
  ] as const)(
    'from %s is led from %s %s to %s, after every dialog was closed too',
    async (from, edition, url, sibling) => {
      expect((await visit(url, from, edition)).sibling).toBe(sibling)
      expect((await visit(url, from, edition, 'closeRM=1; closeON=1; closeGS=1')).sibling).toBe(sibling)
    },
  )

  it('is told so in the warning too, with a sentence in English where the page is in Dutch', async () => {
    const { document } = await visit('/', 'netherlands', 'ca')
    const warning = document.getElementById('dialog-region-warning')
    expect(warning?.querySelector('a[href="/actions/edition/nl"]')?.textContent).toContain('Dutch')
    expect(warning?.querySelector('[lang]')).toBeNull()
    expect(warning?.textContent).toContain(reasonOf('ca', 'no-licence', 'en'))
    // The edition that it links to does offer games there.
    const foreign = await visit('/', 'malta', 'nl')
    expect(foreign.document.querySelector('#dialog-region-warning [lang="en"]')?.textContent).toMatch(/^On this site /)
    const dutch = await visit('/', 'ontario', 'nl')
    expect(dutch.document.getElementById('dialog-region-warning')?.textContent).toContain(
      reasonOf('nl', 'ontario', 'nl'),
    )
    expect(dutch.document.querySelector('#dialog-region-warning [lang="en"]')?.textContent).toMatch(/cannot open/)
  })
})

describe('the link to another edition', () => {
  const go = (edition: string, referer?: string) =>
    site.app.inject({
      url: `/actions/edition/${edition}`,
      headers: { host: 'nl.localhost', ...(referer && { referer }) },
    })

  it.each([
    ['http://nl.localhost/contact/?utm_source=x&a=1', 'https://kaartkamer-ca.example/?utm_source=x&a=1'],
    ['http://nl.localhost/contact/', 'https://kaartkamer-ca.example/'],
    ['https://elsewhere.example/?a=1', 'https://kaartkamer-ca.example/'],
    [undefined, 'https://kaartkamer-ca.example/'],
  ])('takes the query of %s along, without a script', async (referer, location) => {
    const { statusCode, headers } = await go('ca', referer)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, location, 'no-store'])
  })

  it('leads nowhere else', async () => {
    expect((await go('https:%2F%2Fevil.example')).statusCode).toBe(404)
  })
})

it('a rule has its reason and its basis in every language, in words of that language', () => {
  for (const edition of editionIds.map(rulesOf)) {
    for (const rule of [...edition.groups, ...edition.regions, edition.unknown] as {
      source?: Record<string, string>
    }[]) {
      expect(rule.source?.nl ?? '').not.toMatch(/\b(?:of the|decision|article|and following)\b/i)
      expect(rule.source?.en ?? '').not.toMatch(/\b(?:van de|beslissing|artikel|wet van)\b/i)
    }
  }
})
