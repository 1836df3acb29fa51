import { ContentLink } from '#client/components/content-link.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import { ClauseCite } from '#client/policies/clause-cite.tsx'
import styles from './payout-refusal.module.css'

/** In the place of a calculator where the law leaves nothing to calculate: which law, and what our own rules say. */
export function PayoutRefusal({ id, content, t, hrefTo }: StaticSectionProps<'payout-refusal'>) {
  const { suit, title, paragraphs, law, clauses, article } = content
  return (
    <section id={id} className={`wrap columns-1024 ${styles.refusal}`}>
      <div className={styles.text}>
        <Suit name={suit} className={styles.suit} />
        <h2 className="mt-16 bold">{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={`stack-12 sheet ${styles.law}`}>
        <h3 className="text-20">{law.title}</h3>
        <p>{law.text}</p>
        <ContentLink link={law.link} look="text" hrefTo={hrefTo} newTabLabel={t('header.new-tab')} />
        {clauses.map((clause) => (
          <ClauseCite key={clause.href} clause={clause} article={article} />
        ))}
      </div>
    </section>
  )
}
