import { onAction } from '#client/runtime/actions.ts'
import { leadsElsewhere } from '#client/runtime/leads-elsewhere.ts'
import { isLeaving, leaveFor } from '#client/runtime/leaving.ts'
import { PART_TIMEOUT_MS } from '#client/runtime/part-timeout.ts'

/** Search works as a link; what improves it is loaded when somebody uses it. */
export function startSearch(): void {
  onAction<HTMLAnchorElement>('search', (link, event) => {
    // Without a network a link, which the app holds until there is one.
    if (leadsElsewhere(event) || !navigator.onLine) return
    event.preventDefault()
    const pressedAt = location.href
    // Who has gone on to another page is left there.
    const follow = () => isLeaving() || location.href !== pressedAt || leaveFor(link.href)
    // Of code that neither comes nor fails nobody is told.
    const timer = setTimeout(follow, PART_TIMEOUT_MS)
    import('./search-dialog.ts').then((dialog) => dialog.openSearch(link)).then(() => clearTimeout(timer), follow)
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
