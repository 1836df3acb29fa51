import { PageTrail } from '../components/page-trail.tsx'
import { Suit } from '../components/suit.tsx'
import styles from './banner.module.css'
import type { SectionProps } from './section-props.ts'

/** Title of a reading page, under the suit that marks its shelf (art direction, paper). */
export function Banner({ id, content, context, t, hrefTo }: SectionProps<'banner'>) {
  const { suit, eyebrow, title, lead, trail } = content
  const above = trail?.map(({ label, page = '' }) => ({ label, path: hrefTo(page) }))
  return (
    <section id={id} className={styles.banner}>
      <Suit name={suit} className={styles.ghost} />
      <div className={`wrap ${styles.body}`}>
        {above ? (
          <PageTrail t={t} hrefTo={hrefTo} steps={[...above, { label: eyebrow, path: hrefTo(context.pageId) }]} />
        ) : (
          <p className={styles.eyebrow}>
            <Suit name={suit} className={styles.mark} />
            {eyebrow}
          </p>
        )}
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    </section>
  )
}
