import type { FastifyInstance } from 'fastify'
import type { LoadSensor } from '../load-sensor.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { BusyError } from '../render/render-slots.ts'

interface OverloadOptions {
  load: LoadSensor
  metrics: Metrics
}

/** Turns visitors away at the door when even stored pages would come too late; probes are always answered. */
export function registerOverload(app: FastifyInstance, { load, metrics }: OverloadOptions): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!load.isSaturated() || request.routeOptions.config.isHostIndependent) return done()
    metrics.shed.inc({ type: 'saturated' })
    done(new BusyError())
  })
}
