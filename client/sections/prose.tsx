import { ContentLink } from '../components/content-link.tsx'
import { ReadingSection } from '../components/reading-section.tsx'
import styles from './prose.module.css'
import type { SectionProps } from './section-props.ts'

/** Running text in a measure that is easy to read. */
export function Prose({ id, content, t, hrefTo }: SectionProps<'prose'>) {
  const { title, paragraphs, link } = content
  return (
    <ReadingSection id={id} title={title}>
      <div className={styles.prose}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && <ContentLink link={link} look="text" hrefTo={hrefTo} newTabLabel={t('header.new-tab')} />}
      </div>
    </ReadingSection>
  )
}
