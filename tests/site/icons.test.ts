import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import supertest from 'supertest'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMetrics } from '#server/ops/metrics/metrics.ts'
import { loadEditions } from '#server/site/content/load-editions.ts'
import { createIcons, type Icons } from '#server/site/icons/icons.ts'
import type { EditionId } from '#shared/site/editions.ts'
import { parseIconBody } from '#shared/site/icon-shapes.ts'
import { ICON_HOURS, MAX_CACHED_ICONS } from '#shared/site/limits.ts'
import { routes } from '#shared/site/routes.ts'
import { createIconServer, illustration, sendIcons, sendJson } from '#tests/helpers/icon-server.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

describe('the endpoint', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.close())
  const ask = (path: string) => supertest(site.url).get(`/api/_nuxt_icon/${path}`)

  it('gives our own illustrations in Iconify’s format, for a week', async () => {
    const { body, headers } = await ask('site.json?icons=calendar,arrow-up').expect(200)
    expect(headers['cache-control']).toBe('public, max-age=604800')
    expect(body).toMatchObject({ prefix: 'site', icons: { calendar: { width: 24, height: 24 } } })
    expect(Object.keys(body.icons).toSorted()).toEqual(['arrow-up', 'calendar'])
    expect(parseIconBody(body.icons.calendar.body)).not.toBeNull()
    // The look that the site's style sheet gives them, which other readers do not have.
    expect(body.icons.calendar.body).toContain('stroke="currentColor"')
    expect(body.not_found).toBeUndefined()
  })

  it('names what is not there, and lets nobody keep that', async () => {
    const { body, headers } = await ask('site.json?icons=calendar,unheard-of').expect(200)
    expect(body.not_found).toEqual(['unheard-of'])
    expect(headers['cache-control']).toBe('no-store')
  })

  it('takes fifty names, and each once', async () => {
    const others = Array.from({ length: 49 }, (_, index) => `a${index}`)
    const { body } = await ask(`site.json?icons=calendar,${others.join(',')},a0,calendar`).expect(200)
    expect(body.not_found).toEqual(others)
  })

  it.each(['site.json?icons=unheard-of', 'site.json?icons=constructor', 'mdi.json?icons=home'])(
    'has nothing for %s, and asks nobody',
    async (path) => {
      const { headers } = await ask(path).expect(404)
      expect(headers['content-type']).toContain('application/problem+json')
    },
  )

  it.each([
    'site.json',
    'site.json?icons=',
    'site.json?icons=Calendar',
    'site.json?icons=calendar,',
    'site.json?icons=a&icons=b',
    'SITE.json?icons=calendar',
    'a..b.json?icons=calendar',
    'site.json?icons=__proto__',
    `site.json?icons=${Array.from({ length: 51 }, (_, index) => `a${index}`).join(',')}`,
  ])('refuses %s', async (path) => {
    await ask(path).expect(400)
  })
})

describe('an icon service', () => {
  const log = { info: vi.fn(), warn: vi.fn() }
  let server: Awaited<ReturnType<typeof createIconServer>>
  let icons: Icons
  let now: number
  beforeEach(async () => {
    now = 1
    log.warn.mockClear()
    server = await createIconServer()
    const sprite = '<symbol id="icon-home" viewBox="0 0 24 24"><path d="M0 0h1"/></symbol>'
    const metrics = createMetrics('test')
    icons = createIcons({ loadSprite: async () => sprite, metrics, clock: { now: () => now }, log })
  })
  afterEach(async () => {
    await server.close()
    await icons.close()
  })
  const load = async (...names: string[]) => [...(await icons.load(server.url, 'mdi', names)).keys()]
  const numbered = (count: number, start = 0) => Array.from({ length: count }, (_, index) => `i${start + index}`)

  it('is asked for the edition that names it only', async () => {
    const sites = await loadEditions(fileURLToPath(new URL('../../data/markets', import.meta.url)), routes)
    sites.byId.ca.edition.iconServiceUrl = server.url
    const site = await startSite({ overrides: { sites } })
    const ask = (edition: EditionId) =>
      supertest(site.url)
        .get('/api/_nuxt_icon/mdi.json?icons=home,no-icon')
        .set({ host: `${edition}.localhost` })
    await ask('nl').expect(404)
    expect(server.asked).toEqual([])
    const { body } = await ask('ca').expect(200)
    expect(body).toEqual({ prefix: 'mdi', icons: { home: illustration }, not_found: ['no-icon'] })
    expect(await site.metrics()).toMatch(/^bff_upstream_request_duration_seconds_count{.*upstream="icons".*} 1$/m)
    await site.close()
  })

  it('is asked once for an icon in 168 hours', async () => {
    await load('home')
    now = ICON_HOURS * 3_600_000
    expect(await load('home', 'menu')).toEqual(['home', 'menu'])
    expect(server.asked).toEqual(['/mdi.json home', '/mdi.json menu'])
    now += 2
    await load('home')
    expect(server.asked).toHaveLength(3)
  })

  it('is another one at each address, with icons of its own in each collection', async () => {
    const other = await createIconServer()
    for (const [url, collection] of [
      [server.url, 'mdi'],
      [server.url, 'tabler'],
      [other.url, 'mdi'],
      [server.url, 'mdi'],
    ] as const)
      await icons.load(url, collection, ['home'])
    expect([server.asked, other.asked]).toEqual([['/mdi.json home', '/tabler.json home'], ['/mdi.json home']])
    await other.close()
  })

  it('is not asked where an edition names none, or for our own illustrations', async () => {
    expect((await icons.load(null, 'mdi', ['home'])).size).toBe(0)
    expect((await icons.load(server.url, 'site', ['home', 'menu'])).size).toBe(1)
    expect(server.asked).toEqual([])
  })

  it('has fifty icons kept, the last ones', async () => {
    for (const name of numbered(MAX_CACHED_ICONS + 1)) await load(name)
    server.asked.length = 0
    await load('i1', 'i50')
    expect(server.asked).toEqual([])
    await load('i0')
    expect(server.asked).toEqual(['/mdi.json i0'])
  })

  it('gives all that were asked for, whatever they have pushed out', async () => {
    await load(...numbered(50))
    const some = [...numbered(10), ...numbered(40, 100)]
    expect(await load(...some)).toEqual(some)
    const release = server.hold()
    const both = [load(...numbered(50, 200)), load(...numbered(50, 240))]
    await expect.poll(() => server.asked).toHaveLength(4)
    release()
    expect(await Promise.all(both)).toEqual([numbered(50, 200), numbered(50, 240)])
  })

  it('is asked by one call for an icon that many wait for', async () => {
    const release = server.hold()
    const readers = Array.from({ length: 100 }, () => load('home'))
    readers.push(load('home', 'menu'))
    await expect.poll(() => server.asked).toHaveLength(2)
    release()
    expect(await Promise.all(readers)).toEqual([...Array.from({ length: 100 }, () => ['home']), ['home', 'menu']])
    expect(server.asked).toEqual(['/mdi.json home', '/mdi.json menu'])
  })

  it('is not asked within a minute for what it does not have, which pushes out nothing', async () => {
    await load('home')
    const none = Array.from({ length: MAX_CACHED_ICONS }, (_, index) => `no-${index}`)
    expect(await load(...none, 'home')).toEqual(['home'])
    expect(await load(...none, 'home')).toEqual(['home'])
    expect(server.asked).toHaveLength(2)
    now += 60_001
    await load('no-0', 'home')
    expect(server.asked.slice(2)).toEqual(['/mdi.json no-0'])
  })

  it.each([
    ['drops the connection', (response: ServerResponse) => response.destroy()],
    ['answers 500', (response: ServerResponse) => sendJson(response, {}, 500)],
    ['answers something else', (response: ServerResponse) => sendJson(response, { icons: 'none' })],
  ])('that %s costs a warning and what is not kept, and is left alone for some seconds', async (_, answer) => {
    await load('home')
    server.become(answer)
    expect(await load('home', 'menu')).toEqual(['home'])
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ names: ['menu'] }), 'Icons could not be loaded')
    const { length } = server.asked
    expect(await load('menu')).toEqual([])
    expect(server.asked).toHaveLength(length)
    server.become(sendIcons)
    now += 5_001
    expect(await load('menu')).toEqual(['menu'])
    expect(log.warn).toHaveBeenCalledTimes(1)
  })

  it('that has failed often is not called any more', async () => {
    server.become((response) => response.destroy())
    for (const name of numbered(40)) await load(name)
    expect(server.asked.length).toBeLessThan(30)
    const warnings = log.warn.mock.calls.map(([, message]) => message)
    expect(warnings.filter((message) => message.startsWith('Circuit breaker open'))).toHaveLength(1)
    // No line for a call that is not made.
    expect(warnings.length).toBeLessThan(30)
  })

  it('gives plain illustrations only', async () => {
    const answer = {
      width: 20,
      height: 20,
      icons: {
        home: { body: '<path d="M0 0h1"/>' },
        evil: { body: '<script>alert(1)</script>' },
        wide: { body: '<path d="M0 0h1"/>', width: 32 },
      },
    }
    server.become((response) => sendJson(response, answer))
    expect(Object.fromEntries(await icons.load(server.url, 'mdi', ['home', 'evil', 'wide', 'constructor']))).toEqual({
      home: { body: '<path d="M0 0h1"/>', width: 20, height: 20 },
      wide: { body: '<path d="M0 0h1"/>', width: 32, height: 20 },
    })
  })
})
