import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#shared/site/routes.ts'
import { writeGeoipFixture } from '#tests/helpers/geoip-fixture.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'place-'))
const addresses = {
  netherlands: '192.0.2.1',
  malta: '192.0.3.1',
  ontario: '192.0.5.1',
  'british-columbia': '192.0.6.1',
  alberta: '192.0.7.1',
  manitoba: '192.0.8.1',
  quebec: '192.0.9.1',
}
type Place = keyof typeof addresses
let site: TestSite

beforeAll(async () => {
  const database = path.join(folder, 'city.mmdb')
  writeGeoipFixture(database, {
    '192.0.2.0/24': { country: 'NL' },
    '192.0.3.0/24': { country: 'MT' },
    '192.0.5.0/24': { country: 'CA', region: 'ON' },
    '192.0.6.0/24': { country: 'CA', region: 'BC' },
    '192.0.7.0/24': { country: 'CA', region: 'AB' },
    '192.0.8.0/24': { country: 'CA', region: 'MB' },
    '192.0.9.0/24': { country: 'CA', region: 'QC' },
  })
  site = await startSite({ env: { GEOIP_DATABASE: database, TRUSTED_PROXIES: 'loopback' } })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

async function visit(url: string, from: Place, edition = 'global') {
  const headers = { host: `${edition}.localhost`, 'x-forwarded-for': addresses[from] }
  const { statusCode, body } = await site.app.inject({ url, headers })
  const { document } = parseHTML(body)
  return {
    status: statusCode,
    body,
    document,
    text: (selector: string) => document.querySelector(selector)?.textContent ?? '',
  }
}

describe('a visitor of the general edition', () => {
  it.each([
    ['malta', '18+', '18 jaar', 'gamblingtherapy.org'],
    ['british-columbia', '19+', '19 jaar', 'responsiblegambling.org'],
    ...(['alberta', 'manitoba', 'quebec'] as const).map(
      (province) => [province, '18+', '18 jaar', 'responsiblegambling.org'] as const,
    ),
    ['ontario', '19+', '19 jaar', 'connexontario.ca'],
    ['netherlands', '18+', '18 jaar', 'openovergokken.nl'],
  ] as const)('from %s reads the age, warning and help of the place on every page', async (from, mark, age, help) => {
    const { document, text } = await visit('/nl/over-ons/', from)
    expect(text('[data-strip]')).toContain(mark)
    expect(text('[data-strip] p')).toContain(mark)
    expect(document.querySelector('[data-strip] a[target]')?.getAttribute('href')).toContain(help)
    expect(text('footer')).toContain(age)
    expect(document.querySelector(`footer a[href*="${help}"]`)).not.toBeNull()
    const numbers = await visit('/nl/responsible-gaming/', from)
    expect(numbers.document.querySelector('main a[target]')?.getAttribute('href')).toContain(help)
  })

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

  it('from the Netherlands reads why there is no reward for streaming, as Dutch law has it', async () => {
    const { status, text } = await visit('/nl/streamermodus/vergoeding/', 'netherlands')
    expect(status).toBe(200)
    expect(text('h1')).toBe('Hier valt niets uit te rekenen.')
    expect(text('main')).not.toMatch(/cashback/i)
  })
})

it('what one place is shown is kept apart from what another is', async () => {
  const ages = async (from: Place) => (await visit('/contact/', from)).text('[data-strip] span')
  for (const from of ['malta', 'british-columbia', 'malta', 'ontario', 'british-columbia'] as const) {
    expect(await ages(from)).toBe(from === 'malta' ? '18+' : '19+')
  }
})
