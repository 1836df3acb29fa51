import { Picture } from '#client/components/picture.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { HeroText } from '../hero-text.tsx'
import styles from './feature-hero.module.css'

export function FeatureHero({ id, content, context, t, hrefTo }: SectionProps<'feature-hero'>) {
  const { look, art } = content
  return (
    <section id={id} className={`${styles.hero} ${styles[look]}`}>
      <div className={styles.frame}>
        <Picture className={styles.art} name={art.name} alt={art.alt} isFirst />
      </div>
      <div className="wrap">
        <HeroText className={styles.text} content={content} context={context} t={t} hrefTo={hrefTo} />
      </div>
    </section>
  )
}
