import { ContentLink } from '#client/components/content-link.tsx'
import { ReadingSection } from '#client/components/reading-section.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './prose.module.css'

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
