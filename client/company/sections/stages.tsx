import { ContentLink } from '#client/components/content-link.tsx'
import { ReadingSection } from '#client/components/reading-section.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './stages.module.css'

export function Stages({ id, content, t, hrefTo }: SectionProps<'stages'>) {
  return (
    <ReadingSection id={id} title={content.title} lead={content.lead}>
      <ol className={styles.stages}>
        {content.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.link}>
        <ContentLink link={content.link} look="line" hrefTo={hrefTo} newTabLabel={t('header.new-tab')} />
      </p>
    </ReadingSection>
  )
}
