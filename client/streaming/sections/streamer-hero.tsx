import { Breadcrumb } from '#client/components/breadcrumb.tsx'
import { ContentLink } from '#client/components/content-link.tsx'
import { Picture } from '#client/components/picture.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './streamer-hero.module.css'

/** The first screen of streamer mode: a table as viewers see it, with the cards that they do not. */
export function StreamerHero({ id, content, context, t, hrefTo }: SectionProps<'streamer-hero'>) {
  const { trail, name, title, lead, alt, action, link, note } = content
  const newTabLabel = t('header.new-tab')
  return (
    <section id={id} className={styles.hero}>
      <div className={`wrap ${styles.body}`}>
        <div className={styles.text}>
          <Breadcrumb
            label={t('breadcrumb.label')}
            steps={[
              ...trail.map(({ label, page = '' }) => ({ label, path: hrefTo(page) })),
              { label: name, path: hrefTo(context.pageId) },
            ]}
          />
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>
            <ContentLink link={action} look="accent" hrefTo={hrefTo} newTabLabel={newTabLabel} />
            <ContentLink link={link} look="text" hrefTo={hrefTo} newTabLabel={newTabLabel} />
          </div>
          <p className={styles.note}>{note}</p>
        </div>
        <Picture
          className={styles.art}
          name="scene-stream"
          alt={alt}
          isFirst
          small={{ media: '(max-width: 639px)', sizes: 'calc(100vw - 40px)' }}
        />
      </div>
    </section>
  )
}
