import type { Static } from 'typebox'
import { Trail } from '#client/components/breadcrumb.tsx'
import { ContentLink } from '#client/components/content-link.tsx'
import { DownloadOffer } from '#client/components/download-offer.tsx'
import { fillAmounts } from '#client/components/fill-amounts.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import type { gameSchemas } from '#shared/games/game-content.ts'
import styles from './hero-text.module.css'

interface HeroTextProps extends Omit<SectionProps<'format-hero'>, 'id' | 'content'> {
  content: Pick<Static<(typeof gameSchemas)['format-hero']>, 'trail' | 'title' | 'lead' | 'facts' | 'link' | 'note'>
  className?: string | undefined
}

export function HeroText({ content, context, t, hrefTo, className }: HeroTextProps) {
  const { trail, title, lead, facts, link, note } = content
  return (
    <div className={className ? `${styles.text} ${className}` : styles.text}>
      <div>
        <Trail parents={trail} name={title} {...{ context, t, hrefTo }} />
        <h1>{title}</h1>
      </div>
      <p className={styles.lead}>{lead}</p>
      <dl className={`num cluster clip mt-24 ${styles.facts}`}>
        {facts.map(({ isReward, ...fact }) => (
          <div key={fact.term}>
            <dt className="quiet">{fact.term}</dt>
            <dd className={isReward ? styles.reward : undefined}>{fillAmounts(fact, context)}</dd>
          </div>
        ))}
      </dl>
      <div className={`cluster middle mt-24 ${styles.actions}`}>
        <DownloadOffer hrefTo={hrefTo} t={t} />
        <ContentLink link={link} look="text" hrefTo={hrefTo} newTabLabel={t('header.new-tab')} />
      </div>
      {note && <p className={`num quiet ${styles.note}`}>{note}</p>}
    </div>
  )
}
