import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The fields of a form that was sent. */
export type Form = Readonly<Record<string, string>>

/** What a feature adds its forms with. */
export interface ActionScope {
  app: FastifyInstance
  /** Leads to the page that the form stands on, or to one of its places. */
  goBack: (request: FastifyRequest, reply: FastifyReply, hash?: string) => FastifyReply
}
