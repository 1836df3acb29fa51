import panel from '#client/components/data-panel.module.css'
import { formatAmount } from '#client/components/format-amount.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import type { Leaderboard } from '#shared/promotions/leaderboards.ts'
import { formatsOf } from '#shared/site/messages.ts'
import styles from './leaderboard-board.module.css'

const ROWS = 7

/** A date without a time is midnight UTC: any other zone could tell the day before. */
const dateFormat = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const

interface BoardProps {
  board: Leaderboard
  language: string
  t: SectionProps<'leaderboards'>['t']
}

export function Board({ board, language, t }: BoardProps) {
  const captionId = `board-${board.id}`
  const formats = formatsOf(language)
  return (
    <div className={`sheet column ${panel.panel} ${styles.board}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroller} aria-labelledby={captionId} tabIndex={0}>
        <table className="num">
          <caption id={captionId}>
            <span className={`column ${styles.caption}`}>
              <span className={`display ${panel.name}`}>{t('leaderboards.name', { name: board.name })}</span>
              <time className="quiet" dateTime={board.date}>
                {formats.date(new Date(board.date), dateFormat)}
              </time>
            </span>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('leaderboards.place')}</th>
              <th scope="col">{t('leaderboards.player')}</th>
              <th scope="col">{t('leaderboards.points')}</th>
              <th scope="col">{t('leaderboards.prize')}</th>
            </tr>
          </thead>
          <tbody>
            {board.entries.slice(0, ROWS).map(({ rank, player, points, prize }) => (
              <tr key={rank}>
                <td>
                  <span className={rank <= 3 ? styles.medal : styles.place}>{rank}</span>
                </td>
                <th scope="row">{player}</th>
                <td>{formats.number(points)}</td>
                <td>{formatAmount(prize, { language, currency: board.currency })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

export function BoardFrame() {
  return (
    <div className={`sheet column ${panel.panel} ${styles.board}`}>
      <div className={styles.waiting} aria-hidden="true">
        {Array.from({ length: ROWS }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows without content
          <div key={row} className={styles.bar} />
        ))}
      </div>
    </div>
  )
}
