import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { resolveVisitor } from './region-rules.ts'

const rule = (ruleType: 'BLOCKED' | 'WARNING' | null) => ({
  id: 'rule',
  ruleType,
  reason: { nl: 'Omdat', en: 'Because' },
  source: { nl: 'Wet', en: 'Act' },
  edition: null,
})
const rules = {
  CAON: rule('WARNING'),
  CA: rule('BLOCKED'),
  US: rule('BLOCKED'),
  NL: rule(null),
  UNKNOWN: rule('WARNING'),
}
const decide = (country: string | null, region: string | null = null, options = {}) =>
  resolveVisitor({ location: { country, region }, isWhitelisted: false, isPreview: false, rules, ...options })

describe('resolveVisitor', () => {
  it('R01: lets a preview decide before everything else', () => {
    const preview = { isPreview: true }
    expect(decide('US', null, preview)).toMatchObject({ ruleKey: 'US', ruleType: 'BLOCKED', source: 'preview' })
    expect(decide(null, null, preview)).toMatchObject({ ruleKey: 'UNKNOWN', ruleType: 'WARNING', source: 'preview' })
    expect(decide('US', null, { ...preview, isWhitelisted: true })).toMatchObject({ ruleKey: null, source: 'preview' })
  })

  it('R02: exempts the whitelist from every rule', () => {
    expect(decide('US', null, { isWhitelisted: true })).toMatchObject({
      ruleKey: null,
      ruleType: null,
      source: 'whitelist',
    })
    expect(decide(null, null, { isWhitelisted: true })).toMatchObject({ ruleType: null, source: 'whitelist' })
  })

  it('R03: puts country and region before the country', () => {
    expect(decide('CA', 'ON')).toMatchObject({ ruleKey: 'CAON', ruleType: 'WARNING' })
    expect(decide('CA', 'QC')).toMatchObject({ ruleKey: 'CA', ruleType: 'BLOCKED' })
  })

  it('R04: takes the rule of the country, which may restrict nobody', () => {
    expect(decide('US')).toMatchObject({ ruleKey: 'US', ruleType: 'BLOCKED', source: 'database' })
    expect(decide('NL')).toMatchObject({ ruleKey: 'NL', ruleType: null, source: 'database' })
  })

  it('R05: gives an address that cannot be looked up a rule of its own', () => {
    const unknown = { ruleKey: 'UNKNOWN', ruleType: 'WARNING', source: 'unknown' }
    expect(decide(null)).toMatchObject(unknown)
    // A country that no list names: the database is newer than the list.
    expect(decide('ZX')).toMatchObject(unknown)
    expect(decide('constructor')).toMatchObject(unknown)
  })

  it('R18: takes a visitor on the machine itself to be at home, and says so', () => {
    const atHome = { isAtHome: true }
    expect(decide('NL', null, atHome)).toMatchObject({ ruleKey: 'NL', ruleType: null, source: 'home' })
    expect(decide('NL', null, { ...atHome, isWhitelisted: true })).toMatchObject({ source: 'whitelist' })
    expect(decide('NL', null, { ...atHome, isPreview: true })).toMatchObject({ source: 'preview' })
  })
})

it('every numbered rule has a test, and every tested rule is written down', () => {
  const numbersIn = (files: string[], pattern: RegExp) =>
    new Set(
      files.flatMap((file) =>
        [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(pattern)].map(([, number]) => number),
      ),
    )
  const written = numbersIn(['region-rules.md'], /^- \*\*(R\d+)\*\*/gm)
  const code = numbersIn(['region-rules.ts', 'visit-decision.ts', 'locale-choice.ts'], /\b(R\d\d)\b/g)
  expect(
    numbersIn(
      [
        'region-rules.test.ts',
        'visit-decision.test.ts',
        'locale-choice.test.ts',
        '../../tests/visitor/locale-choice.test.ts',
        '../../server/visitor/collect-rules.test.ts',
      ],
      /it(?:\.each\([^)]*\))?\('(R\d+):/g,
    ),
  ).toEqual(written)
  expect([...code].filter((number) => !written.has(number))).toEqual([])
  expect(written.size).toBeGreaterThan(10)
})
