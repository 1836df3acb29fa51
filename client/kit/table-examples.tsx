import { DataTable } from '../components/data-table.tsx'
import type { ExampleProps } from './example-props.ts'

export function TableExamples({ id }: ExampleProps) {
  return (
    <DataTable
      id={`${id}-requirements`}
      caption={`Systeemeisen (${id.split('-')[0]})`}
      columns={[
        { label: 'Platform' },
        { label: 'Besturingssysteem' },
        { label: 'Processor' },
        { label: 'Geheugen', isFigure: true },
        { label: 'Schijfruimte', isFigure: true },
      ]}
      rows={[
        { key: 'windows', cells: ['Windows', 'Windows 8', '3 GHz', '2 GB', '3 GB'] },
        { key: 'mac', cells: ['Mac', 'Mac OS X 10.13 of hoger', '3 GHz', '2 GB', '3 GB'] },
        {
          key: 'android',
          isOwn: true,
          cells: ['Android, dit apparaat', 'Android 6.0 of hoger', 'niet opgegeven', '2 GB', '500 MB'],
        },
        { key: 'ios', cells: ['iOS', 'iPhone 6S of nieuwer', 'niet opgegeven', 'niet opgegeven', '500 MB'] },
      ]}
    />
  )
}
