import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSupportCode } from '#shared/visitor/support-code.ts'
import { provideGeoipDatabase } from '#tests/helpers/geoip-fixture.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const database = provideGeoipDatabase({
  '192.0.2.0/24': { country: 'NL', region: 'NH' },
  '192.0.3.0/24': { country: 'DE' },
  '192.0.4.0/24': { country: 'US' },
  '192.0.5.0/24': { country: 'CA', region: 'ON' },
})
const addresses = { nl: '192.0.2.1', de: '192.0.3.1', us: '192.0.4.1', ontario: '192.0.5.1', nowhere: '10.0.0.1' }
type From = keyof typeof addresses | null
let site: TestSite
/** Without a balancer in front. */
let direct: TestSite

beforeAll(async () => {
  const overrides = { wallClock: { now: () => Date.parse('2026-11-20T23:30:00Z') } }
  site = await startSite({ env: { GEOIP_DATABASE: database, TRUSTED_PROXIES: 'loopback' }, overrides })
  direct = await startSite({ env: { GEOIP_DATABASE: database }, overrides })
})
afterAll(async () => {
  await site.close()
  await direct.close()
})

interface Visit {
  /** null: on the machine itself. */
  from: From
  edition?: 'nl' | 'global' | 'ca'
  target?: string
  cookie?: string
}

async function visit({ from, edition = 'global', target = '/why-am-i-seeing-this/', cookie = '' }: Visit) {
  const answer = await request((from === null ? direct : site).server)
    .get(target)
    .set({ host: `${edition}.localhost`, cookie, ...(from && { 'x-forwarded-for': addresses[from] }) })
  const { document } = parseHTML(answer.text)
  const rowsOf = (id: string) =>
    [...document.querySelectorAll(`#${id} dl > div`)].map((row) => row.querySelector('dd')?.textContent)
  return { ...answer, text: answer.text, document, rowsOf }
}

describe('"Why am I seeing this?"', () => {
  it.each<[Visit, { seen: unknown[]; rule: unknown[]; effects: unknown[]; code: string }]>([
    [
      { from: 'us' },
      {
        seen: ['United States', 'Not known', expect.stringContaining('1 November 2026')],
        rule: [
          'US',
          'Blocked',
          expect.stringContaining('only operators with a state licence'),
          expect.stringContaining('31 U.S.C. 5361'),
        ],
        effects: [expect.stringMatching(/^Off/), expect.stringMatching(/^Off.*not available/), 'None.'],
        code: 'GLOBAL-US-D-20261120',
      },
    ],
    [
      { from: 'ontario', edition: 'nl', target: '/waarom-zie-ik-dit/' },
      {
        seen: ['Canada', 'Ontario', expect.stringContaining('1 november 2026')],
        rule: ['CAON', 'Waarschuwing', expect.any(String), expect.any(String)],
        effects: [
          'Staat aan.',
          expect.stringMatching(/^Staat uit.*formulier/),
          'De waarschuwing over spelen om geld. De melding over de site voor Ontario.',
        ],
        code: 'NL-CAON-D-20261120',
      },
    ],
    [
      { from: 'nl', edition: 'nl', target: '/waarom-zie-ik-dit/' },
      {
        seen: ['Nederland', 'NL-NH', expect.any(String)],
        rule: ['NL', 'Geen beperking', expect.stringContaining('vergunning'), expect.any(String)],
        effects: ['Staat aan.', 'Staat aan.', 'Geen.'],
        code: 'NL-NL-D-20261120',
      },
    ],
    [
      { from: 'nowhere' },
      {
        seen: ['Not known', 'Not known', expect.stringMatching(/^Nowhere: .* 1 November 2026/)],
        rule: ['UNKNOWN', 'Warning', expect.any(String), expect.any(String)],
        effects: ['On.', expect.stringMatching(/^Off.*form/), 'The warning about playing for money.'],
        code: 'GLOBAL-UNKNOWN-U-20261120',
      },
    ],
    [
      { from: null },
      {
        seen: ['Malta', 'Not known', expect.stringMatching(/^Nowhere: you are viewing the site on the computer/)],
        rule: ['MT', 'No restriction', expect.any(String), expect.any(String)],
        effects: ['On.', 'On.', 'None.'],
        code: 'GLOBAL-MT-H-20261120',
      },
    ],
  ])(
    '%j says what was seen, which rule follows, what it turns off and by which code to ask',
    async (input, expected) => {
      const { document, rowsOf, text, headers } = await visit(input)
      expect(rowsOf('seen')).toEqual(expected.seen)
      expect(rowsOf('rule')).toEqual(expected.rule)
      expect(rowsOf('effects')).toEqual(expected.effects)
      const code = document.querySelector('#mistake code')?.textContent ?? ''
      expect(code).toBe(expected.code)
      expect(readSupportCode(code)).toMatchObject({ editionId: input.edition ?? 'global', day: '2026-11-20' })
      if (input.from) expect(text).not.toContain(addresses[input.from])
      expect(headers['cache-control']).toBe('private, no-store')
    },
  )

  it('is never somebody else’s, in whatever order they come', async () => {
    const first = await visit({ from: 'us' })
    expect((await visit({ from: 'de' })).rowsOf('seen')[0]).toBe('Germany')
    expect((await visit({ from: 'us' })).rowsOf('seen')).toEqual(first.rowsOf('seen'))
  })

  it('says the same as the API, which has the reason in both languages', async () => {
    const { body } = await request(site.server)
      .get('/api/visitor')
      .set({ host: 'global.localhost', 'x-forwarded-for': addresses.us })
    const { rowsOf, document } = await visit({ from: 'us' })
    expect([body.ruleKey, body.reason.en, body.basis.en]).toEqual([0, 2, 3].map((index) => rowsOf('rule')[index]))
    expect(body.code).toBe(document.querySelector('#mistake code')?.textContent)
    const dutch = await visit({ from: 'us', target: '/nl/waarom-zie-ik-dit/' })
    expect(dutch.rowsOf('rule')[2]).toBe(body.reason.nl)
  })

  it('lists the dialogs that were closed, and lets them appear again by a form', async () => {
    const none = await visit({ from: 'de', cookie: 'closeRM=0' })
    expect(none.document.querySelector('#dialogs form')).toBeNull()
    const { document } = await visit({ from: 'de', cookie: 'closeRM=1; closeON=1' })
    const form = document.querySelector('#dialogs form')
    expect([...(form?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
      'The warning about playing for money.',
      'The dialog about the Ontario site.',
    ])
    const reset = await request(site.server)
      .post(form?.getAttribute('action')?.split('#')[0] ?? '')
      .set({ host: 'global.localhost', referer: 'http://global.localhost/why-am-i-seeing-this/' })
    expect(reset.status).toBe(303)
    expect(reset.headers.location).toBe('/why-am-i-seeing-this/')
    expect(reset.headers['set-cookie']).toHaveLength(3)
  })

  it.each<[string, Visit]>([
    ['the dialog of a region', { from: 'de', target: '/' }],
    ['the explanation of a blocked download', { from: 'us', target: '/download/' }],
    ['the notice that sign-up is closed', { from: 'de', target: '/sign-up/' }],
    ['the 403 page', { from: 'us', target: '/sign-up/' }],
  ])('can be reached from %s', async (_, input) => {
    const { document } = await visit(input)
    const links = document.querySelectorAll('dialog a, main a')
    expect([...links].map((link) => link.getAttribute('href'))).toContain('/why-am-i-seeing-this/')
  })
})
