import { onAction } from '#client/runtime/actions.ts'

/** Votes work as a form; what improves them is loaded when somebody votes. */
export function startVotes(): void {
  onAction('help-vote', (button, event) => {
    event.preventDefault()
    const { form } = button as HTMLButtonElement
    // Two quick presses are one vote.
    if (!form || form.ariaBusy === 'true') return
    form.ariaBusy = 'true'
    import('#client/help/runtime/send-vote.ts')
      .then((votes) => votes.sendVote(button as HTMLButtonElement))
      .catch(() => form.requestSubmit(button))
  })
}
