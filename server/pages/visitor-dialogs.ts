import { forbids } from '#shared/law/jurisdictions.ts'
import type { PageContext } from '#shared/site/page-context.ts'
import { visitorDialogsFor } from '#shared/visitor/visit-decision.ts'
import type { PageRequest } from './page-request.ts'
import type { PageServices } from './page-services.ts'

/** Dialogs that open by themselves, outside of what React looks after: a payload is neutral to the visitor, they are not. */
interface VisitorDialogs {
  html: string
  /** Source files whose styles they need. */
  sources: string[]
}

interface VisitorDialogsInput {
  request: PageRequest
  context: PageContext
}

const none: VisitorDialogs = { html: '', sources: [] }

/** The dialogs that concern the request's class of visitors; nothing for nearly everybody. */
export function buildVisitorDialogs(
  { entry, sites }: PageServices,
  { request, context }: VisitorDialogsInput,
): VisitorDialogs {
  const { visitor, dialog } = request
  const { edition, paths } = request.site
  const names = visitorDialogsFor({ visitor, edition })
  if (names.length === 0) return none
  const { local } = request.site
  const sibling = local && sites.byId[local]
  const isOfferAllowed = sibling && !forbids(sibling.jurisdiction, 'publicInducement')
  const html = entry.renderVisitorDialogs({
    context,
    paths,
    names,
    open: dialog,
    visit: { visitor, edition: { id: edition.id, isGeneralSiteDialog: edition.isGeneralSiteDialog } },
    offer: isOfferAllowed ? sibling.edition.ontarioOffer : null,
  })
  return { html, sources: ['client/layout/visitor-dialogs.tsx'] }
}
