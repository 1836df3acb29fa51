import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadEditions } from '#server/site/content/load-editions.ts'
import { loadCountryLaws } from '#server/visitor/country-laws.ts'
import { loadVisitors } from '#server/visitor/region-rules.ts'
import { listVisitorClasses } from '#server/visitor/visitor-classes.ts'
import { editionIds } from '#shared/site/editions.ts'
import { localeCodes } from '#shared/site/locales.ts'
import { routes } from '#shared/site/routes.ts'
import { countryCodes } from '#shared/visitor/countries.ts'
import { provideGeoipDatabase } from '#tests/helpers/geoip-fixture.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const addressOf = (country: string) => `198.51.100.${countryCodes.indexOf(country)}`
const database = provideGeoipDatabase(
  Object.fromEntries(countryCodes.map((country) => [`${addressOf(country)}/32`, { country }])),
)
const sites = await loadEditions('data/markets', routes)
const laws = await loadCountryLaws('data')
const visitors = await loadVisitors('data', () => ({ country: null, region: null }))
let site: TestSite

beforeAll(async () => {
  site = await startSite({ env: { GEOIP_DATABASE: database, TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'warn' } })
})
afterAll(async () => {
  await site.close()
})

/** What "Why am I seeing this?" says of the rule: key, type, reason, basis. */
async function readRule(country: string, editionId: (typeof editionIds)[number], locale: 'nl' | 'en') {
  const { paths } = sites.byId[editionId]
  const { body } = await site.app.inject({
    url: paths.pathOf('region-explanation', locale)!,
    headers: { host: `${editionId}.localhost`, 'x-forwarded-for': addressOf(country) },
  })
  // Only what is asked for: to read a page takes longer than to make it.
  const [section = ''] = /<section[^>]* id="rule"[\s\S]*?<\/section>/.exec(body) ?? []
  return [...parseHTML(section).document.querySelectorAll('dl dd')].map(({ textContent }) => textContent)
}

describe.each(editionIds)('on the edition %s', (editionId) => {
  const { edition } = sites.byId[editionId]

  it.each(edition.locales)('every country reads in %s its rule, and the source of its own', async (locale) => {
    for (const country of countryCodes) {
      const rule = visitors.ruleOf(editionId, country)!
      const [key, , reason, basis] = await readRule(country, editionId, locale)
      expect({ key, reason, basis }).toEqual({
        key: country,
        reason: rule.reason[locale],
        basis: rule.source[locale],
      })
      expect(basis).not.toBe('')
    }
  })

  it('no country is open, forbidden or wants a licence of its own without a law of its own that says so', () => {
    const wanted = { licensed: 'allowed', prohibited: 'forbidden', 'local-licence': 'needLicence' } as const
    for (const country of countryCodes) {
      const { id, ruleType, source } = visitors.ruleOf(editionId, country)!
      const law = laws.get(country)
      const isHome = editionId === 'nl' && country === 'NL'
      if (ruleType !== null && !(id in wanted)) continue
      expect({ country, source }).toEqual({ country, source: law?.source })
      if (!isHome) expect([country, law?.foreignOperators]).toEqual([country, wanted[id as keyof typeof wanted]])
    }
  })

  it('whom another edition serves is led to it, and nobody else', () => {
    for (const country of countryCodes) {
      const { ruleType, edition } = visitors.ruleOf(editionId, country)!
      const isServedElsewhere = visitors.ruleOf('global', country)?.ruleType === null
      expect([country, edition]).toEqual([country, ruleType !== null && isServedElsewhere ? 'global' : null])
    }
  })

  it('visitors are of at most fourteen classes, whatever countries have sources', () => {
    expect(listVisitorClasses(visitors, sites.byId[editionId]).length).toBeLessThanOrEqual(14)
  })

  it('Japan, where playing is an offence, is blocked by its own Penal Code', () => {
    const { ruleType, source } = visitors.ruleOf(editionId, 'JP')!
    expect(ruleType).toBe('BLOCKED')
    for (const locale of localeCodes) expect(source[locale]).toMatch(/\b185\b.*\b186\b/)
  })
})

it('a law is told in words of each language', () => {
  for (const { source } of new Set(laws.values())) {
    expect(source.nl).not.toMatch(/\b(?:of the|gambling is|required|article|and following)\b/i)
    expect(source.en).not.toMatch(/\b(?:van de|artikel|verplicht|strafbaar|vergunning)\b/i)
    expect(source.nl).not.toBe(source.en)
  }
})
