import { describe, expect, it } from 'vitest'
import { readSupportCode, type SupportCase, writeSupportCode } from './support-code.ts'

const day = '2026-11-20'
const cases: [SupportCase, string][] = [
  [{ editionId: 'global', ruleKey: 'CAON', source: 'database', day }, 'GLOBAL-CAON-D-20261120'],
  [{ editionId: 'nl', ruleKey: 'US', source: 'preview', day: '2028-02-29' }, 'NL-US-P-20280229'],
  [{ editionId: 'nl', ruleKey: null, source: 'whitelist', day }, 'NL-X-W-20261120'],
  [{ editionId: 'nl', ruleKey: null, source: 'preview', day }, 'NL-X-P-20261120'],
  [{ editionId: 'nl', ruleKey: 'NL', source: 'home', day }, 'NL-NL-H-20261120'],
  [{ editionId: 'ca', ruleKey: 'UNKNOWN', source: 'unknown', day }, 'CA-UNKNOWN-U-20261120'],
  [{ editionId: 'ca', ruleKey: 'UNKNOWN', source: 'preview', day }, 'CA-UNKNOWN-P-20261120'],
]

describe('the support code', () => {
  it.each(cases)('of %j is %s, and is read back', (supportCase, code) => {
    expect(writeSupportCode(supportCase)).toBe(code)
    expect(readSupportCode(code)).toEqual(supportCase)
  })

  it.each(['global-caon-d-20261120', '  GLOBAL CAON D 20261120 ', 'Global - CAON - d - 20261120'])(
    'is understood as people write it: %j',
    (code) => {
      expect(readSupportCode(code)).toEqual(cases[0]?.[0])
    },
  )

  it.each([
    '',
    'GLOBAL-CAON-D',
    'GLOBAL-CAON-D-20261120-1',
    'FR-CAON-D-20261120',
    'GLOBAL-CAON-Z-20261120',
    'GLOBAL-CAON-D-20261131',
    'GLOBAL-CAON-D-2026112',
    'GLOBAL-C-D-20261120',
    'GLOBAL-CA_N-D-20261120',
    'GLOBAL-X-D-20261120',
    'GLOBAL-US-W-20261120',
    'GLOBAL-US-U-20261120',
    'GLOBAL-UNKNOWN-D-20261120',
    'GLOBAL-UNKNOWN-H-20261120',
    'GLOBAL-X-H-20261120',
  ])('is refused when it cannot be one: %j', (code) => {
    expect(readSupportCode(code)).toBeNull()
  })
})
