import { expect, it } from 'vitest'
import { createConnections } from './connections.ts'
import { createMissingHops } from './missing-hops.ts'

function setUp(trustedProxies: string[]) {
  const lines: unknown[] = []
  const clock = { time: 0, now: () => clock.time }
  const log = { warn: (...line: unknown[]) => void lines.push(line) }
  const { isTrusted } = createConnections({ host: '0.0.0.0', trustedProxies })
  return { isMissingHop: createMissingHops({ trustedProxies, isTrusted, log, clock }), lines, clock }
}

it.each([
  ['10.9.9.9', true],
  ['10.9.9.9:443', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['100.64.0.1', true],
  ['100.128.0.1', false],
  ['169.254.169.254', true],
  ['127.0.0.1', true],
  ['::1', true],
  ['fd00::1', true],
  ['fe80::1%eth0', true],
  ['::ffff:10.9.9.9', true],
  ['10.7.0.4', false],
  ['8.8.8.8', false],
  ['2001:db8::1', false],
  ['unknown', false],
  ['', false],
])('of a visitor at %s behind proxies in 10.7.0.0/16, a proxy is missing: %s', (address, isMissing) => {
  expect(setUp(['10.7.0.0/16']).isMissingHop(address)).toBe(isMissing)
  expect(setUp([]).isMissingHop(address)).toBe(false)
})

it('says so once in ten minutes, with the network and never the address', () => {
  const { isMissingHop, lines, clock } = setUp(['10.7.0.0/16'])
  for (const address of ['10.9.9.9', '10.9.9.8', '192.168.1.1']) isMissingHop(address)
  expect(lines).toEqual([[{ network: '10.9.9.0/24' }, expect.stringContaining('TRUSTED_PROXIES')]])
  clock.time += 600_000
  isMissingHop('192.168.1.1')
  expect(lines).toHaveLength(2)
})
