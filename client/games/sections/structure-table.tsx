import { fillAmounts } from '#client/components/fill-amounts.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import { TableSection } from '../table-section.tsx'

export function StructureTable({ id, content, context }: SectionProps<'structure-table'>) {
  const { rows, ...words } = content
  const written = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : fillAmounts(cell, context))))
  return <TableSection id={id} {...words} rows={written} />
}
