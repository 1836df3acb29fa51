import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveTo, loadPayload } from './load-payload.ts'

const load = vi.fn<typeof fetch>()
const location = { origin: 'https://own.example', href: 'https://own.example/a/', assign: vi.fn(), reload: vi.fn() }
beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('fetch', load.mockReset())
  vi.stubGlobal('location', location)
  vi.stubGlobal('document', { querySelector: () => null })
})
afterEach(() => vi.unstubAllGlobals())

it('asks for a payload under its build’s id', async () => {
  load.mockResolvedValue(Response.json({ redirect: '/b/' }))
  expect(await loadPayload({ pathname: '/a/', buildId: '0a1b' })).toEqual({ redirect: '/b/' })
  expect(load.mock.calls).toEqual([
    ['/a/_payload.json?0a1b', { headers: { accept: 'application/json' }, signal: expect.any(AbortSignal) }],
  ])
})

it.each([404, 500, 503])('throws for an answer of %d', async (status) => {
  load.mockResolvedValue(Response.json({ status }, { status }))
  const asked = loadPayload({ pathname: '/a/', buildId: '0a1b' })
  await expect(asked).rejects.toThrow(`/a/_payload.json answered ${status}`)
})

it('loads another address as a document, and its own anew', () => {
  void leaveTo('https://own.example/b/')
  expect([location.assign.mock.calls, location.reload.mock.calls]).toEqual([[['https://own.example/b/']], []])
  void leaveTo('https://own.example/a/')
  expect(location.reload).toHaveBeenCalledTimes(1)
  expect(location.assign).toHaveBeenCalledTimes(1)
})
