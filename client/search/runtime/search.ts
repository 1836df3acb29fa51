import { onAction } from '#client/runtime/actions.ts'
import { leadsElsewhere } from '#client/runtime/leads-elsewhere.ts'

/** Search works as a link; what improves it is loaded when somebody uses it. */
export function startSearch(): void {
  onAction('search', (link, event) => {
    if (leadsElsewhere(event)) return
    event.preventDefault()
    import('./search-dialog.ts')
      .then((dialog) => dialog.openSearch(link as HTMLAnchorElement))
      .catch(() => location.assign((link as HTMLAnchorElement).href))
  })
  document.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, target } = event
    const isChord = ctrlKey || metaKey
    // One key alone can be turned off (WCAG 2.1.4) and belongs to a visitor who is writing; a dialog that is open has all keys.
    if (altKey || (isChord ? key !== 'k' : key !== '/' || 'slashOff' in document.documentElement.dataset)) return
    const isWriting = !isChord && (target as Element).closest('input,textarea,select')
    if (isWriting || document.querySelector('dialog:modal')) return
    event.preventDefault()
    const links = [...document.querySelectorAll<HTMLElement>('[data-action="search"]')]
    links.find((link) => link.checkVisibility())?.click()
  })
}
