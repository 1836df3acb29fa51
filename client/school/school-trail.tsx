import { Breadcrumb } from '#client/components/breadcrumb.tsx'
import type { InteractiveMessages } from '#shared/site/messages.gen.ts'
import type { Translate } from '#shared/site/messages.ts'

interface SchoolTrailProps {
  trail: readonly { label: string; page: string }[]
  /** Of the page itself, which ends the trail. */
  pageId: string
  name: string
  t: Translate<Pick<InteractiveMessages, 'breadcrumb.label'>>
  hrefTo: (pageId: string) => string
}

/** Where a page of the school stands. */
export function SchoolTrail({ trail, pageId, name, t, hrefTo }: SchoolTrailProps) {
  return (
    <Breadcrumb
      label={t('breadcrumb.label')}
      steps={[
        ...trail.map(({ label, page }) => ({ label, path: hrefTo(page) })),
        { label: name, path: hrefTo(pageId) },
      ]}
    />
  )
}
