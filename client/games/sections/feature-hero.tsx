import { Picture, type Slots } from '#client/components/picture.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import type { SectionContent } from '#shared/site/sections.ts'
import { HeroText } from '../hero-text.tsx'
import styles from './feature-hero.module.css'

const full: Slots = [[1023, 'max(100vw, 1240px)'], 'max(100vw, 1600px)']
const slots: Readonly<Record<SectionContent<'feature-hero'>['look'], Slots>> = {
  rain: [[767, '747px'], ...full],
  row: [[767, '860px'], ...full],
  wave: [[767, '900px'], ...full],
  plan: [[767, '700px'], ...full],
  film: [[767, '460px'], [1023, '560px'], '660px'],
  felt: [[767, '560px'], [1023, '500px'], '980px'],
}

export function FeatureHero({ id, content, context, t, hrefTo }: SectionProps<'feature-hero'>) {
  const { look, art } = content
  return (
    <section id={id} className={`${styles.hero} ${styles[look]}`}>
      <div className={`no-print ${styles.frame}`}>
        <Picture className={styles.art} name={art.name} alt={art.alt} isFirst slots={slots[look]} />
      </div>
      <div className="wrap">
        <HeroText className={`relative ${styles.text}`} content={content} context={context} t={t} hrefTo={hrefTo} />
      </div>
    </section>
  )
}
