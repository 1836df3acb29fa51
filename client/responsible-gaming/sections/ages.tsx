import { ReadingSection } from '#client/components/reading-section.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import styles from './ages.module.css'

export function Ages({ id, content, t, site }: StaticSectionProps<'ages'>) {
  return (
    <ReadingSection id={id} title={content.title} lead={content.lead}>
      <dl className={`columns-640 ${styles.ages}`}>
        {content.items.map(({ age, text }) => {
          const isHere = age === site.jurisdiction.minimumAge
          return (
            <div key={age} className={isHere ? styles.here : undefined}>
              <dt className="num cluster text-22">
                {t('responsible-gaming.years', { age: String(age) })}
                {isHere && <small className="text-14 medium">{t('responsible-gaming.here')}</small>}
              </dt>
              <dd>{text}</dd>
            </div>
          )
        })}
      </dl>
    </ReadingSection>
  )
}
