import { CLOSED_PROMPT_VALUE } from '#shared/limits.ts'
import {
  decideVisit,
  PROMPT_COOKIE_SECONDS,
  type PromptName,
  promptCookies,
  promptNames,
  type VisitInput,
} from '#shared/visit-decision.ts'
import { onAction } from './actions.ts'
import { closeDialog, openDialog } from './dialogs.ts'
import { writeCookie } from './write-cookie.ts'

/** Remembers which of the visitor's dialogs were closed, and opens one where a navigation leads to its page. */
export function startPrompts(): void {
  // A page that the browser kept since before, for its way back, shows what has been closed meanwhile.
  for (const name of promptNames) if (isClosed(name)) closeDialog(idOf(name), 'navigation')
  document.addEventListener('dialog:closed', (event) => {
    const name = promptNames.find((prompt) => idOf(prompt) === (event.target as Element).id)
    // A page that went away under it is no answer.
    if (!name || (event as CustomEvent).detail.reason === 'navigation') return
    writeCookie({ name: promptCookies[name], value: CLOSED_PROMPT_VALUE, maxAge: PROMPT_COOKIE_SECONDS })
  })
  onAction('keep-query', (control) => {
    if (control instanceof HTMLAnchorElement) control.search = location.search
  })
  document.addEventListener('page:shown', openPrompt)
}

function openPrompt(): void {
  const visit = document.querySelector<HTMLElement>('[data-prompts]')?.dataset.prompts
  const { page, topic } = document.getElementById('main')?.dataset ?? {}
  if (!visit || !page) return
  const { prompt } = decideVisit({
    ...(JSON.parse(visit) as Pick<VisitInput, 'visitor' | 'edition'>),
    route: page === 'error' ? null : { id: page, ...(topic && { topic: topic as 'legal' }) },
    isClosed,
    isLighthouse: navigator.userAgent.includes('Chrome-Lighthouse'),
  })
  if (prompt) openDialog(idOf(prompt))
}

const isClosed = (name: PromptName) =>
  document.cookie.split('; ').includes(`${promptCookies[name]}=${CLOSED_PROMPT_VALUE}`)
const idOf = (prompt: string) => `prompt-${prompt}`
