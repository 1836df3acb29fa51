import type { FastifyRequest } from 'fastify'

/** What an answer may depend on of a request: the framework's own, or that of the response cache. */
export type SiteRequest = Pick<
  FastifyRequest,
  'headers' | 'url' | 'site' | 'edition' | 'visitor' | 'preview' | 'protocol'
>
