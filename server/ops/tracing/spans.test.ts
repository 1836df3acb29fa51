import type { IncomingMessage } from 'node:http'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endRequest, inRequest, inSpan, recordSpansWith } from './spans.ts'

const exporter = new InMemorySpanExporter()
/** The fake clock of each test begins where that of the one before has ended. */
let now = 0
beforeEach(() => {
  exporter.reset()
  now += 4_000_000
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(now)
  recordSpansWith(
    new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }).getTracer('of a test'),
  )
})
afterEach(() => {
  recordSpansWith(null)
  vi.useRealTimers()
})

const request = () => ({ headers: {} }) as unknown as IncomingMessage
const answered = { id: 'a', method: 'GET', url: '/', status: 200, edition: 'nl', page: null, cache: null, bytes: null }
const names = () => exporter.getFinishedSpans().map(({ name }) => name)
function answerStored(count: number): void {
  for (let index = 0; index < count; index += 1) {
    const asked = request()
    inRequest(asked, () => {}, { isStored: true })
    endRequest(asked, '/*', answered)
  }
}

it('records of stored answers ten and then two a second, and of others each', () => {
  answerStored(250)
  expect(names()).toHaveLength(10)
  const other = request()
  inRequest(other, () => {})
  endRequest(other, '/*', answered)
  expect(names()).toHaveLength(11)
  vi.advanceTimersByTime(1_000)
  answerStored(250)
  expect(names()).toHaveLength(13)
  // What was not used in a quiet night is no more than at the start.
  vi.advanceTimersByTime(3_600_000)
  answerStored(250)
  expect(names()).toHaveLength(23)
})

it('goes on with the span of a request that was looked for among stored answers first', () => {
  const asked = request()
  inRequest(asked, () => inSpan('cache', {}, () => null), { isStored: true })
  inRequest(asked, () => inSpan('render', {}, () => null))
  endRequest(asked, '/*', answered)
  expect(names()).toEqual(['cache', 'render', 'GET /*'])
  const [cache, render, own] = exporter.getFinishedSpans()
  expect([cache, render].map((span) => span?.parentSpanContext?.spanId)).toEqual(
    Array(2).fill(own?.spanContext().spanId),
  )
})

it('ends a span when its work is settled, with the name of what failed and nothing that it says', async () => {
  const asked = request()
  const failing = inRequest(asked, () =>
    inSpan('upstream', {}, async () => {
      throw Object.assign(new Error('secret'), { reason: 'timeout' })
    }),
  )
  expect(names()).toEqual([])
  await expect(failing).rejects.toThrow('secret')
  expect(exporter.getFinishedSpans()[0]).toMatchObject({ attributes: { 'error.type': 'timeout' }, status: { code: 2 } })
  expect(JSON.stringify(exporter.getFinishedSpans()[0]?.attributes)).not.toContain('secret')
})

it('records nothing where nobody records', () => {
  recordSpansWith(null)
  expect(inSpan('render', {}, (span) => span.isRecording())).toBe(false)
  answerStored(1)
  expect(names()).toEqual([])
})
