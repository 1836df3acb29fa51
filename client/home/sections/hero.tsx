import { ContentLink } from '#client/components/content-link.tsx'
import { DownloadOffer } from '#client/components/download-offer.tsx'
import { Picture } from '#client/components/picture.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { RecordBadge } from '../record-badge.tsx'
import styles from './hero.module.css'

export function Hero({ id, content, context, t, hrefTo }: SectionProps<'hero'>) {
  const { title, lead, link, note, record } = content
  return (
    <section id={id} className={`column ${styles.hero}`}>
      <div className={`no-print ${styles.frame}`}>
        <Picture
          className={styles.art}
          name="hero-stage-desktop"
          slots={['1920px']}
          others={[
            { name: 'hero-stage-mobile', media: '(max-width: 39.9375em)', slots: ['max(410px, 100vw)'] },
            { name: 'hero-stage-tablet', media: '(max-width: 77.6875em)', slots: [[767, '100vw'], '1243px'] },
          ]}
          alt={t('art.hero-stage')}
          isFirst
        />
      </div>
      <div className={`wrap ${styles.body}`}>
        <div className={styles.text}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={`column ${styles.actions}`}>
            <DownloadOffer hrefTo={hrefTo} t={t} />
            <ContentLink link={link} look="text" hrefTo={hrefTo} newTabLabel={t('header.new-tab')} />
          </div>
          <p className={`num quiet ${styles.note}`}>{note}</p>
        </div>
      </div>
      <RecordBadge className={`no-print ${styles.record}`} record={record} locale={context.locale} t={t} />
    </section>
  )
}
