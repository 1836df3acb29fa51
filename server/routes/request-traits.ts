import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { type PromptName, promptCookies } from '#shared/visit-decision.ts'

/** Whether the request's cookies say that a dialog was closed. They are read only when somebody asks. */
export function isClosedIn({ headers }: FastifyRequest): (prompt: PromptName) => boolean {
  return (prompt) => parseCookie(headers.cookie ?? '')[promptCookies[prompt]] === '1'
}

/** Whether the visitor is a measurement of Lighthouse, whom the region warning spares (specification, section 4). */
export function isLighthouse({ headers }: FastifyRequest): boolean {
  return headers['user-agent']?.includes('Chrome-Lighthouse') ?? false
}
