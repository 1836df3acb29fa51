import { PageTrail } from '#client/components/breadcrumb.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import styles from './spotlight.module.css'

export function Spotlight({ id, content, context, t, hrefTo }: SectionProps<'spotlight'>) {
  const { eyebrow, title, lead, players, note } = content
  return (
    <section id={id} className={styles.spotlight}>
      <div className={`wrap ${styles.head}`}>
        <PageTrail parents={[{ label: t('nav.team'), page: 'ggteam' }]} name={eyebrow} {...{ context, t, hrefTo }} />
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      <ul className={styles.players}>
        {players.map(({ name, place, suit, quote, paragraphs }) => (
          <li key={name} className="line-above relative">
            <article className="wrap">
              <Suit name={suit} className={styles.suit} />
              <div>
                <h2>{name}</h2>
                <p className={`ink-quiet ${styles.place}`}>{place}</p>
                <blockquote className="display">{quote}</blockquote>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className={styles.text}>
                    {paragraph}
                  </p>
                ))}
              </div>
            </article>
          </li>
        ))}
      </ul>
      <p className={`wrap quiet ${styles.note}`}>{note}</p>
    </section>
  )
}
