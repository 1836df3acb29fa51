import type { Messages } from '#shared/site/messages.gen.ts'
import type { Translate } from '#shared/site/messages.ts'
import { Breadcrumb } from './breadcrumb.tsx'

interface PageTrailProps {
  t: Translate<Messages>
  hrefTo: (pageId: string) => string
  /** Below home, from the top down; the last is the page itself. */
  steps: readonly { label: string; path: string }[]
}

/** Where the page stands in the site, from home on. */
export function PageTrail({ t, hrefTo, steps }: PageTrailProps) {
  return <Breadcrumb label={t('trail.label')} steps={[{ label: t('nav.home'), path: hrefTo('index') }, ...steps]} />
}
