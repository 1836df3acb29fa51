import { onAction } from '#client/runtime/actions.ts'
import { waitForNetwork } from '#client/runtime/wait-for-network.ts'
// With it: a browser asks no second time for code that it could not get, and who votes offline would wait for good.
import { sendVote } from './send-vote.ts'

/** Votes work as a form, which this improves. */
export function startVotes(): void {
  onAction('help-vote', (control, event) => {
    event.preventDefault()
    const button = control as HTMLButtonElement
    const { form } = button
    if (!form) return
    // Two quick presses are one vote; of two that wait for the network, the last is meant.
    const pending = pendingIn(form)
    if (pending) pending.ariaBusy = null
    button.ariaBusy = 'true'
    if (!pending) send(form, button)
  })
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
