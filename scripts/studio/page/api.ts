import type { FieldError } from '../contract.ts'

/** What the studio's server refuses, in its words; or that nothing answers there. */
export class Refusal extends Error {
  readonly errors: readonly FieldError[]
  constructor(message: string, errors: readonly FieldError[]) {
    super(message)
    this.errors = errors
  }
}

/** Asks the studio's server; with a body, to do something. @throws Refusal for what it refuses. */
export async function ask<Answer>(path: string, body?: object, signal?: AbortSignal): Promise<Answer> {
  const { isOk, json } = await fetch(`/studio/api/${path}`, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
    .then(async (answer) => ({ isOk: answer.ok, json: await answer.json() }))
    .catch((error: Error) => {
      if (signal?.aborted) throw error
      throw new Refusal('The studio’s server cannot be reached.', [])
    })
  if (!isOk) throw new Refusal(json.message, json.errors ?? [])
  return json as Answer
}
