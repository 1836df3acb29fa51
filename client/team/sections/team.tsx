import { Portrait } from '#client/art/portrait.tsx'
import { PageTrail } from '#client/components/breadcrumb.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import styles from './team.module.css'

const PORTRAIT_WIDTH = 560

export function Team({ id, content, data, context, t, hrefTo }: StaticSectionProps<'team'>) {
  const { eyebrow, title, lead, note, disclosure } = content
  const people = data ?? []
  return (
    <section id={id} className={styles.team}>
      <Suit name="spade" className={styles.ghost} />
      <div className="wrap relative">
        <PageTrail name={eyebrow} {...{ context, t, hrefTo }} />
        <div className={`columns-1024 ${styles.head}`}>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        {people.length === 0 && <p>{t('ambassadors.unavailable')}</p>}
        <ul className={`doors ${styles.people}`}>
          {people.map(({ slug, name }) => (
            <li key={slug} className="relative">
              <Portrait slug={slug} size={PORTRAIT_WIDTH} className={`dims ${styles.portrait}`} />
              <h2 className="mt-12 text-22">
                <a className="plain hover-line" href={hrefTo('ggteam-member', { slug })}>
                  {name}
                </a>
              </h2>
            </li>
          ))}
        </ul>
        <div className={`columns-1024 ${styles.foot}`}>
          <div>
            <h2 className="text-28">{disclosure.title}</h2>
            <p>{disclosure.text}</p>
          </div>
          <p className="quiet">{note}</p>
        </div>
      </div>
    </section>
  )
}
