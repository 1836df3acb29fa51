/** Roles for tables that a small screen lays out as something else: a changed `display` takes the native ones away. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  groupHeader: { role: 'rowheader', scope: 'rowgroup' },
  rowHeader: { role: 'rowheader', scope: 'row' },
} as const
