import { ContentLink } from '#client/components/content-link.tsx'
import { Picture } from '#client/components/picture.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { Trail } from '#client/components/trail.tsx'
import styles from './streamer-hero.module.css'

export function StreamerHero({ id, content, context, t, hrefTo }: SectionProps<'streamer-hero'>) {
  const { trail, name, title, lead, alt, action, link, note } = content
  const newTabLabel = t('header.new-tab')
  return (
    <section id={id} className={styles.hero}>
      <div className={`wrap columns-1024 ${styles.body}`}>
        <div className={styles.text}>
          <Trail parents={trail} pageId={context.pageId} name={name} t={t} hrefTo={hrefTo} />
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={`cluster ${styles.actions}`}>
            <ContentLink link={action} look="accent" hrefTo={hrefTo} newTabLabel={newTabLabel} />
            <ContentLink link={link} look="text" hrefTo={hrefTo} newTabLabel={newTabLabel} />
          </div>
          <p className={`quiet ${styles.note}`}>{note}</p>
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
