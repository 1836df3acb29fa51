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
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <ul className={`columns-1024 shelf ${styles.players}`} aria-label={content.title} tabIndex={0}>
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
        <p className="quiet mt-32">{content.note}</p>
        <MoreLinks links={content.links} hrefTo={hrefTo} />
      </div>
    </section>
  )
}
