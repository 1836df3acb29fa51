import { ContentLink } from '#client/components/content-link.tsx'
import { fillAmounts } from '#client/components/fill-amounts.ts'
import { Picture } from '#client/components/picture.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { Trail } from '#client/components/trail.tsx'
import { DownloadOffer } from '#client/downloads/download-offer.tsx'
import styles from './page-hero.module.css'

export function PageHero({ id, content, context, t, hrefTo }: SectionProps<'page-hero'>) {
  const { look, title, lead, scene, alt, parents, name, facts, link, note } = content
  return (
    <section id={id} className={`${styles.hero} ${styles[look]}`}>
      <div className={styles.frame}>
        <Picture
          className={styles.art}
          name={scene}
          alt={alt}
          isFirst
          small={{ media: '(max-width: 1023px)', sizes: '640px' }}
        />
      </div>
      <div className={`wrap ${styles.body}`}>
        <div className={styles.text}>
          <Trail parents={parents} pageId={context.pageId} name={name} t={t} hrefTo={hrefTo} />
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {facts.length > 0 && (
            <dl className={`num ${styles.facts}`}>
              {facts.map((fact) => (
                <div key={fact.term}>
                  <dt>{fact.term}</dt>
                  <dd>{fillAmounts(fact, context)}</dd>
                </div>
              ))}
            </dl>
          )}
          <div className={styles.actions}>
            <DownloadOffer look="accent" hrefTo={hrefTo} t={t} />
            <ContentLink link={link} look="text" hrefTo={hrefTo} newTabLabel={t('header.new-tab')} />
          </div>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </div>
    </section>
  )
}
