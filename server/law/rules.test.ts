import { removeElement } from 'domutils'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadEditions, type Sites } from '#server/site/content/load-editions.ts'
import { siteAt } from '#server/site/site-at.ts'
import { routes } from '#shared/site/routes.ts'
import { type Plant, writeFixturePage } from '#tests/helpers/fixture-page.ts'
import { ageRule } from './duty-rules.ts'
import type { CheckedPage, RuleContext } from './rule.ts'
import { allDataRules, pageRules } from './rules.ts'
import { selectFirst } from './select.ts'

const data = new URL('../../data/', import.meta.url).pathname

describe('rules about pages', () => {
  let sites: Sites
  let context: RuleContext
  beforeAll(async () => {
    sites = await loadEditions(`${data}markets`, routes)
    context = {
      files: new Map([['data/policies/bonus-restrictions/20241001.en.md', '---\ntitle: Bonus restrictions\n---']]),
      sites: Object.values(sites.byId),
      ambassadorNames: ['Mila Verhoef'],
      today: '2026-11-20',
    }
  })

  const pageWith = (plant: Plant): CheckedPage => writeFixturePage(sites, plant, context.files)
  const rulesThatFind = (plant: Plant) => {
    const page = pageWith(plant)
    return pageRules.filter((rule) => rule.checkPage(page, context).length > 0).map(({ id }) => id)
  }

  it.each(['nl', 'global', 'ca'] as const)('find nothing on a page of %s that keeps them', (edition) => {
    expect(rulesThatFind({ edition, main: '<p>Welkom. De klantenservice is er 24 uur per dag.</p>' })).toEqual([])
  })

  it('find an age below that of the place where the visitor is, and no list of ages', () => {
    const findings = (main: string, place: string | null) => {
      const page = { ...pageWith({ edition: 'global', main }), site: siteAt(place, sites.byId.global) }
      return ageRule.checkPage(page, context).map(({ message }) => message)
    }
    expect(findings('<p>For players of at least 18 years.</p>', 'canada')).toHaveLength(1)
    expect(findings('<p>For players of at least 18 years.</p>', null)).toEqual([])
    expect(findings('<p>From 18 years, 19, 21 or 24, depending on where you live.</p>', 'canada')).toEqual([])
  })

  it('find in a clause or a quotation what an offer comes to, where none may be shown, and only there', () => {
    const file = 'data/policies/terms-conditions/20250814.en.md'
    const files = new Map([...context.files, [file, 'It comes with {offer: 100% | a share} of the fees.']])
    const findings = (main: string, place: string | null) => {
      const page = { ...pageWith({ edition: 'global', main }), site: siteAt(place, sites.byId.global) }
      const rule = pageRules.find(({ id }) => id === 'C28')
      return rule?.checkPage(page, { ...context, files }).map((breach) => breach.file)
    }
    expect(findings('<blockquote>100% of the fees.</blockquote>', 'ontario')).toEqual([file])
    expect(findings('<blockquote>a share of the fees.</blockquote>', 'ontario')).toEqual([])
    expect(findings('<blockquote>100% of the fees.</blockquote>', null)).toEqual([])
  })

  const bonusSection = {
    main: '<section id="welcome-bonus"><p>250</p></section>',
    kinds: { 'welcome-bonus': 'welcome-bonus' },
  }
  const breaches: [string, Plant, string[]][] = [
    ['no warning line', { strip: '<span>18+</span>' }, ['C01']],
    ['other words of warning', { strip: '<span>18+</span><p>Speel bewust 18+</p>' }, ['C01', 'C21']],
    ['no age mark', { strip: '<p>Wat kost gokken jou? Stop op tijd. 18+</p>' }, ['C02']],
    ['an age of another market', { main: '<p>Vanaf 21+</p>' }, ['C26']],
    [
      'no age badge',
      {
        edition: 'ca',
        footer:
          '<a href="https://igamingontario.ca/en/player/regulated-igaming-market"><img src="/badges/licence.svg"></a>',
      },
      ['C04'],
    ],
    ['no licence badge', { footer: '<img src="/badges/age-18.svg">' }, ['C04']],
    [
      'a badge that leads elsewhere',
      { footer: '<a href="/x/"><img src="/badges/licence.svg"></a><img src="/badges/age-18.svg">' },
      ['C04'],
    ],
    ['an ambassador’s portrait', { main: '<img src="/portraits/mila.svg" alt="">' }, ['C05']],
    ['an ambassador’s name', { main: '<p>Speel tegen Mila Verhoef</p>' }, ['C05']],
    [
      'cashback among what a search found',
      {
        edition: 'ca',
        main: '<section id="results"><ol><li>100% of the fees as cashback</li></ol></section>',
        kinds: { results: 'search-results' },
      },
      ['C08'],
    ],
    ['a link that none was made of', { main: '<p>Kijk [rond](page:about-us).</p>' }, ['C29']],
    ['the word cashback', { main: '<p>Elke week 10% cashback</p>' }, ['C06']],
    ['something back of a loss', { main: '<p>Je krijgt je verlies deels terug</p>' }, ['C06']],
    ['a hurry', { main: '<p>Alleen vandaag dubbele punten</p>' }, ['C07', 'C24']],
    ['a countdown', { main: '<span role="timer">3:00</span>' }, ['C07']],
    ['a bonus in Ontario', { edition: 'ca', main: '<p>A bonus for you</p>' }, ['C08']],
    ['a bonus section in Ontario', { edition: 'ca', ...bonusSection }, ['C08']],
    [
      'a bonus figure in Ontario',
      { edition: 'ca', main: '<section id="a">Get $777</section>', kinds: { a: 'prose' } },
      ['C08'],
    ],
    ['dollars in the Netherlands', { main: '<p>Inkoop $100</p>' }, ['C11', 'C12']],
    [
      'a dollar tournament of our own',
      { main: '<section id="s"><ul><li>Zondag $55</li></ul></section>', kinds: { s: 'series' } },
      ['C11'],
    ],
    ['a foreign example', { main: '<section id="e">$43</section>', kinds: { e: 'tournament-outcomes' } }, ['C11']],
    ['a bonus of another figure', { main: '<p>Tot € 300</p>' }, ['C12']],
    ['a promise', { main: '<p>Bij ons win je altijd</p>' }, ['C24']],
    ['a promise as a picture’s words', { edition: 'global', main: '<img src="/x.svg" alt="Easy money">' }, ['C24']],
    ['a promise in the description', { head: '<meta name="description" content="Slapend rijk">' }, ['C24']],
    ['a promise in the state', { state: { page: { lead: 'Je hebt niets te verliezen' } } }, ['C24']],
    ['a bonus above the market’s', { main: '<p>Bonus tot driehonderd euro</p>' }, ['C25', 'C12']],
    [
      'a download call on a legal page',
      { pageId: 'region-explanation', main: '<a data-action="download" href="/download/">x</a>' },
      ['C13'],
    ],
    [
      'a bonus in a menu at responsible gaming',
      { pageId: 'responsible-gaming', header: '<a href="/#welcome-bonus">x</a>' },
      ['C13'],
    ],
    [
      'a promoting section at responsible gaming',
      { pageId: 'responsible-gaming', main: '<section id="h"></section>', kinds: { h: 'hero' } },
      ['C13'],
    ],
    ['a bonus figure at responsible gaming', { pageId: 'responsible-gaming', main: '<p>€ 250</p>' }, ['C13']],
  ]
  it.each(breaches)('find %s', (_, plant, ids) => {
    expect(rulesThatFind(plant)).toEqual(ids)
  })

  const kept: [string, Plant][] = [
    [
      'a legal page that names what it forbids',
      { pageId: 'region-explanation', main: '<p>Cashback is niet toegestaan</p>' },
    ],
    [
      'an event of the international pool in dollars',
      { main: '<section id="s"><ul><li>GGMasters $150</li></ul></section>', kinds: { s: 'series' } },
    ],
    ['an event’s constant in dollars', { main: '<p>Flip&amp;Go Millionaire: US$ 11</p>' }],
    ['cashback where no law forbids it', { edition: 'global', main: '<p>100% cashback</p>' }],
    ['the bonus as it is', { main: '<section id="b">€ 250 of € 100</section>', kinds: { b: 'welcome-bonus' } }],
    [
      'the name of a duty page',
      { edition: 'ca', main: '<a href="/responsible-gaming/bonus-restrictions/">Bonus restrictions</a>' },
    ],
    [
      'a binding text that names the figures of a bonus',
      { pageId: 'terms-conditions-comparison', main: '<p>€ 250</p>' },
    ],
    ['figures as each language writes them', { main: '<p>€ 0,25 tot € 200, passen van US$ 5.000</p>' }],
    ['what an example comes to', { main: '<section id="e">€ 43,67</section>', kinds: { e: 'tournament-outcomes' } }],
    ['the age for a bonus', { main: '<p>Bonus: 24+</p>' }],
  ]
  it.each(kept)('leave alone %s', (_, plant) => {
    expect(rulesThatFind(plant)).toEqual([])
  })

  it('miss a link that is on no part of the page', () => {
    const page = pageWith({})
    const header = selectFirst('header', page.document)
    if (header) removeElement(header)
    expect(pageRules.filter((rule) => rule.checkPage(page, context).length > 0).map(({ id }) => id)).toEqual(['C03'])
  })

  it.each([
    ['C09', 'welcomeBonus', '<p>Een welkomstcadeau</p>'],
    ['C10', 'freeWord', '<p>Een welkomstcadeau</p>'],
  ] as const)('%s reads the words that a law forbids as %s', (id, kind, main) => {
    const page = pageWith({ main })
    const forbidden = [{ kind, law: 'Wok', patterns: { nl: ['welkomstcadeau'], en: [] } }]
    page.site = { ...page.site, jurisdiction: { ...page.site.jurisdiction, forbidden } }
    const found = pageRules.filter((rule) => rule.checkPage(page, context).length > 0)
    expect(found.map((rule) => rule.id)).toEqual([id])
  })

  it.each([
    ['C01', 'mandatoryTexts', 'warning'],
    ['C03', 'mandatoryLinks', 'help'],
    ['C04', 'badges', 'licence'],
  ] as const)('%s is broken when the data no longer demands it: %s without %s', (id, demands, dropped) => {
    const page = pageWith({})
    const { jurisdiction } = page.site
    const rest = (jurisdiction[demands] as { id: string }[]).filter((demand) => demand.id !== dropped)
    page.site = { ...page.site, jurisdiction: { ...jurisdiction, [demands]: rest } }
    const found = pageRules.filter((rule) => rule.checkPage(page, context).length > 0)
    expect(found.map((rule) => rule.id)).toEqual([id])
  })

  it('name the file in which the words stand', () => {
    const files = new Map([
      ['data/messages/nl-NL.json', '{"a": "cashback"}'],
      ['data/pages/about-us.nl.json', '{}'],
    ])
    const page = pageWith({ main: '<p>cashback</p>' })
    const [breach] = pageRules.flatMap((rule) => rule.checkPage(page, { ...context, files }))
    expect(breach).toMatchObject({
      file: 'data/messages/nl-NL.json',
      law: 'KSA-bonus',
      message: 'The page says “cashback”',
    })
  })
})

describe('rules about data', () => {
  const text = (clause = '### 1.1 {#who}\nBinding.') =>
    `---\ntitle: T\ndescription: D\neffective: 2025-08-14\npublished: 2025-07-14\n---\n## 1 Parties {#parties}\n${clause}\n`
  const policy = (nl: string, en: string) => ({
    'data/policies/index.json': '[{"id": "a", "versions": ["20250814"]}]',
    'data/policies/a/20250814.nl.md': nl,
    'data/policies/a/20250814.en.md': en,
  })
  const law = (verifiedOn: string | null) => ({
    ...policy(text(), text()),
    'data/jurisdictions/a.json': JSON.stringify({
      mandatoryLinks: [{ name: 'Help', verifiedOn }],
      badges: [{ id: 'age', url: null, verifiedOn: null }],
      helplines: [],
      selfExclusion: null,
    }),
  })
  const find = (files: Record<string, string>) => {
    const context = { files: new Map(Object.entries(files)), sites: [], ambassadorNames: [], today: '2026-11-20' }
    return allDataRules.flatMap((rule) =>
      rule
        .checkData(context)
        .map(({ severity = 'error', message, file }) => `${rule.id} ${severity} ${file}: ${message}`),
    )
  }
  const nl = 'data/policies/a/20250814.nl.md'

  it('find nothing in data that keeps them', () => {
    expect(find(law('2026-11-01'))).toEqual([])
  })

  it.each([
    ['2026-05-20', 'C15 warning data/jurisdictions/a.json: Help was last checked on 2026-05-20, 184 days ago'],
    ['2025-11-19', 'C15 error data/jurisdictions/a.json: Help was last checked on 2025-11-19, 366 days ago'],
    ['2027-01-01', 'C15 error data/jurisdictions/a.json: Help is marked as checked on 2027-01-01, which lies ahead'],
    [null, 'C16 warning data/jurisdictions/a.json: Nobody has checked yet: Help'],
  ])('read the day of a check: %s', (verifiedOn, found) => {
    expect(find(law(verifiedOn))).toEqual([found])
  })

  it.each([
    [text(''), `C18 error ${nl}: Clause 1.1 (who) of the text in en is missing in nl`],
    [text('### 1.1 {#who}\n> In plain words.'), `C18 error ${nl}: Clause 1.1 (who) has no text`],
    [text().replace('effective: 2025-08-14\n', ''), `C18 error ${nl}: The text has no effective date`],
    [
      text().replace('effective: 2025-08', 'effective: 2025-09'),
      `C18 error ${nl}: It takes effect on 2025-09-14, not on 20250814`,
    ],
    [text().replace('published: 2025-07-14\n', ''), `C18 error ${nl}: The text has no date of publication`],
  ])('read a policy in both languages', (dutch, found) => {
    expect(find(policy(dutch, text()))).toEqual([found])
  })

  it('want an id for each clause', () => {
    const found = find(policy(text('### 1.1\nBinding.'), text('### 1.1\nBinding.')))
    expect(found[0]).toBe(`C18 error ${nl}: “### 1.1” has no id`)
  })

  it('want a version and a text in each language', () => {
    const { [nl]: _, ...rest } = policy(text(), text())
    expect(find(rest)).toEqual([`C18 error ${nl}: There is no text in nl`])
    expect(find({ 'data/policies/index.json': '[{"id": "a", "versions": []}]' })).toEqual([
      'C18 error data/policies/index.json: a has no version',
    ])
  })

  it('want figures by name', () => {
    const content = { sections: [{ figure: { value: 250, kind: 'bonus' }, stakes: { from: 1 }, bands: [{ from: 3 }] }] }
    expect(find({ ...law('2026-11-01'), 'data/pages/a.nl.json': JSON.stringify(content) })).toEqual([
      'C14 error data/pages/a.nl.json: /sections/0/figure is a figure of its own; name its constant: {"constant": …}',
      'C14 error data/pages/a.nl.json: /sections/0/stakes/from is a figure of its own; name its constant: {"constant": …}',
    ])
  })

  it('want the law of the day', async () => {
    const sites = await loadEditions(`${data}markets`, routes)
    const site = sites.byId.nl
    const later = { ...site, jurisdiction: { ...site.jurisdiction, effectiveFrom: '2027-01-01' } }
    const ended = { ...site, jurisdiction: { ...site.jurisdiction, effectiveTo: '2026-11-19' } }
    const rule = allDataRules.find(({ id }) => id === 'C17')
    const context = { files: new Map(), ambassadorNames: [], today: '2026-11-20' }
    expect(rule?.checkData({ ...context, sites: [site] })).toEqual([])
    expect(rule?.checkData({ ...context, sites: [later, ended] })).toHaveLength(2)
  })
})
