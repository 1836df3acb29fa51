import { LinePlot, PlotPanel } from '#client/components/plot.tsx'
import { SectionHead } from '#client/components/section-head.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { StateMessage } from '#client/components/state-message.tsx'
import { formatsOf } from '#shared/site/messages.ts'
import styles from './leaderboard-history.module.css'

export function LeaderboardHistory({ id, content, data, context, t }: StaticSectionProps<'leaderboard-history'>) {
  const { title, lead, label } = content
  const { number, date } = formatsOf(context.language)
  const day = (iso: string) => date(new Date(iso), { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const boards = (data ?? []).flatMap(({ id: boardId, name, history = [] }) =>
    history.length > 1 ? [{ boardId, name, history }] : [],
  )
  return (
    <section id={id} className="section-80-112">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        {boards.length === 0 && (
          <StateMessage kind="empty" title={t('leaderboard-history.empty')} text={t('past-series.later')} />
        )}
        <div className={`columns-1024 mt-32 gap-32 ${styles.boards}`}>
          {boards.map(({ boardId, name, history }) => (
            <div key={boardId} className="min-0">
              <h3>{name}</h3>
              <PlotPanel
                id={`${id}-${boardId}`}
                label={label.replace('{name}', name)}
                columns={[t('series.day'), t('leaderboard-history.first'), t('leaderboard-history.fifth')]}
                rows={history.map(({ date: on, first, fifth }) => ({
                  key: on,
                  cells: [day(on), number(first), number(fifth)],
                }))}
                tableLabel={t('chances.table')}
              >
                <LinePlot
                  label={label.replace('{name}', name)}
                  moments={history.map(({ date: on }) => day(on))}
                  lines={[
                    { name: t('leaderboard-history.first'), values: history.map(({ first }) => first) },
                    {
                      name: t('leaderboard-history.fifth'),
                      values: history.map(({ fifth }) => fifth),
                      isDashed: true,
                    },
                  ]}
                  write={number}
                />
              </PlotPanel>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
