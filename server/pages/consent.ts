import type { PageContext } from '#shared/site/page-context.ts'
import { askedCategories } from '#shared/visitor/asked-categories.ts'
import { noConsent } from '#shared/visitor/consent.ts'
import type { ConsentConfig } from '#shared/visitor/consent-config.ts'
import { outsideScriptsOf } from '#shared/visitor/third-parties.ts'
import type { PageRequest } from './page-request.ts'
import type { PageServices } from './page-services.ts'

/** The question of consent, outside of what React looks after: a payload is neutral to the visitor, its answer is not. */
interface ConsentParts {
  /** Before the page, because it is what a keyboard should reach first. */
  banner: string
  /** Behind the page. */
  dialog: string
  /** Source files whose styles the banner needs, and those that the dialog needs. */
  sources: string[]
  lateSources: string[]
}

const none: ConsentParts = { banner: '', dialog: '', sources: [], lateSources: [] }
const DIALOG_SOURCE = 'client/layout/consent-dialog.tsx'
const BANNER_SOURCE = 'client/layout/consent-banner.tsx'

/** The banner where the question is open, and the dialog where there is one at all. */
export function buildConsent(
  { entry, staticSections }: PageServices,
  request: PageRequest,
  context: PageContext,
): ConsentParts {
  const { edition, paths } = request.site
  const categories = askedCategories(edition)
  if (categories.length === 0) return none
  const config: ConsentConfig = {
    categories,
    version: edition.consentTextVersion,
    analytics: edition.analytics,
    scripts: outsideScriptsOf(edition).map(({ name, category, url }) => ({ name, category, url })),
  }
  const hasStandIns = edition.standIns?.includes('scripts') ?? false
  const staticHtml = (name: string, render: (declared: PageContext) => string) =>
    staticSections({ name, context, inputs: [], version: '', render }).html
  const dialog = staticHtml('consent-dialog', (declared) =>
    entry.renderConsentDialog({ context: declared, paths, config, hasStandIns }),
  )
  if (!isAskedOn(request, context)) return { ...none, dialog, lateSources: [DIALOG_SOURCE] }
  const hasOutsideScripts = config.scripts.length > 0
  const banner = staticHtml('consent-banner', (declared) =>
    entry.renderConsentBanner({ context: declared, paths, hasOutsideScripts }),
  )
  return { banner, dialog, sources: [BANNER_SOURCE], lateSources: [DIALOG_SOURCE] }
}

/**
 * Where the question stands in the way of nothing: not on pages about responsible gaming, on which nothing is ever
 * loaded, not on the cookie policy, which has the whole choice in its text, and not in the frame of the poker client.
 */
function isAskedOn({ consent = noConsent, embedded, preview }: PageRequest, context: PageContext): boolean {
  if (!consent.isAsked || embedded || preview) return false
  return context.topic !== 'responsible-gaming' && context.pageId !== 'cookie-policy'
}
