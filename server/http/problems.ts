import { STATUS_CODES } from 'node:http'
import type { FastifyReply } from 'fastify'
import Type, { type Static } from 'typebox'
import { cachePolicies } from './cache-policies.ts'

export const PROBLEM_TYPE = 'application/problem+json'

/** RFC 9457 problem details, with the request's id as extension. */
export const Problem = Type.Object(
  {
    type: Type.String({ description: '`about:blank`: the status says all there is to say (RFC 9457, 4.2.1)' }),
    title: Type.String({ description: 'The phrase of the status' }),
    status: Type.Integer({ minimum: 400, maximum: 599 }),
    detail: Type.String({ description: 'What went wrong this time, for people' }),
    requestId: Type.String({ description: 'Quote it to support' }),
  },
  { title: 'Problem' },
)
export type Problem = Static<typeof Problem>

interface ProblemInput {
  /** 400 to 599. */
  status: number
  /** Shown to the client: no internals. */
  detail: string
  /** Whole seconds after which trying again makes sense. */
  retryAfterSeconds?: number | undefined
}

/** An error whose message may be shown to the client. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  /** Where Fastify looks for the status of an error. */
  readonly statusCode: number
  readonly retryAfterSeconds: number | undefined

  constructor({ status, detail, retryAfterSeconds }: ProblemInput) {
    super(detail)
    this.statusCode = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Returns an error to throw; the error handlers answer with its status and detail. */
export function createProblem(input: ProblemInput): ProblemError {
  return new ProblemError(input)
}

/** Answers with problem details that are never stored. Returns the reply, for handlers to return. */
export function sendProblem(reply: FastifyReply, { status, detail, retryAfterSeconds }: ProblemInput): FastifyReply {
  const title = STATUS_CODES[status] ?? 'Error'
  const problem: Problem = { type: 'about:blank', title, status, detail, requestId: reply.request.id }
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  return (
    reply
      .code(status)
      .header('cache-control', cachePolicies.never)
      .type(PROBLEM_TYPE)
      // A route's own response schema must not shape its errors.
      .serializer((body: Problem) => JSON.stringify(body))
      .send(problem)
  )
}
