import { onAction } from './actions.ts'
import { startMenus } from './menus.ts'

export function startPageControls(): void {
  // As the browser says it when the network is back: what waits for that tries again.
  onAction('try-again', () => navigator.onLine && dispatchEvent(new Event('online')))
  onAction('back', (control) => goBack(control.dataset.home ?? '/'))
  startMenus()
  startFolds()
  startClock()
}

/** To the previous page of this site; where another site's or a blank one lies behind, home. */
function goBack(home: string): void {
  const index = (window as Partial<Pick<Window, 'navigation'>>).navigation?.currentEntry?.index
  // The API counts this site's pages only. Without it the page that led here is one.
  if (index === undefined ? document.referrer.startsWith(`${location.origin}/`) : index > 0) history.back()
  else location.assign(home)
}

/** Opens on wider screens what a telephone folds. Styles show it without this; screen readers would still call it closed. */
function startFolds(): void {
  const wide = matchMedia('(min-width: 40em)')
  const fold = () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-fold]')) {
      // Around what is focused nothing closes.
      details.open = wide.matches || details.contains(document.activeElement)
      for (const title of details.querySelectorAll('summary')) title.tabIndex = wide.matches ? -1 : 0
    }
  }
  wide.addEventListener('change', fold)
  document.addEventListener('page:shown', fold)
  fold()
}

/** Twenty-four hours in every language, as in the timetable. */
const clockFormat = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** The wall clock that Dutch players expect; empty without JavaScript, because the server does not know their time. */
function startClock(): void {
  const show = () => {
    const now = new Date()
    for (const clock of document.querySelectorAll<HTMLTimeElement>('time[data-clock]')) {
      clock.textContent = now.toLocaleTimeString(document.documentElement.lang, clockFormat)
    }
    setTimeout(show, 60_000 - (now.getTime() % 60_000))
  }
  show()
}
