import { forbids } from '#shared/law/jurisdictions.ts'
import type { PageContext } from '#shared/site/page-context.ts'
import { promptsFor } from '#shared/visitor/visit-decision.ts'
import type { PageRequest } from './page-request.ts'
import type { PageServices } from './page-services.ts'

/** Dialogs that open by themselves, outside of what React looks after: a payload is neutral to the visitor, they are not. */
interface Prompts {
  html: string
  /** Source files whose styles they need. */
  sources: string[]
}

interface PromptsInput {
  request: PageRequest
  context: PageContext
}

const none: Prompts = { html: '', sources: [] }

/** The dialogs that concern the request's class of visitors; nothing for nearly everybody. */
export function buildPrompts({ entry, sites }: PageServices, { request, context }: PromptsInput): Prompts {
  const { visitor, prompt } = request
  const { edition, paths } = request.site
  const names = promptsFor({ visitor, edition })
  if (names.length === 0) return none
  const ontario = sites.byId.ca
  const isOfferAllowed = !forbids(ontario.jurisdiction, 'publicInducement')
  const html = entry.renderPrompts({
    context,
    paths,
    names,
    open: prompt,
    visit: { visitor, edition: { id: edition.id, isGeneralSiteDialog: edition.isGeneralSiteDialog } },
    ontarioUrl: `${ontario.edition.origin}/`,
    offer: isOfferAllowed ? ontario.edition.ontarioOffer : null,
  })
  return { html, sources: ['client/layout/prompts.tsx'] }
}
