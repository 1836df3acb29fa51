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
  send(button, press.signal)
}

function send(button: HTMLButtonElement, signal: AbortSignal, isSecond = false): void {
  sendVote(button, signal)
    // Where nothing can be reached, the form would lead to the browser’s own page about it.
    .catch(() => fetch('/', { method: 'HEAD', signal }))
    .then(
      (answer) => {
        // The network may have come back between the two.
        if (answer && !isSecond) return send(button, signal, true)
        // Who comes back to this document may vote again.
        button.ariaBusy = null
        if (answer) button.form?.requestSubmit(button)
      },
      () => {
        if (!signal.aborted) waitForNetwork(() => signal.aborted || send(button, signal))
      },
    )
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
