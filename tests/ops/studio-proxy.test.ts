import Fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMetrics } from '#server/ops/metrics/metrics.ts'
import { buildOps } from '#server/ops/ops.ts'

const log = pino({ level: 'silent' })
const options = { log, metrics: createMetrics('test'), checkSite: () => Promise.reject(new Error('not asked for')) }
let studio: FastifyInstance
let ops: FastifyInstance
beforeAll(async () => {
  studio = Fastify()
  studio.get('/studio', (_request, reply) =>
    reply.type('text/html').header('content-security-policy', "frame-ancestors 'self'").send('<h1>Studio</h1>'),
  )
  studio.post('/studio/api/save', ({ body, headers, hostname }, reply) =>
    reply.code(422).send({ body, site: headers['sec-fetch-site'], cookie: headers.cookie ?? null, hostname }),
  )
  ops = await buildOps({ ...options, studioUrl: await studio.listen({ host: '127.0.0.1', port: 0 }) })
})
afterAll(() => Promise.all([studio.close(), ops.close()]))

it('the operations port shows the studio where one is named, with the studio’s own policy', async () => {
  const { statusCode, body, headers } = await ops.inject('/studio')
  expect([statusCode, body, headers['content-security-policy']]).toEqual([
    200,
    '<h1>Studio</h1>',
    "frame-ancestors 'self'",
  ])
  expect(headers['x-frame-options']).toBeUndefined()
})

it('passes on what is written, from where, and nothing else of the reader’s', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', cookie: 'a=b', host: 'ops.example' }
  const answer = await ops.inject({
    method: 'POST',
    url: '/studio/api/save',
    headers,
    payload: { changes: { a: 'é' } },
  })
  expect(answer.statusCode).toBe(422)
  const said = { body: { changes: { a: 'é' } }, site: 'cross-site', cookie: null, hostname: '127.0.0.1' }
  expect(answer.json()).toEqual(said)
  expect((await ops.inject('/studios')).statusCode).toBe(404)
})

it('has none where none is named', async () => {
  const bare = await buildOps(options)
  expect((await bare.inject('/studio')).statusCode).toBe(404)
  await bare.close()
})
