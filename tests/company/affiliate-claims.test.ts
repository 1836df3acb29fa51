import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import netherlands from '#data/jurisdictions/netherlands.json' with { type: 'json' }
import ontario from '#data/jurisdictions/ontario.json' with { type: 'json' }
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const pages = [
  { edition: 'nl', url: '/affiliateprogramma/', locale: 'nl' },
  { edition: 'global', url: '/affiliate-programme/', locale: 'en' },
  { edition: 'global', url: '/nl/affiliateprogramma/', locale: 'nl' },
  { edition: 'ca', url: '/affiliate-programme/', locale: 'en' },
] as const

async function readClaims({ edition, url }: { edition: string; url: string }) {
  const { body } = await site.app.inject({
    url,
    headers: { host: `${edition}.localhost`, 'user-agent': 'Googlebot/2.1' },
  })
  const sections = [...parseHTML(body).document.querySelectorAll('[id^="claims-"]')]
  const [allowed = [], forbidden = []] = [...(sections[0]?.querySelectorAll('ul') ?? [])].map((list) =>
    [...list.querySelectorAll('li')].map((item) => ({
      claim: item.querySelector('p')?.textContent ?? '',
      reason: item.querySelector('p + p')?.textContent ?? '',
    })),
  )
  return { sections, allowed, forbidden }
}

describe('what partners may say', () => {
  it.each(pages)('in $edition at $url is one list of its own, with reasons, a version and no amount', async (page) => {
    const { sections, allowed, forbidden } = await readClaims(page)
    expect(sections.map(({ id }) => id)).toEqual([`claims-${page.edition}`])
    for (const { claim, reason } of [...allowed, ...forbidden]) {
      expect(claim.length).toBeGreaterThan(10)
      expect(reason.length, claim).toBeGreaterThan(5)
      expect(claim).not.toMatch(/[€$]\s?\d/)
    }
    expect(allowed.length).toBeGreaterThanOrEqual(4)
    expect(forbidden.length).toBeGreaterThanOrEqual(3)
    expect(sections[0]?.textContent).toMatch(/(?:versie|version) \d+/)
  })

  it.each([
    { page: pages[0], law: netherlands },
    { page: pages[3], law: ontario },
  ])('in $page.edition says nothing that its law forbids', async ({ page, law }) => {
    const { allowed } = await readClaims(page)
    for (const { kind, patterns } of law.forbidden) {
      for (const pattern of patterns[page.locale]) {
        for (const { claim } of allowed) expect(claim, `${kind}: ${pattern}`).not.toMatch(new RegExp(pattern, 'i'))
      }
    }
  })

  it('in the Netherlands demands the warning word for word', async () => {
    const { allowed } = await readClaims(pages[0])
    const [warning] = netherlands.mandatoryTexts
    expect(allowed.map(({ claim }) => claim)).toContain(warning?.text.nl)
  })
})
