import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { parseConfig } from '#server/config.ts'
import { createServices } from '#server/services.ts'

/** One page of every kind, on the editions that have it, as document, payload, fragment or error. */
const addresses = [
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
  ['nl', '/site-map/'],
  ['nl', '/bestaat-niet/'],
  ['nl', '/over-ons/_payload.json'],
  ['nl', '/__nuxt_island/policy-clause_terms-conditions_1.1.json'],
  ['nl', '/api/schedule'],
  ['nl', '/api/download-url?brandAlias=KAARTKAMERNL&platform=mac'],
  ['nl', '/policies.json'],
  ['nl', '/sitemap-nl.xml'],
  ['nl', '/art/certificate-nl.svg'],
  ['nl', '/portraits/a.svg'],
  ['global', '/'],
  ['global', '/ggteam/'],
  ['global', '/ggteam/kaito-lindqvist/'],
  ['global', '/blog/'],
  ['global', '/help/account-and-verification/'],
] as const

type AnyFunction = (...input: unknown[]) => unknown
type Failure = 'throws at once' | 'rejects late'

/** What fails now, and whether it was called. */
const failing = { name: '', how: 'throws at once' as Failure, calls: 0 }
const unhandled: unknown[] = []
const noteUnhandled = (reason: unknown) => void unhandled.push(`${failing.name} ${failing.how}: ${String(reason)}`)

/** Makes every function of an object fail when its name is asked for. Returns the names. */
function letFail(object: object, of: string): string[] {
  return Object.entries(object).flatMap(([key, original]: [string, unknown]) => {
    if (typeof original !== 'function') return []
    const name = `${of}.${key}`
    const wrapped: AnyFunction = function (this: unknown, ...input) {
      if (failing.name !== name) return (original as AnyFunction).apply(this, input)
      failing.calls += 1
      if (failing.how === 'throws at once') throw new Error(`${name} failed at once`)
      const result = (original as AnyFunction).apply(this, input)
      if (!(result instanceof Promise)) return result
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
  const { upstream, pages, policies, help, articles, visitors, assets, storedPages, renderer, chatCapacity } = services
  const all = {
    upstream,
    pages,
    policies,
    help,
    articles,
    visitors,
    assets,
    storedPages,
    renderer,
    entry,
    chatCapacity,
  }
  for (const [name, service] of Object.entries(all)) names.push(...letFail(service, name))
  app = await buildApp(config, services, { log })
})
afterAll(async () => {
  failing.name = ''
  await app.close()
  process.off('unhandledRejection', noteUnhandled)
})

/** From Germany, where both editions warn. */
const ask = ([edition, url]: (typeof addresses)[number], agent: string) => {
  const headers = { host: `${edition}.localhost`, 'x-forwarded-for': '5.9.0.1', 'user-agent': agent }
  return app.inject({ url, headers })
}

it('answers whatever fails at once or late, and goes on as before', async () => {
  const wrong: string[] = []
  const called = new Set<string>()
  for (const how of ['throws at once', 'rejects late'] as const) {
    for (const name of names) {
      Object.assign(failing, { name, how, calls: 0 })
      // One waits for what is kept, the other for the beginning of a stream.
      for (const agent of ['Googlebot/2.1', 'Mozilla/5.0']) {
        for (const address of addresses) {
          const { statusCode, body } = await ask(address, agent)
          const isAnswer = [200, 404, 500, 503].includes(statusCode) && body.length > 0
          if (!isAnswer) wrong.push(`${name} ${how}: ${address.join(' ')} answered ${statusCode}`)
        }
      }
      await nextTurn()
      if (failing.calls > 0) called.add(name)
      failing.name = ''
      const { statusCode } = await ask(addresses[1], 'Googlebot/2.1')
      if (statusCode !== 200) wrong.push(`after ${name} ${how}: ${statusCode}`)
    }
  }
  await vi.waitFor(nextTurn)
  expect(unhandled).toEqual([])
  expect(wrong).toEqual([])
  // What is asked for in no answer to these: at the start and the end, on the fast path, by votes and in previews.
  expect(names.filter((name) => !called.has(name))).toEqual([
    ...['upstream.heldOfSite', 'upstream.close', 'help.answerIdsOf', 'visitors.resolvePreview'],
    ...['storedPages.createFinder', 'renderer.validityOf'],
    ...['entry.renderPreviewBar', 'entry.renderPreviewPage', 'entry.setImageManifest'],
  ])
}, 120_000)
