import { waitForNetwork } from '#client/runtime/wait-for-network.ts'

/** Sends the one vote of a form, now or when there is a network. */
export function vote(button: HTMLButtonElement): void {
  const { form } = button
  if (!form) return
  // Two quick presses are one vote; of two that wait for the network, the last is meant.
  const pending = pendingIn(form)
  if (pending) pending.ariaBusy = null
  button.ariaBusy = 'true'
  if (!pending) send(form, button)
}

const pendingIn = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('[aria-busy]')

function send(form: HTMLFormElement, button: HTMLButtonElement): void {
  const last = () => pendingIn(form) ?? button
  sendVote(button)
    // Where nothing can be reached, the form would lead to the browser’s own page about it.
    .catch(() => fetch('/', { method: 'HEAD' }))
    .then(
      (answer) => {
        const voted = last()
        // Who comes back to this document may vote again.
        voted.ariaBusy = null
        if (answer) form.requestSubmit(voted)
      },
      () => waitForNetwork(() => send(form, last())),
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
