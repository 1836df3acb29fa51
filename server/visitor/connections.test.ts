import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { hopSpellings, spoofVectors } from '#tests/fixtures/forwarded-header-vectors.ts'
import { createConnections } from './connections.ts'

const forwarded = [
  ...hopSpellings.map(([hop]) => `192.0.2.1, 203.0.113.9, ${hop}`),
  ...spoofVectors.flatMap(({ lines }) => lines.flatMap((line) => /^X-Forwarded-For: (.*)$/.exec(line)?.[1] ?? [])),
]

it.each([[[]], [['loopback']], [['loopback', '10.7.0.0/16', '2001:db8:7::/48']]])(
  'reads the same address and protocol as the framework, with %j',
  async (proxies) => {
    const connections = createConnections({ host: '0.0.0.0', trustedProxies: proxies })
    const app = Fastify({ trustProxy: connections.isTrusted })
    app.get('/', ({ ip, protocol, raw }) => ({
      framework: [ip, protocol === 'https'],
      ours: [connections.addressOf(raw), connections.isSecure(raw)],
    }))
    for (const value of forwarded) {
      const headers = { 'x-forwarded-for': value, 'x-forwarded-proto': 'https' }
      const { framework, ours } = (await app.inject({ url: '/', headers })).json()
      expect(ours, value).toEqual(framework)
    }
    await app.close()
  },
)
