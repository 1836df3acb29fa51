import { onAction } from '#client/runtime/actions.ts'
import { leadsElsewhere } from '#client/runtime/leads-elsewhere.ts'
import { isLeaving } from '#client/runtime/leaving.ts'

/** Search works as a link; what improves it is loaded when somebody uses it. */
export function startSearch(): void {
  onAction('search', (link, event) => {
    // Without a network a link, which the app holds until there is one.
    if (leadsElsewhere(event) || !navigator.onLine) return
    event.preventDefault()
    import('./search-dialog.ts')
      .then((dialog) => dialog.openSearch(link as HTMLAnchorElement))
      .catch(() => isLeaving() || location.assign((link as HTMLAnchorElement).href))
  })
  document.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey } = event
    // With a second key: one alone would need a way to turn it off that lasts (WCAG 2.1.4), and nothing is stored for it.
    // A dialog that is open has all keys.
    if (key !== 'k' || altKey || !(ctrlKey || metaKey) || document.querySelector('dialog:modal')) return
    event.preventDefault()
    for (const link of document.querySelectorAll<HTMLElement>('[data-action="search"]'))
      if (link.getClientRects().length > 0) return link.click()
  })
}
