import { ContentLink } from '#client/components/content-link.tsx'
import { Icon } from '#client/components/icon.tsx'
import { ReadingSection } from '#client/components/reading-section.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './contact-routes.module.css'

export function ContactRoutes({ id, content, t, hrefTo }: SectionProps<'contact-routes'>) {
  return (
    <ReadingSection id={id} title={content.title} lead={content.lead}>
      <ul className={`columns-640 sheet ${styles.routes}`}>
        {content.routes.map(({ title, text, link, hours }) => (
          <li key={title} className={`column ${styles.route}`}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className={styles.link}>
              <ContentLink link={link} look="text" hrefTo={hrefTo} newTabLabel={t('header.new-tab')} />
            </p>
            <p className={styles.hours}>
              <Icon name="clock" />
              {hours}
            </p>
          </li>
        ))}
      </ul>
    </ReadingSection>
  )
}
