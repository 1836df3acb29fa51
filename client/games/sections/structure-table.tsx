import { fillAmounts } from '#client/components/fill-amounts.ts'
import { LinkedText } from '#client/components/linked-text.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { TableSection } from '../table-section.tsx'

export function StructureTable({ id, content, context, hrefTo }: SectionProps<'structure-table'>) {
  const { rows, lead, ...words } = content
  const written = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : fillAmounts(cell, context))))
  return <TableSection id={id} {...words} lead={<LinkedText text={lead} hrefTo={hrefTo} />} rows={written} />
}
