import type { FastifyInstance } from 'fastify'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import { BusyError } from '#server/pages/render-slots.ts'
import { createIsLate } from '../late-requests.ts'
import type { LoadSensor } from '../load-sensor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Has waited so long already that nothing is rendered for it alone: the process has no time to catch up. */
    isLate: boolean
  }
}

interface OverloadOptions {
  load: LoadSensor
  wallClock: { now(): number }
  metrics: Metrics
}

/** Turns visitors away at the door when even stored pages would come too late; probes are always answered. */
export function registerOverload(app: FastifyInstance, { load, wallClock, metrics }: OverloadOptions): void {
  const isLate = createIsLate({ load, wallClock })
  app.decorateRequest('isLate', false)
  app.addHook('onRequest', (request, _reply, done) => {
    // Before anything is waited for: that would not be the queue's fault.
    request.isLate = isLate(request)
    if (!load.isSaturated() || request.routeOptions.config.isHostIndependent) return done()
    metrics.shed.inc({ type: 'saturated' })
    done(new BusyError())
  })
}
