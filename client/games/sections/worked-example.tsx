import { Card } from '#client/art/card.tsx'
import { parseCard } from '#client/art/card-code.ts'
import { fillAmounts } from '#client/components/fill-amounts.ts'
import { HeadedText } from '#client/components/headed-text.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { formatsOf } from '#shared/site/messages.ts'
import styles from './worked-example.module.css'

export function WorkedExample({ id, content, context, hrefTo, t }: SectionProps<'worked-example'>) {
  const { title, paragraphs, hand, sum } = content
  const { number } = formatsOf(context.language)
  const cardsOf = (codes: readonly string[], width: number) => (
    <span className={`flex mt-8 ${styles.cards}`}>
      {codes.map((code) => {
        const card = parseCard(code)
        return <Card key={code} {...card} width={width} alt={t('art.card', card)} />
      })}
    </span>
  )
  return (
    <section id={id} className="section-64-96">
      <div className={`wrap columns-1024 ${styles.body} ${hand && sum ? styles.both : ''}`.trim()}>
        <HeadedText className={styles.words} {...{ title, paragraphs, hrefTo }} />
        {hand && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          <section className={`num ${styles.felt}`} aria-label={hand.label} tabIndex={0}>
            <table className={styles.hand}>
              <thead>
                <tr>
                  <th scope="col">{hand.label}</th>
                  {hand.streets.map(({ name, cards }) => (
                    <th key={name} scope="col">
                      {name}
                      {cardsOf(cards, 48)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {hand.players.map(({ name, cards, chances }) => (
                  <tr key={name}>
                    <th scope="row">
                      {cardsOf(cards, cards.length > 2 ? 48 : 64)}
                      {name}
                    </th>
                    {hand.streets.map((street, index) => (
                      <td key={street.name} className="text-22 ink-strong">
                        {number((chances[index] ?? 0) / 100, percent)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        {sum && (
          <div className={styles.slip}>
            <h3 className="text-20">{sum.title}</h3>
            <dl className="num">
              {[...sum.lines, sum.result].map((line) => (
                <div key={line.term} className="cluster">
                  <dt>{line.term}</dt>
                  <dd>{fillAmounts(line, context)}</dd>
                </div>
              ))}
            </dl>
            {sum.note && <p className="text-15">{sum.note}</p>}
          </div>
        )}
      </div>
    </section>
  )
}

const percent = { style: 'percent', maximumFractionDigits: 1 } as const
