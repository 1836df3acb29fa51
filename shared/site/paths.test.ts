import { describe, expect, it } from 'vitest'
import { createPathTable, isHomePath } from './paths.ts'
import type { RouteRow } from './route-row.ts'
import { routes } from './routes.ts'

const dutch = createPathTable({ table: routes, editionId: 'nl', locales: ['nl'] })
const global = createPathTable({ table: routes, editionId: 'global', locales: ['en', 'nl'] })

describe('resolve', () => {
  it.each([
    ['/', 'index', 'nl'],
    ['/over-ons/', 'about-us', 'nl'],
    ['/_error/404/', 'error-page', 'nl'],
  ])('finds %s in the Dutch edition', (path, id, locale) => {
    expect(dutch.resolve(path)).toMatchObject({ type: 'page', id, locale, path })
  })

  it.each([
    ['/', 'index', 'en'],
    ['/nl/', 'index', 'nl'],
    ['/about-us/', 'about-us', 'en'],
    ['/nl/over-ons/', 'about-us', 'nl'],
  ])('finds %s in the global edition', (path, id, locale) => {
    expect(global.resolve(path)).toMatchObject({ type: 'page', id, locale, path })
  })

  it.each([
    ['/over-ons', '/over-ons/'],
    ['/nl', '/'],
    ['/nl/over-ons/', '/over-ons/'],
    ['/Over-Ons/', '/over-ons/'],
    ['//over-ons//', '/over-ons/'],
    ['/about-us/', '/over-ons/'],
    ['/nl/about-us', '/over-ons/'],
    ['/en/about-us/', '/over-ons/'],
    ['/poker-school/odds/trainer', '/pokerschool/kansen/trainer/'],
    ['/privacy-policy/versions/1.0/', '/privacy-policy/versies/1.0/'],
    ['//nl//OVER-ONS', '/over-ons/'],
  ])('sends %s of the Dutch edition to %s', (path, to) => {
    expect(dutch.resolve(path)).toEqual({ type: 'redirect', to })
  })

  it.each([
    ['/nl/about-us/', '/nl/over-ons/'],
    ['/en/about-us/', '/about-us/'],
    ['/over-ons/', '/nl/over-ons/'],
    ['/en/over-ons/', '/nl/over-ons/'],
    ['/nl', '/nl/'],
  ])('sends %s of the global edition to %s', (path, to) => {
    expect(global.resolve(path)).toEqual({ type: 'redirect', to })
  })

  it.each(['/over-onss/', '/en/', '/x/', '/_error/', '/_error/1/2/', '//evil.example/', `/${'a'.repeat(600)}/`])(
    'does not find %s in the Dutch edition',
    (path) => {
      expect(dutch.resolve(path)).toEqual({ type: 'not-found', locale: 'nl' })
    },
  )

  it('knows the locale of a path that it does not find', () => {
    expect(global.resolve('/nl/nergens/')).toEqual({ type: 'not-found', locale: 'nl' })
    expect(global.resolve('/nowhere/')).toEqual({ type: 'not-found', locale: 'en' })
  })

  it('leaves out the pages of other editions', () => {
    expect(dutch.resolve('/hulp-bij-gokken/').type).toBe('page')
    expect(global.resolve('/nl/hulp-bij-gokken/').type).toBe('not-found')
  })
})

describe('a path that two pages have', () => {
  const row = (path: string): RouteRow => ({ ...routes.contact, paths: { nl: path, en: path } })
  const create = (table: Record<string, RouteRow>) => createPathTable({ table, editionId: 'nl', locales: ['nl'] })

  it.each([
    ['the same path', { a: row('/a/'), b: row('/a/') }, "for b in nl, found /a/, which is a's"],
    [
      'the same path with a parameter of another name',
      { a: row('/a/:slug/'), b: row('/a/:id/') },
      "for b in nl, found /a/:id/, which is a's",
    ],
  ])('is refused: %s', (_, table, message) => {
    expect(() => create(table)).toThrow(`Expected a path of its own ${message}`)
  })
})

describe('pathOf', () => {
  const row: RouteRow = { ...routes.contact, paths: { nl: '/ggteam/:slug/', en: '/ggteam/:slug/' } }
  const table = createPathTable({ table: { member: row }, editionId: 'global', locales: ['en', 'nl'] })

  it('writes a parameter as one part of the path', () => {
    expect(table.pathOf('member', 'nl', { slug: 'a/b c' })).toBe('/nl/ggteam/a%2Fb%20c/')
  })

  it('is null where there is no such page', () => {
    expect(global.pathOf('gambling-help', 'en')).toBeNull()
    expect(dutch.pathOf('about-us', 'en')).toBeNull()
  })

  it('is what resolve finds again, for every page of every locale', () => {
    for (const { id, locale, pattern } of global.patterns.filter((entry) => !entry.pattern.includes(':'))) {
      expect(global.pathOf(id, locale)).toBe(pattern)
      expect(global.resolve(pattern)).toMatchObject({ type: 'page', id, locale })
    }
  })
})

describe('isHomePath', () => {
  it.each(['/', '/nl/', '/nl', '/x/'])('takes %s for home', (path) => expect(isHomePath(path)).toBe(true))
  it.each(['/abc/', '/nl/over-ons/', '/NL/', '/1/'])('does not take %s for home', (path) =>
    expect(isHomePath(path)).toBe(false),
  )
})
