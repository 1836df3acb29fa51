import { onAction } from './actions.ts'

/** Improves what works as HTML already; runs before and without the app. */
export function startPageControls(): void {
  onAction('back', (control) => goBack(control.dataset.home ?? '/'))
  document.addEventListener('click', ({ target }) => closeMenus(target instanceof Element ? target : null))
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const menu = openMenus().at(-1)
    if (!menu) return
    menu.open = false
    menu.querySelector<HTMLElement>('summary')?.focus()
  })
  startClock()
}

/** To the previous page; who came straight here has none, and goes home. */
function goBack(home: string): void {
  if (history.length > 1) history.back()
  else location.assign(home)
}

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')]
}

/** A click outside of a menu or on a link inside closes it; a click on its summary is the browser's. */
function closeMenus(target: Element | null): void {
  for (const menu of openMenus()) {
    if (!target || !menu.contains(target) || target.closest('a')) menu.open = false
  }
}

/** The wall clock that Dutch players expect; empty without JavaScript, because the server does not know their time. */
function startClock(): void {
  const show = () => {
    const now = new Date()
    for (const clock of document.querySelectorAll<HTMLTimeElement>('time[data-clock]')) {
      clock.textContent = now.toLocaleTimeString(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' })
      clock.dateTime = now.toISOString()
    }
    setTimeout(show, 60_000 - (now.getTime() % 60_000))
  }
  show()
}
