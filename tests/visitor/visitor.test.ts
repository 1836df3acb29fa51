import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { provideGeoipDatabase } from '#tests/helpers/geoip-fixture.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const database = provideGeoipDatabase({
  '192.0.2.0/25': { country: 'NL' },
  '203.0.113.0/24': { country: 'US' },
  '198.51.100.0/24': { country: 'CA', region: 'ON' },
  '2001:db8::/32': { country: 'DE' },
})
let behindProxy: TestSite
let direct: TestSite
let reachable: TestSite

beforeAll(async () => {
  behindProxy = await startSite({ env: { GEOIP_DATABASE: database, TRUSTED_PROXIES: 'loopback' } })
  direct = await startSite({ env: { GEOIP_DATABASE: database } })
  reachable = await startSite({ env: { GEOIP_DATABASE: database, HOST: '0.0.0.0' } })
})
afterAll(async () => {
  await behindProxy.close()
  await direct.close()
  await reachable.close()
})

const visitorAt = async (site: TestSite, forwarded: string) => {
  const answer = await request(site.server)
    .get('/api/visitor')
    .set('host', 'localhost')
    .set('x-forwarded-for', forwarded)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  return answer.body
}

describe('a visitor', () => {
  it.each([
    ['192.0.2.1', { country: 'NL', region: null, ruleKey: 'NL', ruleType: null, source: 'database' }],
    ['203.0.113.9', { country: 'US', ruleKey: 'US', ruleType: 'BLOCKED' }],
    ['198.51.100.7', { country: 'CA', region: 'ON', ruleKey: 'CAON', ruleType: 'WARNING' }],
    ['2001:db8::1', { country: 'DE', ruleKey: 'DE', ruleType: 'WARNING' }],
    ['203.0.113.9, 192.0.2.1', { country: 'NL' }],
    ['10.0.0.1', { country: null, ruleKey: 'UNKNOWN', ruleType: 'WARNING', source: 'unknown' }],
    ['not an address', { country: null, ruleKey: 'UNKNOWN', source: 'unknown' }],
  ])('behind a trusted proxy that appended %s is %j', async (forwarded, expected) => {
    expect(await visitorAt(behindProxy, forwarded)).toMatchObject(expected)
  })

  it('who seems to come from a private network is counted as a proxy that is missing, and written down once', async () => {
    const count = async () =>
      Number(/^bff_geo_lookups_total\{edition="nl",result="private"\} (\d+)/m.exec(await behindProxy.metrics())?.[1])
    const before = await count()
    for (const forwarded of ['10.0.0.1', '192.168.0.1', '10.0.0.2:443']) await visitorAt(behindProxy, forwarded)
    expect(await count()).toBeGreaterThanOrEqual(before + 3)
    const warnings = behindProxy.log.filter(({ msg }) => msg.startsWith('TRUSTED_PROXIES'))
    expect(warnings).toEqual([expect.objectContaining({ network: '10.0.0.0/24' })])
  })

  it('without a trusted proxy is the connected client', async () => {
    expect(await visitorAt(direct, '203.0.113.9')).toMatchObject({ country: null, ruleKey: 'UNKNOWN' })
  })

  it.each([
    ['nl' as const, { country: 'NL', region: null, ruleKey: 'NL' }],
    ['global' as const, { country: 'MT', region: null, ruleKey: 'MT' }],
    ['ca' as const, { country: 'CA', region: 'ON', ruleKey: 'CAON' }],
  ])('on the machine itself is at home, in %s', async (edition, place) => {
    const ask = (site: TestSite, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
      site.app.inject({ url: '/api/visitor', headers: { host: `${edition}.localhost`, ...headers }, remoteAddress })
    const atHome = { ...place, ruleType: null, isWhitelisted: false, source: 'home' }
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect((await ask(direct, {}, address)).json()).toMatchObject(atHome)
    }
    const unknown = { country: null, ruleKey: 'UNKNOWN', source: 'unknown' }
    for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'x-request-id', 'forwarded', 'via']) {
      expect((await ask(direct, { [name]: '127.0.0.1' })).json()).toMatchObject(unknown)
    }
    expect((await ask(behindProxy)).json()).toMatchObject(unknown)
    expect((await ask(direct, {}, '10.0.0.1')).json()).toMatchObject(unknown)
    // A proxy on the same machine that hands nothing on but the name that was asked for.
    const elsewhere = { nl: 'kaartkamer-nl.example', global: 'kaartkamer.example', ca: 'kaartkamer-ca.example' }
    expect((await ask(direct, { host: elsewhere[edition] })).json()).toMatchObject(unknown)
    expect((await ask(direct, { 'x-forwarded-for': '127.0.0.1' }, '203.0.113.9')).json()).toMatchObject({
      country: 'US',
    })
    expect((await ask(reachable)).json()).toMatchObject(unknown)
  })

  it('on the machine itself is announced by one line at the start, where there can be one', () => {
    const lines = (site: TestSite) => site.log.filter(({ msg }) => msg.includes('count as at home'))
    expect(lines(direct)).toEqual([expect.objectContaining({ host: '127.0.0.1' })])
    expect([...lines(reachable), ...lines(behindProxy)]).toEqual([])
  })

  it('behind a proxy on the machine that says nothing of itself is unknown', async () => {
    const { hostname, port } = new URL(direct.url)
    const socket = connect(Number(port), hostname)
    // What nginx sends to proxy_pass unless it is told otherwise.
    socket.write(`GET /api/visitor HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`)
    expect(await text(socket)).toContain('"ruleKey":"UNKNOWN"')
  })

  it('gets the edition of the Host header, whatever other headers say of it', async () => {
    const ask = (headers: Record<string, string>) =>
      request(behindProxy.server).get('/api/navigations').set('host', 'nl.localhost').set(headers)
    const { text } = await ask({})
    for (const name of ['x-forwarded-host', 'x-host', 'x-original-host', 'x-forwarded-server', 'forwarded']) {
      const value = name === 'forwarded' ? 'host=ca.localhost' : 'ca.localhost'
      // Answers that everybody shares: what one header changed, a cache in front would give to all.
      expect((await ask({ [name]: value })).text).toBe(text)
    }
  })

  it('gets no full address in any answer or log line', async () => {
    const body = await visitorAt(behindProxy, '203.0.113.9')
    expect(JSON.stringify(body)).not.toContain('203.0.113')
    expect(JSON.stringify(behindProxy.log)).not.toContain('203.0.113.9')
  })
})

describe('a page', () => {
  const get = (path: string, forwarded: string) =>
    request(behindProxy.server).get(path).set('host', 'nl.localhost').set('x-forwarded-for', forwarded)

  it.each([
    ['192.0.2.1', 'null'],
    ['203.0.113.9', '"BLOCKED"'],
    ['2001:db8::1', '"WARNING"'],
    ['192.0.2.1', 'null'],
  ])(
    'of the visitor class of %s is never that of another, however often it was stored',
    async (forwarded, ruleType) => {
      const { text } = await get('/contact/', forwarded).expect(200)
      expect(text).toContain(`"ruleType":${ruleType}`)
    },
  )

  it('has one payload for all', async () => {
    const [open, blocked] = await Promise.all(
      ['192.0.2.1', '203.0.113.9'].map((forwarded) => get('/contact/_payload.json?x', forwarded).expect(200)),
    )
    expect(blocked?.text).toBe(open?.text)
  })
})

describe('downloads', () => {
  const download = (forwarded: string) =>
    request(behindProxy.server)
      .get('/api/download-url?brandAlias=KAARTKAMERNL&platform=android')
      .set('host', 'nl.localhost')
      .set('x-forwarded-for', forwarded)

  it('are refused where the rule is BLOCKED', async () => {
    const answer = await download('203.0.113.9').expect(403)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.text).not.toContain('https://')
  })

  it('are given to everybody else', async () => {
    const { body } = await download('192.0.2.1').expect(200)
    expect(body.links.length).toBeGreaterThan(1)
  })
})
