import { randomUUID } from 'node:crypto'
import { DiagLogLevel, diag, type Tracer } from '@opentelemetry/api'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'
import type { TracingConfig } from '#server/config.ts'
import { createOtlpExporter } from './otlp-exporter.ts'
import { recordSpansWith } from './spans.ts'

/** What is not with the collector by then is lost, in ms: the process has to end. */
const FLUSH_MS = 5_000

interface TracingOptions {
  config: TracingConfig
  build: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** Records spans and sends them to the collector, in batches and never more than a bound of them; what it cannot send, the log says. */
export function startTracing({ config, build, log }: TracingOptions): { tracer: Tracer; stop: () => Promise<void> } {
  const warn = (message: string) => log.warn({ component: 'traces' }, message.slice(0, 500))
  const silent = () => undefined
  diag.setLogger(
    { error: warn, warn, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        ...config.resource,
        'service.name': config.serviceName,
        'service.version': build,
        'service.instance.id': randomUUID(),
      }),
    ),
    sampler: createSampler(config),
    spanProcessors: [new BatchSpanProcessor({ exporter: createOtlpExporter(config) })],
  })
  const tracer = provider.getTracer('site', build)
  recordSpansWith(tracer)
  log.info({ sampler: config.sampler }, 'Traces are recorded')
  return {
    tracer,
    async stop() {
      recordSpansWith(null)
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, FLUSH_MS)
      await Promise.race([provider.shutdown().catch((err: unknown) => warn(String(err))), late])
      clearTimeout(timer)
    },
  }
}

function createSampler({ sampler, share }: Pick<TracingConfig, 'sampler' | 'share'>): Sampler {
  const name = sampler.replace('parentbased_', '')
  const root =
    name === 'always_on'
      ? new AlwaysOnSampler()
      : name === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(share)
  return name === sampler ? root : new ParentBasedSampler({ root })
}
