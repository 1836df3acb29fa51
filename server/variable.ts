/** An environment variable that the process reads. */
export interface Variable<T> {
  default: string
  /** Why a deployment would set it. */
  why: string
  /** Its value stays out of every message. */
  isSecret?: true
  /** @throws Error whose message says what was expected. */
  parse: (value: string | undefined) => T
}
