import { Suit } from '../components/suit.tsx'
import styles from './banner.module.css'
import type { SectionProps } from './section-props.ts'

/** Title of a reading page, under the suit that marks its shelf (art direction, paper). */
export function Banner({ id, content }: SectionProps<'banner'>) {
  const { suit, eyebrow, title, lead } = content
  return (
    <section id={id} className={styles.banner}>
      <Suit name={suit} className={styles.ghost} />
      <div className={`wrap ${styles.body}`}>
        <p className={styles.eyebrow}>
          <Suit name={suit} className={styles.mark} />
          {eyebrow}
        </p>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    </section>
  )
}
