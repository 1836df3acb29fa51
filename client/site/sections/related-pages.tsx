import { ContentLink } from '#client/components/content-link.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './related-pages.module.css'

export function RelatedPages({ id, content, t, hrefTo }: SectionProps<'related-pages'>) {
  return (
    <nav id={id} className={`wrap ${styles.related}`} aria-labelledby={`${id}-title`}>
      <h2 className="text-22 line-below" id={`${id}-title`}>
        {content.title}
      </h2>
      <ul>
        {content.links.map(({ text, link }) => (
          <li key={link.label}>
            <ContentLink link={link} look="text" hrefTo={hrefTo} newTabLabel={t('header.new-tab')} />
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
