import { readFileSync } from 'node:fs'
import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Jurisdiction } from '#shared/law/jurisdictions.ts'
import { readEdition } from '#tests/helpers/editions.ts'
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
const textOf = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ') ?? ''

async function load(edition: string, path: string): Promise<Document> {
  const { text } = await request(site.server).get(path).set('host', `${edition}.localhost`).expect(200)
  return parseHTML(text).document
}

describe.each(pages)('responsible gaming of $edition at $path', ({ edition, path, law }) => {
  const jurisdiction = readJurisdiction(law)
  const isDutch = edition === 'nl' || path.startsWith('/nl/')
  const limitsPath = `${path}${isDutch ? 'limieten' : 'limits'}/`
  const relativesPath = `${path}${isDutch ? 'naasten' : 'relatives'}/`
  const stopPath = `${path}${isDutch ? 'nu-stoppen' : 'stop-now'}/`
  let document: Document
  let limits: Document
  let relatives: Document
  let stop: Document
  beforeAll(async () => {
    document = await load(edition, path)
    limits = await load(edition, limitsPath)
    relatives = await load(edition, relativesPath)
    stop = await load(edition, stopPath)
  })
  const hrefsOf = (of: Document, selector: string) =>
    [...of.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
  const hrefs = (selector: string) => hrefsOf(document, selector)
  const allPages = () => [document, limits, relatives, stop]

  it("has the jurisdiction's first helpline on top of each page", () => {
    const [first] = jurisdiction.helplines
    const expected = first?.phone ? `tel:${first.phone.replace(/[ -]/g, '')}` : first?.url
    for (const one of allPages()) {
      expect(hrefsOf(one, '#help h2 ~ a')[0]).toBe(expected)
      for (const { url } of jurisdiction.helplines) expect(hrefsOf(one, '#help a')).toContain(url)
    }
  })

  it('leads from each page to the others and to the tests, before all else', () => {
    expect(hrefs('#help nav a')).toEqual([stopPath, `${path}#self-test`, limitsPath, relativesPath])
    expect(hrefsOf(limits, '#help nav a')).toEqual([stopPath, `${path}#self-test`, relativesPath])
    expect(hrefsOf(relatives, '#help nav a')).toEqual([`${relativesPath}#relatives-test`, stopPath, path])
    expect(hrefsOf(stop, '#help nav a')).toEqual([path, relativesPath])
    expect(allPages().map((one) => one.querySelector('main')?.getAttribute('data-topic'))).toEqual(
      Array.from({ length: 4 }, () => 'responsible-gaming'),
    )
  })

  it('leads to the register that shuts every game, where there is one', () => {
    for (const one of allPages()) {
      const registers = hrefsOf(one, '#help a').filter((href) => href === 'https://cruksregister.nl/')
      expect(registers).toHaveLength(jurisdiction.selfExclusion ? 1 : 0)
    }
    expect(hrefsOf(stop, '#help a')[0]).toBe(path)
    if (jurisdiction.selfExclusion === null) return
    const { minimumMonths, maximumYears, reflectionDays } = jurisdiction.selfExclusion
    const text = textOf(stop.getElementById('self-exclusion'))
    for (const figure of [minimumMonths, maximumYears, reflectionDays])
      expect(text).toMatch(new RegExp(`\\b${figure} `))
  })

  it('names software and banks that block, for players who stop and for those who help them', () => {
    for (const one of [relatives, stop])
      for (const name of ['BetBlocker', 'Gamban', 'bank']) expect(textOf(one.getElementById('blocks'))).toContain(name)
    // In Ontario none of the banks elsewhere is named.
    expect(/Revolut/.test(textOf(stop.getElementById('blocks')))).toBe(edition !== 'ca')
    expect(textOf(stop.getElementById('steps'))).toMatch(/24 (?:uur|hours)/)
    expect(/Cruks/.test(textOf(stop.getElementById('steps')))).toBe(jurisdiction.selfExclusion !== null)
  })

  it("cites the policies for a minor's account, money and data", () => {
    const cited = ['minor-account', 'minor-data'].map((id) => textOf(relatives.getElementById(id)))
    expect(cited[0]).toMatch(/geven wij de stortingen terug|return the deposits/)
    expect(cited[1]).toMatch(/wissen wij alles|erase everything/)
    expect(hrefsOf(relatives, '#minor-account a')[0]).toContain('/terms-conditions/')
    expect(hrefsOf(relatives, '#minor-data a')[0]).toMatch(/privacy/)
  })

  it('asks relatives nine questions of their own', () => {
    const questionsOf = (of: Document, id: string) => [...of.querySelectorAll(`#${id} legend`)].map(textOf)
    const [own, theirs] = [questionsOf(document, 'self-test'), questionsOf(relatives, 'relatives-test')]
    expect(theirs).toHaveLength(9)
    expect(new Set([...own, ...theirs]).size).toBe(18)
    const bandsOf = (of: Document, id: string) => [...of.querySelectorAll(`#${id}-result dt ~ dd`)].map(textOf)
    expect(bandsOf(relatives, 'relatives-test')).toHaveLength(4)
    expect(bandsOf(relatives, 'relatives-test')).not.toEqual(bandsOf(document, 'self-test'))
  })

  it('shows a number without doubt, and says where else to look', () => {
    const words = textOf(document.querySelector('main'))
    expect(words).not.toMatch(/nog niet .*gecontroleerd|not checked/)
    const [{ phone, url } = { phone: null, url: '' }] = jurisdiction.helplines
    const host = new URL(url).host.replace(/^www\./, '')
    expect(words.includes(`Kijk dan op ${host}`) || words.includes(`Then look on ${host}`)).toBe(phone !== null)
  })

  it("gives the figures of the jurisdiction's own rules only", () => {
    const text = textOf(limits.getElementById('limits'))
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
    const ages = [...relatives.querySelectorAll('#ages dt')]
    expect(ages.map((age) => Number.parseInt(textOf(age), 10))).toEqual([18, 19, 21, 24])
    const own = ages.filter((age) => age.querySelector('small'))
    expect(own.map((age) => Number.parseInt(textOf(age), 10))).toEqual([jurisdiction.minimumAge])
  })

  it('has help in many countries, each country once', () => {
    const names = [...stop.querySelectorAll('#countries dt')].map(textOf)
    expect(names.length).toBeGreaterThanOrEqual(25)
    expect(new Set(names).size).toBe(names.length)
    const links = hrefsOf(stop, '#countries a')
    expect(links.filter((href) => !href?.startsWith('https://'))).toEqual([])
    expect(new Set(links).size).toBeGreaterThanOrEqual(25)
  })

  it('promotes nothing: no menus of games, no download, no account', () => {
    for (const one of allPages()) {
      expect(
        hrefsOf(one, 'header a, main a, aside a').filter((href) =>
          /\/download\/|\/aanmelden\/|\/sign-up\/|#(?:welcome|giveaways|formats)/.test(href ?? ''),
        ),
      ).toEqual([])
      expect(one.querySelectorAll('header [data-menu="group"], main img:not([src*="room-kitchen"])')).toHaveLength(0)
      expect(textOf(one.querySelector('main'))).not.toMatch(
        /welkomst|welcome bonus|jackpot|cashback|gratis spel|free play/i,
      )
    }
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
    const forms = allPages().flatMap((one) => [...one.querySelectorAll('main form')])
    const methods = forms.map((form) => form.getAttribute('method'))
    expect(methods.length).toBeGreaterThan(2)
    expect(methods.filter((method) => method !== 'dialog')).toEqual([])
  })

  it('calls help with gambling the same everywhere, and the help centre something else', async () => {
    const helpCentre = await load(edition, isDutch ? (path.startsWith('/nl/') ? '/nl/hulp/' : '/hulp/') : '/help/')
    const crumb = textOf(helpCentre.querySelector('[data-breadcrumb] [aria-current]'))
    expect(crumb).toBe(isDutch ? 'Helpcentrum' : 'Help centre')
    const outside = [...document.querySelectorAll(`header a[target="_blank"]`)].map(textOf)
    expect(outside.filter((name) => /^ ?(?:Hulp|Help) \(/.test(name))).toEqual([])
    expect(outside.some((name) => name.startsWith(isDutch ? 'Hulp bij gokken ' : 'Help with gambling '))).toBe(true)
  })

  it('is one link away from the footer and the menus of other pages', async () => {
    const other = await load(edition, path.startsWith('/nl/') ? '/nl/contact/' : '/contact/')
    const links = (selector: string) => [...other.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
    expect(links('footer a')).toContain(path)
    expect(links('header a')).toContain(limitsPath)
  })
})
