import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import source from '#data/geoip/SOURCE.json' with { type: 'json' }
import { describeAge } from '#server/visitor/geoip-age.ts'
import { embeddedGeoipPath, openGeoipDatabase } from '#server/visitor/geoip-database.ts'

const geoip = await openGeoipDatabase({ path: embeddedGeoipPath, log: { info() {}, warn() {}, error() {} } })
afterAll(() => geoip.close())

describe('well-known addresses in the committed file', () => {
  it.each([
    ['194.109.6.66', 'XS4ALL', 'NL', null],
    ['77.160.0.1', 'KPN', 'NL', null],
    ['84.24.0.1', 'Ziggo', 'NL', null],
    ['145.97.0.1', 'SURF', 'NL', null],
    ['2001:610::1', 'SURF', 'NL', null],
    ['2a02:a440::1', 'KPN', 'NL', null],
    ['93.192.0.1', 'Deutsche Telekom', 'DE', null],
    ['141.20.1.1', 'Humboldt-Universität, Berlin', 'DE', null],
    ['2003::1', 'Deutsche Telekom', 'DE', null],
    ['8.8.8.8', 'Google', 'US', null],
    ['12.0.0.1', 'AT&T', 'US', null],
    ['18.7.22.69', 'MIT', 'US', null],
    ['2600:1::1', 'an American mobile network', 'US', null],
    ['128.100.1.1', 'University of Toronto', 'CA', 'ON'],
    ['99.224.0.1', 'Rogers, Toronto', 'CA', 'ON'],
    ['129.97.1.1', 'University of Waterloo', 'CA', 'ON'],
    ['2607:fea8::1', 'Rogers, Toronto', 'CA', 'ON'],
    ['132.204.1.1', 'Université de Montréal', 'CA', 'QC'],
    ['24.48.0.1', 'Vidéotron, Montréal', 'CA', 'QC'],
    ['142.103.1.1', 'University of British Columbia, Vancouver', 'CA', 'BC'],
    ['24.80.0.1', 'Shaw, Vancouver', 'CA', 'BC'],
    ['2001:569::1', 'Telus, Vancouver', 'CA', 'BC'],
    ['129.128.1.1', 'University of Alberta, Edmonton', 'CA', 'AB'],
    ['130.179.1.1', 'University of Manitoba, Winnipeg', 'CA', 'MB'],
  ])('%s (%s) lies in %s %s', (address, _owner, country, region) => {
    expect(geoip.lookup(address)).toEqual({ country, region })
  })

  it.each(['128.100.1.1:443', '::ffff:128.100.1.1', '[::ffff:8064:101]:443'])(
    '%s is Toronto all the same',
    (address) => {
      expect(geoip.lookup(address)).toEqual({ country: 'CA', region: 'ON' })
    },
  )

  it.each([
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '192.168.1.1',
      '100.64.0.1',
      '169.254.1.1',
      '192.0.2.1',
      '224.0.0.1',
      '0.0.0.0',
    ],
    ...[
      '255.255.255.255',
      '::',
      '::1',
      'fe80::1%eth0',
      'fd00::1',
      '2001:db8::1',
      'ff02::1',
      '::8.8.8.8',
      '64:ff9b::808:808',
    ],
    ...['', 'unknown', '<script>', '8.8.8', '8.8.8.8.8', '8.8.8.8, 8.8.8.8', 'NaN', '2001:::1', '\u0000'],
  ])('%j lies nowhere', (address) => {
    expect(geoip.lookup(address)).toEqual({ country: null, region: null })
  })
})

it('is the file that SOURCE.json describes', () => {
  expect(createHash('sha256').update(readFileSync(embeddedGeoipPath)).digest('hex')).toBe(source.sha256)
  expect(geoip.info.buildEpoch.toISOString().slice(0, 10)).toBe(source.dataDate)
})

// A warning and no failure: an old checkout must not turn red by itself.
it('tells when the committed data are old', () => {
  const { days, isStale } = describeAge(geoip.info.buildEpoch, new Date())
  if (isStale)
    process.stderr.write(`warning: data/geoip is ${days} days old; raise the version in scripts/build-geoip.ts\n`)
  expect(Number.isInteger(days)).toBe(true)
})
