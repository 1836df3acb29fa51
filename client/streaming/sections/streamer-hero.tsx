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
          <h1 className="title-72 mt-16">{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={`cluster middle mt-32 ${styles.actions}`}>
            <ContentLink link={action} look="accent" hrefTo={hrefTo} newTabLabel={newTabLabel} />
            <ContentLink link={link} look="text" hrefTo={hrefTo} newTabLabel={newTabLabel} />
          </div>
          <p className={`quiet ${styles.note}`}>{note}</p>
        </div>
        <Picture
          className={`full block ${styles.art}`}
          name="scene-stream"
          alt={alt}
          slots={[[1023, 'calc(100vw - 40px)'], '700px']}
        />
      </div>
    </section>
  )
}
