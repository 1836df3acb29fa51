import request from 'supertest'
import { beforeAll, describe, expect, it } from 'vitest'
import { startSiteProcess } from '#scripts/site-process.ts'
import { parseConfig } from '#server/config.ts'
import { startTracing } from '#server/ops/tracing/start-tracing.ts'
import { type ReceivedSpan, startOtlpReceiver } from '#tests/helpers/otlp-receiver.ts'
import { createUpstreamServer } from '#tests/helpers/upstream-server.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'
const sampled = { traceparent: `00-${TRACE}-${PARENT}-01`, tracestate: 'vendor=a,other=b' }
const unsampled = { traceparent: `00-${TRACE}-${PARENT}-00` }

describe('the built server, whose packages nothing from outside could instrument', () => {
  let spans: ReceivedSpan[]
  let collected: Awaited<ReturnType<typeof startOtlpReceiver>>['requests']
  /** What the back end was told, by the request that led to it. */
  const asked: Record<string, Record<string, unknown>> = {}
  const answered: Record<string, unknown>[] = []
  const warnings: unknown[] = []
  const statuses: number[] = []

  beforeAll(async () => {
    const receiver = await startOtlpReceiver()
    const upstream = await createUpstreamServer()
    const site = await startSiteProcess({
      env: {
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
        OTEL_SERVICE_NAME: 'site-of-a-test',
        OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test%20bed',
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key',
        OTEL_EXPORTER_OTLP_TIMEOUT: '60000',
        UPSTREAM_URL: upstream.url,
        UPSTREAM_TIMEOUT_MS: '20000',
        RENDER_TIMEOUT_MS: '20000',
        HOST: '0.0.0.0',
      },
      onLine: (line) => {
        const parsed = JSON.parse(line)
        if (parsed.msg === 'Answered') answered.push(parsed)
        if (parsed.component === 'traces') warnings.push(parsed)
      },
    })
    // A crawler waits for the whole page: one request, one render.
    const get = (path: string, headers = {}) =>
      request(`http://127.0.0.1:${site.port}`)
        .get(path)
        .set({ host: 'nl.localhost', 'user-agent': 'Googlebot/2.1', ...headers })
        .expect((response) => statuses.push(response.status))
    // What no home shows, so that the back end has not been asked yet.
    await get('/netwerkstatus/?a=secret', sampled)
    asked['network-status'] = { ...upstream.headersOf('network-status') }
    await get('/netwerkstatus/', sampled)
    await get('/sitemap.xml', sampled)
    await get('/readyz', sampled)
    await get('/api/download-url?brandAlias=KAARTKAMERNL&platform=windows&country=NL', unsampled)
    asked.download = { ...upstream.headersOf('download-links') }
    await get('/over-ons/')
    // What waits is sent before the process ends.
    await site.stop()
    await receiver.close()
    await upstream.close()
    spans = receiver.spans
    collected = receiver.requests
  }, 120_000)

  /** The names from a span up to the request that it is for. */
  const pathOf = (span: ReceivedSpan): string => {
    const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
    return parent ? `${pathOf(parent)} > ${span.name}` : span.name
  }
  const ofTrace = () => spans.filter(({ traceId }) => traceId === TRACE)

  it('the collector takes everything', () => {
    expect(warnings).toEqual([])
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
    expect(answered.filter(({ path }) => path !== '/api/download-url').map(({ status }) => status)).toEqual([
      200, 200, 200, 200,
    ])
  })

  it('a request, what it did and whom it asked are one trace', () => {
    const paths = new Set(ofTrace().map(pathOf))
    // Menus, unless they were there before.
    paths.delete('GET /* > render > cache > upstream')
    expect(paths).toEqual(
      new Set([
        'GET /*',
        'GET /* > location',
        'GET /* > cache',
        'GET /* > render',
        'GET /* > render > query',
        'GET /* > render > query > cache',
        'GET /* > render > query > cache > upstream',
        'GET /* > render > cache',
        'GET /sitemap.xml',
        'GET /sitemap.xml > cache',
      ]),
    )
    for (const span of ofTrace()) expect(span.traceState).toBe(sampled.tracestate)
    const requests = ofTrace().filter(({ kind }) => kind === 2)
    expect(requests.map(({ parentSpanId }) => parentSpanId)).toEqual([PARENT, PARENT, PARENT])
  })

  it('says which edition, page, build and cache it was, and nothing of the visitor', () => {
    const [rendered, stored] = ofTrace().filter(({ kind }) => kind === 2)
    const said = { 'http.response.status_code': 200, 'site.edition': 'nl', 'site.page': 'network-status' }
    expect(rendered?.attributes).toMatchObject({ ...said, 'url.path': '/netwerkstatus/' })
    expect(stored?.attributes).toMatchObject({ ...said, 'site.cache': 'pages; hit' })
    expect(rendered?.resource).toMatchObject({
      'service.name': 'site-of-a-test',
      'service.version': answered[0]?.build,
      'deployment.environment.name': 'test bed',
    })
    expect(collected[0]).toMatchObject({ url: '/v1/traces', headers: { authorization: 'Bearer key' } })
    expect(JSON.stringify(spans)).not.toMatch(/secret|Googlebot|127\.0\.0/)
  })

  it('tells the back end which span asks it', () => {
    const { traceparent, tracestate } = asked['network-status'] ?? {}
    const [version, traceId, caller, flags] = String(traceparent).split('-')
    expect([version, traceId, flags, tracestate]).toEqual(['00', TRACE, '01', sampled.tracestate])
    expect(spans.find(({ spanId }) => spanId === caller)).toMatchObject({
      name: 'upstream',
      kind: 3,
      attributes: { resource: 'network-status', 'http.response.status_code': 200 },
    })
  })

  it('follows the decision of a caller that a request is not recorded', () => {
    expect(asked.download?.traceparent).toMatch(new RegExp(`^00-${TRACE}-[\\da-f]{16}-00$`))
    expect(ofTrace().map(({ attributes }) => attributes['http.route'])).not.toContain('/api/download-url')
  })

  it('begins a trace for a request without one, to which the line of the answer leads', () => {
    const line = answered.find(({ path }) => path === '/over-ons/')
    expect(spans.find(({ traceId, kind }) => kind === 2 && traceId === line?.traceId)).toMatchObject({
      name: 'GET /*',
      parentSpanId: '',
      attributes: { 'url.path': '/over-ons/', 'site.request_id': line?.reqId },
    })
  })
})

it('a collector that cannot be reached costs a line in the log, and the process ends all the same', async () => {
  const receiver = await startOtlpReceiver()
  await receiver.close()
  const { tracing } = parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_EXPORTER_OTLP_TIMEOUT: '100' })
  const lines: unknown[] = []
  const log = { info: () => undefined, warn: (...line: unknown[]) => lines.push(line) }
  const { stop, tracer } = startTracing({ config: tracing!, build: 'test', log })
  tracer.startSpan('lost').end()
  await stop()
  expect(lines).toHaveLength(1)
})
