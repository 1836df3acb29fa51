import { MoreLinks } from '#client/components/more-links.tsx'
import { SectionHead } from '#client/components/section-head.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import styles from './community.module.css'

export function Community({ id, content, hrefTo }: SectionProps<'community'>) {
  return (
    <section id={id} className={`section-80-128 ${styles.community}`}>
      <Suit name="heart" className={styles.ghost} />
      <div className="wrap">
        <SectionHead title={content.title} lead={content.lead} />
        <ul className={`columns-768 ${styles.players}`}>
          {content.players.map(({ name, place, suit, quote }) => (
            <li key={name} className="column line-above">
              <Suit name={suit} className={styles.suit} />
              <blockquote className="display">{quote}</blockquote>
              <p className="quiet">
                <b className="text-17 block">{name}</b>
                {place}
              </p>
            </li>
          ))}
        </ul>
        <p className="quiet mt-16">{content.note}</p>
        <MoreLinks links={content.links} hrefTo={hrefTo} />
      </div>
    </section>
  )
}
