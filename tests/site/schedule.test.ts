import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkFolder } from '#server/law/check-folder.ts'
import { loadContent } from '#server/site/content/load-content.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

// A day begins for an article at midnight in UTC.
const FROM = '2026-12-02T01:00:00+01:00'
const UNTIL = '2026-12-05T18:00:00+01:00'
const before = Date.parse(FROM) - 90_000
const within = Date.parse(FROM)
const after = Date.parse(UNTIL)
const word = 'Winterbrief'
const secret = 'Onze winterbrief vertelt wat er in december anders gaat.'

let folder: string
let site: TestSite
const wallClock = { time: before, now: () => wallClock.time }
const clock = { now: () => wallClock.time - before }

/** Writes another page file in its place. */
async function change(name: string, edit: (page: Page) => void): Promise<void> {
  for (const locale of ['nl', 'en']) {
    const file = path.join(folder, `pages/${name}.${locale}.json`)
    const page = JSON.parse(readFileSync(file, 'utf8')) as Page
    edit(page)
    await writeFile(file, JSON.stringify(page, null, 2))
  }
}
interface Page {
  title: string
  from?: string
  until?: string
  sections: { id: string; kind: string; title?: string; from?: string; until?: string }[]
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'schedule-'))
  await cp('data', folder, { recursive: true })
  // A page that menus name, and one section of another.
  await change('jackpots', (page) => {
    Object.assign(page, { from: FROM, until: UNTIL, title: word })
    // Tells the term where it comes back.
    Object.assign(page.sections[0]!, { title: word, lead: 'Over [tilt](term:tilt).' })
  })
  await change('about-us', (page) => {
    const own = page.sections.find(({ id }) => id === 'who-we-are')
    page.sections.push({ ...own!, id: 'winter', title: secret, from: FROM, until: UNTIL })
  })
  for (const locale of ['nl', 'en']) {
    const article = readFileSync(`data/blog/2026-10-28-tilt.${locale}.md`, 'utf8').replace(
      /^title: .*$/m,
      `title: ${secret}`,
    )
    await writeFile(path.join(folder, `blog/2026-12-02-winter.${locale}.md`), article)
  }
  site = await startSite({
    env: { TRUSTED_PROXIES: 'loopback' },
    overrides: { dataFolder: folder, wallClock, clock },
  })
}, 60_000)
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

const headers = { host: 'nl.localhost', 'x-forwarded-for': '145.0.0.1', 'user-agent': 'Googlebot/2.1' }
const ask = (target: string) => request(site.url).get(target).set(headers)
const PATH = '/promoties/jackpots/'
const ARTICLE = '/blog/winter/'

/** Every kind of answer that may tell of a page. */
async function answers() {
  const { body } = await ask('/builds/latest.json')
  const { id } = body as { id: string }
  const targets = [
    ...['/', '/over-ons/', '/over-ons/_payload.json', '/sitemap.xml', '/sitemap-nl.xml', '/llms.txt', '/overzicht/'],
    ...['/zoeken/?q=winterbrief', '/api/navigations', '/api/util-navigations', `/builds/meta/${id}.json`],
    ...[`/assets/search-nl-nl-${id}.json`, '/blog/feed.atom', '/policies.atom', '/bestaat-niet/'],
    ...['/blog/', '/blog/tilt/', '/blog/tilt/_payload.json', '/pokerschool/begrippen/tilt/'],
  ]
  return Promise.all(
    targets.map(async (target) => {
      const { status, text, headers: sent } = await ask(target)
      return { target, status, text, control: sent['cache-control'] ?? '' }
    }),
  )
}

describe('a page and a section that are there for a time', () => {
  it('are in no answer before it, and no answer is kept beyond the moment', async () => {
    for (const page of [PATH, ARTICLE]) {
      expect((await ask(page)).status).toBe(404)
      expect((await ask(page.slice(0, -1))).status).toBe(404)
      expect((await ask(`${page}_payload.json`)).status).toBe(404)
    }
    const all = await answers()
    expect(all.filter(({ status }) => status !== 200).map(({ target }) => target)).toEqual(['/bestaat-niet/'])
    const telling = all.filter(({ text }) => [PATH, ARTICLE, word, secret].some((told) => text.includes(told)))
    expect(telling.map(({ target }) => target)).toEqual([])
    const ages = all.map(({ target, control }) => [target, Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0)] as const)
    expect(ages.filter(([, age]) => age > 90)).toEqual([])
  }, 60_000)

  it('are in all of them from the moment on', async () => {
    wallClock.time = within
    expect((await ask(PATH)).status).toBe(200)
    const all = await answers()
    const telling = all.filter(({ text }) => text.includes(PATH)).map(({ target }) => target)
    expect(telling).toEqual(expect.arrayContaining(['/', '/sitemap-nl.xml', '/llms.txt', '/zoeken/?q=winterbrief']))
    expect((await ask('/over-ons/')).text.includes(secret)).toBe(true)
    expect((await ask(ARTICLE)).status).toBe(200)
    expect(all.filter(({ text }) => text.includes(ARTICLE)).map(({ target }) => target)).toEqual(
      expect.arrayContaining([
        ...[
          '/sitemap-nl.xml',
          '/overzicht/',
          '/blog/',
          '/blog/feed.atom',
          '/blog/tilt/',
          '/pokerschool/begrippen/tilt/',
        ],
      ]),
    )
    expect(all.find(({ target }) => target.includes('begrippen'))?.text).toContain(PATH)
  }, 60_000)

  it('are in none of them again when it is over, stored pages included', async () => {
    expect((await ask(PATH)).headers['cache-status']).toMatch(/hit/)
    wallClock.time = after
    expect((await ask(PATH)).status).toBe(404)
    const telling = (await answers()).filter(({ text }) => text.includes(PATH) || text.includes(word))
    expect(telling.map(({ target }) => target)).toEqual([])
  }, 60_000)
})

describe('a start refuses', () => {
  it.each([
    [
      'an end before its beginning',
      { from: UNTIL, until: FROM },
      /about-us\.(?:nl|en)\.json: until .* expected a moment after/,
    ],
    [
      'a day that the calendar does not have',
      { from: '2026-11-31T10:00Z' },
      /about-us\.(?:nl|en)\.json: from 2026-11-31/,
    ],
    ['a day without a zone', { from: '2026-12-01' }, /about-us\.(?:nl|en)\.json:\d+: .*from/],
  ])('%s', async (_, span, reason) => {
    const kept = ['nl', 'en'].map((locale) => readFileSync(path.join(folder, `pages/about-us.${locale}.json`)))
    await change('about-us', (page) => Object.assign(page, span))
    await expect(loadContent({ dataFolder: folder })).rejects.toThrow(reason)
    await Promise.all(
      ['nl', 'en'].map((locale, at) => writeFile(path.join(folder, `pages/about-us.${locale}.json`), kept[at]!)),
    )
  })
})

it('what is there from a day to come is held to the law before it', async () => {
  const report = await checkFolder(folder, { now: before, isWanted: ({ path: wanted }) => wanted === PATH })
  expect(report.pages.map(({ path: found }) => found)).toContain(PATH)
}, 60_000)
