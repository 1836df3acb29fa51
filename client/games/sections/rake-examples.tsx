import { formatAmount } from '#client/components/format-amount.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import { rakeOf, stakeOf } from '#shared/games/rake.ts'
import { TableSection } from '../table-section.tsx'

/** What is taken of some pots, worked out. */
export function RakeExamples({ id, content, context }: SectionProps<'rake-examples'>) {
  const { title, lead, caption, columns, bigBlind, pots, note } = content
  const amount = (value: number) => formatAmount(value, context)
  const stake = stakeOf(bigBlind)
  return (
    <TableSection
      id={id}
      title={title}
      lead={lead.replace('{blinds}', `${amount(stake.smallBlind)} / ${amount(stake.bigBlind)}`)}
      caption={caption}
      columns={columns.map((label, index) => ({ label, isFigure: index > 0 }))}
      rows={pots.map(({ what, pot, players, hasFlop }) => {
        const rake = rakeOf({ pot, players, hasFlop }, stake)
        return [what, `${players}`, amount(pot), amount(rake), amount((pot * 100 - rake * 100) / 100)]
      })}
      note={note}
    />
  )
}
