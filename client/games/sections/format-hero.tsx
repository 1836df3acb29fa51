import { Picture } from '#client/components/picture.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { HeroText } from '../hero-text.tsx'
import styles from './format-hero.module.css'

export function FormatHero({ id, content, context, t, hrefTo }: SectionProps<'format-hero'>) {
  return (
    <section id={id} className={`clip relative ${styles.hero}`}>
      <div className={`no-print ${styles.frame}`}>
        <Picture
          className={styles.art}
          name={content.art.name}
          alt={content.art.alt}
          isFirst
          slots={[[767, '560px'], [1023, '900px'], [1243, '1000px'], '1200px']}
        />
      </div>
      <div className={`wrap ${styles.body}`}>
        <HeroText className={styles.text} content={content} context={context} t={t} hrefTo={hrefTo} />
      </div>
    </section>
  )
}
