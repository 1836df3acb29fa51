import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ResourceOrigin, SharedResponses } from '#server/http/shared-responses.ts'
import type { Loaded, Upstream, UpstreamSource } from '#server/upstream/upstream.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'

/** What a feature adds its part of `/api` with. */
export interface ApiScope {
  api: FastifyInstance<
    RawServerDefault,
    RawRequestDefaultExpression,
    RawReplyDefaultExpression,
    FastifyBaseLogger,
    TypeBoxTypeProvider
  >
  /** Registers a route whose answer is the same for everybody until the back end's data, or what is derived from it, changes. */
  share: <Value>(
    path: string,
    schema: FastifySchema,
    load: (siteId: string, clock: ContentClock) => Promise<Loaded<Value>>,
    derive?: (value: Value, clock: ContentClock) => object | null,
  ) => void
  sharedResponses: SharedResponses
  upstream: Upstream
}

const origins: Record<UpstreamSource, Omit<ResourceOrigin, 'wasHeld'>> = {
  embedded: { cache: 'embedded', detail: null },
  upstream: { cache: 'upstream', detail: null },
  stale: { cache: 'upstream', detail: 'stale' },
  fallback: { cache: 'upstream', detail: 'fallback' },
}

export const originOf = ({ source, wasHeld }: Pick<Loaded<unknown>, 'source' | 'wasHeld'>): ResourceOrigin => ({
  ...origins[source],
  wasHeld,
})
