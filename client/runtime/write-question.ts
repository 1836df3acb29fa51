/** In characters: servers refuse an address that is much longer, and so would a reload. */
const LONGEST_ADDRESS = 4_000

/**
 * Puts a question into the address, as its form itself would, to be kept and shared. What is no field of the form stays in
 * it, such as the mode of the poker client, and so does what the router knows this entry of the history by.
 */
export function writeQuestion(form: HTMLFormElement | null, fields: readonly (readonly [string, string])[]): void {
  const query = new URLSearchParams(location.search)
  for (const control of form?.elements ?? []) query.delete(control.getAttribute('name') ?? '')
  for (const [name, text] of fields) query.set(name, text)
  const question = query.toString()
  const address = location.pathname + (question && `?${question}`)
  if (address.length <= LONGEST_ADDRESS) history.replaceState(history.state, '', address)
}
