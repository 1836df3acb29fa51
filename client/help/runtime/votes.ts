import { onAction } from '#client/runtime/actions.ts'
import { startWhenWanted } from '#client/runtime/delayed-start.ts'
import { isLeaving } from '#client/runtime/leaving.ts'
import { HYDRATION_IDLE_TIMEOUT_MS } from '#shared/site/limits.ts'

const load = () => import('#client/help/runtime/send-vote.ts')

/** Votes work as a form, which this improves. */
export function startVotes(): void {
  onAction<HTMLButtonElement>('help-vote', (button, event) => {
    event.preventDefault()
    load().then(
      ({ vote }) => vote(button),
      () => isLeaving() || button.form?.requestSubmit(button),
    )
  })
  // Before there may be no network: a browser asks no second time for a module that it could not get.
  const prepare = () => {
    if (document.querySelector('[data-action=help-vote]')) load().catch(() => {})
  }
  startWhenWanted(prepare, HYDRATION_IDLE_TIMEOUT_MS)
  document.addEventListener('page:shown', prepare)
}
