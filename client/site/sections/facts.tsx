import type { ReactNode } from 'react'
import { ReadingSection } from '#client/components/reading-section.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './facts.module.css'

export function Facts({ id, content }: SectionProps<'facts'>) {
  return (
    <ReadingSection id={id} title={content.title}>
      <FactList items={content.items} />
    </ReadingSection>
  )
}

export function FactList({ items }: { items: readonly { term: string; detail: ReactNode }[] }) {
  return (
    <dl className={`num thick-above ${styles.facts}`}>
      {items.map(({ term, detail }) => (
        <div key={term}>
          <dt className="strong">{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
