import { onAction } from './actions.ts'

export function startTabs(): void {
  onAction('tab', (tab, event) => {
    event.preventDefault()
    select(tab)
  })
  document.addEventListener('keydown', (event) => {
    const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="tab"]') : null
    if (!tab) return
    const tabs = tabsBeside(tab)
    const at = tabs.indexOf(tab)
    const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1, ' ': at }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = tabs.at(target % tabs.length)
    next?.focus()
    if (next) select(next)
  })
}

function tabsBeside(tab: HTMLElement): HTMLElement[] {
  return [...(tab.parentElement as HTMLElement).querySelectorAll<HTMLElement>('[role="tab"]')]
}

function select(chosen: HTMLElement): void {
  for (const tab of tabsBeside(chosen)) {
    const isChosen = tab === chosen
    tab.ariaSelected = String(isChosen)
    tab.tabIndex = isChosen ? 0 : -1
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    if (panel) panel.hidden = !isChosen
  }
}
