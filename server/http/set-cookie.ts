import { stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieName } from '#shared/site/browser-storage.ts'

interface NewCookie {
  name: CookieName
  value: string
  /** In seconds; 0 takes it away. */
  maxAge: number
  /** Out of reach of scripts. */
  httpOnly?: boolean
}

/** Sets a cookie of this site for all of its paths. */
export function setCookie({ protocol }: FastifyRequest, reply: FastifyReply, cookie: NewCookie): void {
  reply.header(
    'set-cookie',
    stringifySetCookie({ ...cookie, path: '/', sameSite: 'lax', secure: protocol === 'https' }),
  )
}
