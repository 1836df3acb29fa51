import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import { BusyError } from '#server/pages/render-slots.ts'
import { subscriberOf } from '#server/visitor/client-address.ts'
import { createRateLimit } from '../rate-limit.ts'
import { createWorkBudget, type WorkBudget } from '../work-budget.ts'

const MINUTE_MS = 60_000
/** An answer that has no cost of its own, in ms of the processor's time. */
const USUAL_COST_MS = 0.5
/** How long a refusal takes, in ms: clients that retry at once would keep the processor busy. */
const REFUSAL_MS = 250
/** What a visitor above the limits is told. */
export const TOO_MANY_REQUESTS = 'There were too many requests from your address.'
const GONE = 'You have left before there was an answer.'

/** What one address (IPv6: one /64) may ask of one process. */
export interface RateLimits {
  /** In a minute. */
  posts: number
  work: WorkBudget
}

/** Far above manual use, and low enough to leave most of a processor to others. */
export const visitorLimits: RateLimits = { posts: 60, work: { burst: 100, queued: 300, perSecond: 250 } }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Processor time of one answer, in ms: `USUAL_COST_MS` when absent. Or why its address is not charged for it. */
    cost?: number | string
  }
  interface FastifyInstance {
    /** Before work of so many ms of the processor's time for one visitor. @throws BusyError: 429, the address has had its share for now. */
    chargeWork: (request: FastifyRequest, ms: number) => Promise<void>
    /** The same before a render for one visitor. @throws BusyError: 503 as well, it comes too late. */
    admitRender: (request: FastifyRequest, ms: number) => Promise<void>
  }
}

/** What every address has asked for lately. */
type VisitorLimits = ReturnType<typeof createVisitorLimits>

/** Returns the counts of one process: by clock, monotonic, in ms. */
export function createVisitorLimits({ limits, clock }: { limits: RateLimits; clock: { now(): number } }) {
  return {
    spend: createWorkBudget({ clock, budget: limits.work }),
    mayPost: createRateLimit({ clock, max: limits.posts, windowMs: MINUTE_MS }),
  }
}

interface RateLimitOptions {
  /** null: nobody is counted. */
  limits: VisitorLimits | null
  metrics: Metrics
}

/** Limits what one address, and a late request, can cost beyond answers from caches. */
export function registerRateLimits(app: FastifyInstance, { limits, metrics }: RateLimitOptions): void {
  const refuse = async (type: string, retryAfterMs: number) => {
    metrics.shed.inc({ type })
    await wait(REFUSAL_MS)
    throw new BusyError({
      status: 429,
      detail: TOO_MANY_REQUESTS,
      retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1_000)),
    })
  }
  const subscriber = ({ ip }: FastifyRequest) => {
    // The client has closed the connection: its address is gone.
    if ((ip as string | undefined) === undefined) throw new BusyError({ status: 429, detail: GONE })
    return subscriberOf(ip)
  }

  const chargeWork = async (request: FastifyRequest, ms: number) => {
    if (!limits) return
    const admission = limits.spend(subscriber(request), ms)
    if (!admission.isAllowed) return refuse('work-of-one', admission.retryAfterMs)
    if (admission.waitMs > 0) await wait(admission.waitMs)
  }
  app.decorate('chargeWork', chargeWork)
  app.decorate('admitRender', async (request, ms) => {
    if (request.isLate) {
      metrics.shed.inc({ type: 'late' })
      throw new BusyError()
    }
    await chargeWork(request, ms)
  })

  app.addHook('onRoute', (route) => {
    route.config = { cost: USUAL_COST_MS, ...route.config }
  })
  app.addHook('onRequest', async (request) => {
    const { is404, method, routeOptions } = request
    if (method === 'POST' && !is404 && limits && !limits.mayPost(subscriber(request)))
      await refuse('posts-of-one', MINUTE_MS)
    const { cost = USUAL_COST_MS } = routeOptions.config
    if (typeof cost === 'number') await chargeWork(request, cost)
  })
}
