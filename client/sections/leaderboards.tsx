import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import links from '../components/button.module.css'
import { Board, BoardFrame } from '../components/leaderboard-board.tsx'
import { SectionHead } from '../components/section-head.tsx'
import { leaderboardsQuery } from '../queries.ts'
import styles from './leaderboards.module.css'
import type { SectionProps } from './section-props.ts'

type LeaderboardsProps = SectionProps<'leaderboards'>

/** The standings of the day: real tables, dated; a message in their place when they cannot be had. */
export function Leaderboards(props: LeaderboardsProps) {
  const { context, t } = props
  const { data, refetch, isFetching } = useSuspenseQuery(leaderboardsQuery(context))
  const isMissing = data === null
  // What the server could not get in time may be there by now; after that only a reader asks.
  useEffect(() => {
    if (isMissing) void refetch()
  }, [isMissing, refetch])
  if (isMissing) {
    return (
      <LeaderboardsFrame {...props}>
        <div className={styles.message} role="status">
          <p>{t('leaderboards.unavailable')}</p>
          <button type="button" className={links.line} aria-disabled={isFetching} onClick={() => void refetch()}>
            {t(isFetching ? 'leaderboards.retrying' : 'leaderboards.retry')}
          </button>
        </div>
      </LeaderboardsFrame>
    )
  }
  if (data.length === 0) {
    return (
      <LeaderboardsFrame {...props}>
        <div className={styles.message}>
          <p>{t('leaderboards.empty')}</p>
        </div>
      </LeaderboardsFrame>
    )
  }
  return (
    <LeaderboardsFrame {...props}>
      {data.map((board) => (
        <Board key={board.id} board={board} language={context.language} t={t} />
      ))}
    </LeaderboardsFrame>
  )
}

/** As high as the panels that come, with the rhythm of a chip's edge where the rows will be. */
export function LeaderboardsSkeleton(props: LeaderboardsProps) {
  return (
    <LeaderboardsFrame {...props}>
      <p className="visually-hidden" role="status">
        {props.t('leaderboards.loading')}
      </p>
      <BoardFrame />
      <BoardFrame />
    </LeaderboardsFrame>
  )
}

function LeaderboardsFrame({ id, content, children }: LeaderboardsProps & { children: ReactNode }) {
  return (
    <section id={id} className={styles.leaderboards}>
      <div className="wrap">
        <SectionHead title={content.title} lead={content.lead} />
        <div className={styles.panels}>{children}</div>
        <p className={styles.note}>{content.note}</p>
      </div>
    </section>
  )
}
