import { fillAmounts, writeAmount } from '#client/components/fill-amounts.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import { TelephoneFold } from '#client/components/telephone-fold.tsx'
import { Exclusions } from '../exclusions.tsx'
import { TermsSlip } from '../terms-slip.tsx'
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
        <TermsSlip {...{ conditions, context, t, hrefTo }} title={conditions.title} />
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
