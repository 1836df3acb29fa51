import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { loadVisitors } from './region-rules.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'region-rules-'))
afterAll(() => rmSync(folder, { recursive: true }))
const data = fileURLToPath(new URL('../../data/', import.meta.url))

const place = { country: 'US', region: null }

/** The delivered rules with another list of exempt addresses for `nl`; everybody is in a country that is BLOCKED there. */
function loadWith(whitelist: string[]) {
  for (const name of ['markets', 'country-laws.json']) {
    cpSync(path.join(data, name), path.join(folder, name), { recursive: true })
  }
  const file = path.join(folder, 'markets/nl/region-rules.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), whitelist }))
  return loadVisitors(folder, () => place)
}

describe('the whitelist', () => {
  it.each<[string, string, boolean]>([
    ['192.0.2.7', '192.0.2.7', true],
    ['192.0.2.7', '::ffff:192.0.2.7', true],
    ['192.0.2.7', '192.0.2.7:4711', true],
    ['2001:db8::1', '[2001:db8::1]:443', true],
    ['192.0.2.7', '192.0.2.8', false],
    ['192.0.2.0/24', '192.0.2.255', true],
    ['192.0.2.0/24', '192.0.3.0', false],
    ['2001:db8:7::/48', '2001:db8:7:ffff::1', true],
    ['2001:db8:7::/48', '2001:db8:8::1', false],
    ['2001:db8::1', '2001:0db8:0::1', true],
    ['192.0.2.0/24', '::c000:207', false],
  ])('of %s exempts %s: %s', async (entry, address, isWhitelisted) => {
    const visitors = await loadWith([entry])
    expect(visitors.resolve({ address, editionId: 'nl' })).toMatchObject({
      isWhitelisted,
      ruleType: isWhitelisted ? null : 'BLOCKED',
    })
    expect(visitors.resolve({ address, editionId: 'global' }).isWhitelisted).toBe(false)
  })

  it.each([
    '',
    '192.0.2.0/',
    '192.0.2.0/24/8',
    '192.0.2.0/ 24',
    '192.0.2.0/33',
    '192.0.2.0/-1',
    '0.0.0.0/0',
    '192.0.0.0/7',
    '::/0',
    '2000::/3',
    '2001:db8::/129',
    '::ffff:192.0.2.7',
    '::ffff:0:0/96',
    'fe80::1%eth0',
    'example.org',
  ])('does not take %j, and says so at the start', async (entry) => {
    await expect(loadWith([entry])).rejects.toThrow(
      `/nl/region-rules.json: /whitelist: ${entry} expected an address or a CIDR`,
    )
  })
})

it('gives all who come from one place the same object, by edition, and the whitelist one of its own', async () => {
  const visitors = await loadWith([])
  const [one, other] = ['198.51.100.1', '198.51.100.2'].map((address) => visitors.resolve({ address, editionId: 'nl' }))
  expect(other).toBe(one)
  expect(visitors.resolve({ address: '198.51.100.1', editionId: 'global' })).not.toBe(one)
  const exempt = await loadWith(['198.51.100.2'])
  const sources = ['1', '2', '1', '2'].map(
    (host) => exempt.resolve({ address: `198.51.100.${host}`, editionId: 'nl' }).source,
  )
  expect(sources).toEqual(['database', 'whitelist', 'database', 'whitelist'])
})
