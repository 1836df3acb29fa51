import { beforeAll, describe, expect, it } from 'vitest'
import { loadEditions, type Sites } from '#server/site/content/load-editions.ts'
import { routes } from '#shared/site/routes.ts'
import { type Plant, writeFixturePage } from '#tests/helpers/fixture-page.ts'
import { listAmounts } from './amounts.ts'
import type { CheckedPage, RuleContext } from './rule.ts'
import { allDataRules, pageRules } from './rules.ts'

const data = new URL('../../data/', import.meta.url).pathname
let sites: Sites
let context: RuleContext
beforeAll(async () => {
  sites = await loadEditions(`${data}markets`, routes)
  context = {
    files: new Map([
      ['data/policies/bonus-restrictions/20241001.en.md', '---\ntitle: Bonus restrictions\n---'],
      ['data/jurisdictions/netherlands.json', '{"url": "https://openovergokken.nl/", "phone": "0800 24 000 22"}'],
    ]),
    sites: Object.values(sites.byId),
    ambassadorNames: ['Inês Okonjo'],
    today: '2026-11-20',
  }
})

function rulesThatFind(plant: Plant): string[] {
  const page: CheckedPage = writeFixturePage(sites, plant, context.files)
  return pageRules.filter((rule) => rule.checkPage(page, context).length > 0).map(({ id }) => id)
}

describe('a forbidden word', () => {
  const disguises: [string, Plant][] = [
    ['in capitals', { main: '<p>CASHBACK</p>' }],
    ['in a compound', { main: '<p>Onze cashbackactie</p>' }],
    ['in two words', { main: '<p>cash back</p>' }],
    ['with a hyphen that does not break', { main: '<p>cash\u2011back</p>' }],
    ['with a space that does not break', { main: '<p>cash&nbsp;back</p>' }],
    ['with characters that nobody sees', { main: '<p>cash\u200bba\u00adck</p>' }],
    ['in letters of another alphabet', { main: '<p>саshbасk</p>' }],
    ['in wide letters', { main: '<p>ｃａｓｈｂａｃｋ</p>' }],
    ['in markup', { main: '<p>cash<mark>ba</mark><wbr>ck</p>' }],
    ['on two lines', { main: '<p>cash<br>back</p>' }],
    ['with another letter', { main: '<p>Kashback</p>' }],
    ['for a picture', { main: '<img src="/x.svg" alt="Cashback">' }],
    ['as a hint', { main: '<input placeholder="cashback">' }],
    ['as a choice', { main: '<select><option label="cashback"></option></select>' }],
    ['without scripts', { main: '<noscript><p>cashback</p></noscript>' }],
    ['in a template', { main: '<template><p>cashback</p></template>' }],
    ['in an illustration', { main: '<svg aria-hidden="true"><text>cashback</text></svg>' }],
    ['as a description', { head: '<meta name="description" content="Nu met cashback">' }],
    ['in the title', { head: '<title>Cashback</title>' }],
    ['in the state of the page', { state: { page: { sections: [{ content: { lead: 'Cashback' } }] } } }],
    ['on a link to a legal page', { main: '<a href="/terms-conditions/">Cashback</a>' }],
    ['said otherwise', { main: '<p>Verlies je, dan krijg je je verloren inzet voor de helft terug</p>' }],
  ]
  it.each(disguises)('is found %s', (_, plant) => {
    // What a sentence claims may be forbidden besides the word.
    expect(rulesThatFind(plant).filter((id) => id !== 'C24')).toEqual(['C06'])
  })
})

describe('a role model', () => {
  it.each<[string, Plant]>([
    ['by another letter', { main: '<p>Ines Okonjo</p>' }],
    ['in two elements', { main: '<p><b>Inês</b><b>Okonjo</b></p>' }],
    ['as a source set', { main: '<img srcset="/portraits/a.svg 2x" alt="">' }],
    ['where links are shared', { head: '<meta property="og:image" content="/portraits/a.svg">' }],
    ['in an illustration', { main: '<svg><image href="/portraits/a.svg"></image></svg>' }],
  ])('is found %s', (_, plant) => {
    expect(rulesThatFind(plant)).toEqual(['C05'])
  })
  it('is found on a page about responsible gaming', () => {
    const found = rulesThatFind({ pageId: 'responsible-gaming', main: '<img src="/x.svg" alt="Inês Okonjo">' })
    expect(found).toEqual(['C05'])
  })
})

describe('a wrong figure', () => {
  it.each([
    'Tot 300 euro',
    'Tot driehonderd euro',
    'Tot EUR 300',
    'Tot € 2.50',
    'Tot € 250 000',
    'Tot € 250k',
    'Tot € 250–300',
    'Tot € 250 tot 300',
    'Tot €<b>300</b>',
    'Tot £ 250',
  ])('is found as %s', (text) => {
    expect(rulesThatFind({ main: `<p>${text}</p>` })).toContain('C12')
  })
  it.each<[string, Plant]>([
    ['in the description', { head: '<meta name="description" content="Tot € 300">' }],
    ['in the header', { header: 'Tot € 300' }],
    ['outside every section', { main: '€ 300<section id="a">x</section>', kinds: { a: 'prose' } }],
    ['around the back end’s rows', { main: '<section id="a"><p>€ 300</p></section>', kinds: { a: 'past-series' } }],
    ['around the hits of a jackpot', { main: '<section id="a"><p>€ 300</p></section>', kinds: { a: 'jackpot-hits' } }],
  ])('is found %s', (_, plant) => {
    expect(rulesThatFind(plant)).toEqual(['C12'])
  })
  it('is none when the back end answered it, alone or as a sum', () => {
    const main = '<section id="a"><p>€ 300 en € 500</p></section>'
    const state = { queries: { giveaways: [{ shares: [{ total: 200 }, { total: 300 }] }] } }
    expect(rulesThatFind({ main, state, kinds: { a: 'leaderboards' } })).toEqual([])
  })
  it('is none in a row that the back end answered', () => {
    const main = '<section id="a"><table><tbody><tr><td>€ 300</td></tr></tbody></table></section>'
    expect(rulesThatFind({ main, kinds: { a: 'jackpot-hits' } })).toEqual([])
    expect(rulesThatFind({ main, kinds: { a: 'structure-table' } })).toEqual(['C12'])
  })
  it('is read in the words of each language', () => {
    const read = (text: string, locale: 'nl' | 'en') =>
      listAmounts(text, { locale, site: sites.byId.global }).map(({ value, currency }) => [value, currency])
    expect(read('tweeduizend driehonderd euro', 'nl')).toEqual([[2300, 'EUR']])
    expect(read('een pas van dertigduizend Amerikaanse dollar', 'nl')).toEqual([[30_000, 'USD']])
    expect(read('six hundred and five dollars', 'en')).toEqual([[605, 'USD']])
    expect(read('10 to 20 Canadian dollars', 'en')).toEqual([
      [10, 'CAD'],
      [20, 'CAD'],
    ])
    expect(read('$1.5 million', 'en')).toEqual([[1_500_000, 'USD']])
    expect(read('GGMillion$ 24', 'en')).toEqual([])
    // The reference of an error page.
    expect(read('1c2d3e4f-0a1b-4cad-8f00-0123456789ab', 'en')).toEqual([])
  })
})

describe('what has to be there', () => {
  const warning = 'Wat kost gokken jou? Stop op tijd. 18+'
  it.each<[string, Plant, string]>([
    ['a warning that nobody sees', { strip: `<span>18+</span><p hidden>${warning}</p>` }, 'C01'],
    ['an age mark in a template', { strip: `<template><span>18+</span></template><p>${warning}</p>` }, 'C02'],
    ['an age in words', { main: '<p>Spelen kan vanaf zestien jaar</p>' }, 'C26'],
    ['an age as a sum', { main: '<p>Vanaf 16 +</p>' }, 'C26'],
    ['an age of an edition elsewhere', { edition: 'ca', main: '<p>18 years or older</p>' }, 'C26'],
    [
      'a badge that nobody sees',
      {
        footer:
          '<div hidden><a href="https://kansspelautoriteit.nl/veilig-spelen/kansspelwijzer/"><img src="/badges/licence.svg"></a><img src="/badges/age-18.svg"></div>',
      },
      'C04',
    ],
  ])('%s is as good as none', (_, plant, id) => {
    expect(rulesThatFind(plant)).toEqual([id])
  })
})

describe('a page about responsible gaming', () => {
  it.each<[string, Plant, string]>([
    ['with a way to a promotion', { main: '<a href="/promoties/">x</a>' }, 'C13'],
    ['with a way to the games', { main: '<a href="/spellen/">x</a>' }, 'C13'],
    ['with a way to sign up', { header: '<a href="/aanmelden/">x</a>' }, 'C13'],
    ['with a call', { main: '<p>Speel nu mee</p>' }, 'C13'],
    ['with any other kind of section', { main: '<section id="a"></section>', kinds: { a: 'related-pages' } }, 'C13'],
    ['with a number of nobody', { main: '<a href="tel:08002400023">0800 24 000 23</a>' }, 'C21'],
    ['with a site of nobody', { main: '<a href="https://help.example/">x</a>' }, 'C21'],
    ['with a help site that is gone', { main: '<p>Loket Kansspel</p>' }, 'C21'],
    ['with a picture from elsewhere', { main: '<img src="https://a.example/x.gif" alt="">' }, 'C22'],
    ['with a frame', { main: '<iframe title="x"></iframe>' }, 'C22'],
  ])('%s fails', (_, plant, id) => {
    expect(rulesThatFind({ pageId: 'responsible-gaming', ...plant })).toEqual([id])
  })
  it('keeps the rules with the number and the site of the data', () => {
    const main = '<a href="tel:08002400022">0800 24 000 22</a><a href="https://openovergokken.nl/">x</a>'
    expect(rulesThatFind({ pageId: 'responsible-gaming', main })).toEqual([])
  })
})

describe('data that demands less', () => {
  const findIn = (change: (jurisdiction: Record<string, unknown>) => Record<string, unknown>) => {
    const site = sites.byId.nl
    const jurisdiction = change(
      structuredClone(site.jurisdiction) as Record<string, unknown>,
    ) as typeof site.jurisdiction
    const rule = allDataRules.find(({ id }) => id === 'C20')
    return rule?.checkData({ ...context, sites: [{ ...site, jurisdiction }] }).map(({ message }) => message)
  }
  it('is none as it is delivered', () => {
    expect(findIn((jurisdiction) => jurisdiction)).toEqual([])
  })
  it.each<[string, Record<string, unknown>, string]>([
    ['another law', { id: 'international' }, 'The edition nl follows the law of international, not of netherlands'],
    ['dollars', { currencies: { bonus: ['USD'], stake: ['EUR'], event: [] } }, 'Bonuses or stakes may be shown in USD'],
    ['no ban', { forbidden: [] }, 'lossBonus is not forbidden'],
    [
      'a ban without words',
      { forbidden: [{ kind: 'lossBonus', patterns: { nl: [], en: [] } }] },
      '“cashback” is not among the words of lossBonus',
    ],
    ['no way to Cruks', { mandatoryLinks: [] }, 'No page has to lead to https://cruksregister.nl/'],
    [
      'another warning',
      { mandatoryTexts: [{ id: 'warning', text: { nl: 'Speel bewust 18+' } }] },
      'The warning is not “Wat kost gokken jou? Stop op tijd. 18+”',
    ],
  ])('is found: %s', (_, change, message) => {
    expect(findIn((jurisdiction) => ({ ...jurisdiction, ...change }))).toContain(message)
  })
})

describe('a clause in two languages', () => {
  const policy = (clause: string) =>
    `---\ntitle: T\ndescription: D\neffective: 2025-08-14\npublished: 2025-07-14\n---\nI.\n\n## 1 C {#c}\n\n### 1.1 {#time}\n${clause}\n`
  const english = 'We pay within 24 hours, or say within four weeks why not. See [help](page:contact).\n\nSecond.'
  const findIn = (dutch: string) => {
    const files = new Map([
      ['data/policies/a/20250814.nl.md', policy(dutch)],
      ['data/policies/a/20250814.en.md', policy(english)],
    ])
    const rule = allDataRules.find(({ id }) => id === 'C23')
    return rule?.checkData({ ...context, files }).map(({ message }) => message.replace('Clause 1.1 (time): ', ''))
  }
  const whole =
    'Wij betalen binnen 24 uur, of zeggen binnen vier weken waarom niet. Zie [hulp](page:contact).\n\nTweede.'
  it('is the same in both when it is', () => {
    expect(findIn(whole)).toEqual([])
  })
  it.each([
    ['another figure', whole.replace('24', '48'), 'its figures are 4 48, in English 24 4'],
    ['another figure in words', whole.replace('vier', 'zes'), 'its figures are 24 6, in English 24 4'],
    ['a paragraph less', whole.replace('\n\nTweede.', ''), 'the paragraphs or points of the two languages differ'],
    ['a link less', whole.replace('[hulp](page:contact)', 'hulp'), 'the links of the two languages differ'],
    ['no translation', english, 'it is not translated'],
  ])('is found with %s', (_, dutch, message) => {
    expect(findIn(dutch)).toContain(message)
  })
})

describe('a policy’s page', () => {
  const file = 'data/policies/terms-conditions/20250814.nl.md'
  const files = new Map([
    [file, '---\neffective: 2025-08-14\n---\n## 1 Een {#one}\n### 1.1 {#who}\nTekst.'],
    ['data/policies/index.json', '[{"id": "terms-conditions", "versions": ["20250814"]}]'],
  ])
  const findIn = (main: string) => {
    const page = writeFixturePage(sites, { pageId: 'terms-conditions', main }, files)
    const rule = pageRules.find(({ id }) => id === 'C19')
    return rule?.checkPage(page, { ...context, files }).map(({ message }) => message)
  }
  const whole =
    '<article data-permalink="/x/20250814/"><dl><dd>20250814</dd><dd>14 augustus 2025</dd><dd>14 juli 2025</dd><dd>Nederlands</dd></dl><section id="c-1"><div id="c-1.1"></div></section></article>'
  it('keeps the rule when it shows everything', () => {
    expect(findIn(whole)).toEqual([])
  })
  it.each([
    ['version', '<dd>20250814</dd>', 'The page does not show its version 20250814'],
    ['date', '<dd>14 augustus 2025</dd>', 'The page does not show its date of effect'],
    ['language', '<dd>Nederlands</dd>', 'The page does not show which language prevails'],
    ['clause', '<div id="c-1.1"></div>', 'The page has no clause 1.1 to link to'],
  ])('fails without its %s', (_, part, message) => {
    expect(findIn(whole.replace(part, ''))).toEqual([message])
  })
})
