import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { resolveVisitor } from './region-rules.ts'

const regionRules = { rules: { CAON: 'WARNING', CA: 'BLOCKED', US: 'BLOCKED', UNKNOWN: 'WARNING' } } as const
const decide = (country: string | null, region: string | null = null, isWhitelisted = false) =>
  resolveVisitor({ location: { country, region }, isWhitelisted, regionRules })

describe('resolveVisitor', () => {
  it('R01: exempts the whitelist from every rule', () => {
    expect(decide('US', null, true)).toMatchObject({ ruleKey: null, ruleType: null, source: 'whitelist' })
    expect(decide(null, null, true)).toMatchObject({ ruleType: null, source: 'whitelist' })
  })

  it('R02: puts country and region before the country', () => {
    expect(decide('CA', 'ON')).toMatchObject({ ruleKey: 'CAON', ruleType: 'WARNING' })
    expect(decide('CA', 'QC')).toMatchObject({ ruleKey: 'CA', ruleType: 'BLOCKED' })
  })

  it('R03: restricts nobody from a country without a rule', () => {
    expect(decide('US')).toMatchObject({ ruleKey: 'US', ruleType: 'BLOCKED', source: 'database' })
    expect(decide('NL')).toMatchObject({ ruleKey: null, ruleType: null })
    expect(decide('constructor')).toMatchObject({ ruleKey: null, ruleType: null })
  })

  it('R04: gives an address that cannot be looked up a rule of its own', () => {
    expect(decide(null)).toMatchObject({ ruleKey: 'UNKNOWN', ruleType: 'WARNING', source: 'unknown' })
  })
})

it('every numbered rule has a test, and every tested rule is written down', () => {
  const numbersIn = (file: string, pattern: RegExp) =>
    new Set([...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(pattern)].map(([, number]) => number))
  const written = numbersIn('region-rules.md', /^- \*\*(R\d+)\*\*/gm)
  expect(numbersIn('region-rules.test.ts', /it\('(R\d+):/g)).toEqual(written)
  expect(written.size).toBeGreaterThan(3)
})
