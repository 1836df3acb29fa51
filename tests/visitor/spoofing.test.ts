import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hopSpellings, spoofVectors } from '#tests/fixtures/forwarded-header-vectors.ts'
import { startAppendingProxy, type TestProxy } from '#tests/helpers/appending-proxy.ts'
import { provideGeoipDatabase } from '#tests/helpers/geoip-fixture.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const database = provideGeoipDatabase({
  '192.0.2.0/24': { country: 'NL' },
  '198.51.100.0/24': { country: 'CA', region: 'ON' },
  '203.0.113.0/24': { country: 'US' },
  '2001:db8::/32': { country: 'DE' },
})
/** Where the visitor really is, as the first proxy sees it: no header of theirs claims this country. */
const realAddress = '203.0.113.9'

const sites: TestSite[] = []
const proxies: TestProxy[] = []
/** Port that the visitor connects to, by topology. */
const ports = {} as Record<'direct' | 'one proxy' | 'two proxies' | 'many hops', number>

async function start(trustedProxies: string, host = '127.0.0.1'): Promise<number> {
  const env = { GEOIP_DATABASE: database, TRUSTED_PROXIES: trustedProxies, HOST: host }
  const site = await startSite({ env })
  sites.push(site)
  return Number(new URL(site.url).port)
}

async function inFrontOf(target: number, appends: string): Promise<number> {
  const proxy = await startAppendingProxy({ target, appends })
  proxies.push(proxy)
  return proxy.port
}

beforeAll(async () => {
  ports.direct = await start('', '0.0.0.0')
  ports['one proxy'] = await inFrontOf(await start('loopback'), realAddress)
  ports['many hops'] = await start('loopback, 10.7.0.0/16, 2001:db8:7::/48')
  // The second sees the first, which stands in a network that is trusted too.
  const second = await inFrontOf(await start('loopback, 10.7.0.0/16'), '10.7.0.4')
  ports['two proxies'] = await inFrontOf(second, realAddress)
})
afterAll(async () => {
  await Promise.all(proxies.map((proxy) => proxy.close()))
  await Promise.all(sites.map((site) => site.close()))
})

/** Asks over a socket of our own: an HTTP client would refuse to send half of these. */
async function askWho(port: number, lines: string[]): Promise<unknown> {
  const socket = connect({ port, host: '127.0.0.1' })
  const hasConnection = lines.some((line) => line.startsWith('Connection:'))
  const head = [
    'GET /api/visitor HTTP/1.1',
    'Host: nl.localhost',
    ...lines,
    ...(hasConnection ? [] : ['Connection: close']),
  ]
  socket.write(Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'))
  const answer = await text(socket)
  return JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))
}

describe.each(spoofVectors)('a visitor who sends $name', ({ lines }) => {
  it('is the connected client, where no proxy is trusted', async () => {
    expect(await askWho(ports.direct, lines)).toMatchObject({ country: null, ruleKey: 'UNKNOWN' })
  })

  it.each(['one proxy', 'two proxies'] as const)('is where the proxy saw them, behind %s', async (topology) => {
    expect(await askWho(ports[topology], lines)).toMatchObject({ country: 'US', ruleKey: 'US', ruleType: 'BLOCKED' })
  })
})

describe('a visitor whose second proxy writes the first as', () => {
  it.each(hopSpellings)('%s is where that saw them: %s', async (hop, isReadable) => {
    const lines = [`X-Forwarded-For: 192.0.2.1, ${realAddress}, ${hop}`]
    const seen = isReadable ? { country: 'US', ruleType: 'BLOCKED' } : { country: null, ruleKey: 'UNKNOWN' }
    expect(await askWho(ports['many hops'], lines)).toMatchObject(seen)
  })
})

it('there are vectors enough, and each is another', () => {
  expect(new Set(spoofVectors.map(({ name }) => name)).size).toBe(spoofVectors.length)
  expect(spoofVectors.length).toBeGreaterThanOrEqual(60)
})
