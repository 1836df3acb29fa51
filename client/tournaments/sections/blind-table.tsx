import type { StaticSectionProps } from '#client/components/section-props.ts'
import { StateMessage } from '#client/components/state-message.tsx'
import { TableSection } from '#client/games/table-section.tsx'
import { formatsOf } from '#shared/site/messages.ts'
import { blindsAfter } from '#shared/tournaments/structures.ts'

/** Names of tournaments beside each structure; the schedule has them all. */
const MOST_NAMES = 3
/** Minutes of play after which the blinds are shown. */
const MOMENTS = [0, 60, 120]

/** How tournaments begin: chips, the length of a level, and how fast the blinds rise. */
export function BlindTable({ id, content, data, context, t }: StaticSectionProps<'blind-table'>) {
  const { title, lead, caption, columns, note } = content
  if (!data) return <StateMessage kind="error" title={t('series.unavailable')} text={t('past-series.later')} />
  const { number } = formatsOf(context.language)
  return (
    <TableSection
      id={id}
      title={title}
      lead={lead}
      caption={caption}
      columns={columns.map((label, index) => ({ label, isFigure: index > 0 }))}
      rows={data.map(({ structure, names }) => [
        names.slice(0, MOST_NAMES).join(', '),
        number(structure.stack),
        number(structure.levelMinutes, { style: 'unit', unit: 'minute' }),
        ...MOMENTS.map((minutes) => {
          const { small, big } = blindsAfter(structure, minutes)
          return `${number(small)}/${number(big)}`
        }),
      ])}
      note={note}
    />
  )
}
