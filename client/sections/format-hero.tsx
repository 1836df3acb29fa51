import { Breadcrumb } from '../components/breadcrumb.tsx'
import { ContentLink } from '../components/content-link.tsx'
import { DownloadOffer } from '../components/download-offer.tsx'
import { fillAmounts } from '../components/fill-amounts.ts'
import { Picture } from '../components/picture.tsx'
import styles from './format-hero.module.css'
import type { SectionProps } from './section-props.ts'

/** The first screen of a format or feature: what it is in one sentence, its figures, and the room or a picture of it. */
export function FormatHero({ id, content, context, t, hrefTo }: SectionProps<'format-hero'>) {
  const { trail, title, lead, look, art, facts, link, note } = content
  const steps = [
    ...trail.map(({ label, page }) => ({ label, path: hrefTo(page) })),
    { label: title, path: hrefTo(context.pageId) },
  ]
  return (
    <section id={id} className={`${styles.hero} ${styles[look]}`}>
      <div className={styles.frame}>
        <Picture className={styles.art} name={art.name} alt={art.alt} isFirst />
      </div>
      <div className={`wrap ${styles.body}`}>
        <div className={styles.text}>
          <Breadcrumb label={t('breadcrumb.label')} steps={steps} />
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <dl className={`num ${styles.facts}`}>
            {facts.map(({ isReward, ...fact }) => (
              <div key={fact.term}>
                <dt>{fact.term}</dt>
                <dd className={isReward ? styles.reward : undefined}>{fillAmounts(fact, context)}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.actions}>
            <DownloadOffer look="accent" hrefTo={hrefTo} t={t} />
            <ContentLink link={link} look="text" hrefTo={hrefTo} newTabLabel={t('header.new-tab')} />
          </div>
          {note && <p className={`num ${styles.note}`}>{note}</p>}
        </div>
      </div>
    </section>
  )
}
