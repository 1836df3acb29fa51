import { keepEmbeddedMode, readEmbeddedMode } from '#shared/site/embedded.ts'

/** Puts a question into the address, as its form itself would, to be kept and shared; the mode of the poker client stays in it. */
export function writeQuestion(fields: readonly (readonly [string, string])[]): void {
  const search = `?${new URLSearchParams(fields.map(([name, text]) => [name, text]))}`
  const inMode = keepEmbeddedMode(search, readEmbeddedMode(location.search))
  history.replaceState(history.state, '', location.pathname + inMode)
}
