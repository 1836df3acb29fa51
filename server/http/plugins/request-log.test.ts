import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createAnswerLog, registerRequestLog } from './request-log.ts'

/** What one request's handler writes to its log, and after it the request's own line, by level, message and id. */
async function linesOf(write: (log: FastifyBaseLogger) => void, { ofRoute = '', ofLog = 'trace' } = {}) {
  const lines: unknown[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      const { level, msg, reqId, part } = JSON.parse(chunk.toString())
      lines.push([level, msg, reqId, ...(part ? [part] : [])])
      done()
    },
  })
  const log: FastifyBaseLogger = pino({ level: ofLog }, sink)
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => 'one',
  })
  registerRequestLog(app, createAnswerLog(log))
  app.get('/', { logLevel: ofRoute as 'info' }, (request) => {
    write(request.log)
    return ''
  })
  await app.inject('/')
  await app.close()
  return lines
}

const answered = [30, 'Answered', 'one']

it('the log of a request writes at every level, under its id', async () => {
  const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const
  const lines = await linesOf((log) => {
    for (const level of levels) log[level]({}, 'Happened')
    log.silent('Unheard')
    log.child({ part: 'upstream' }).info('Happened')
  })
  const numbers = [10, 20, 30, 40, 50, 60].map((number) => [number, 'Happened', 'one'])
  expect(lines).toEqual([...numbers, [30, 'Happened', 'one', 'upstream'], answered])
})

it('the log of a request has a level, which is its own', async () => {
  const lines = await linesOf((log) => {
    expect(log.level).toBe('trace')
    log.level = 'warn'
    expect(log.level).toBe('warn')
    log.info('Unheard')
    log.warn('Happened')
  })
  expect(lines).toEqual([[40, 'Happened', 'one'], answered])
})

it.each([
  ['warn', 'trace', false],
  ['silent', 'trace', false],
  ['info', 'warn', true],
  ['', 'trace', true],
  ['', 'warn', false],
])(
  'a route that logs from "%s" in a log from "%s" has a line for its answers: %s',
  async (ofRoute, ofLog, isWritten) => {
    const lines = await linesOf(() => {}, { ofRoute, ofLog })
    expect(lines).toEqual(isWritten ? [answered] : [])
  },
)

it('the line of an answer is the one that the log would write', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'request-log-'))
  const { log } = createLog('info', join(folder, 'lines'))
  const logAnswer = createAnswerLog(log)
  const odd = { method: 'M"', id: 'one', status: 304, ms: 1.6, address: undefined, logLevel: undefined }
  const where = { edition: 'nl', page: 'index', cache: 'pages; hit', bytes: 12, traceId: null }
  logAnswer({ ...odd, ...where, url: '/a"\\\n\ud800é?secret=1' })
  const { edition, page, ...rest } = where
  const line = { reqId: 'one', method: 'M"', edition, path: '/a"\\\n\ud800é', page, status: 304, ms: 2 }
  log.info({ ...line, bytes: 12, cache: rest.cache, traceId: null, client: null }, 'Answered')
  log.level = 'warn'
  logAnswer({ ...odd, ...where, url: '/' })
  log.flush()
  const lines = (await readFile(join(folder, 'lines'), 'utf8')).trim().split('\n')
  const [own, logs, ...more] = lines.map((line) => line.replace(/"time":\d+/, '"time":0'))
  expect(own).toBe(logs)
  expect(more).toEqual([])
  await rm(folder, { recursive: true })
})
