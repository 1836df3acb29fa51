import { describe, expect, it } from 'vitest'
import type { Locale } from '#shared/site/locales.ts'
import { createPathTable } from '#shared/site/paths.ts'
import { routes } from '#shared/site/routes.ts'
import { decideRoot, type LanguageHints, matchLocale, parseAcceptLanguage } from './locale-choice.ts'

const detect = { redirectOn: 'root' } as const

interface Case extends Partial<LanguageHints> {
  locales?: [Locale, ...Locale[]]
  rootRedirect?: string
  isDetecting?: boolean
}

function decide({ locales = ['en', 'nl'], rootRedirect, isDetecting = false, ...hints }: Case) {
  return decideRoot({
    edition: { locales, rootRedirect: rootRedirect ?? null, detectBrowserLanguage: isDetecting ? detect : null },
    paths: createPathTable({ table: routes, editionId: 'global', locales }),
    readHints: () => ({ cookie: undefined, acceptLanguage: undefined, isFromOwnPage: false, ...hints }),
  })
}

const settings: [Case, string | null][] = [
  [{ acceptLanguage: 'nl' }, null],
  [{ cookie: 'nl' }, null],
  [{ cookie: 'nl', acceptLanguage: 'nl' }, null],
  [{ isDetecting: true }, null],
  [{ isDetecting: true, acceptLanguage: 'nl' }, '/nl/'],
  [{ isDetecting: true, acceptLanguage: 'nl', isFromOwnPage: true }, null],
  [{ isDetecting: true, acceptLanguage: 'en' }, null],
  [{ isDetecting: true, acceptLanguage: 'de' }, null],
  [{ isDetecting: true, acceptLanguage: 'nl', locales: ['en'] }, null],
  [{ isDetecting: true, acceptLanguage: 'en', locales: ['nl', 'en'] }, '/en/'],
  [{ rootRedirect: '/nl/' }, '/nl/'],
  [{ rootRedirect: '/nl/', isFromOwnPage: true }, '/nl/'],
  [{ rootRedirect: '/' }, null],
  [{ rootRedirect: '/download/' }, '/download/'],
  [{ rootRedirect: '/elsewhere/' }, '/elsewhere/'],
]

const choices: [Case, string | null][] = [
  // Switched back to the default language, and / loaded anew.
  [{ isDetecting: true, cookie: 'en', acceptLanguage: 'nl' }, null],
  [{ rootRedirect: '/nl/', cookie: 'en' }, null],
  [{ isDetecting: true, cookie: 'nl', acceptLanguage: 'en' }, '/nl/'],
  [{ isDetecting: true, cookie: 'nl', acceptLanguage: 'en', isFromOwnPage: true }, '/nl/'],
  [{ rootRedirect: '/download/', cookie: 'nl' }, '/nl/download/'],
  [{ rootRedirect: '/nl/', isDetecting: true, acceptLanguage: 'en' }, null],
  [{ rootRedirect: '/nl/', isDetecting: true, acceptLanguage: 'de' }, '/nl/'],
  // No choice of ours.
  [{ isDetecting: true, cookie: 'de', acceptLanguage: 'nl' }, '/nl/'],
  [{ isDetecting: true, cookie: '', acceptLanguage: 'nl' }, '/nl/'],
  [{ isDetecting: true, cookie: '//evil.example', acceptLanguage: 'en' }, null],
  [{ isDetecting: true, cookie: 'nl', locales: ['en'] }, null],
]

describe('where / leads', () => {
  it.each(settings)('R16: is an edition’s setting: %j → %s', (input, expected) => {
    expect(decide(input)).toBe(expected)
  })

  it.each(choices)('R17: is the choice’s before it is detection’s: %j → %s', (input, expected) => {
    expect(decide(input)).toBe(expected)
  })
})

describe('parseAcceptLanguage', () => {
  it.each<[string | undefined, string[]]>([
    [undefined, []],
    ['', []],
    ['nl', ['nl']],
    ['nl-NL,nl;q=0.9,en;q=0.8', ['nl-nl', 'nl', 'en']],
    ['en;q=0.8, nl;q=0.9', ['nl', 'en']],
    ['en ; q=0.5 , nl', ['nl', 'en']],
    ['de;q=0.5,en;q=0.5', ['de', 'en']],
    ['nl;q=0,en;q=0.1', ['en']],
    ['nl;q=2,en;q=x,de;q=-1,fr', ['fr']],
    ['*,en;q=0.1', ['en']],
    ['<script>,en', ['en']],
  ])('%j → %j', (header, expected) => {
    expect(parseAcceptLanguage(header)).toEqual(expected)
  })
})

describe('matchLocale', () => {
  it.each<[string[], Locale[], Locale | null]>([
    [['nl-nl'], ['en', 'nl'], 'nl'],
    [['nl'], ['en', 'nl'], 'nl'],
    [['nl-be'], ['en', 'nl'], 'nl'],
    [['nl-be', 'en', 'de'], ['en', 'nl'], 'nl'],
    [['en-gb', 'nl-nl'], ['nl', 'en'], 'en'],
    [['de', 'fr', 'nl'], ['en', 'nl'], 'nl'],
    [['nld'], ['en', 'nl'], null],
    [['de'], ['en', 'nl'], null],
    [[], ['en', 'nl'], null],
  ])('%j among %j → %s', (tags, served, expected) => {
    expect(matchLocale(tags, served)).toBe(expected)
  })
})
