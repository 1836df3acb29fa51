import type { FieldError } from '../contract.ts'

/** What the studio's server refuses, in its words. */
export class Refusal extends Error {
  readonly errors: readonly FieldError[]
  constructor(message: string, errors: readonly FieldError[]) {
    super(message)
    this.errors = errors
  }
}

/** Asks the studio's server; with a body, to do something. @throws Refusal for what it refuses. */
export async function ask<Answer>(path: string, body?: object, signal?: AbortSignal): Promise<Answer> {
  const answer = await fetch(`/studio/api/${path}`, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  const json = await answer.json()
  if (!answer.ok) throw new Refusal(json.message, json.errors ?? [])
  return json as Answer
}
