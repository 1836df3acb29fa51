import { onAction } from '#client/runtime/actions.ts'
import { waitForNetwork } from '#client/runtime/wait-for-network.ts'

/** Votes work as a form; what improves them is loaded when somebody votes. */
export function startVotes(): void {
  onAction('help-vote', (control, event) => {
    event.preventDefault()
    const button = control as HTMLButtonElement
    const { form } = button
    // Two quick presses are one vote.
    if (button.ariaBusy) return
    button.ariaBusy = 'true'
    // Who comes back to this document may vote again.
    const free = () => {
      button.ariaBusy = null
    }
    import('#client/help/runtime/send-vote.ts')
      .then((votes) => votes.sendVote(button))
      // Where nothing can be reached, the form would lead to the browser’s own page about it.
      .catch(() => fetch('/', { method: 'HEAD' }))
      .then(
        (answer) => {
          free()
          if (answer) form?.requestSubmit(button)
        },
        () =>
          waitForNetwork(() => {
            free()
            button.click()
          }),
      )
  })
}
