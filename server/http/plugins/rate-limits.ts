import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import { BusyError } from '#server/pages/render-slots.ts'
import { subscriberOf } from '#server/visitor/client-address.ts'

const MINUTE_MS = 60_000
const GONE = 'You have left before there was an answer.'

/** What one address (IPv6: one /64) may ask of one process within a minute; whoever runs many sets limits at the edge. */
export interface RateLimits {
  posts: number
  /** Of pages that are not kept: errors, searches, what is made for one visitor. */
  renders: number
}

/** Far above what somebody does by hand, and low enough that one address cannot keep a processor busy. */
export const visitorLimits: RateLimits = { posts: 60, renders: 240 }

declare module 'fastify' {
  interface FastifyInstance {
    /** Before a render for one visitor. @throws BusyError: 429, the address has had its share for now; 503, it comes too late. */
    admitRender: (request: FastifyRequest) => Promise<void>
  }
}

interface RateLimitOptions {
  /** null: nobody is counted. */
  limits: RateLimits | null
  metrics: Metrics
}

/** Bounds what one address can make the process do beyond answering from its caches, and what a late request can. */
export async function registerRateLimits(app: FastifyInstance, { limits, metrics }: RateLimitOptions): Promise<void> {
  if (limits) await app.register(rateLimit, { global: false })
  const limit = (type: string, max: number) => {
    const check = app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator: ({ ip }) => subscriberOf(ip) })
    return async (request: FastifyRequest) => {
      // Who has closed the connection has no address any more: nothing is worth doing for them.
      if ((request.ip as string | undefined) === undefined) throw new BusyError({ status: 429, detail: GONE })
      const outcome = await check(request)
      if (outcome.isAllowed || !outcome.isExceeded) return
      metrics.shed.inc({ type })
      throw new BusyError({
        status: 429,
        detail: 'There were too many requests from your address.',
        retryAfterSeconds: outcome.ttlInSeconds,
      })
    }
  }
  const countRender = limits && limit('renders-of-one', limits.renders)
  app.decorate('admitRender', async (request) => {
    if (request.isLate) {
      metrics.shed.inc({ type: 'late' })
      throw new BusyError()
    }
    await countRender?.(request)
  })
  if (!limits) return
  const countPost = limit('posts-of-one', limits.posts)
  app.addHook('onRoute', (route) => {
    if (route.method === 'POST') route.onRequest = [countPost, ...[route.onRequest ?? []].flat()]
  })
}
