import { DataTable } from '#client/components/data-table.tsx'
import { formatAmount } from '#client/components/format-amount.ts'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { businessConstants } from '#shared/site/business-constants.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { averageViewers, sumEntries, type TeamActivity } from '#shared/team/team.ts'
import styles from './team-activity.module.css'

interface ActivityProps extends Pick<StaticSectionProps<'team-member'>, 'id' | 'context' | 't'> {
  activity: TeamActivity
}

/** Rows of a table: so many evenings as somebody reads. */
const ROWS = 8
const NONE = '–'
/** Of three months no day comes twice. */
const dayFormat = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const platforms = { twitch: 'Twitch', youtube: 'YouTube' } as const

/** What a member plays, under which name, and where they stream: rows of the list that the portrait ends with. */
export function activityFacts({ activity, t }: Pick<ActivityProps, 'activity' | 't'>) {
  const { games, player, channel } = activity
  return [
    { term: t('team.activity.games'), detail: games.join(', ') },
    { term: t('team.activity.player'), detail: player },
    {
      term: t('team.activity.channel'),
      detail: channel ? `${platforms[channel.platform]}, ${channel.name}` : t('team.activity.no-channel'),
    },
  ].filter(({ detail }) => detail !== '')
}

/** Every tournament that a member played last, with what they cost and brought together; then their streams. */
export function TeamResults({ id, activity, context, t }: ActivityProps) {
  const { language } = context
  const { number, date } = formatsOf(language)
  const entries = activity.entries.slice(0, ROWS)
  const sum = sumEntries(entries)
  const average = averageViewers(activity.sessions)
  const dayOf = (start: string) => date(new Date(start), dayFormat).replace(' ', '\u00a0')
  const amount = (value: number, currency: string) => formatAmount(value, { language, currency })
  const label = (name: 'day' | 'tournament' | 'buy-in' | 'place' | 'prize' | 'minutes' | 'viewers' | 'peak') =>
    t(`team.activity.${name}`)
  return (
    <div className={styles.activity}>
      <section aria-labelledby={`${id}-results`}>
        <h2 id={`${id}-results`}>{t('team.activity.results')}</h2>
        {sum ? (
          <>
            <p className="num measure">{t('team.activity.sum', { count: entries.length, inPrizes: sum.inPrizes })}</p>
            <DataTable
              id={`${id}-results-caption`}
              caption={t('team.activity.results-caption')}
              columns={[
                { label: label('day') },
                { label: label('tournament') },
                { label: label('buy-in'), isFigure: true },
                { label: label('place'), isFigure: true },
                { label: label('prize'), isFigure: true },
              ]}
              rows={[
                ...entries.map(({ start, name, buyIn, place, entrants, prize }) => ({
                  key: `${start} ${name}`,
                  cells: [
                    dayOf(start),
                    name,
                    amount(buyIn.amount, buyIn.currency),
                    t('team.activity.place-of', { place: number(place), entrants: number(entrants) }),
                    prize > 0 ? amount(prize, buyIn.currency) : NONE,
                  ],
                })),
                {
                  key: 'sum',
                  cells: [
                    t('team.activity.together'),
                    NONE,
                    amount(sum.paid, sum.currency),
                    NONE,
                    amount(sum.won, sum.currency),
                  ],
                },
              ]}
            />
          </>
        ) : (
          <p>{t('team.activity.none')}</p>
        )}
      </section>
      {average !== null && (
        <section aria-labelledby={`${id}-streams`}>
          <h2 id={`${id}-streams`}>{t('team.activity.streams')}</h2>
          <p className="num measure">
            {t('team.activity.average', {
              count: activity.sessions.length,
              average: number(average),
              required: number(businessConstants['streamer-average-viewers'].amount),
            })}
          </p>
          <DataTable
            id={`${id}-streams-caption`}
            caption={t('team.activity.streams-caption')}
            columns={[
              { label: label('day') },
              { label: label('tournament') },
              { label: label('minutes'), isFigure: true },
              { label: label('viewers'), isFigure: true },
              { label: label('peak'), isFigure: true },
            ]}
            rows={activity.sessions.slice(0, ROWS).map(({ start, event, minutes, viewers, peak }) => ({
              key: start,
              cells: [dayOf(start), event, number(minutes), number(viewers), number(peak)],
            }))}
          />
        </section>
      )}
    </div>
  )
}
