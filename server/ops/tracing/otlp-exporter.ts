import { setTimeout as delay } from 'node:timers/promises'
import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import { ProtobufTraceSerializer } from '@opentelemetry/otlp-transformer'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import { Agent, request } from 'undici'
import type { TracingConfig } from '#server/config.ts'

/** Answers of a collector after which the same is sent again (OTLP, HTTP: retryable response codes). */
const retryable = [429, 502, 503, 504]
/** Before the second attempt, and twice that before the third and last, in ms. */
const RETRY_MS = 1_000
const ATTEMPTS = 3

/**
 * Sends spans as OTLP over HTTP. Not the SDK's own exporter: that asks with Node's HTTP client, which shares code with its server,
 * and what is compiled for both makes every stored answer dearer.
 */
export function createOtlpExporter({
  endpoint,
  headers,
  timeoutMs,
}: Pick<TracingConfig, 'endpoint' | 'headers' | 'timeoutMs'>): SpanExporter {
  const agent = new Agent({ connections: 1 })
  const underWay = new Set<Promise<void>>()

  async function send(spans: ReadableSpan[]): Promise<ExportResult> {
    const signal = AbortSignal.timeout(timeoutMs)
    const body = ProtobufTraceSerializer.serializeRequest(spans)
    try {
      for (let attempt = 1; ; attempt += 1) {
        const answer = await request(endpoint, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/x-protobuf' },
          body: body ?? null,
          dispatcher: agent,
          signal,
        })
        await answer.body.dump()
        if (answer.statusCode < 300) return { code: ExportResultCode.SUCCESS }
        if (attempt === ATTEMPTS || !retryable.includes(answer.statusCode))
          throw new Error(`the collector answered ${answer.statusCode}`)
        await delay(RETRY_MS * attempt, null, { signal })
      }
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException
      return { code: ExportResultCode.FAILED, error: new Error(`Spans were not sent: ${message || code}`) }
    }
  }

  async function settle(): Promise<void> {
    await Promise.all(underWay)
  }

  return {
    export(spans, done) {
      const sendAndTell = async () => done(await send(spans))
      const sent = sendAndTell()
      underWay.add(sent)
      void sent.finally(() => underWay.delete(sent))
    },
    forceFlush: settle,
    async shutdown() {
      await settle()
      await agent.close()
    },
  }
}
