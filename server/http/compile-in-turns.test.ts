import Fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { createTurnCompilers } from './compile-in-turns.ts'

const ROUTES = 20
let app: ReturnType<typeof createApp>
afterEach(() => app.close())

function createApp() {
  const compilers = createTurnCompilers()
  const created = Fastify({ schemaController: compilers.schemaController })
  compilers.register(created)
  return created
}

it('others have a turn between the schemas of an application', async () => {
  app = createApp()
  for (let at = 0; at < ROUTES; at += 1) {
    const querystring = { type: 'object', properties: { [`at${at}`]: { type: 'integer' } } }
    app.get(`/${at}`, { schema: { querystring } }, async ({ query }) => query)
  }
  let turns = 0
  let isWaiting = true
  const count = () => {
    turns += 1
    if (isWaiting) setImmediate(count)
  }
  setImmediate(count)
  await app.ready()
  isWaiting = false
  expect(turns).toBeGreaterThanOrEqual(ROUTES)
  expect((await app.inject('/3?at3=7')).json()).toEqual({ at3: 7 })
  const refused = await app.inject('/3?at3=x')
  expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringContaining('at3 must be integer')])
})

it('answers are made by their schemas', async () => {
  app = createApp()
  const response = { 200: { type: 'object', properties: { said: { type: 'string' } } } }
  app.get('/', { schema: { response } }, async () => ({ said: 1, secret: 'kept' }))
  expect((await app.inject('/')).body).toBe('{"said":"1"}')
})

it('an application with a schema that cannot be compiled is never ready, and says whose it is', async () => {
  app = createApp()
  app.get('/fees', { schema: { querystring: { type: 'nothing' } } }, async () => '')
  await expect(app.ready()).rejects.toThrow(/^Expected a JSON schema for querystring of GET \/fees: .*type/)
})
