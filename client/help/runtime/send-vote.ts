import { waitForNetwork } from '#client/runtime/wait-for-network.ts'

/** What waits for the network, by form: of several presses the last is meant. */
const waiting = new WeakMap<HTMLFormElement, HTMLButtonElement>()

/** Sends the vote of a button, now or when there is a network. */
export function vote(button: HTMLButtonElement): void {
  const { form } = button
  // Two quick presses are one vote.
  if (!form || button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  if (waiting.has(form)) wait(form, button)
  else send(form, button)
}

function wait(form: HTMLFormElement, button: HTMLButtonElement): void {
  const before = waiting.get(form)
  waiting.set(form, button)
  if (before) before.ariaBusy = null
  else
    waitForNetwork(() => {
      const last = waiting.get(form) ?? button
      waiting.delete(form)
      send(form, last)
    })
}

function send(form: HTMLFormElement, button: HTMLButtonElement): void {
  sendVote(button)
    // Where nothing can be reached, the form would lead to the browser’s own page about it.
    .catch(() => fetch('/', { method: 'HEAD' }))
    .then(
      (answer) => {
        // Who comes back to this document may vote again.
        button.ariaBusy = null
        if (answer) form.requestSubmit(button)
      },
      () => wait(form, button),
    )
}

/** Sends what its form would, and shows the thanks in the form's place. @throws Error when the vote was not counted. */
async function sendVote(button: HTMLButtonElement): Promise<void> {
  const { form } = button
  if (!form) return
  const fields = [...new FormData(form, button)].map(([name, value]) => [name, String(value)])
  // The way back is for readers without a script.
  const response = await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  if (response.type !== 'opaqueredirect') throw new Error(`${form.action} answered ${response.status}`)
  form.dataset.done = ''
  // Focus was on a button that is gone now; what it moves to is read out.
  ;(form.nextElementSibling as HTMLElement | null)?.focus()
}
