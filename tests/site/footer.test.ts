import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Edition } from '#shared/site/editions.ts'
import { locales } from '#shared/site/locales.ts'
import { editions } from '#tests/helpers/editions.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

describe.each(editions)('the footer of edition $id', (edition) => {
  let footer: Element
  beforeAll(async () => {
    const answer = await request(site.server).get('/contact/').set('host', `${edition.id}.localhost`)
    footer = parseHTML(answer.text).document.querySelector('footer')!
  })
  const [locale] = edition.locales as [Edition['locales'][number]]
  const links = (selector: string) => [...footer.querySelectorAll(selector)]
  const hrefs = (selector: string) => links(selector).map((link) => link.getAttribute('href'))

  it('has every group with its children, each with a text of its own', () => {
    const { SAFETY_SECURITY, LEGAL, GG_POLICY } = edition.footerNavigations
    const children = [...SAFETY_SECURITY, ...LEGAL, ...GG_POLICY]
    const group = 'nav:has(h2)'
    expect(footer.querySelectorAll(`${group} h2`)).toHaveLength(3)
    expect(hrefs(`${group} a`).filter((href) => href?.startsWith('https:'))).toEqual(
      children.flatMap(({ path }) => (path.startsWith('https:') ? [path] : [])),
    )
    const texts = links(`${group} a`).map((link) => link.textContent)
    expect(texts).toHaveLength(children.length)
    expect(new Set(texts).size).toBe(children.length)
  })

  it('shows every badge with its meaning, and leads to its giver', () => {
    const badges = [...edition.footerLicences, ...edition.footerSites, ...edition.footerAwards]
    for (const { label, imagePath, url } of badges) {
      const image = footer.querySelector(`li img[src="${imagePath}"]`)
      expect(image?.parentElement?.textContent?.replace(/\s+/g, ' ')).toContain(label[locale])
      const href = image?.closest('a')?.getAttribute('href') ?? undefined
      // A page of ours goes by any of its paths.
      if (url?.startsWith('/')) expect(href).toMatch(/^\/(?:nl\/)?(?:toevalsgenerator|random-number-generator)\/$/)
      else expect(href).toBe(url)
    }
  })

  it('names the company, the year, the social pages and where the map data is from', () => {
    expect(footer.textContent).toContain(edition.companyIdentity[locale])
    expect(footer.textContent).toContain(`© 2025 ${edition.brandName}`)
    for (const { link } of edition.socialLinks) expect(hrefs('nav a')).toContain(link)
    expect(footer.querySelector('a[href="https://db-ip.com"]')?.textContent).toContain('IP Geolocation by DB-IP')
  })

  it('lists the regions, each in the language that it opens, and marks this one', () => {
    const own = links('nav a:has(img)').filter((link) => link.getAttribute('href') === `${edition.origin}/`)
    const languages = edition.locales.map((code) => locales[code].language)
    for (const link of own) expect(languages).toContain(link.getAttribute('hrefLang'))
    expect(hrefs('nav a:has(img)')).toEqual(edition.footerRegions.map(({ url }) => url))
    expect(links('a[aria-current]').map((link) => link.getAttribute('href'))).toEqual(
      edition.footerRegions.flatMap(({ id, url }) => (id === edition.id ? [url] : [])),
    )
  })

  it('says where there is help, with its address in words', () => {
    const sentence = locale === 'nl' ? 'Merk je dat spelen niet meer leuk is?' : 'Has playing stopped being fun?'
    const paragraph = [...footer.querySelectorAll('p')].find((element) => element.textContent?.includes(sentence))
    const help = paragraph?.querySelector('a')
    const href = help?.getAttribute('href') ?? ''
    expect(edition.footerSites.map(({ url }) => url)).toContain(href)
    expect(help?.textContent).toContain(new URL(href).host.replace(/^www\./, ''))
  })
})
