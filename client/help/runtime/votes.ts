import { onAction } from '#client/runtime/actions.ts'

/** Votes work as a form; what improves them is loaded when somebody votes. */
export function startVotes(): void {
  onAction('help-vote', (button, event) => {
    event.preventDefault()
    const { form } = button as HTMLButtonElement
    // Two quick presses are one vote.
    if (button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    import('#client/help/runtime/send-vote.ts')
      .then((votes) => votes.sendVote(button as HTMLButtonElement))
      .catch(() => {
        // Who comes back to this document may vote again.
        button.ariaBusy = null
        // Without a network, the form would lead to the browser’s own page about it; ours says so already.
        if (navigator.onLine) form?.requestSubmit(button)
      })
  })
}
