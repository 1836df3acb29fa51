import { Trail } from '#client/components/breadcrumb.tsx'
import { LinkedText } from '#client/components/linked-text.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { Cards } from '../felt/cards.tsx'
import styles from './lesson-head.module.css'

export function LessonHead({ id, content, context, t, hrefTo }: SectionProps<'lesson-head'>) {
  const { trail, eyebrow, title, lead, cards, points } = content
  return (
    <section id={id} className={styles.head}>
      <div className={`wrap gap-32 grid ${styles.body}`}>
        <div>
          <Trail parents={trail} name={title} {...{ context, t, hrefTo }} />
          <p className="quiet mt-8">{eyebrow}</p>
          <h1 className="title-72">{title}</h1>
          <p className={`mt-16 text-lead ${styles.lead}`}>
            <LinkedText text={lead} hrefTo={hrefTo} />
          </p>
          {points.length > 0 && (
            <ul className={`no-print cluster mt-16 ${styles.points}`}>
              {points.map(({ label, section }) => (
                <li key={section}>
                  <a className="link-target ink-strong" href={`#${section}`}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Cards
          className={`${styles.cards} ${styles[`of${cards.length}`] ?? ''}`}
          codes={cards}
          width={210}
          t={t}
          isDecoration
        />
      </div>
    </section>
  )
}
