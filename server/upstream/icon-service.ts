import type { FastifyBaseLogger } from 'fastify'
import Type from 'typebox'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import { parseData } from '#server/site/content/load-json.ts'
import { parseIconBody } from '#shared/site/icon-shapes.ts'
import { ICON_SERVICE_TIMEOUT_MS } from '#shared/site/limits.ts'
import { createUpstreamClient } from './client.ts'

const Size = Type.Optional(Type.Integer({ minimum: 1, maximum: 512 }))

const IconAnswer = Type.Object({
  width: Size,
  height: Size,
  icons: Type.Record(Type.String(), Type.Object({ body: Type.String(), width: Size, height: Size })),
})

export interface IconData {
  body: string
  width: number
  height: number
}

/** What Iconify takes for the size of an icon that says none. */
const DEFAULT_SIZE = 16

interface IconServiceOptions {
  metrics: Pick<Metrics, 'upstreamDuration' | 'upstreamRetries'>
  clock: { now(): number }
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

export type IconService = ReturnType<typeof createIconService>

export function createIconService(baseUrl: string, { metrics, clock, log }: IconServiceOptions) {
  const client = createUpstreamClient({
    baseUrl,
    timeoutMs: ICON_SERVICE_TIMEOUT_MS,
    clock,
    log,
    onAttempt: ({ outcome, seconds }) =>
      metrics.upstreamDuration.observe({ edition: 'none', upstream: 'icons', outcome }, seconds),
    onRetry: () => metrics.upstreamRetries.inc(),
  })
  return {
    /**
     * The icons that there are among these, all of one collection, by one call. It leaves out what is no plain illustration, and
     * throws UpstreamError when there is no answer in time, Error for one of another shape.
     */
    async load(collection: string, names: readonly string[]): Promise<Map<string, IconData>> {
      const answer = await client.loadJson(`${collection}.json`, new URLSearchParams({ icons: names.join(',') }))
      if (answer.status === 404) return new Map()
      const {
        icons,
        width = DEFAULT_SIZE,
        height = DEFAULT_SIZE,
      } = parseData(answer.json, IconAnswer, { file: baseUrl, text: '' })
      return new Map(
        names.flatMap((name): [string, IconData][] => {
          const icon = Object.hasOwn(icons, name) ? icons[name] : undefined
          return icon && parseIconBody(icon.body) ? [[name, { width, height, ...icon }]] : []
        }),
      )
    },
    close: client.close,
  }
}
