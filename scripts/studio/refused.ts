import type { FieldError } from './contract.ts'

/** What the studio says no to; its words are shown as they stand, with an answer of this status. */
export class Refused extends Error {
  readonly statusCode: number
  readonly errors: FieldError[]
  constructor(message: string, { errors = [], statusCode = 422 }: { errors?: FieldError[]; statusCode?: number } = {}) {
    super(message)
    this.errors = errors
    this.statusCode = statusCode
  }
}
