import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ env: { TRUSTED_PROXIES: 'loopback' } })
})
afterAll(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host: 'nl.localhost', 'user-agent': 'Googlebot/2.1', ...headers } })
const policyOf = ({ headers }: LightMyRequestResponse) =>
  new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0], directive.slice(directive.indexOf(' ') + 1)]),
  )

/** One document of every kind: stored, rendered for one visitor, errors, and what React has no part in. */
const documents = ['/', '/cookiebeleid/', '/nergens/', '/api/docs']

describe.each(documents)('%s', (path) => {
  it('upgrades what is asked for over http only where it came over https itself', async () => {
    expect(policyOf(await get(path)).has('upgrade-insecure-requests')).toBe(false)
    const secure = await get(path, { 'x-forwarded-proto': 'https' })
    expect(policyOf(secure).has('upgrade-insecure-requests')).toBe(true)
  })

  it('names no origin by its scheme alone, and nothing unsafe', async () => {
    const policy = String((await get(path)).headers['content-security-policy'])
    expect(policy).not.toMatch(/unsafe|\*|(?:https?|data|blob):(?:[ ;]|$)/)
  })

  it('is in nobody’s frame', async () => {
    const answer = await get(path)
    expect(policyOf(answer).get('frame-ancestors')).toBe("'none'")
    expect(answer.headers['x-frame-options']).toBe('DENY')
  })
})

describe('a page inside the poker client', () => {
  it.each([
    ['nl', '/over-ons/?embedded=1', 200, 'https://client.kaartkamer-nl.example'],
    ['nl', '/over-ons/?embeded=logo', 200, 'https://client.kaartkamer-nl.example'],
    ['nl', '/cookiebeleid/?embedded=all', 200, 'https://client.kaartkamer-nl.example'],
    ['nl', '/nergens/?embedded=1', 404, 'https://client.kaartkamer-nl.example'],
    ['global', '/contact/?embedded=1', 200, 'https://client.kaartkamer.example'],
  ])('may be framed by the client of its edition: %s%s', async (edition, path, status, origin) => {
    const answer = await get(path, { host: `${edition}.localhost` })
    expect(answer.statusCode).toBe(status)
    expect(policyOf(answer).get('frame-ancestors')).toBe(origin)
    expect(answer.headers).not.toHaveProperty('x-frame-options')
  })

  it.each(['/over-ons/?embedded=2', '/api/docs?embedded=1', '/over-ons?embedded=1', '/favicon.svg?embedded=1'])(
    '%s is none, and is in nobody’s frame',
    async (path) => {
      const answer = await get(path)
      expect(policyOf(answer).get('frame-ancestors')).toBe("'none'")
      expect(answer.headers['x-frame-options']).toBe('DENY')
    },
  )
})

it('leaves no feature of the browser on that asks for something, but copying', async () => {
  const features = String((await get('/')).headers['permissions-policy']).split(', ')
  expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual(['clipboard-write=(self)'])
  for (const name of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'display-capture'])
    expect(features).toContain(`${name}=()`)
})
