import { describe, expect, it } from 'vitest'
import type { Locale } from './locales.ts'
import { createPathTable } from './paths.ts'
import { type MiddlewareInput, runMiddleware } from './route-middleware.ts'
import { type RouteTable, routes } from './routes.ts'

const locales: [Locale, ...Locale[]] = ['en', 'nl']
const off = { locales, rootRedirect: null, detectBrowserLanguage: null }
const input: MiddlewareInput = {
  path: '/',
  params: {},
  edition: off,
  paths: createPathTable({ table: routes, editionId: 'global', locales }),
  readHints: () => ({ cookie: undefined, acceptLanguage: undefined, isFromOwnPage: false }),
}

describe('runMiddleware', () => {
  it('goes on when nothing objects', () => {
    expect(runMiddleware(['root-redirect'], input)).toBeUndefined()
  })

  it('stops at the first outcome', () => {
    const registry = { first: () => ({ redirect: '/a/' }), second: () => ({ redirect: '/b/' }), pass: () => undefined }
    expect(runMiddleware(['pass', 'first', 'second'], input, registry)).toEqual({ redirect: '/a/' })
  })

  it.each(['nope', 'constructor', '__proto__'])('throws for the unknown name %s', (name) => {
    expect(() => runMiddleware([name], input)).toThrow(`Unknown route middleware: '${name}'.`)
  })

  it('redirects the root where the edition says so, and nothing else', () => {
    const edition = { ...off, rootRedirect: '/nl/' }
    expect(runMiddleware(['root-redirect'], { ...input, edition })).toEqual({ redirect: '/nl/' })
    expect(runMiddleware(['root-redirect'], { ...input, edition, path: '/nl/' })).toBeUndefined()
  })

  it('knows every name in the route table', () => {
    for (const row of Object.values(routes as RouteTable)) {
      expect(() => runMiddleware(row.middleware ?? [], input)).not.toThrow()
    }
  })
})
