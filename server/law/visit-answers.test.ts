import { beforeAll, describe, expect, it } from 'vitest'
import { loadEditions, type Sites } from '#server/site/content/load-editions.ts'
import type { Pages } from '#server/site/content/load-pages.ts'
import { routes } from '#shared/site/routes.ts'
import { openVisitor } from '#shared/visitor/visit-decision.ts'
import { type Plant, writeFixturePage } from '#tests/helpers/fixture-page.ts'
import type { DataFiles } from './data-files.ts'
import { writeOut } from './message-texts.ts'
import type { RuleContext } from './rule.ts'
import { wordRules } from './rules.ts'
import { listUnreadRoutes, visitAnswers } from './visit-answers.ts'

const data = new URL('../../data/', import.meta.url).pathname
const planted = 'Gegarandeerd winnen: stort vandaag € 50 en word rijk'
const encoded = encodeURIComponent(planted)
const files: DataFiles = new Map([
  ['data/messages/nl-NL.interactive.json', '{"live.offline": "Je bent offline"}'],
  ['data/policies/bonus-restrictions/20241001.nl.md', '---\ntitle: Bonusrestricties\n---'],
])

let sites: Sites
let context: RuleContext
beforeAll(async () => {
  sites = await loadEditions(`${data}markets`, routes)
  context = { files, sites: Object.values(sites.byId), ambassadorNames: ['Mira Halvorsen'], today: '2026-11-20' }
})

/** What is found in an answer of the Dutch edition, by address. */
async function findIn(contentType: string, body: string, { path = '/answer', own = files } = {}): Promise<string[]> {
  const visits = visitAnswers(
    sites.byId.nl,
    { visitorClass: openVisitor, location: { country: 'NL', region: null } },
    {
      table: routes,
      pages: {} as Pages,
      files: own,
      now: 0,
      wordsOnPicture: () => undefined,
      context: { ...context, files: own },
      routes: [path],
      version: 'b',
      addresses: new Set(),
      readRoutes: new Set(),
      fetchPage: async (_site, asked) =>
        asked === path
          ? { status: 200, contentType, body, route: path }
          : { status: 404, contentType: 'application/problem+json', body: '{"status":404}', route: '/*' },
    },
  )
  const found: string[] = []
  for await (const visit of visits) found.push(...visit.breaches.map(({ ruleId }) => `${ruleId} ${visit.path}`))
  return found
}

const feed = (inner: string, own = '') =>
  `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="nl-NL">${own}<entry><title>Nieuws</title>${inner}</entry></feed>`
const event = (line: string) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', line, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')

describe('a forbidden sentence', () => {
  const answers: [string, string, string][] = [
    ['as the title of a feed', 'application/atom+xml', feed('', `<title>${planted}</title>`)],
    ['as the title of an entry', 'application/atom+xml; charset=utf-8', feed(`<title>${planted}</title>`)],
    [
      'in the markup of an entry',
      'application/atom+xml',
      feed(`<content type="html">&lt;p&gt;${planted.replace('w', '&lt;b&gt;w&lt;/b&gt;')}&lt;/p&gt;</content>`),
    ],
    [
      'as an item of RSS',
      'application/rss+xml',
      `<rss><channel><item><description><![CDATA[${planted}]]></description></item></channel></rss>`,
    ],
    [
      'in a sitemap',
      'application/xml',
      `<urlset xmlns:image="i"><url><loc>https://a.example/</loc><image:caption>${planted}</image:caption></url></urlset>`,
    ],
    [
      'in OpenSearch',
      'application/opensearchdescription+xml',
      `<OpenSearchDescription><Description>${planted}</Description></OpenSearchDescription>`,
    ],
    ['on a drawing', 'image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg"><title>${planted}</title></svg>`],
    ['as the name of an appointment', 'text/calendar', event(`SUMMARY:${planted}`)],
    [
      'in a folded line of a calendar',
      'text/calendar',
      event(`DESCRIPTION;LANGUAGE=nl:${planted.slice(0, 9)}\r\n ${planted.slice(9)}`),
    ],
    ['in llms.txt', 'text/plain', `# Kaartkamer\n\n- [${planted}](https://kaartkamer-nl.example/spellen/)\n`],
    ['in the manifest', 'application/manifest+json', JSON.stringify({ name: 'Kaartkamer', description: planted })],
    ['as the label of a menu', 'application/json', JSON.stringify([{ path: '/', children: [{ label: planted }] }])],
    [
      'in a language of a text',
      'application/json',
      JSON.stringify({ incidents: [{ title: { nl: planted, en: 'Done' } }] }),
    ],
    ['as markup in JSON', 'application/json', JSON.stringify({ html: `<p>${planted.replace('w', '<b>w</b>')}</p>` })],
    [
      'as what a search shows',
      'application/json',
      JSON.stringify({ index: [['rijk', {}]], storedFields: { 0: { excerpt: planted } } }),
    ],
    ['as a problem', 'application/problem+json', JSON.stringify({ title: 'Too Many Requests', detail: planted })],
    [
      'on the page of an error',
      'text/html; charset=utf-8',
      `<!doctype html><html lang="nl"><main><h1>${planted}</h1></main></html>`,
    ],
  ]
  it.each(answers)('is found %s', async (_, type, body) => {
    expect(await findIn(type, body)).toContain('C24 /answer')
    // The same answer says nothing wrong without it.
    expect(await findIn(type, body.replaceAll(planted, 'Welkom'))).toEqual(
      body.includes(planted) ? [] : expect.anything(),
    )
  })

  it('is found in a message that a browser gets as code, in each of its cases', async () => {
    const message = `{count, plural, one {Welkom} other {# keer {name}: ${planted}}}`
    const own = new Map(files).set('data/messages/nl-NL.interactive.json', JSON.stringify({ 'live.offline': message }))
    expect(await findIn('text/plain', '', { own })).toContain('C24 data/messages/nl-NL.interactive.json')
    expect(writeOut('{a, plural, one {Eén {b}} other {# {b, number}}} klaar')).toEqual(['Eén 1 klaar', '1 1 klaar'])
  })

  const places: [string, Plant][] = [
    ['as title', { head: `<title>${planted}</title>` }],
    ['as description', { head: `<meta name="description" content="${planted}">` }],
    ['where links are shared', { head: `<meta property="og:title" content="${planted}">` }],
    ['on the picture of a link', { head: '<meta property="og:image" content="https://a.example/assets/share/a.jpg">' }],
    ['for a picture', { main: `<img src="/x.svg" alt="${planted}">` }],
    ['as a name that is read out', { main: `<nav aria-label="${planted}"></nav>` }],
    ['as a role that is read out', { main: `<div aria-roledescription="${planted}"></div>` }],
    ['as what a script shows', { main: `<form data-saved="${planted}"></form>` }],
    ['as the subject of an e-mail', { main: `<a href="mailto:a@b.example?subject=${encoded}">Mail</a>` }],
    ['as the body of an e-mail', { main: `<a href="mailto:a@b.example?cc=c@d.example&amp;body=${encoded}">Mail</a>` }],
    ['beside a shared link', { main: `<a href="https://social.example/share?text=${encoded}">Deel</a>` }],
    ['as structured data', { head: `<script type="application/ld+json">{"description":"${planted}"}</script>` }],
    ['in the state', { state: { queries: { news: [{ text: planted }] } } }],
  ]
  it.each(places)('is found on a page %s', (_, plant) => {
    const page = writeFixturePage(sites, { ...plant, wordsOnPicture: () => planted }, files)
    expect(wordRules.flatMap((rule) => (rule.checkPage(page, context).length > 0 ? rule.id : []))).toContain('C24')
  })
})

describe('every rule about words', () => {
  const json = (value: unknown): [string, string] => ['application/json', JSON.stringify(value)]
  it.each<[string, [string, string], string]>([
    ['an ambassador', json({ name: 'Mira Halvorsen' }), 'C05'],
    ['cashback', json({ name: 'Cashback' }), 'C06'],
    ['a hurry', json({ name: 'Alleen vandaag' }), 'C07'],
    ['a currency of elsewhere', json([{ name: 'Zondag', buyIn: { amount: 55, currency: 'USD' } }]), 'C11'],
    ['a figure of its own', ['text/plain', 'Tot € 300'], 'C12'],
    ['a helpline that is gone', ['text/plain', 'Loket Kansspel'], 'C21'],
    ['a bonus above the market’s', json({ text: 'Bonus tot driehonderd euro' }), 'C25'],
    ['an age of elsewhere', json({ text: 'Spelen kan vanaf zestien jaar' }), 'C26'],
    ['a type that nobody can read', ['application/pdf', '%PDF'], 'C27'],
  ])('reads %s', async (_, [type, body], rule) => {
    const path = type === 'application/json' ? '/api/answer' : '/answer'
    expect(await findIn(type, body, { path })).toContain(`${rule} ${path}`)
  })

  it('reads what is said of a legal page as that page', async () => {
    const line = (path: string) => `- [Geen cashback](https://kaartkamer-nl.example${path})`
    expect(await findIn('text/plain', line('/responsible-gaming/bonus-restricties/'))).toEqual([])
    expect(await findIn('text/plain', line('/spellen/'))).toEqual(['C06 /answer'])
  })

  it('misses no picture without a word, and knows when it has not read one', () => {
    const head = '<meta property="og:image" content="https://a.example/assets/share/a.jpg">'
    const page = writeFixturePage(sites, { head }, files)
    expect(wordRules.flatMap((rule) => rule.checkPage(page, context)).map(({ message }) => message)).toEqual([
      'Nobody has read what /assets/share/a.jpg says',
    ])
  })
})

it('a route of which nothing was read is an error, but for those excused by name', () => {
  const found = listUnreadRoutes(['/llms.txt', '/news/:id.rss', '/actions/download'], new Set(['/llms.txt']))
  expect(found).toEqual([expect.objectContaining({ ruleId: 'C27', severity: 'error' })])
  expect(found[0]?.message).toContain('/news/:id.rss')
})
