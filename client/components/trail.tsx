import type { InteractiveMessages } from '#shared/site/messages.gen.ts'
import type { Translate } from '#shared/site/messages.ts'
import { Breadcrumb } from './breadcrumb.tsx'

interface TrailProps {
  /** Pages above this one, from the top down. */
  parents: readonly { label: string; page?: string }[]
  /** Of the page itself, which ends the trail. */
  pageId: string
  name: string
  t: Translate<Pick<InteractiveMessages, 'breadcrumb.label'>>
  hrefTo: (pageId: string) => string
}

/** Where a page stands below the pages that its content names. */
export function Trail({ parents, pageId, name, t, hrefTo }: TrailProps) {
  const above = parents.map(({ label, page = '' }) => ({ label, path: hrefTo(page) }))
  return <Breadcrumb label={t('breadcrumb.label')} steps={[...above, { label: name, path: hrefTo(pageId) }]} />
}
