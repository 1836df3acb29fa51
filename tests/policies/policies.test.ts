import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatDay } from '#client/components/format-day.ts'
import { loadEditions } from '#server/site/content/load-editions.ts'
import { type PolicyId, policyPageId } from '#shared/policies/policy-routes.ts'
import type { EditionId } from '#shared/site/editions.ts'
import { type Locale, locales } from '#shared/site/locales.ts'
import { routes } from '#shared/site/routes.ts'
import { expectPage } from '#tests/contracts/page-contract.ts'
import { policiesFolder } from '#tests/helpers/long-policy.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const index = JSON.parse(readFileSync(join(policiesFolder, 'index.json'), 'utf8')) as {
  id: PolicyId
  versions: string[]
}[]
const { byId } = await loadEditions(fileURLToPath(new URL('../../data/markets', import.meta.url)), routes)

/** A day of its own: which version is in force, and which announced, is the same whenever this runs. */
const today = '2026-11-20'
let site: TestSite
beforeAll(async () => {
  site = await startSite({ overrides: { wallClock: { now: () => Date.parse(`${today}T12:00:00Z`) } } })
})
afterAll(() => site.close())

const get = (path: string, editionId: EditionId = 'nl') =>
  request(site.server).get(path).set('host', `${editionId}.localhost`).set('user-agent', 'Googlebot/2.1')

/** Every version and every comparison of neighbours, in the edition's own languages. */
const addresses = (['nl', 'global'] as const).flatMap((editionId) => {
  const { edition, paths } = byId[editionId]
  return edition.locales.flatMap((locale: Locale) =>
    index.flatMap(({ id, versions }) => {
      const versionPaths = versions.map((version) => paths.pathOf(policyPageId(id, 'version'), locale, { version }))
      const [from, to] = versions.slice(-2)
      const comparison = from && to && paths.pathOf(policyPageId(id, 'comparison'), locale, { from, to })
      return [...versionPaths, ...(comparison ? [comparison] : [])].map((path) => ({
        editionId,
        locale,
        path: path ?? '',
      }))
    }),
  )
})

describe('addresses', () => {
  it.each(addresses)('$editionId $path keeps the page contract', async ({ editionId, locale, path }) => {
    expectPage(await get(path, editionId), { edition: byId[editionId].edition, locale, path, status: 200 })
  })

  it.each([
    ['nl', '/house-rules/', '/huisregels/'],
    ['nl', '/cookie-policy/', '/cookiebeleid/'],
    ['nl', '/withdrawal-policy/', '/uitbetalingsbeleid/'],
    ['global', '/nl/house-rules/', '/nl/huisregels/'],
  ] as const)('%s %s is another name of %s', async (editionId, path, to) => {
    const { status, headers } = await get(path, editionId)
    expect([status, headers.location]).toEqual([301, to])
  })

  it.each([
    '/terms-conditions/versies/20250815/',
    '/terms-conditions/versies/x/',
    '/terms-conditions/vergelijken/20240410/20250815/',
    '/terms-conditions/vergelijken/20250814/20250814/',
    '/huisregels/versies/20250203/',
  ])('%s says that there is no such version', async (path) => {
    const { page } = JSON.parse(
      parseHTML((await get(path).expect(404)).text).document.getElementById('page-state')?.textContent ?? '',
    )
    expect(page.error.message).toBe(`Page Not Found: ${path}`)
  })

  it.each([
    ['from=20240410&to=20250814', '/terms-conditions/vergelijken/20240410/20250814/'],
    ['from=20250814&to=20240410', '/terms-conditions/vergelijken/20250814/20240410/'],
    ['from=20250814&to=20250814', '/terms-conditions/versies/20250814/'],
  ])('the form of the comparison with %s leads to %s', async (query, to) => {
    const answer = await get(`/actions/compare-policy?policy=terms-conditions&locale=nl&${query}`)
    expect([answer.status, answer.headers.location]).toEqual([303, to])
  })

  it('the form refuses what is no policy and no version', async () => {
    await get('/actions/compare-policy?policy=other&locale=nl&from=20240410&to=20250814').expect(400)
    await get('/actions/compare-policy?policy=terms-conditions&locale=nl&from=//evil&to=20250814').expect(400)
  })
})

describe('Link', () => {
  const origin = byId.nl.edition.origin
  it('names the version in force, its neighbours and its own address for ever', async () => {
    const { headers } = await get('/terms-conditions/versies/20250203/')
    expect(headers.link?.split(', <').map((link: string) => link.replace(/^</, ''))).toEqual([
      `${origin}/terms-conditions/>; rel="latest-version original"`,
      `${origin}/terms-conditions/versies/20240410/>; rel="predecessor-version"`,
      `${origin}/terms-conditions/versies/20250814/>; rel="successor-version"`,
      `${origin}/terms-conditions/versies/20250203/>; rel="memento"; datetime="Mon, 03 Feb 2025 00:00:00 GMT"`,
    ])
  })

  it('is there for the policy’s own address, and not on other pages', async () => {
    expect((await get('/terms-conditions/')).headers.link).toContain('/versies/20250814/>; rel="memento"')
    expect((await get('/contact/')).headers.link).toBeUndefined()
  })
})

describe('programs', () => {
  it('find hashes that they can work out from the page’s own text', async () => {
    const { body } = await get('/policies.json').expect(200)
    const terms = body.policies.find(({ id }: { id: string }) => id === 'terms-conditions')
    const [{ versions }] = terms.languages
    expect(versions.map(({ version }: { version: string }) => version)).toEqual(index[0]?.versions)
    // One that is only announced does not show its hash yet.
    const { sha256, url, clauses } = versions.findLast(({ effective }: { effective: string }) => effective <= today)
    const { document } = parseHTML((await get(new URL(url).pathname)).text)
    const hash = (text: string) => createHash('sha256').update(text).digest('hex')
    const lines: string[] = []
    for (const chapter of document.querySelectorAll('section[id^="c-"]')) {
      const [number, title] = [...(chapter.querySelector('h2')?.children ?? [])].map((part) => part.textContent)
      lines.push(`${number} ${title}`)
      for (const clause of chapter.querySelectorAll(':scope > div')) {
        const plain = plainText(clause.children[1])
        const known = clauses.find((entry: { number: string }) => `c-${entry.number}` === clause.id)
        expect(hash(plain), clause.id).toBe(known.sha256)
        lines.push(`${known.number} ${plain}`)
      }
    }
    expect(lines.length).toBeGreaterThan(clauses.length)
    expect(hash(lines.join('\n'))).toBe(sha256)
    expect(document.querySelector('code')?.textContent?.replaceAll(' ', '')).toBe(sha256)
  })

  it('are told of a version in force exactly where there is one', async () => {
    const { body } = await get('/policies.json').expect(200)
    const found = body.policies.map(({ id, languages }: { id: PolicyId; languages: { inForce: string | null }[] }) => [
      id,
      languages[0]?.inForce,
    ])
    const expected = index.map(({ id, versions }) => [
      id,
      versions.findLast((version) => version <= today.replaceAll('-', '')) ?? null,
    ])
    expect(found).toEqual(expected)
    expect(found).toContainEqual(['affiliate-terms', null])
  })

  it('find every language of an edition', async () => {
    const { body } = await get('/policies.json', 'global')
    const [first] = body.policies
    expect(first.languages.map(({ language }: { language: string }) => language)).toEqual(['en', 'nl-NL'])
    expect(first.languages[1].url).toBe(`${byId.global.edition.origin}/nl/terms-conditions/`)
  })

  it.each([
    ['/policies.atom', 'en', 24],
    ['/nl/policies.atom', 'nl-NL', 24],
    ['/policies/security-and-ecology.atom', 'en', 3],
    ['/nl/policies/security-and-ecology.atom', 'nl-NL', 3],
  ])('read %s in %s', async (path, language, least) => {
    const { headers, text } = await get(path, 'global').buffer(true).expect(200)
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const { document } = parseHTML(text.replace(/<\?xml[^>]*>/, ''))
    expect(document.querySelector('feed')?.getAttribute('xml:lang')).toBe(language)
    const count = path.includes('security') ? least : index.flatMap(({ versions }) => versions).length
    const published = [...document.querySelectorAll('entry > published')].map((time) => time.textContent ?? '')
    expect(published).toHaveLength(count)
    expect(published).toEqual(published.toSorted().reverse())
    const [self, ...others] = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '')
    expect(self).toBe(byId.global.edition.origin + path)
    const [, newest = ''] = others
    await get(new URL(newest).pathname, 'global').expect(200)
  })

  it.each([
    ['/policies.atom', 'Geldt vanaf', 'nl'],
    ['/policies.atom', 'In force from', 'global'],
  ] as const)('%s says of every version from when it is in force (%s)', async (path, words, editionId) => {
    const { text } = await get(path, editionId).buffer(true).expect(200)
    const { document } = parseHTML(text.replace(/<\?xml[^>]*>/, ''))
    const { language } = locales[byId[editionId].edition.locales[0]]
    for (const entry of document.querySelectorAll('entry')) {
      const [, year, month, day] = /\/(\d{4})(\d\d)(\d\d)\/$/.exec(entry.querySelector('id')?.textContent ?? '') ?? []
      expect(entry.querySelector('content')?.textContent).toContain(
        `<p>${words} ${formatDay(`${year}-${month}-${day}`, language)}.</p>`,
      )
    }
  })

  it('are told of the feeds by every page of a policy, and by no other', async () => {
    const feedsOf = async (path: string) => {
      const { document } = parseHTML((await get(path).expect(200)).text)
      return [...document.querySelectorAll('head link[rel="alternate"][type]')].map(
        (link) => link.getAttribute('href') ?? '',
      )
    }
    const feeds = await feedsOf('/terms-conditions/vergelijken/20240410/20250814/')
    expect(feeds).toEqual(
      ['policies/terms-conditions.atom', 'policies.atom', 'policies.json'].map(
        (name) => `${byId.nl.edition.origin}/${name}`,
      ),
    )
    for (const feed of feeds) await get(new URL(feed).pathname).expect(200)
    expect(await feedsOf('/contact/')).toEqual([])
  })

  it.each(['/terms-conditions/versies/20250203/', '/blog/pot-odds/', '/netwerkstatus/'])(
    'have in the head of %s the title that they have themselves',
    async (path) => {
      const { document } = parseHTML((await get(path).expect(200)).text)
      const links = [...document.querySelectorAll('head link[type="application/atom+xml"]')]
      expect(links.length).toBeGreaterThan(0)
      for (const link of links) {
        const { text } = await get(new URL(link.getAttribute('href') ?? '').pathname).buffer(true)
        expect(`<title>${link.getAttribute('title')}</title>`).toBe(/<title>[^<]*<\/title>/.exec(text)?.[0])
      }
    },
  )

  it.each(['/policies/other.atom', '/en/policies.atom', '/fr/policies.atom'])('get a problem from %s', async (path) => {
    const { headers } = await get(path, 'global').expect(404)
    expect(headers['content-type']).toContain('application/problem+json')
  })
})

describe('a text of one market', () => {
  const clause = async (editionId: EditionId, path: string, number: string) =>
    parseHTML((await get(path, editionId).expect(200)).text).document.querySelector(`[id="c-${number}"]`)
      ?.textContent ?? ''

  it('names what a bonus comes to where that may be shown, and only where it is stated elsewhere', async () => {
    expect(await clause('nl', '/responsible-gaming/bonus-restricties/', '4.2')).toContain(
      'nooit meer dan €\u00a0250. Wie',
    )
    expect(await clause('global', '/terms-conditions/', '5.2')).toContain('up to US$600;')
    expect(await clause('ca', '/responsible-gaming/bonus-restrictions/', '4.2')).toContain(
      'never more than the site for the Netherlands says. Anyone',
    )
    expect(await clause('ca', '/terms-conditions/', '5.2')).toContain('what the international site says about it;')
  })

  it('shows Ontario the figure of no bonus in any version', async () => {
    const { body } = await get('/policies.json', 'ca')
    const versions = body.policies.flatMap(
      ({ languages }: { languages: { versions: { url: string }[] }[] }) => languages[0]?.versions,
    )
    const texts = await Promise.all(
      versions.map(async ({ url }: { url: string }) => (await get(new URL(url).pathname, 'ca')).text),
    )
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter((text) => /€250|US\$600|{offer/.test(text))).toEqual([])
  })
})

/** The binding text of a clause as its hash is worked out. */
function plainText(text: Element | undefined): string {
  return [...(text?.children ?? [])]
    .flatMap((block) => {
      if (block.tagName === 'P') return block.querySelector('button') ? [] : [block.textContent]
      return [...block.children].map((item, at) => `(${String.fromCharCode(97 + at)}) ${item.textContent}`)
    })
    .join('\n')
}
