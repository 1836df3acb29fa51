import { HeadedText } from '#client/components/headed-text.tsx'
import { LinkedText } from '#client/components/linked-text.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { startHandAt, tierShare } from '#shared/poker/start-hands.ts'
import type { StartTier } from '#shared/school/school-content.ts'
import { formatsOf } from '#shared/site/messages.ts'
import styles from './start-chart.module.css'

const places = Array.from({ length: 13 }, (_, index) => index)
const looks = ['first', 'second', 'third'] as const

/** All starting hands in a square: pairs on the diagonal, suited above it, offsuit below. */
export function StartChart({ id, content, context, hrefTo }: SectionProps<'start-chart'>) {
  const { title, paragraphs, caption, tiers, folded, share, note } = content
  const { number } = formatsOf(context.language)
  const percent = (tier: StartTier) => number(tierShare(tier.hands), { style: 'percent', maximumFractionDigits: 1 })
  const tierAt = (hand: string) => tiers.findIndex(({ hands }) => hands.includes(hand))
  return (
    <section id={id} className="section-64-96">
      <div className={`wrap gap-32 grid ${styles.body}`}>
        <HeadedText className={styles.words} {...{ title, paragraphs, hrefTo }}>
          <ul className={`mt-24 gap-16 grid ${styles.tiers}`}>
            {tiers.map((tier, index) => (
              <li key={tier.name} className="flex gap-12">
                <span className={styles[looks[index] ?? 'first']} aria-hidden="true">
                  {tier.mark}
                </span>
                <p>
                  <b>{tier.name}</b> {tier.text} <span className="num">{share.replace('{share}', percent(tier))}</span>
                </p>
              </li>
            ))}
            <li className="flex gap-12">
              <span className={styles.none} aria-hidden="true" />
              <p>
                <b>{folded.name}</b> {folded.text}
              </p>
            </li>
          </ul>
        </HeadedText>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section className={`relative min-0 ${styles.scroller}`} aria-labelledby={`${id}-caption`} tabIndex={0}>
          <table>
            <caption className="quiet" id={`${id}-caption`}>
              {caption}
            </caption>
            <tbody>
              {places.map((row) => (
                <tr key={row}>
                  {places.map((column) => {
                    const hand = startHandAt(row, column)
                    const at = tierAt(hand)
                    return (
                      <td key={hand} className={styles[looks[at] ?? 'none']}>
                        {hand.replaceAll('T', '10')}
                        <small>{tiers[at]?.mark ?? <span className="visually-hidden">{folded.name}</span>}</small>
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p className={`quiet ${styles.note}`}>
          <LinkedText text={note} hrefTo={hrefTo} />
        </p>
      </div>
    </section>
  )
}
