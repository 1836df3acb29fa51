import { Trail } from '#client/components/breadcrumb.tsx'
import { ContentLink } from '#client/components/content-link.tsx'
import { DownloadOffer } from '#client/components/download-offer.tsx'
import { fillAmounts } from '#client/components/fill-amounts.ts'
import { Picture } from '#client/components/picture.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { writePeriod } from '#client/components/write-period.ts'
import styles from './page-hero.module.css'

export function PageHero({ id, content, data, context, t, hrefTo }: StaticSectionProps<'page-hero'>) {
  const { look, title, lead, ended, scene, alt, parents, name, facts, action, link, note } = content
  const newTabLabel = t('header.new-tab')
  const phone = { name: `${scene}-phone`, media: '(max-width: 39.9375em)', slots: ['480px'] } as const
  return (
    <section id={id} className={`${styles.hero} ${styles[look]}`}>
      <div className={`no-print ${styles.frame}`}>
        <Picture
          className={styles.art}
          name={scene}
          alt={alt}
          isFirst
          slots={look === 'room' ? ['1920px'] : [[1023, '640px'], '960px']}
          others={
            look === 'room'
              ? [phone, { name: `${scene}-tablet`, media: '(max-width: 63.9375em)', slots: ['1024px'] }]
              : [phone]
          }
        />
      </div>
      <div className={`wrap ${styles.body}`}>
        <div className={styles.text}>
          <Trail parents={parents} name={name} {...{ context, t, hrefTo }} />
          <h1 className="title-72 mt-8">{title}</h1>
          {data && data.state !== 'running' && (
            <p className="text-22 ink-strong mt-16" data-state={data.state}>
              {t(`promotion.${data.state}`)}: {writePeriod(data, context.language, t)}
            </p>
          )}
          <p className={`mt-16 text-lead ${styles.lead}`}>{data?.state === 'ended' ? (ended ?? lead) : lead}</p>
          {facts.length > 0 && (
            <dl className={`num cluster mt-24 ${styles.facts}`}>
              {facts.map((fact) => (
                <div key={fact.term}>
                  <dt className="text-15">{fact.term}</dt>
                  <dd className="text-22 ink-strong">{fillAmounts(fact, context)}</dd>
                </div>
              ))}
            </dl>
          )}
          {link && (
            <div className={`row mt-32 ${styles.actions}`}>
              {action ? (
                <ContentLink link={action} look="accent" hrefTo={hrefTo} newTabLabel={newTabLabel} />
              ) : (
                <DownloadOffer hrefTo={hrefTo} t={t} />
              )}
              <ContentLink link={link} look="text" hrefTo={hrefTo} newTabLabel={newTabLabel} />
            </div>
          )}
          {note && <p className={`quiet mt-16 ${styles.note}`}>{note}</p>}
        </div>
      </div>
    </section>
  )
}
