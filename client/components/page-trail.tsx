import type { LayoutProps } from '#client/components/section-props.ts'
import { Breadcrumb } from './breadcrumb.tsx'

interface PageTrailProps extends Pick<LayoutProps, 't' | 'hrefTo'> {
  steps: readonly { label: string; path: string }[]
}

export function PageTrail({ t, hrefTo, steps }: PageTrailProps) {
  return <Breadcrumb label={t('trail.label')} steps={[{ label: t('nav.home'), path: hrefTo('index') }, ...steps]} />
}
