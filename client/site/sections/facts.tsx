import type { ReactNode } from 'react'
import { ReadingSection } from '#client/components/reading-section.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './facts.module.css'

/** Terms and what they come to, as the rows of a table without its grid. */
export function Facts({ id, content }: SectionProps<'facts'>) {
  return (
    <ReadingSection id={id} title={content.title}>
      <FactList items={content.items} />
    </ReadingSection>
  )
}

/** The rows by themselves, for a section that has them from elsewhere than its content. */
export function FactList({ items }: { items: readonly { term: string; detail: ReactNode }[] }) {
  return (
    <dl className={`num ${styles.facts}`}>
      {items.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
