import { type ReactNode, Suspense } from 'react'
import { MoreLinks } from '#client/components/more-links.tsx'
import { OptionalData } from '#client/components/optional-data.tsx'
import { SectionHead } from '#client/components/section-head.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { StateMessage } from '#client/components/state-message.tsx'
import { TelephoneFold } from '#client/components/telephone-fold.tsx'
import { createQuery } from '#client/site/queries.ts'
import { GiveawayFrame, GiveawayPanel } from '../giveaway-panel.tsx'
import { Board, BoardFrame } from '../leaderboard-board.tsx'
import styles from './leaderboards.module.css'

const leaderboardsQuery = createQuery('leaderboards', '/api/leaderboards')
const giveawaysQuery = createQuery('giveaways', '/api/giveaways')

type LeaderboardsProps = SectionProps<'leaderboards'>

/** The standings of the day, and the month's giveaways where the edition has them. Each panel waits and fails alone. */
export function Leaderboards(props: LeaderboardsProps) {
  const { id, content, context, t, hrefTo } = props
  // On home with who may take part: no amount stands there without it, folded or not.
  const lead = context.isHome && content.giveaways ? `${content.lead} ${content.giveaways.conditions}` : content.lead
  const giveaways = content.giveaways && (
    <Suspense fallback={<Waiting text={t('giveaways.loading')} panel={<GiveawayFrame />} />}>
      <Giveaways {...props} conditions={context.isHome ? '' : content.giveaways.conditions} />
    </Suspense>
  )
  return (
    <section id={id} className="section-80-128">
      <div className="wrap">
        <SectionHead title={content.title} lead={lead} />
        <div className={`${styles.panels} ${context.isHome ? `grid ${styles.home}` : 'stack-24 shelf'}`}>
          <Suspense fallback={<Waiting text={t('leaderboards.loading')} panel={<BoardFrame />} />}>
            <Boards {...props} />
          </Suspense>
          {giveaways && (
            <div id="giveaways" className="grid">
              {context.isHome ? <TelephoneFold label={t('giveaways.name')}>{giveaways}</TelephoneFold> : giveaways}
            </div>
          )}
        </div>
        <MoreLinks links={content.links} hrefTo={hrefTo} />
      </div>
    </section>
  )
}

function Boards({ content, context, t }: LeaderboardsProps) {
  return (
    <OptionalData query={leaderboardsQuery(context)} unavailable={t('leaderboards.unavailable')} t={t}>
      {(boards) =>
        boards.length === 0 ? (
          <StateMessage kind="empty" title={t('leaderboards.empty')} text={t('leaderboards.empty-text')} />
        ) : (
          boards
            .slice(0, content.giveaways ? 1 : 2)
            .map((board) => <Board key={board.id} board={board} language={context.language} t={t} />)
        )
      }
    </OptionalData>
  )
}

function Giveaways({ context, conditions, t }: LeaderboardsProps & { conditions: string }) {
  return (
    <OptionalData query={giveawaysQuery(context)} unavailable={t('giveaways.unavailable')} t={t}>
      {([latest]) =>
        latest ? (
          <GiveawayPanel month={latest} language={context.language} conditions={conditions} t={t} />
        ) : (
          <StateMessage kind="empty" title={t('giveaways.empty')} text={t('giveaways.empty-text')} />
        )
      }
    </OptionalData>
  )
}

function Waiting({ text, panel }: { text: string; panel: ReactNode }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {text}
      </p>
      {panel}
    </>
  )
}
