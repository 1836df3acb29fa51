import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import supertest from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadEditions } from '#server/content/load-editions.ts'
import { createIcons } from '#server/icons/icons.ts'
import { createIconService, type LoadIcons } from '#server/upstream/icon-service.ts'
import type { EditionId } from '#shared/editions.ts'
import { parseIconBody } from '#shared/icon-shapes.ts'
import { ICON_HOURS, MAX_KEPT_ICONS } from '#shared/limits.ts'
import { routes } from '#shared/routes.ts'
import { startSite, type TestSite } from './helpers/site.ts'

describe('the endpoint', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.close())
  const ask = (path: string) => supertest(site.url).get(`/api/_nuxt_icon/${path}`)

  it('gives our own drawings in Iconify’s format, for a week', async () => {
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

it('an edition’s icon service is asked for that edition only', async () => {
  const sites = await loadEditions(fileURLToPath(new URL('../data/editions', import.meta.url)), routes)
  sites.byId.ca.edition.iconServiceUrl = 'https://icons.example'
  const drawing = { body: '<path d="M0 0h1"/>', width: 16, height: 16 }
  const createIconService = vi.fn((): LoadIcons => async (_, names) => new Map(names.map((name) => [name, drawing])))
  const site = await startSite({ overrides: { sites, createIconService } })
  const ask = (edition: EditionId) =>
    supertest(site.url)
      .get('/api/_nuxt_icon/mdi.json?icons=home')
      .set({ host: `${edition}.localhost` })
  await ask('nl').expect(404)
  expect(createIconService).not.toHaveBeenCalled()
  expect((await ask('ca').expect(200)).body).toEqual({ prefix: 'mdi', icons: { home: drawing } })
  expect(createIconService.mock.calls).toEqual([['https://icons.example']])
  await site.close()
})

describe('an icon service', () => {
  const log = { warn: vi.fn() }
  let now = 0
  const service = vi.fn<LoadIcons>()
  const createService = vi.fn(() => service)
  const loadSprite = vi.fn(async () => '')
  const create = () => createIcons({ loadSprite, createService, clock: { now: () => now }, log })
  const drawing = { body: '<path d="M0 0h1"/>', width: 16, height: 16 }

  beforeEach(() => {
    log.warn.mockClear()
    service.mockReset().mockImplementation(async (_, names) => new Map(names.map((name) => [name, drawing])))
    now = 1
  })

  it('is asked once for an icon in 168 hours', async () => {
    const icons = create()
    await icons.load('https://icons.example', 'mdi', ['home'])
    now = ICON_HOURS * 3_600_000
    expect((await icons.load('https://icons.example', 'mdi', ['home', 'menu'])).size).toBe(2)
    expect(service.mock.calls).toEqual([
      ['mdi', ['home']],
      ['mdi', ['menu']],
    ])
    now += 2
    await icons.load('https://icons.example', 'mdi', ['home'])
    expect(service).toHaveBeenCalledTimes(3)
  })

  it('is another one at each address, with icons of its own in each collection', async () => {
    createService.mockClear()
    const icons = create()
    const [one, other] = ['https://icons.example', 'https://other.example']
    for (const [address, collection] of [
      [one, 'mdi'],
      [one, 'tabler'],
      [other, 'mdi'],
      [one, 'mdi'],
    ] as const)
      await icons.load(address, collection, ['home'])
    expect(createService.mock.calls).toEqual([[one], [other]])
    expect(service.mock.calls.map(([collection]) => collection)).toEqual(['mdi', 'tabler', 'mdi'])
  })

  it('is neither asked nor made where an edition names none, or for our own drawings, which are read once', async () => {
    createService.mockClear()
    loadSprite.mockClear()
    const icons = create()
    expect((await icons.load(null, 'mdi', ['home'])).size).toBe(0)
    await icons.load('https://icons.example', 'site', ['home'])
    await icons.load('https://icons.example', 'site', ['menu'])
    expect(createService).not.toHaveBeenCalled()
    expect(loadSprite).toHaveBeenCalledTimes(1)
  })

  it('has fifty icons kept, the last ones', async () => {
    const icons = create()
    for (let index = 0; index <= MAX_KEPT_ICONS; index += 1)
      await icons.load('https://icons.example', 'mdi', [`i${index}`])
    service.mockClear()
    await icons.load('https://icons.example', 'mdi', ['i1', 'i50'])
    expect(service).not.toHaveBeenCalled()
    await icons.load('https://icons.example', 'mdi', ['i0'])
    expect(service).toHaveBeenCalledTimes(1)
  })

  it('that fails costs a warning and nothing else', async () => {
    service.mockRejectedValue(new Error('down'))
    expect(await create().load('https://icons.example', 'mdi', ['home'])).toEqual(new Map())
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ collection: 'mdi' }), 'Icons could not be loaded')
  })

  it('gives plain drawings only, in time, or nothing', async () => {
    const answers: Record<string, unknown> = {
      width: 20,
      height: 20,
      icons: {
        home: { body: '<path d="M0 0h1"/>' },
        evil: { body: '<script>alert(1)</script>' },
        wide: { body: '<path d="M0 0h1"/>', width: 32 },
      },
    }
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(answers))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const load = createIconService(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
      info: vi.fn(),
      warn: vi.fn(),
    })
    expect(Object.fromEntries(await load('mdi', ['home', 'evil', 'wide', 'toString']))).toEqual({
      home: { body: '<path d="M0 0h1"/>', width: 20, height: 20 },
      wide: { body: '<path d="M0 0h1"/>', width: 32, height: 20 },
    })
    answers.icons = 'none'
    await expect(load('mdi', ['home'])).rejects.toThrow(/icons/)
    server.closeAllConnections()
    server.close()
  })
})
