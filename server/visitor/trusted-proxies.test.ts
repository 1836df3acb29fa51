import Fastify, { type FastifyInstance } from 'fastify'
import request from 'supertest'
import { afterEach, describe, expect, it } from 'vitest'
import { parseTrustedProxies } from './trusted-proxies.ts'

describe('parseTrustedProxies', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['  ', []],
    ['loopback', ['loopback']],
    ['10.0.12.7', ['10.0.12.7']],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['10.0.12.0/24, 2001:db8:7::/48,loopback', ['10.0.12.0/24', '2001:db8:7::/48', 'loopback']],
    ['::1', ['::1']],
    ['2001:db8::/16', ['2001:db8::/16']],
  ])('reads %j', (value, list) => {
    expect(parseTrustedProxies(value)).toEqual(list)
  })

  it.each([
    ['1', 'number of hops'],
    ['0', 'number of hops'],
    ['true', 'believe every visitor'],
    ['false', 'neither an address nor a range'],
    ['*', 'believe every visitor'],
    ['uniquelocal', 'private space'],
    ['10.0.12.0/24,linklocal', 'private space'],
    ['0.0.0.0/0', 'wider than /8'],
    ['0.0.0.0/1,128.0.0.0/1', 'wider than /8'],
    ['10.0.0.0/7', 'wider than /8'],
    ['::/0', 'wider than /16'],
    ['2000::/3', 'wider than /16'],
    ['fc00::/7', 'wider than /16'],
    ['::ffff:0:0/96', 'IPv4 address or range'],
    ['::ffff:10.0.0.0/104', 'IPv4 address or range'],
    ['::/16', 'IPv4 address or range'],
    ['::/80', 'IPv4 address or range'],
    ['10.0.0.0/33', 'prefix length'],
    ['10.0.0.0/', 'prefix length'],
    ['10.0.0.0/255.0.0.0', 'prefix length'],
    ['2001:db8::/129', 'prefix length'],
    ['10.0.0.0/8/8', 'neither an address nor a range'],
    ['fe80::1%eth0', 'neither an address nor a range'],
    ['proxy.internal', 'neither an address nor a range'],
    ['10.0.0.256', 'neither an address nor a range'],
    ['10.0.0.1,', 'an entry is empty'],
    ['10.0.0.1 10.0.0.2', 'neither an address nor a range'],
  ])('refuses %j', (value, reason) => {
    expect(() => parseTrustedProxies(value)).toThrow(reason)
    expect(() => parseTrustedProxies(value)).toThrow(`"${value}"`)
    expect(() => parseTrustedProxies(value)).toThrow('expected a comma-separated list')
  })
})

describe('the list in Fastify, on a socket from 127.0.0.1', () => {
  let app: FastifyInstance
  afterEach(() => app.close())

  it.each([
    { proxies: 'loopback', forwarded: '1.2.3.4, 203.0.113.9', ip: '203.0.113.9' },
    { proxies: '127.0.0.1', forwarded: '1.2.3.4, 203.0.113.9', ip: '203.0.113.9' },
    { proxies: '127.0.0.0/8', forwarded: '1.2.3.4, 10.9.9.9', ip: '10.9.9.9' },
    { proxies: '127.0.0.1,10.0.12.0/24', forwarded: '1.2.3.4, 203.0.113.9, 10.0.12.7', ip: '203.0.113.9' },
    { proxies: '10.0.0.0/8', forwarded: '1.2.3.4, 203.0.113.9', ip: '127.0.0.1' },
    { proxies: undefined, forwarded: '1.2.3.4, 203.0.113.9', ip: '127.0.0.1' },
  ])('$proxies sees $ip behind $forwarded', async ({ proxies, forwarded, ip }) => {
    app = Fastify({ trustProxy: parseTrustedProxies(proxies) })
    app.get('/', (incoming) => incoming.ip)
    await app.ready()
    const answer = await request(app.server).get('/').set('x-forwarded-for', forwarded)
    expect(answer.text).toBe(ip)
  })
})
