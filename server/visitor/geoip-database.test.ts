import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildGeoipFixture, writeGeoipFixture } from '#tests/helpers/geoip-fixture.ts'
import { type GeoipDatabase, openGeoipDatabase } from './geoip-database.ts'

const now = () => new Date('2026-11-20T00:00:00Z')
const toronto = '198.51.100.7'
const networks = {
  '203.0.113.0/24': { country: 'US' },
  '198.51.100.0/24': { country: 'CA', region: 'ON' },
  '2001:db8::/32': { country: 'NL' },
  '2001:db8:ffff::/48': { country: 'DE' },
}
const moved = { ...networks, '198.51.100.0/24': { country: 'CA', region: 'QC' } }

let folder: string
let path: string
let open: GeoipDatabase | undefined
const logged: { level: string; details: object; message: string }[] = []
const log = {
  info: (details: object, message: string) => void logged.push({ level: 'info', details, message }),
  warn: (details: object, message: string) => void logged.push({ level: 'warn', details, message }),
  error: (details: object, message: string) => void logged.push({ level: 'error', details, message }),
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'geoip-database-'))
  path = join(folder, 'places.mmdb')
  logged.length = 0
})
afterEach(() => {
  open?.close()
  open = undefined
  rmSync(folder, { recursive: true })
})

async function openFixture(): Promise<GeoipDatabase> {
  writeGeoipFixture(path, networks)
  open = await openGeoipDatabase({ path, log, now, watchIntervalMs: 3_600_000 })
  logged.length = 0
  return open
}

describe('opening', () => {
  it.each(['GeoIP2-City', 'GeoLite2-City', 'GeoIP2-Country', 'GeoLite2-Country', 'DBIP-City-Lite'])(
    'takes %s',
    async (databaseType) => {
      writeGeoipFixture(path, networks, { databaseType })
      open = await openGeoipDatabase({ path, log, now })
      expect(open.lookup('203.0.113.9')).toEqual({ country: 'US', region: null })
      expect(open.lookup(toronto)).toEqual({ country: 'CA', region: 'ON' })
      expect(open.lookup('2001:db8::1')).toEqual({ country: 'NL', region: null })
      expect(open.lookup('2001:db8:ffff::1')).toEqual({ country: 'DE', region: null })
      expect(open.lookup('192.0.2.1')).toEqual({ country: null, region: null })
      expect(open.info).toEqual({ path, type: databaseType, buildEpoch: new Date('2026-11-01T00:00:00Z') })
    },
  )

  it.each([
    ['2026-11-01', 'info', 19],
    ['2026-01-01', 'warn', 323],
  ])('logs the age of data of %s at %s', async (date, level, ageDays) => {
    writeGeoipFixture(path, networks, { buildEpoch: new Date(date) })
    open = await openGeoipDatabase({ path, log, now })
    expect(logged).toEqual([
      { level, message: expect.any(String), details: expect.objectContaining({ path, ageDays }) },
    ])
  })

  it.each([
    ['missing', undefined, 'there is no such file'],
    ['empty', Buffer.alloc(0), 'it is empty'],
    [
      'poor, though whole',
      buildGeoipFixture(networks, { isPoor: true }),
      'it knows the country of 0.0 % of 1768 addresses spread over the public IPv4 space, at least 80.0 % expected',
    ],
    [
      'of one country only',
      buildGeoipFixture({ '0.0.0.0/0': { country: 'NL' } }),
      'misplaces 21 of 24 IPv4 addresses whose place is well known, such as 129.132.1.1: CH expected',
    ],
    [
      'of countries without their regions',
      buildGeoipFixture(networks, { toRecord: ({ country }) => (country ? { country: { iso_code: country } } : {}) }),
      'misplaces 4 of 4 regional addresses whose place is well known, such as 128.100.1.1: CA-ON expected',
    ],
    [
      'without IPv6',
      buildGeoipFixture({ '2001::/16': {} }),
      'misplaces 8 of 8 IPv6 addresses whose place is well known, such as 2001:610::1: NL expected',
    ],
    ['no database', Buffer.from('<html>'), 'no MaxMind DB file'],
    ['of another type', buildGeoipFixture(networks, { databaseType: 'GeoLite2-ASN' }), 'its type is "GeoLite2-ASN"'],
    ['for IPv4 only', buildGeoipFixture(networks, { ipVersion: 4 }), 'it has no IPv6 addresses'],
    [
      'of flat records',
      buildGeoipFixture(networks, { toRecord: ({ country }) => ({ country_code: country ?? '' }) }),
      'name no country',
    ],
  ])('refuses a file that is %s', async (_, bytes, reason) => {
    if (bytes) writeFileSync(path, bytes)
    const opening = openGeoipDatabase({ path, log, now })
    await expect(opening).rejects.toThrow(`GEOIP_DATABASE: cannot use ${path}: `)
    await expect(opening).rejects.toThrow(reason)
    await expect(opening).rejects.toThrow('expected a GeoIP2 or GeoLite2 City database')
  })
})

describe('what is no regular file', () => {
  it.each<[string, () => string, string]>([
    ['a folder', () => folder, 'no regular file'],
    ['a device', () => '/dev/zero', 'no regular file'],
    [
      'a pipe that nobody writes to',
      () => {
        execFileSync('mkfifo', [path])
        return path
      },
      'no regular file',
    ],
    ['a file of holes', () => sparse(2 ** 40), 'at most 268435456 expected'],
    ['a smaller file of holes', () => sparse(2 ** 28), 'no metadata'],
  ])('%s is refused, and not read', async (_, make, reason) => {
    await expect(openGeoipDatabase({ path: make(), log, now })).rejects.toThrow(reason)
  })

  function sparse(size: number): string {
    writeFileSync(path, '')
    truncateSync(path, size)
    return path
  }
})

describe('a replaced file under lookups', () => {
  const good = buildGeoipFixture(moved)
  const bitFlipped = Buffer.from(good)
  bitFlipped[3]! ^= 0x40

  it.each([
    ['truncated', good.subarray(0, good.length / 2), 'truncated'],
    ['truncated by one byte', good.subarray(0, -1), ''],
    ['empty', Buffer.alloc(0), 'empty'],
    [
      'random',
      Buffer.from(Array.from({ length: 5000 }, (_, index) => Math.imul(index + 1, 2654435761) >>> 24)),
      'metadata',
    ],
    ['bit-flipped', bitFlipped, 'search tree'],
    ['of another type', buildGeoipFixture(moved, { databaseType: 'GeoIP2-ISP' }), 'GeoIP2-ISP'],
    ['older', buildGeoipFixture(moved, { buildEpoch: new Date('2026-10-01T00:00:00Z') }), 'older than the one in use'],
    ['of the future', buildGeoipFixture(moved, { buildEpoch: new Date('2062-01-01T00:00:00Z') }), 'in the future'],
    ['missing', undefined, 'there is no such file'],
    ['poor', buildGeoipFixture(moved, { isPoor: true }), 'at least 94.9 % expected, for the one in use places 99.9 %'],
    [
      'poorer than the one in use',
      buildGeoipFixture({ ...moved, '16.0.0.0/4': {} }),
      'at least 94.9 % expected, for the one in use places 99.9 %',
    ],
  ])('%s: the old one is kept, one warning says so, and a good one is taken afterwards', async (_, bytes, reason) => {
    const geoip = await openFixture()
    if (bytes) writeFileSync(path, bytes)
    else rmSync(path)

    const { outcome, regions } = await reloadUnderLookups(geoip)
    expect(outcome).toBe('kept')
    expect(regions).toEqual(new Set(['ON']))
    expect(await geoip.reload()).toBe('unchanged')
    expect(logged).toEqual([
      {
        level: 'warn',
        message: expect.stringContaining('the old one is kept'),
        details: expect.objectContaining({ path }),
      },
    ])
    expect(logged[0]?.details).toMatchObject({ reason: expect.stringContaining(reason), expected: expect.any(String) })

    writeFileSync(path, good)
    const afterwards = await reloadUnderLookups(geoip)
    expect(afterwards.outcome).toBe('swapped')
    expect(geoip.lookup(toronto)).toEqual({ country: 'CA', region: 'QC' })
  })

  it('stays as it is while nothing happens to the file', async () => {
    const geoip = await openFixture()
    expect(await geoip.reload()).toBe('unchanged')
    expect(logged).toEqual([])
  })

  it('takes nothing any more once closed', async () => {
    const geoip = await openFixture()
    geoip.close()
    writeFileSync(path, good)
    await geoip.reload()
    expect(geoip.lookup(toronto).region).toBe('ON')
  })

  it('takes a good file without being asked', async () => {
    writeGeoipFixture(path, networks)
    const swapped = Promise.withResolvers<void>()
    const watching = { ...log, info: () => void (open && swapped.resolve()) }
    open = await openGeoipDatabase({ path, log: watching, now, watchIntervalMs: 5 })
    writeFileSync(path, good)
    await swapped.promise
    expect(open.lookup(toronto)).toEqual({ country: 'CA', region: 'QC' })
  })
})

describe('the last good copy', () => {
  const bad = buildGeoipFixture(moved, { isPoor: true })
  const start = async () => {
    open?.close()
    logged.length = 0
    open = await openGeoipDatabase({ path, lastGoodFolder: join(folder, 'good'), log, now })
    return open
  }
  const copy = () => join(folder, 'good/last-good.mmdb')

  it('serves a start whose file is refused, until there is a good one', async () => {
    writeGeoipFixture(path, networks)
    await start()
    writeFileSync(path, bad)
    const geoip = await start()
    expect(geoip.lookup(toronto)).toEqual({ country: 'CA', region: 'ON' })
    expect(geoip).toMatchObject({ isRefused: true, reloads: { swapped: 0, refused: 1, last_good: 1 } })
    expect(logged.filter(({ level }) => level === 'error')).toEqual([
      {
        level: 'error',
        message: expect.stringContaining('last good copy'),
        details: expect.objectContaining({ path, copy: copy(), reason: expect.stringContaining('at least 80.0 %') }),
      },
    ])
    writeGeoipFixture(path, moved)
    expect(await geoip.reload()).toBe('swapped')
    expect(geoip).toMatchObject({ isRefused: false, reloads: { swapped: 1 }, info: { path } })
    expect(readFileSync(copy())).toEqual(buildGeoipFixture(moved))
    expect(readdirSync(join(folder, 'good'))).toEqual(['last-good.mmdb'])
  })

  it('is left as it is by a file that is refused while running', async () => {
    writeGeoipFixture(path, networks)
    const geoip = await start()
    writeFileSync(path, bad)
    expect(await geoip.reload()).toBe('kept')
    expect(geoip).toMatchObject({ isRefused: true, reloads: { refused: 1 } })
    expect(readFileSync(copy())).toEqual(buildGeoipFixture(networks))
  })

  it.each([
    ['missing', undefined, 'there is no such file'],
    ['damaged', bad, 'at least 80.0 %'],
  ])('does not serve when it is %s: the start fails and names both', async (_, bytes, reason) => {
    writeFileSync(path, bad)
    mkdirSync(join(folder, 'good'))
    if (bytes) writeFileSync(copy(), bytes)
    await expect(start()).rejects.toThrow(`GEOIP_DATABASE: cannot use ${path}`)
    await expect(start()).rejects.toThrow(`nor, as GEOIP_LAST_GOOD, ${copy()}: `)
    await expect(start()).rejects.toThrow(reason)
  })

  it('that cannot be written costs an error line and nothing else', async () => {
    writeGeoipFixture(path, networks)
    mkdirSync(copy(), { recursive: true })
    expect((await start()).lookup(toronto).region).toBe('ON')
    expect(logged).toContainEqual(
      expect.objectContaining({ level: 'error', message: expect.stringContaining('GEOIP_LAST_GOOD') }),
    )
  })
})

/** Reloads while lookups go on in every turn of the event loop, and tells what they answered for one address. */
async function reloadUnderLookups(geoip: GeoipDatabase) {
  const regions = new Set<string | null>()
  let outcome: string | undefined
  const reloading = geoip.reload().then((result) => {
    outcome = result
  })
  while (outcome === undefined) {
    regions.add(geoip.lookup(toronto).region)
    await setImmediate()
  }
  await reloading
  return { outcome, regions }
}
