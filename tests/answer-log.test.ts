import { afterEach, expect, it } from 'vitest'
import { startSite, type TestSite } from './helpers/site.ts'

let site: TestSite
afterEach(() => site.close())

/** Paths of the lines that answers have written. */
const answeredPaths = () => site.log.flatMap(({ msg, path }) => (msg === 'Answered' ? [path] : []))

it('has no line for the probes, which come all day', async () => {
  site = await startSite()
  for (const path of ['/livez', '/readyz', '/favicon.svg']) expect((await fetch(site.url + path)).status).toBe(200)
  expect(answeredPaths()).toEqual(['/favicon.svg'])
})

it('has no line for a route that wants only what is more severe, on the fast path as well', async () => {
  let routed = 0
  site = await startSite({
    app: {
      async registerFirst(app) {
        app.addHook('onRoute', (route) => {
          if (route.url === '/api/navigations') route.logLevel = 'warn'
        })
        app.addHook('onRequest', (_request, _reply, done) => {
          routed += 1
          done()
        })
      },
    },
  })
  const ask = async (path: string) => (await fetch(site.url + path)).arrayBuffer()
  for (const path of ['/api/navigations', '/api/util-navigations'])
    for (let count = 0; count < 3; count += 1) await ask(path)
  // The first of each teaches.
  expect(routed).toBe(2)
  expect(answeredPaths()).toEqual(Array(3).fill('/api/util-navigations'))
})
