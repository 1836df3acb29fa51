import type { DataRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PageContext } from '#shared/site/page-context.ts'
import { createPathTable } from '#shared/site/paths.ts'
import { routes } from '#shared/site/routes.ts'
import { createPageLoader } from './page-loader.ts'

const ORIGIN = 'https://own.example'
const load = vi.fn<(address: string) => Promise<Response>>()
const assign = vi.fn()
const builds = { isOutdated: () => false }
const network = { isReachable: async () => true, whenBack: vi.fn(async () => {}) }
const loadCode = vi.fn(async () => {})
const keep = vi.fn()
const pageOf = (buildId: string) => ({ page: { context: { buildId } }, html: {}, queries: {} })

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('fetch', load.mockReset())
  vi.stubGlobal('location', { origin: ORIGIN, href: `${ORIGIN}/`, assign })
  vi.stubGlobal('document', { querySelector: () => null, documentElement: { dataset: {} } })
})
afterEach(() => vi.unstubAllGlobals())

interface Changes {
  place?: string | null
  isOutdated?: boolean
  isReachable?: () => Promise<boolean>
}

function create({ place = null, isOutdated = false, isReachable = network.isReachable }: Changes = {}) {
  return createPageLoader({
    context: { buildId: 'own', topic: null, place } as unknown as PageContext,
    paths: createPathTable({ table: routes, editionId: 'nl', locales: ['nl'] }),
    builds: { ...builds, isOutdated: () => isOutdated },
    network: { ...network, isReachable },
    loadCode,
    keep,
    routerOf: () => ({ state: { navigation: { location: { hash: '#deel' } } } }) as unknown as DataRouter,
  })
}

const ask = (loader: ReturnType<typeof create>, path: string, signal = new AbortController().signal) =>
  loader.load({ request: { url: ORIGIN + path, signal } } as unknown as Parameters<typeof loader.load>[0])

/** Waits until the browser has been sent to a whole document; such a navigation never settles. */
async function left(navigation: Promise<unknown>): Promise<string[]> {
  await Promise.race([navigation, vi.waitFor(() => expect(assign).toHaveBeenCalled())])
  return assign.mock.calls.flat() as string[]
}

it('gives the page of its payload once everything that it needs is there', async () => {
  load.mockResolvedValue(Response.json(pageOf('own')))
  expect(await ask(create(), '/over-ons/')).toEqual({ context: { buildId: 'own' } })
  expect(loadCode).toHaveBeenCalledTimes(1)
  expect(load).toHaveBeenCalledTimes(1)
})

it('takes what was fetched ahead, and asks for nothing again', async () => {
  load.mockResolvedValue(Response.json(pageOf('own')))
  const loader = create()
  loader.preload('/over-ons/')
  await ask(loader, '/over-ons/')
  expect(load.mock.calls.flat()[0]).toBe('/over-ons/_payload.json?own')
  expect(load).toHaveBeenCalledTimes(1)
})

it.each([
  ['there is a newer build', { isOutdated: true }, '/over-ons/', null],
  ['the page is one that only its document has', {}, '/waarom-zie-ik-dit/', null],
  ['the payload is another build’s', {}, '/over-ons/', () => Response.json(pageOf('other'))],
  ['the payload does not come, though the server can be reached', {}, '/over-ons/', () => Response.error()],
  [
    'the payload leads to an address that nobody should be sent to',
    {},
    '/over-ons/',
    () => Response.json({ redirect: 'http://elsewhere.example/' }),
  ],
] as const)('loads the whole document, hash and all, when %s', async (_, changes, path, answer) => {
  if (answer) load.mockImplementation(async () => answer())
  expect(await left(ask(create(changes), path))).toEqual([`${ORIGIN + path}#deel`])
  expect(load).toHaveBeenCalledTimes(answer ? 1 : 0)
  expect(loadCode).not.toHaveBeenCalled()
})

it('loads the whole document when code of the page does not come', async () => {
  load.mockResolvedValue(Response.json(pageOf('own')))
  loadCode.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  expect(await left(ask(create(), '/over-ons/'))).toEqual([`${ORIGIN}/over-ons/#deel`])
})

it('follows a redirect within the site with the query, and one to elsewhere by a load', async () => {
  load.mockResolvedValueOnce(Response.json({ redirect: '/contact/' }))
  const answer = (await ask(create(), '/over-ons/?a=1')) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/contact/?a=1'])
  load.mockResolvedValueOnce(Response.json({ redirect: 'https://elsewhere.example/' }))
  expect(await left(ask(create(), '/over-ons/?a=1'))).toEqual(['https://elsewhere.example/'])
})

it('waits while there is no network, and goes on with the same navigation', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(Response.json(pageOf('own')))
  expect(await ask(create({ isReachable: async () => false }), '/over-ons/')).toEqual({ context: { buildId: 'own' } })
  expect(network.whenBack).toHaveBeenCalledTimes(1)
  expect(assign).not.toHaveBeenCalled()
})

it('lets a navigation that another one has taken the place of go', async () => {
  const controller = new AbortController()
  load.mockImplementation(async () => {
    controller.abort()
    return Response.json(pageOf('own'))
  })
  await expect(ask(create(), '/over-ons/', controller.signal)).rejects.toThrow()
  expect([loadCode.mock.calls, assign.mock.calls]).toEqual([[], []])
})

it.each([true, false])(
  'lets go as well of one that failed before, once it knows whether the server can be reached: %s',
  async (isReachable) => {
    const controller = new AbortController()
    load.mockRejectedValue(new TypeError('Failed to fetch'))
    if (!isReachable) network.whenBack.mockImplementationOnce(async () => controller.abort())
    const loader = create({
      isReachable: async () => {
        if (isReachable) controller.abort()
        return isReachable
      },
    })
    await expect(left(ask(loader, '/over-ons/', controller.signal))).rejects.toThrow('aborted')
    expect(load).toHaveBeenCalledTimes(1)
    expect(assign).not.toHaveBeenCalled()
  },
)

it.each([
  ['ontario', 0],
  [null, 1],
])('for a visitor in the place %s fetches %d payloads ahead', (place, count) => {
  load.mockResolvedValue(Response.json(pageOf('own')))
  create({ place }).preload('/contact/')
  expect(load).toHaveBeenCalledTimes(count)
})
