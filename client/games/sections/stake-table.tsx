import { formatAmount } from '#client/components/format-amount.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import { capGroups, RAKE_PERCENT, stakes, tableBuyIn } from '#shared/games/rake.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { TableSection } from '../table-section.tsx'

/** Every cash table that there is: its blinds, what one brings, and the most that is taken of a pot. */
export function StakeTable({ id, content, context }: SectionProps<'stake-table'>) {
  const { title, lead, caption, blinds, buyIn, cap, note } = content
  const { number } = formatsOf(context.language)
  const amount = (value: number) => formatAmount(value, context)
  const groups = capGroups.map((most, index) => ({ least: (capGroups[index - 1] ?? 1) + 1, most }))
  return (
    <TableSection
      id={id}
      title={title}
      lead={lead.replace('{percent}', number(RAKE_PERCENT / 100, { style: 'percent' }))}
      caption={caption}
      columns={[
        { label: blinds },
        { label: buyIn, isFigure: true },
        ...groups.map(({ least, most }) => ({
          label: cap.replace('{players}', least === most ? `${most}` : `${least}–${most}`),
          isFigure: true,
        })),
      ]}
      rows={stakes.map(({ smallBlind, bigBlind, caps }) => [
        `${amount(smallBlind)}\u00a0/\u00a0${amount(bigBlind)}`,
        `${amount(tableBuyIn.least * bigBlind)} – ${amount(tableBuyIn.most * bigBlind)}`,
        ...caps.map(amount),
      ])}
      note={note.replace('{least}', `${tableBuyIn.least}`).replace('{most}', `${tableBuyIn.most}`)}
    />
  )
}
