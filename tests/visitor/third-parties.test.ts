import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withSandboxVendors } from '#server/sandbox/sandbox-sites.ts'
import { loadEditions } from '#server/site/content/load-editions.ts'
import type { EditionId } from '#shared/site/editions.ts'
import { createPathTable } from '#shared/site/paths.ts'
import { routes } from '#shared/site/routes.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

/** Every edition has a chat and two scripts of others; the Dutch one asks. */
const vendor = 'http://127.0.0.1:9'
const account = /https:\/\/accounts\.[\w-]+\.example/
let site: TestSite
beforeAll(async () => {
  site = await startSite({ overrides: { changeSites: withSandboxVendors(vendor) } })
})
afterAll(() => site.close())

const sites = await loadEditions('data/markets', routes)
const pathOf = (id: EditionId, page: keyof typeof routes) => {
  const { locales } = sites.byId[id].edition
  return createPathTable({ table: routes, editionId: id, locales }).pathOf(page, locales[0]!)
}

/** What a document is: a page of each kind, and what stands in the place of one. */
const kinds: { kind: string; page?: keyof typeof routes; address?: string }[] = [
  { kind: 'home', page: 'index' },
  { kind: 'a marketing page', page: 'about-us' },
  { kind: 'a page with live figures', page: 'tournaments' },
  { kind: 'downloads', page: 'download' },
  { kind: 'the form that is sent to the account service', page: 'sign-up' },
  { kind: 'a policy', page: 'privacy-policy' },
  { kind: 'the cookie policy', page: 'cookie-policy' },
  { kind: 'the search', page: 'search' },
  { kind: 'help', page: 'help' },
  { kind: 'help about limits', page: 'help-limits' },
  { kind: 'responsible gaming', page: 'responsible-gaming' },
  { kind: 'bonus restrictions', page: 'responsible-gaming-bonus-restricties' },
  { kind: 'a page that is not there', address: '/nowhere/' },
  { kind: 'the page of an error', address: '/_error/500/' },
]

const given = (letters: string, version = '20250814') => ({ cookie: `consent=${version}.1763650000.${letters}` })
/** What a visitor has said, and of whose tags they have allowed the category. */
const states: { state: string; headers: Record<string, string>; allowed: string }[] = [
  { state: 'no answer', headers: {}, allowed: '' },
  { state: 'a refusal', headers: given(''), allowed: '' },
  { state: 'functional', headers: given('f'), allowed: '' },
  { state: 'statistics', headers: given('s'), allowed: 's' },
  { state: 'marketing', headers: given('m'), allowed: 'm' },
  { state: 'everything', headers: given('fsm'), allowed: 'sm' },
  { state: 'everything, under another text', headers: given('fsm', '20240125'), allowed: '' },
  { state: 'everything, with Global Privacy Control', headers: { ...given('fsm'), 'sec-gpc': '1' }, allowed: '' },
]

const isResponsibleGaming = (page?: string) =>
  page !== undefined && (routes as Record<string, { topic?: string }>)[page]?.topic === 'responsible-gaming'

/** Directives that may name somebody else. */
const mayName = ['script-src', 'style-src', 'connect-src', 'img-src', 'frame-src', 'form-action']

/** Directives of a policy by name. */
const directivesOf = (policy = '') =>
  new Map(policy.split('; ').map((line): [string, string[]] => [line.split(' ')[0]!, line.split(' ').slice(1)]))

const documents = (['nl', 'global', 'ca'] as const).flatMap((edition) =>
  kinds.flatMap(({ kind, page, address = page && pathOf(edition, page) }) =>
    address ? [{ edition, kind, page, address }] : [],
  ),
)

it.each(documents)('$edition, $kind, names third parties only in states that need them', async (document) => {
  const { edition, page, address } = document
  for (const { state, headers, allowed } of states) {
    const answer = await request(site.server)
      .get(address)
      .set({ host: `${edition}.localhost`, 'user-agent': 'Googlebot/2.1', ...headers })
    const directives = directivesOf(answer.headers['content-security-policy'])
    const named = (name: string) => directives.get(name)?.filter((source) => source.includes('://')) ?? []
    // An error's page has the tags of any other.
    const hasTags = edition === 'nl' && allowed !== '' && !isResponsibleGaming(page)
    const hasChat = isResponsibleGaming(page)
    expect(
      {
        scripts: named('script-src'),
        styles: named('style-src'),
        connects: named('connect-src'),
        images: named('img-src'),
        frames: named('frame-src'),
        forms: named('form-action').map((origin) => account.test(origin)),
        isTrusted: directives.has('require-trusted-types-for'),
        others: [...directives.keys()].filter((name) => !mayName.includes(name) && named(name).length > 0),
      },
      state,
    ).toEqual({
      scripts: hasTags || hasChat ? [vendor] : [],
      styles: hasChat ? [vendor] : [],
      connects: hasTags || hasChat ? [vendor] : [],
      images: hasChat ? [vendor] : [],
      frames: hasChat ? [vendor] : [],
      forms: page === 'sign-up' ? [true] : [],
      isTrusted: !hasTags && !hasChat,
      others: [],
    })
    // Nor does a header make a browser call on anybody.
    const links: string[] = (answer.headers.link ?? '').split(', ')
    const calls = links.filter((link) => /rel="?(?:preload|preconnect|prefetch|dns-|module|style)/.test(link))
    expect(
      calls.filter((link) => link.includes('://')),
      state,
    ).toEqual([])
    expect(answer.headers['set-cookie'], state).toBeUndefined()
  }
})
