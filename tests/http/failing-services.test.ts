import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { buildApp } from '#server/http/app.ts'
import { createServices } from '#server/services.ts'

/** One page of every kind, on the editions that have it, as document, payload, fragment or error, and what is no page. */
const addresses: [edition: string, url: string, body?: string | object][] = [
  ['nl', '/_class'],
  ['nl', '/'],
  ['nl', '/over-ons/'],
  ['nl', '/download/'],
  ['nl', '/terms-conditions/'],
  ['nl', '/cookiebeleid/'],
  ['nl', '/streamermodus/'],
  ['nl', '/promoties/'],
  ['nl', '/toernooien/wsop/'],
  ['nl', '/toernooien/series/archief/'],
  ['nl', '/netwerkstatus/'],
  ['nl', '/zoeken/?q=limiet'],
  ['nl', '/waarom-zie-ik-dit/'],
  ['nl', '/overzicht/'],
  ['nl', '/bestaat-niet/'],
  ['nl', '/over-ons/_payload.json'],
  ['nl', '/__nuxt_island/policy-clause_terms-conditions_1.1.json'],
  ['nl', '/api/schedule'],
  ['nl', '/api/download-url?brandAlias=KAARTKAMERNL&platform=mac'],
  ['nl', '/policies.json'],
  ['nl', '/sitemap-nl.xml'],
  ['nl', '/art/certificate-nl.svg'],
  ['nl', '/portraits/a.svg'],
  ['nl', '/api/_nuxt_icon/site.json?icons=card'],
  ['nl', '/api/visitor'],
  ['nl', '/api/chat-capacity'],
  ['nl', '/assets/of-another-build.js'],
  ['nl', '/builds/meta/no-build.json'],
  ['nl', '/actions/help-vote', 'answer=withdrawal-time&useful=yes'],
  ['nl', '/api/beacon', { type: 'page', page: 'about-us' }],
  ['nl', '/api/beacon', { type: 'nothing' }],
  ['global', '/'],
  ['global', '/ggteam/'],
  ['global', '/ggteam/kaito-lindqvist/'],
  ['global', '/blog/'],
  ['global', '/help/account-and-verification/'],
]

type AnyFunction = (...input: unknown[]) => unknown
type Failure = 'throws at once' | 'rejects late'

/** What fails now, and whether it was called. */
const failing = { name: '', how: 'throws at once' as Failure, calls: 0 }
/** What has given a promise, and so can reject late. */
const promising = new Set<string>()
const unhandled: unknown[] = []
const noteUnhandled = (reason: unknown) => void unhandled.push(`${failing.name} ${failing.how}: ${String(reason)}`)

/** Makes every function of an object fail when its name is asked for. Returns the names. */
function letFail(object: object, of: string): string[] {
  return Object.entries(object).flatMap(([key, original]: [string, unknown]) => {
    // The clock is the platform's own.
    if (typeof original !== 'function' || original === Date) return []
    const name = `${of}.${key}`
    const wrapped: AnyFunction = function (this: unknown, ...input) {
      const isFailing = failing.name === name
      if (isFailing) failing.calls += 1
      if (isFailing && failing.how === 'throws at once') throw new Error(`${name} failed at once`)
      const result = (original as AnyFunction).apply(this, input)
      if (!(result instanceof Promise)) return result
      promising.add(name)
      if (!isFailing) return result
      return result.then(nextTurn).then(() => {
        throw new Error(`${name} failed late`)
      })
    }
    Object.assign(object, { [key]: wrapped })
    return [name]
  })
}

let app: Awaited<ReturnType<typeof buildApp>>
const names: string[] = []

beforeAll(async () => {
  process.on('unhandledRejection', noteUnhandled)
  const config = parseConfig({ PORT: '0', TRUSTED_PROXIES: 'loopback' })
  const log = pino({ level: 'silent' })
  const built = await createServices(config, log)
  // The bundle's own object cannot be written to.
  const entry = { ...(await built.loadEntry()) }
  const services = await createServices(config, log, {
    // Nothing is kept: each answer is made anew, through everything that it needs.
    isDevelopment: true,
    loadEntry: async () => entry,
    assets: built.assets,
  })
  await built.close()
  for (const [name, service] of Object.entries({ ...services, entry })) {
    if (typeof service === 'object' && service !== null) names.push(...letFail(service, name))
  }
  names.push(...letFail(services, 'services'))
  app = await buildApp(config, services, { log })
})
afterAll(async () => {
  failing.name = ''
  await app.close()
  process.off('unhandledRejection', noteUnhandled)
})

/** From Germany, where both editions warn. */
const ask = ([edition, url, payload]: (typeof addresses)[number], agent: string) => {
  const headers = {
    host: `${edition}.localhost`,
    'x-forwarded-for': '5.9.0.1',
    'user-agent': agent,
    'content-type': typeof payload === 'string' ? 'application/x-www-form-urlencoded' : 'application/json',
  }
  if (payload === undefined) return app.inject({ url, headers })
  const cookie = `consent=20250814.${Math.floor(Date.now() / 1000)}.fsm`
  return app.inject({ method: 'POST', url, headers: { ...headers, cookie }, payload })
}

it('answers whatever fails at once or late, and goes on as before', async () => {
  const wrong: string[] = []
  const called = new Set<string>()
  for (const how of ['throws at once', 'rejects late'] as const) {
    for (const name of names) {
      if (how === 'rejects late' && !promising.has(name)) continue
      Object.assign(failing, { name, how, calls: 0 })
      // One waits for what is kept, the other for the beginning of a stream.
      for (const agent of ['Googlebot/2.1', 'Mozilla/5.0']) {
        for (const address of addresses) {
          const { statusCode, body } = await ask(address, agent)
          const isAnswer = [204, 303].includes(statusCode) || (statusCode < 504 && body.length > 0)
          if (!isAnswer) wrong.push(`${name} ${how}: ${address.join(' ')} answered ${statusCode}`)
        }
      }
      await nextTurn()
      if (failing.calls > 0) called.add(name)
      failing.name = ''
      const { statusCode } = await ask(['nl', '/over-ons/'], 'Googlebot/2.1')
      if (statusCode !== 200) wrong.push(`after ${name} ${how}: ${statusCode}`)
    }
  }
  await vi.waitFor(nextTurn)
  expect(unhandled).toEqual([])
  expect(wrong).toEqual([])
  // Asked for in no answer to these: what serves the start and the end, the response cache, votes and previews; visitors whom a
  // rule restricts, and the regions of another edition. Indexes and first pages are made for another content than the build's.
  expect(names.filter((name) => !called.has(name))).toEqual([
    ...['metrics.observe', 'metrics.observeProcess', 'visits.refuse', 'icons.close', 'backEnd.know', 'backEnd.close'],
    ...['connections.addressOf', 'connections.isSecure', 'geoip.reload', 'geoip.close', 'upstream.countUnnamed'],
    ...['helpVotes.counts', 'renderer.validityOf', 'storedPages.fill', 'storedPages.addressesOf'],
    ...['visitors.resolvePreview', 'visitors.reasonOf', 'visitors.siblingOf'],
    ...['entry.renderPreviewBar', 'entry.renderPreviewPage'],
    ...['services.rateLimits', 'services.locate', 'services.closeProcess'],
    ...['services.reasonOf', 'services.siblingOf', 'services.ruleOf', 'services.search', 'services.makeSearchFile'],
    ...['services.writeSearchFiles', 'services.close'],
  ])
}, 120_000)
