import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const routes: RouteOptions[] = []
let site: TestSite
beforeAll(async () => {
  site = await startSite({
    env: { PREVIEW_SECRET: 'a secret of more than thirty-two characters' },
    // A client that has asked for anything has had its share.
    overrides: { limits: { posts: 1_000, work: { burst: 0.1, queued: 0, perSecond: 0.000_1 } } },
    app: {
      registerFirst: async (app) => {
        app.addHook('onRoute', (route) => void routes.push(route))
      },
    },
  })
})
afterAll(() => site.close())

const ask = async ({ method, url }: Pick<RouteOptions, 'method' | 'url'>) => {
  const path = url.replaceAll(/:\w+/g, 'x').replace('*', 'nothing/')
  const headers = { host: 'global.localhost' }
  const { statusCode } = await site.app.inject({ method: [method].flat()[0] as 'GET', url: path, headers })
  return statusCode
}
const costOf = ({ config }: RouteOptions) => config?.cost

it('charges the address for each route, those excepted that say why not', async () => {
  const named = routes.filter((route) => typeof costOf(route) === 'string')
  const stored = named.filter((route) => String(costOf(route)).startsWith('stored '))
  const free = named.filter((route) => !stored.includes(route))
  expect(stored.length).toBeGreaterThan(50)
  expect([...new Set(free.map(({ url }) => url))]).toEqual([
    '/livez',
    '/readyz',
    '/_class',
    '/api/_nuxt_icon/:collection.json',
  ])
  await ask({ method: 'GET', url: '/api/visitor' })
  // Nothing is stored yet: an answer that is made is charged.
  const charged = routes.filter((route) => !free.includes(route))
  expect(charged.length).toBeGreaterThan(stored.length + 25)
  const answers = await Promise.all(charged.map(async (route) => [route.method, route.url, await ask(route)]))
  expect(answers.filter(([, , status]) => status !== 429)).toEqual([])
  // A page that is made for one address, and a method that no route has.
  expect(await ask({ method: 'GET', url: '/nowhere/' })).toBe(429)
  expect(await ask({ method: 'PUT', url: '/nowhere/' })).toBe(429)
  for (const route of free) expect(await ask(route)).not.toBe(429)
})
