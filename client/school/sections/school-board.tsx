import type { SectionProps } from '#client/components/section-props.ts'
import { Trail } from '#client/components/trail.tsx'
import { CardRow } from '../card-row.tsx'
import styles from './school-board.module.css'

/** The school as a hand of poker: five lessons on the board, three of the flop first, and the tools in one's own hand. */
export function SchoolBoard({ id, content, context, t, hrefTo }: SectionProps<'school-board'>) {
  const { trail, title, lead, board, hand } = content
  return (
    <section id={id} className={styles.school}>
      <div className="wrap">
        <Trail parents={trail} pageId={context.pageId} name={title} t={t} hrefTo={hrefTo} />
        <h1>{title}</h1>
        <p className={`mt-16 text-lead ${styles.lead}`}>{lead}</p>
        <div className={styles.table}>
          <h2>{board.title}</h2>
          <ol className={`mt-16 grid ${styles.board}`}>
            {board.lessons.map(({ page, street, card, name, text }) => (
              <li key={page} className="gap-16 relative flex">
                <CardRow className={styles.card} codes={[card]} width={180} t={t} isDecoration />
                <div>
                  <p className={styles.street}>{street}</p>
                  <h3 className="text-20">
                    <a className="plain cover" href={hrefTo(page)}>
                      {name}
                    </a>
                  </h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <h2>{hand.title}</h2>
          <ul className={`mt-16 grid ${styles.hand}`}>
            {hand.tools.map(({ page, cards, name, text }) => (
              <li key={page} className="gap-16 relative flex">
                <CardRow className={styles.pair} codes={cards} width={72} t={t} isDecoration />
                <div>
                  <h3 className="text-20">
                    <a className="plain cover" href={hrefTo(page)}>
                      {name}
                    </a>
                  </h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
