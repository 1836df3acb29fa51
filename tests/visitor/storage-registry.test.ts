import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { loadSources } from '#scripts/import-directions.ts'
import { loadPolicies } from '#server/policies/load-policies.ts'
import { loadEditions } from '#server/site/content/load-editions.ts'
import { browserStorage } from '#shared/site/browser-storage.ts'
import { routes } from '#shared/site/routes.ts'
import { choiceCookies } from '#shared/visitor/locale-cookie.ts'

const data = (path: string) => fileURLToPath(new URL(`../../data/${path}`, import.meta.url))

it('every edition asks with a cookie policy that is in force, so that a receipt can name its text', async () => {
  const sites = await loadEditions(data('markets'), routes)
  const books = await loadPolicies(data('policies'))
  const versions = books.find(({ entry }) => entry.id === 'cookie-policy')?.entry.versions
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '')
  for (const { edition } of Object.values(sites.byId)) {
    expect(versions).toContain(edition.consentTextVersion)
    expect(edition.consentTextVersion <= today).toBe(true)
  }
})

it('nothing is written into a browser but by the functions that know the list of all there is', () => {
  const writers = loadSources(fileURLToPath(new URL('../..', import.meta.url)))
    .filter(({ file }) => /^(client|server|shared)\//.test(file) && !file.includes('.test.'))
    .filter(({ source }) =>
      /document\.cookie\s*=|cookieStore\.(?:set|delete)\(|stringifySetCookie\(|['"]set-cookie['"]|localStorage|sessionStorage(?:\.setItem|\[)|indexedDB|\bcaches\.\w+\(|serviceWorker|navigator\.storage/.test(
        source,
      ),
    )
    .map(({ file }) => file)
  expect(writers.sort()).toEqual([
    'client/downloads/runtime/downloads.ts',
    'client/runtime/reload-guard.ts',
    'client/runtime/write-cookie.ts',
    'server/http/set-cookie.ts',
  ])
})

it('every functional cookie of ours goes when what is functional is refused', () => {
  const functional = browserStorage.filter(({ category, place }) => category === 'functional' && place === 'cookie')
  expect(functional.map(({ name }) => name)).toEqual(choiceCookies)
})

it('the last version of the cookie policy, in force or announced, tells of each choice that a cookie keeps', async () => {
  const books = await loadPolicies(data('policies'))
  const latest = books.find(({ entry }) => entry.id === 'cookie-policy')?.entry.versions.at(-1)
  const words = { locale: { en: 'language', nl: 'taal' }, region: { en: 'region', nl: 'regio' } }
  for (const locale of ['en', 'nl'] as const) {
    const text = readFileSync(data(`policies/cookie-policy/${latest}.${locale}.md`), 'utf8')
    const clauses = ['categories', 'functional-cookies'].map((id) => text.split(`{#${id}}`)[1]?.split('\n#')[0])
    for (const name of choiceCookies) for (const clause of clauses) expect(clause).toContain(words[name][locale])
  }
})
