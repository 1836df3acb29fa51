import { ContentLink } from '#client/components/content-link.tsx'
import { fillAmounts, writeAmount } from '#client/components/fill-amounts.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import { TelephoneFold } from '#client/components/telephone-fold.tsx'
import { Exclusions } from '../exclusions.tsx'
import styles from './welcome-bonus.module.css'

export function WelcomeBonus({ id, content, context, t, hrefTo }: SectionProps<'welcome-bonus'>) {
  const { title, label, figure, paragraphs, conditions } = content
  return (
    <section id={id} className={styles.bonus}>
      <div className={`wrap columns-1024 ${styles.body}`}>
        <div>
          <h2 className="title-36">{title}</h2>
          <p className={`display mt-16 ${styles.label}`}>{label}</p>
          <p className={`display ${styles.figure}`}>{writeAmount(figure, context)}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.text} className={`num mt-16 text-lead ${styles.text}`}>
              {fillAmounts(paragraph, context)}
            </p>
          ))}
        </div>
        <div className={styles.slip}>
          <h3 className="display text-28">{conditions.title}</h3>
          <dl className="num">
            {conditions.items.map((item) => (
              <div key={item.term} className="gap-12 grid">
                <dt>{item.term}</dt>
                <dd>{fillAmounts(item, context)}</dd>
              </div>
            ))}
          </dl>
          <ContentLink link={conditions.link} look="text" hrefTo={hrefTo} newTabLabel={t('header.new-tab')} />
        </div>
        {conditions.exclusions &&
          (context.isHome ? (
            <TelephoneFold label={conditions.exclusions.term}>
              <Exclusions {...conditions.exclusions} />
            </TelephoneFold>
          ) : (
            <Exclusions {...conditions.exclusions} />
          ))}
      </div>
    </section>
  )
}
