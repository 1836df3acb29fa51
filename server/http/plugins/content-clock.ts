import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ContentClock, createContentClock } from '#shared/site/content-clock.ts'
import { capCacheControl } from '../cache-policies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The time of day of the answer: the wall clock's or the preview's. */
    clock: ContentClock
    startedClock: ContentClock | null
  }
}

interface ContentClockOptions {
  wallClock: { now(): number }
}

/** Gives every request its clock, and ends caching at the next change of what is shown. */
export function registerContentClock(app: FastifyInstance, { wallClock }: ContentClockOptions): void {
  app.decorateRequest('startedClock', null)
  app.decorateRequest('clock', {
    getter(this: FastifyRequest) {
      this.startedClock ??= createContentClock(this.preview?.now ?? wallClock.now())
      return this.startedClock
    },
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    const control = reply.getHeader('cache-control')
    if (request.startedClock && typeof control === 'string') {
      reply.header('cache-control', capCacheControl(control, request.startedClock, wallClock.now()))
    }
    done()
  })
}
