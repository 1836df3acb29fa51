import { Picture } from '#client/components/picture.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { HeroText } from '../hero-text.tsx'
import styles from './format-hero.module.css'

export function FormatHero({ id, content, context, t, hrefTo }: SectionProps<'format-hero'>) {
  return (
    <section id={id} className={styles.hero}>
      <div className={`no-print ${styles.frame}`}>
        <Picture
          className={styles.art}
          name={content.art.name}
          alt={content.art.alt}
          isFirst
          small={{ media: '(max-width: 767px)', sizes: '560px' }}
        />
      </div>
      <div className={`wrap ${styles.body}`}>
        <HeroText className={styles.text} content={content} context={context} t={t} hrefTo={hrefTo} />
      </div>
    </section>
  )
}
