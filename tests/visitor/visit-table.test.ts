import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ForbiddenKind } from '#shared/law/forbidden-kinds.ts'
import type { EditionId } from '#shared/site/editions.ts'
import { contentPageIds, type RouteTable, routes } from '#shared/site/routes.ts'
import type { RuleType } from '#shared/visitor/visitor.ts'
import { provideGeoipDatabase } from '#tests/helpers/geoip-fixture.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const database = provideGeoipDatabase({
  '192.0.2.0/24': { country: 'NL' },
  '192.0.3.0/24': { country: 'MT' },
  '192.0.6.0/24': { country: 'NZ' },
  '192.0.4.0/24': { country: 'US' },
  '192.0.5.0/24': { country: 'CA', region: 'ON' },
})
const table: RouteTable = routes
let site: TestSite

/** Addresses and, by edition, the rule that the delivered data has for their place. */
interface Place {
  from: string
  isInOntario?: boolean
  /** What the law of the place forbids, and the edition that is under it anyway. */
  forbidden?: ForbiddenKind[]
  home?: EditionId
  rules: Record<EditionId, RuleType | null>
}
const visitors: Place[] = [
  {
    from: '192.0.2.1',
    // Elsewhere bonuses are in a currency that may not be shown here.
    forbidden: ['roleModels', 'lossBonus', 'urgency', 'publicInducement'],
    home: 'nl',
    rules: { nl: null, global: 'WARNING', ca: 'WARNING' },
  },
  { from: '192.0.3.1', rules: { nl: 'WARNING', global: null, ca: 'WARNING' } },
  { from: '192.0.6.1', rules: { nl: 'WARNING', global: 'WARNING', ca: 'WARNING' } },
  { from: '192.0.4.1', rules: { nl: 'BLOCKED', global: 'BLOCKED', ca: 'BLOCKED' } },
  { from: '::ffff:192.0.4.2', rules: { nl: 'BLOCKED', global: 'BLOCKED', ca: 'BLOCKED' } },
  {
    from: '192.0.5.1',
    isInOntario: true,
    forbidden: ['publicInducement', 'roleModels'],
    home: 'ca',
    rules: { nl: 'WARNING', global: 'BLOCKED', ca: null },
  },
  { from: '198.51.100.1', rules: { nl: 'WARNING', global: 'WARNING', ca: 'WARNING' } },
]
const closings = ['closeRM=1', 'closeON=1', 'closeGS=1', 'closeRM=1; closeON=1; closeGS=1', 'closeRM=2; locale=en']
/** Every page for who has closed nothing, where a dialog opens also for all others, and else for one of them in turn. */
const closingsOn = (id: string, at: number) =>
  ['index', 'download', 'sign-up'].includes(id) ? ['', ...closings] : ['', closings[at % closings.length]!]

beforeAll(async () => {
  site = await startSite({ env: { GEOIP_DATABASE: database, TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'warn' } })
})
afterAll(async () => {
  await site.close()
})

const cases = visitors.flatMap((visitor) =>
  (['nl', 'global', 'ca'] as const).map((edition) => ({ ...visitor, edition, ruleType: visitor.rules[edition] })),
)

it.each(cases)(
  'every page of $edition is for $from what the rule $ruleType makes of it, whatever the cookies say',
  async ({ from, edition, ruleType, isInOntario, forbidden, home }) => {
    const get = (url: string, cookie = '', method: 'GET' | 'HEAD' = 'GET') =>
      site.app.inject({ method, url, headers: { host: `${edition}.localhost`, 'x-forwarded-for': from, cookie } })
    const isBlocked = ruleType === 'BLOCKED'
    const locale = edition === 'nl' ? 'nl' : 'en'
    for (const [at, id] of contentPageIds(table).entries()) {
      const row = table[id]!
      if (row.paths[locale].includes(':') || (row.editions && !row.editions.includes(edition))) continue
      const url = row.paths[locale]
      const isForbidden = edition !== home && row.about?.some((kind) => forbidden?.includes(kind)) === true
      const isRefused = (isBlocked && id === 'sign-up') || isForbidden
      for (const cookie of closingsOn(id, at)) {
        const { statusCode, body, headers } = await get(url, cookie)
        const isWarned = ruleType === 'WARNING' && ['index', 'download'].includes(id) && !cookie.includes('closeRM=1')
        const led = edition === 'global' ? ['general-site', 'closeGS=1'] : ['ontario', 'closeON=1']
        const isLed = isInOntario && edition !== 'ca' && !row.topic && !isRefused && !cookie.includes(led[1] ?? '')
        expect({
          id,
          cookie,
          statusCode,
          rule: /<html[^>]* data-rule="(\w+)"/.exec(body)?.[1] ?? null,
          dialogs: [...body.matchAll(/<dialog id="dialog-([\w-]+)"[^>]* open/g)].map(([, name]) => name),
          hasInstaller: body.includes('/actions/download?'),
          hasForm: /<form[^>]*action="https:\/\/accounts\./.test(body),
          isFormAllowed: String(headers['content-security-policy']).includes('https://accounts.'),
          isKept: String(headers['cache-control']).includes('public'),
        }).toEqual({
          id,
          cookie,
          statusCode: isRefused ? 403 : 200,
          rule: ruleType,
          dialogs: isWarned ? ['region-warning'] : isLed ? [led[0]] : [],
          hasInstaller: id === 'download' && !isBlocked,
          hasForm: id === 'sign-up' && ruleType === null,
          isFormAllowed: id === 'sign-up' && ruleType === null,
          isKept: false,
        })
      }
      expect((await get(url, '', 'HEAD')).statusCode).toBe(isRefused ? 403 : 200)
      const payload = (await get(`${url}_payload.json`)).body
      expect(payload).not.toMatch(/\/actions\/download|https:\/\/accounts\.[^/]*\/sign-up|data-visitor-dialogs/)
    }
    for (const method of ['GET', 'HEAD'] as const) {
      for (const cookie of ['', ...closings]) {
        expect((await get('/actions/download?platform=windows', cookie, method)).statusCode).toBe(isBlocked ? 403 : 303)
      }
    }
  },
)

it.each(['nl', 'global', 'ca'] as const)(
  'a payload of %s, which caches keep, is the same for everybody',
  async (edition) => {
    for (const path of ['/', '/contact/']) {
      const payloads = await Promise.all(
        visitors.map(async ({ from }) => {
          const headers = { host: `${edition}.localhost`, 'x-forwarded-for': from }
          const { page } = (await site.app.inject({ url: `${path}_payload.json`, headers })).json()
          return JSON.stringify(page)
        }),
      )
      expect(new Set(payloads).size).toBe(1)
    }
  },
)

it('an ETag of one class is never taken for another’s page', async () => {
  const ask = (from: string, tag = '') =>
    site.app.inject({
      url: '/aanmelden/',
      headers: { host: 'nl.localhost', 'x-forwarded-for': from, 'if-none-match': tag },
    })
  const { etag } = (await ask('192.0.2.1')).headers
  expect((await ask('192.0.2.9', etag)).statusCode).toBe(304)
  expect((await ask('192.0.3.1', etag)).statusCode).toBe(200)
  expect((await ask('192.0.4.1', etag)).statusCode).toBe(403)
  expect((await ask('192.0.4.1', '*')).statusCode).toBe(403)
})
