import type { Messages } from '#shared/site/messages.gen.ts'
import type { Translate } from '#shared/site/messages.ts'
import { Breadcrumb } from './breadcrumb.tsx'

interface PageTrailProps {
  t: Translate<Messages>
  hrefTo: (pageId: string) => string
  steps: readonly { label: string; path: string }[]
}

export function PageTrail({ t, hrefTo, steps }: PageTrailProps) {
  return <Breadcrumb label={t('trail.label')} steps={[{ label: t('nav.home'), path: hrefTo('index') }, ...steps]} />
}
