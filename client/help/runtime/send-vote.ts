import { waitForNetwork } from '#client/runtime/wait-for-network.ts'

/** The button of a vote that is on its way or waits for the network, by form: of several presses the last is meant. */
const chosen = new WeakMap<HTMLFormElement, HTMLButtonElement>()

/** Sends the vote of a button, now or when there is a network. */
export function vote(button: HTMLButtonElement): void {
  const { form } = button
  if (!form) return
  const before = chosen.get(form)
  if (before) before.ariaBusy = null
  button.ariaBusy = 'true'
  chosen.set(form, button)
  if (!before) send(form, button)
}

function send(form: HTMLFormElement, button: HTMLButtonElement): void {
  sendVote(button)
    // Where nothing can be reached, the form would lead to the browser’s own page about it.
    .catch(() => fetch('/', { method: 'HEAD' }))
    .then(
      (answer) => {
        const last = chosen.get(form) ?? button
        // Who comes back to this document may vote again.
        chosen.delete(form)
        last.ariaBusy = null
        if (answer) form.requestSubmit(last)
      },
      () => waitForNetwork(() => send(form, chosen.get(form) ?? button)),
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
