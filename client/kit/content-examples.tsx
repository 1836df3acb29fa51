import { Badge } from '../components/badge.tsx'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { Notice } from '../components/notice.tsx'
import type { ExampleProps } from './example-props.ts'
import { States } from './states.tsx'

export function BadgeExamples() {
  return (
    <States>
      <Badge tone="plain">Concept</Badge>
      <Badge tone="responsible">Limiet ingesteld</Badge>
    </States>
  )
}

export function NoticeExamples() {
  return (
    <Notice title="In Nederland hoort hier geen beloning bij">
      De streamermodus geeft je verborgen hole cards en een streamerpaneel.
    </Notice>
  )
}

export function BreadcrumbExamples({ id, hrefTo }: ExampleProps) {
  return (
    <Breadcrumb
      label={`Je bent hier, ${id}`}
      steps={[
        { label: 'Home', path: hrefTo('index') },
        { label: 'Over ons', path: hrefTo('about-us') },
        { label: 'Contact', path: hrefTo('contact') },
      ]}
    />
  )
}
