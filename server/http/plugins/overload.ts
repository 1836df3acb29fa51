import type { FastifyInstance } from 'fastify'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import { BusyError } from '#server/pages/render-slots.ts'
import { createIsLate } from '../late-requests.ts'
import type { LoadSensor } from '../load-sensor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Has waited too long to be rendered for alone. */
    isLate: boolean
  }
}

interface OverloadOptions {
  load: LoadSensor
  wallClock: { now(): number }
  metrics: Metrics
}

/** Refuses everything but probes when even stored pages would be late. */
export function registerOverload(app: FastifyInstance, { load, wallClock, metrics }: OverloadOptions): void {
  const isLate = createIsLate({ load, wallClock })
  app.decorateRequest('isLate', false)
  app.addHook('onRequest', (request, _reply, done) => {
    // Measured before this process makes the request wait.
    request.isLate = isLate(request)
    if (!load.isSaturated() || request.routeOptions.config.isHostIndependent) return done()
    metrics.shed.inc({ type: 'saturated' })
    done(new BusyError())
  })
}
