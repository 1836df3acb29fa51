import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EditionId } from '#shared/site/editions.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const get = (edition: EditionId, path: string) =>
  request(site.server).get(path).set('host', `${edition}.localhost`).set('user-agent', 'Googlebot/2.1')
const documentOf = (html: string) => parseHTML(html).document
const errorOf = (html: string) =>
  JSON.parse(documentOf(html).getElementById('page-state')?.textContent ?? '').page.error?.message

describe('blog', () => {
  it.each([
    ['nl', '/blog/'],
    ['global', '/nl/blog/'],
    ['ca', '/blog/'],
  ] as const)('%s %s leads to articles of their own title, in the order of the feed', async (edition, path) => {
    const { text } = await get(edition, path).expect(200)
    const links = [...documentOf(text).querySelectorAll('main article a')].map(
      (link) => link.getAttribute('href') ?? '',
    )
    expect(links.length).toBeGreaterThanOrEqual(6)
    const titles = new Set<string | null>()
    for (const link of links) {
      const { text: article } = await get(edition, link).expect(200)
      const document = documentOf(article)
      titles.add(document.querySelector('title')?.textContent ?? null)
      expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(new RegExp(`${link}$`))
    }
    expect(titles.size).toBe(links.length)
    const feed = await get(edition, `${path}feed.atom`).expect(200)
    expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const addresses = [...feed.text.matchAll(/<entry>\n<id>https:\/\/[^/]+([^<]+)<\/id>/g)].map(
      ([, address]) => address,
    )
    expect(addresses).toEqual(links)
  })

  it('an article that there is not is a failed validation', async () => {
    const { text } = await get('nl', '/blog/nergens/?a=1').expect(404)
    expect(errorOf(text)).toBe('Page Not Found: /blog/nergens/?a=1')
    await get('nl', '/nl/blog/feed.atom').expect(404)
  })
})

describe('team', () => {
  it('shows everybody whom the back end names, and a page for each', async () => {
    const { text } = await get('global', '/ggteam/').expect(200)
    const links = [...documentOf(text).querySelectorAll('main li h2 a')]
    const { body } = await get('global', '/api/brand-ambassador')
    expect(links.map((link) => link.textContent)).toEqual(body.map(({ name }: { name: string }) => name))
    for (const link of links) {
      const { text: page } = await get('global', link.getAttribute('href') ?? '').expect(200)
      expect(documentOf(page).querySelector('h1')?.textContent).toBe(link.textContent)
    }
  })

  it('somebody whom nobody knows is a failed validation, as page and as payload', async () => {
    const { text } = await get('global', '/ggteam/nobody/?a=1').expect(404)
    expect(errorOf(text)).toBe('Page Not Found: /ggteam/nobody/?a=1')
    await get('global', '/ggteam/nobody/_payload.json?x').expect(404)
    await get('global', '/ggteam/mira-halvorsen/_payload.json?x').expect(200)
  })

  it.each(['nl', 'ca'] as const)('is nowhere in the edition %s', async (edition) => {
    for (const path of ['/ggteam/', '/ggteam/mira-halvorsen/', '/community/']) {
      const { text } = await get(edition, path).expect(404)
      expect(errorOf(text)).toBe(`Page not found: ${path}`)
    }
  })
})

it('network status tells each incident with its times, and the same as JSON', async () => {
  const { text } = await get('nl', '/netwerkstatus/').expect(200)
  const { body } = await get('nl', '/api/network-status').expect(200)
  const document = documentOf(text)
  for (const { id, start, title } of body.incidents) {
    const entry = document.getElementById(id)
    expect(entry?.querySelector('time')?.getAttribute('dateTime')).toBe(start)
    // Two may have one title: readers of the screen hear the day as well.
    expect(entry?.querySelector('h3')?.textContent?.startsWith(title.nl)).toBe(true)
  }
  expect(body.incidents.length).toBeGreaterThan(0)
})
