import { CLOSED_PROMPT_VALUE } from '#shared/site/limits.ts'
import {
  decideVisit,
  PROMPT_COOKIE_SECONDS,
  type PromptName,
  promptCookies,
  promptNames,
  type VisitInput,
} from '#shared/visitor/visit-decision.ts'
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
    // As the server does after the form: there may be another to show. Never the same, where no cookie can be kept.
    openPrompt(name)
  })
  keepQuery()
  document.addEventListener('page:shown', () => {
    keepQuery()
    openPrompt()
  })
}

/** The links to other sites take along the query of this visit, in whatever way they are opened. */
function keepQuery(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keep-query]')) link.search = location.search
}

function openPrompt(closed?: PromptName): void {
  const visit = document.querySelector<HTMLElement>('[data-prompts]')?.dataset.prompts
  const { page, topic } = document.getElementById('main')?.dataset ?? {}
  if (!visit || !page) return
  const { prompt } = decideVisit({
    ...(JSON.parse(visit) as Pick<VisitInput, 'visitor' | 'edition'>),
    route: page === 'error' ? null : { id: page, ...(topic && { topic: topic as 'legal' }) },
    isClosed: (name) => name === closed || isClosed(name),
    isLighthouse: navigator.userAgent.includes('Chrome-Lighthouse'),
  })
  if (prompt) openDialog(idOf(prompt))
}

const isClosed = (name: PromptName) =>
  document.cookie.split('; ').includes(`${promptCookies[name]}=${CLOSED_PROMPT_VALUE}`)
const idOf = (prompt: string) => `prompt-${prompt}`
