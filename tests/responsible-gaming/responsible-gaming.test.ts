import { readFileSync } from 'node:fs'
import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Jurisdiction } from '#shared/law/jurisdictions.ts'
import type { Edition } from '#shared/site/editions.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const pages = [
  { edition: 'nl', path: '/responsible-gaming/', law: 'netherlands' },
  { edition: 'ca', path: '/responsible-gaming/', law: 'ontario' },
  { edition: 'global', path: '/responsible-gaming/', law: 'international' },
  { edition: 'global', path: '/nl/responsible-gaming/', law: 'international' },
] as const

const readJurisdiction = (law: string) =>
  JSON.parse(readFileSync(new URL(`../../data/jurisdictions/${law}.json`, import.meta.url), 'utf8')) as Jurisdiction
const readEdition = (id: string) =>
  JSON.parse(readFileSync(new URL(`../../data/editions/${id}.json`, import.meta.url), 'utf8')) as Edition
const textOf = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ') ?? ''

async function load(edition: string, path: string): Promise<Document> {
  const { text } = await request(site.app.server).get(path).set('host', `${edition}.localhost`).expect(200)
  return parseHTML(text).document
}

describe.each(pages)('responsible gaming of $edition at $path', ({ edition, path, law }) => {
  const jurisdiction = readJurisdiction(law)
  let document: Document
  beforeAll(async () => {
    document = await load(edition, path)
  })
  const hrefs = (selector: string) => [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'))

  it("begins with the jurisdiction's first helpline", () => {
    const [first] = jurisdiction.helplines
    const expected = first?.phone ? `tel:${first.phone.replace(/[ -]/g, '')}` : first?.url
    expect(hrefs('main a')[0]).toBe(expected)
    for (const { url } of jurisdiction.helplines) expect(hrefs('#help a')).toContain(url)
  })

  it('leads to the register that shuts every game, where there is one', () => {
    const registers = hrefs('#help a').filter((href) => href === 'https://cruksregister.nl/')
    expect(registers).toHaveLength(jurisdiction.selfExclusion ? 1 : 0)
    if (jurisdiction.selfExclusion === null) return
    const { minimumMonths, maximumYears, reflectionDays } = jurisdiction.selfExclusion
    const text = textOf(document.getElementById('self-exclusion'))
    for (const figure of [minimumMonths, maximumYears, reflectionDays])
      expect(text).toMatch(new RegExp(`\\b${figure} `))
  })

  it('says of a number that nobody has checked that nobody has', () => {
    expect(textOf(document.getElementById('help'))).toMatch(/nog niet door onze eigen mensen|have not checked/)
  })

  it("gives the figures of the jurisdiction's own rules only", () => {
    const text = textOf(document.getElementById('limits'))
    const figures = text.match(/€ \d+/g) ?? []
    const { depositRules: rules } = jurisdiction
    expect(figures).toEqual(
      rules
        ? [rules.contactMoment, rules.netDepositStop].flatMap(({ adult, youngAdult }) => [
            `€ ${adult}`,
            `€ ${youngAdult}`,
          ])
        : [],
    )
    expect(text).not.toMatch(/[{}]/)
  })

  it('lists the ages, and marks its own', () => {
    const ages = [...document.querySelectorAll('#ages dt')]
    expect(ages.map((age) => Number.parseInt(textOf(age), 10))).toEqual([18, 19, 21, 24])
    const own = ages.filter((age) => age.querySelector('small'))
    expect(own.map((age) => Number.parseInt(textOf(age), 10))).toEqual([jurisdiction.minimumAge])
  })

  it('has help in many countries, each country once', () => {
    const names = [...document.querySelectorAll('#countries dt')].map(textOf)
    expect(names.length).toBeGreaterThanOrEqual(25)
    expect(new Set(names).size).toBe(names.length)
    const links = hrefs('#countries a')
    expect(links.filter((href) => !href?.startsWith('https://'))).toEqual([])
    expect(new Set(links).size).toBeGreaterThanOrEqual(25)
  })

  it('promotes nothing: no menus of games, no download, no account', () => {
    const own = hrefs('header a, main a, aside a')
    expect(
      own.filter((href) => /\/download\/|\/aanmelden\/|\/sign-up\/|#(?:welcome|giveaways|formats)/.test(href ?? '')),
    ).toEqual([])
    expect(document.querySelectorAll('header [data-menu="group"], main img')).toHaveLength(0)
    expect(textOf(document.querySelector('main'))).not.toMatch(
      /welkomst|welcome bonus|jackpot|cashback|gratis spel|free play/i,
    )
  })

  it('is praised by no award and followed on no social page, even without a style sheet', () => {
    const { footerAwards, socialLinks } = readEdition(edition)
    expect([footerAwards.length, socialLinks.length]).not.toContain(0)
    expect(footerAwards.filter(({ imagePath }) => document.querySelector(`img[src="${imagePath}"]`))).toEqual([])
    expect(hrefs('a').filter((href) => socialLinks.some(({ link }) => link === href))).toEqual([])
  })

  it("uses no word that its jurisdiction's law forbids", () => {
    const text = textOf(document.querySelector('main'))
    const locale = document.documentElement.lang.startsWith('nl') ? 'nl' : 'en'
    const patterns = jurisdiction.forbidden
      .filter(({ kind }) => kind === 'urgency' || kind === 'lossBonus')
      .flatMap((rule) => rule.patterns[locale])
    expect(patterns.filter((pattern) => new RegExp(pattern, 'iu').test(text))).toEqual([])
  })

  it('loads nothing from anybody else', () => {
    const sources = [...document.querySelectorAll('[src], link[rel~="stylesheet"], link[rel~="preload"]')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    )
    expect(sources.length).toBeGreaterThan(0)
    expect(sources.filter((source) => !/^\/(?!\/)/.test(source))).toEqual([])
    expect(document.querySelectorAll('iframe, main form[action], main [formaction]')).toHaveLength(0)
  })

  it('has the whole self-test in words, and forms that no browser sends', () => {
    const questions = [...document.querySelectorAll('#self-test fieldset')]
    expect(questions).toHaveLength(9)
    for (const question of questions) expect(question.querySelectorAll('input[type="radio"]')).toHaveLength(4)
    const bands = [...document.querySelectorAll('#self-test-result dt')].map(textOf)
    expect(bands.map((band) => band.match(/\d+/g)?.map(Number))).toEqual([[0], [1, 2], [3, 7], [8]])
    const methods = [...document.querySelectorAll('main form')].map((form) => form.getAttribute('method'))
    expect(methods.length).toBeGreaterThan(1)
    expect(methods.filter((method) => method !== 'dialog')).toEqual([])
  })

  it('is one link away from the footer and the menus of other pages', async () => {
    const other = await load(edition, path.startsWith('/nl/') ? '/nl/contact/' : '/contact/')
    const links = (selector: string) => [...other.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
    expect(links('footer a')).toContain(path)
    expect(links('header a')).toContain(`${path}#limits`)
  })
})
