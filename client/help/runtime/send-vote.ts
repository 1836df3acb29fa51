import { isLeaving } from '#client/runtime/leaving.ts'
import { PART_TIMEOUT_MS } from '#client/runtime/part-timeout.ts'
import { waitForNetwork } from '#client/runtime/wait-for-network.ts'

/** What ends the last press of a form: of several presses the last is meant. */
const pressed = new WeakMap<HTMLFormElement, AbortController>()

/** Sends the vote of a button, now or when there is a network. */
export function vote(button: HTMLButtonElement): void {
  const { form } = button
  // Two quick presses are one vote.
  if (!form || button.ariaBusy === 'true') return
  pressed.get(form)?.abort()
  const press = new AbortController()
  pressed.set(form, press)
  for (const other of form.querySelectorAll('button')) other.ariaBusy = null
  button.ariaBusy = 'true'
  send(button, press)
}

function send(button: HTMLButtonElement, press: AbortController, isSecond = false): void {
  const { signal } = press
  let isLate = false
  // Without an answer the form goes by itself, and the browser shows that it waits.
  const timer = setTimeout(() => {
    isLate = true
    press.abort()
  }, PART_TIMEOUT_MS)
  const submit = () => {
    // Who comes back to this document may vote again.
    button.ariaBusy = null
    button.form?.requestSubmit(button)
  }
  sendVote(button, signal)
    // Where nothing can be reached, the form would lead to the browser’s own page about it.
    .catch(() => fetch('/', { method: 'HEAD', signal }))
    .then(
      (answer) => {
        // The network may have come back between the two.
        if (answer && !isSecond) send(button, press, true)
        else if (answer) submit()
        else button.ariaBusy = null
      },
      () => {
        // Who is on the way to another page goes there.
        if (isLate && isLeaving()) button.ariaBusy = null
        else if (isLate) submit()
        else if (!signal.aborted) waitForNetwork(() => signal.aborted || send(button, press))
      },
    )
    .finally(() => clearTimeout(timer))
}

/** Sends what its form would, and shows the thanks in the form's place. @throws Error when the vote was not counted. */
async function sendVote(button: HTMLButtonElement, signal: AbortSignal): Promise<void> {
  const { form } = button
  if (!form) return
  const fields = [...new FormData(form, button)].map(([name, value]) => [name, String(value)])
  // The way back is for readers without a script.
  const body = new URLSearchParams(fields)
  const response = await fetch(form.action, { method: 'POST', body, redirect: 'manual', signal })
  if (response.type !== 'opaqueredirect') throw new Error(`${form.action} answered ${response.status}`)
  form.dataset.done = ''
  // Focus was on a button that is gone now; what it moves to is read out.
  ;(form.nextElementSibling as HTMLElement | null)?.focus()
}
