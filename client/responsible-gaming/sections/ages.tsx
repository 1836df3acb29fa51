import { ReadingSection } from '#client/components/reading-section.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import styles from './ages.module.css'

/** The ages from which somebody may play, by where; the one of this site is marked. */
export function Ages({ id, content, t, site }: StaticSectionProps<'ages'>) {
  return (
    <ReadingSection id={id} title={content.title} lead={content.lead}>
      <dl className={styles.ages}>
        {content.items.map(({ age, text }) => {
          const isHere = age === site.jurisdiction.minimumAge
          return (
            <div key={age} className={isHere ? styles.here : undefined}>
              <dt className="num">
                {t('care.years', { age: String(age) })}
                {isHere && <small>{t('care.here')}</small>}
              </dt>
              <dd>{text}</dd>
            </div>
          )
        })}
      </dl>
    </ReadingSection>
  )
}
