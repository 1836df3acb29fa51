import type { Static } from 'typebox'
import { Breadcrumb } from '#client/components/breadcrumb.tsx'
import { ContentLink } from '#client/components/content-link.tsx'
import { fillAmounts } from '#client/components/fill-amounts.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import { DownloadOffer } from '#client/downloads/download-offer.tsx'
import type { gameSchemas } from '#shared/games/game-content.ts'
import styles from './hero-text.module.css'

interface HeroTextProps extends Omit<SectionProps<'format-hero'>, 'id' | 'content'> {
  content: Pick<Static<(typeof gameSchemas)['format-hero']>, 'trail' | 'title' | 'lead' | 'facts' | 'link' | 'note'>
  className?: string | undefined
}

/** The words of a first screen: the way here, what it is, its few figures, and what can be done. */
export function HeroText({ content, context, t, hrefTo, className }: HeroTextProps) {
  const { trail, title, lead, facts, link, note } = content
  const steps = [
    ...trail.map(({ label, page }) => ({ label, path: hrefTo(page) })),
    { label: title, path: hrefTo(context.pageId) },
  ]
  return (
    <div className={className ? `${styles.text} ${className}` : styles.text}>
      <div>
        <Breadcrumb label={t('breadcrumb.label')} steps={steps} />
        <h1>{title}</h1>
      </div>
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
  )
}
