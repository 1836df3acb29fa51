import { CLOSED_DIALOG_VALUE } from '#shared/site/limits.ts'
import {
  DIALOG_COOKIE_SECONDS,
  decideVisit,
  type VisitInput,
  type VisitorDialog,
  visitorDialogCookies,
  visitorDialogs,
} from '#shared/visitor/visit-decision.ts'
import { closeDialog, openDialog } from './dialogs.ts'
import { writeCookie } from './write-cookie.ts'

/** Remembers which of the visitor's dialogs were closed, and opens one where a navigation leads to its page. */
export function startVisitorDialogs(): void {
  // A page that the browser kept since before, for its way back, shows what has been closed meanwhile.
  for (const name of visitorDialogs) if (isClosed(name)) closeDialog(idOf(name), 'navigation')
  document.addEventListener('dialog:closed', (event) => {
    const name = visitorDialogs.find((dialog) => idOf(dialog) === (event.target as Element).id)
    // A page that went away under it is no answer.
    if (!name || (event as CustomEvent).detail.reason === 'navigation') return
    writeCookie({ name: visitorDialogCookies[name], value: CLOSED_DIALOG_VALUE, maxAge: DIALOG_COOKIE_SECONDS })
    // As the server does after the form: there may be another to show. Never the same, where no cookie can be kept.
    openVisitorDialog(name)
  })
  document.addEventListener('page:shown', () => openVisitorDialog())
}

function openVisitorDialog(closed?: VisitorDialog): void {
  const visit = document.querySelector<HTMLElement>('[data-visitor-dialogs]')?.dataset.visitorDialogs
  const { page, topic } = document.getElementById('main')?.dataset ?? {}
  if (!visit || !page) return
  const { dialog } = decideVisit({
    ...(JSON.parse(visit) as Pick<VisitInput, 'visitor' | 'edition'>),
    route: page === 'error' ? null : { id: page, ...(topic && { topic: topic as 'legal' }) },
    isClosed: (name) => name === closed || isClosed(name),
    isLighthouse: navigator.userAgent.includes('Chrome-Lighthouse'),
  })
  if (dialog) openDialog(idOf(dialog))
}

const isClosed = (name: VisitorDialog) =>
  document.cookie.split('; ').includes(`${visitorDialogCookies[name]}=${CLOSED_DIALOG_VALUE}`)
const idOf = (dialog: string) => `dialog-${dialog}`
