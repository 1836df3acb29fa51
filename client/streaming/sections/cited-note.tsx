import { ContentLink } from '#client/components/content-link.tsx'
import { Icon } from '#client/components/icon.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { ClauseCite } from '#client/policies/clause-cite.tsx'
import styles from './cited-note.module.css'

export function CitedNote({ id, content, t, hrefTo }: StaticSectionProps<'cited-note'>) {
  const { title, text, clause, law } = content
  return (
    <section id={id} className={`wrap ${styles.outer}`} aria-labelledby={`${id}-title`}>
      <div className={`line-around grid ${styles.note}`}>
        <Icon name="info" />
        <div>
          <h2 className="text-17 bold" id={`${id}-title`}>
            {title}
          </h2>
          <p>{text}</p>
          <ClauseCite clause={clause} article={t('cite.article')} />
          {law && <ContentLink link={law} look="text" hrefTo={hrefTo} newTabLabel={t('header.new-tab')} />}
        </div>
      </div>
    </section>
  )
}
