import { describe, expect, it } from 'vitest'
import { normaliseAddress, subscriberOf, truncateAddress } from './client-address.ts'

describe('normaliseAddress', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    [' 203.0.113.9 ', '203.0.113.9'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['2001:DB8::1', '2001:db8::1'],
    ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:80', 'fe80::1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['[::ffff:203.0.113.9]:4711', '203.0.113.9'],
    ['::1', '::1'],
    ['"203.0.113.9"', '203.0.113.9'],
    ['"203.0.113.9:4711"', '203.0.113.9'],
    ['"[2001:db8::1]:4711"', '2001:db8::1'],
    ['010.000.000.005', '10.0.0.5'],
    ['203.000.113.009:4711', '203.0.113.9'],
  ])('reads %j as %s', (raw, address) => {
    expect(normaliseAddress(raw)).toBe(address)
  })

  it.each([
    undefined,
    '',
    ' ',
    'unknown',
    '<script>',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.09',
    '010.0.0.5',
    '256.000.000.001',
    '"203.0.113.9',
    '""203.0.113.9""',
    '203.0.113.9:port',
    '203.0.113.9, 198.51.100.1',
    '0x7f000001',
    '2130706433',
    '2001:db8::1::2',
    '[2001:db8::1',
    '[203.0.113.9]x',
    '1.2.3.4\u0000',
    'a'.repeat(10_000),
  ])('refuses %j', (raw) => {
    expect(normaliseAddress(raw)).toBeNull()
  })
})

describe('subscriberOf', () => {
  it.each([
    ['203.0.113.9:4711', '203.0.113.9'],
    ['203.0.113.9:4712', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['nonsense', 'nonsense'],
  ])('counts %s as %s', (raw, subscriber) => {
    expect(subscriberOf(raw)).toBe(subscriber)
  })
})

describe('truncateAddress', () => {
  it.each([
    ['203.0.113.9', '203.0.113.0/24'],
    ['::ffff:203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:7:1234::1', '2001:db8:7::/48'],
    ['2001:db8::1', '2001:db8::/48'],
    ['1:2:3:4:5:6:7:8', '1:2:3::/48'],
    ['::2:3:4:5:6:7', '0:0:2::/48'],
    ['::1', '::/48'],
  ])('keeps of %s only %s', (address, network) => {
    expect(truncateAddress(address)).toBe(network)
  })

  it('keeps nothing of what is no address', () => {
    expect(truncateAddress('visitor@203.0.113.9')).toBeNull()
    expect(truncateAddress(undefined)).toBeNull()
  })
})
