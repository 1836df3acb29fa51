import { ReadingSection } from '../components/reading-section.tsx'
import styles from './facts.module.css'
import type { SectionProps } from './section-props.ts'

/** Terms and what they come to, as the rows of a table without its grid. */
export function Facts({ id, content }: SectionProps<'facts'>) {
  return (
    <ReadingSection id={id} title={content.title}>
      <dl className={`num ${styles.facts}`}>
        {content.items.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </ReadingSection>
  )
}
