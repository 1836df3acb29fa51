import type { FastifyReply } from 'fastify'
import { safeLocation } from '#shared/site/safe-location.ts'

interface Redirect {
  to: string
  status: 301 | 302 | 303
  /** Origins that it may lead to besides this site. */
  origins?: readonly string[]
  /** Where to when `to` does not pass the gate, as with a query that is too long; through the same gate. */
  otherwise?: string
}

/** Redirects past the gate. The only place that redirects, which `npm run check` holds. */
export function sendRedirect(
  reply: FastifyReply,
  { to, status, origins = [], otherwise = '/' }: Redirect,
): FastifyReply {
  return reply.redirect(safeLocation(to, { origins }) ?? safeLocation(otherwise, { origins }) ?? '/', status)
}
