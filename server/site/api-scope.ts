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
import type { Services } from '#server/services.ts'
import type { ResourceValues, SiteResource } from '#server/upstream/resource.ts'
import type { Loaded, Upstream, UpstreamSource } from '#server/upstream/upstream.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import type { Site } from './content/load-editions.ts'

/** What the parts of `/api` need besides what is in their scope. */
export type ApiServices = Pick<Services, 'loadEntry' | 'policies'>

/** What a feature adds its part of `/api` with. */
export interface ApiScope {
  api: FastifyInstance<
    RawServerDefault,
    RawRequestDefaultExpression,
    RawReplyDefaultExpression,
    FastifyBaseLogger,
    TypeBoxTypeProvider
  >
  /**
   * Registers a route whose answer is the same, until the back end's data change, for everybody; with `derive`, for
   * everybody under the same law.
   */
  share: <Name extends SiteResource>(
    path: string,
    schema: FastifySchema,
    resource: Name,
    derive?: (value: ResourceValues[Name], clock: ContentClock, site: Site) => object | null,
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
