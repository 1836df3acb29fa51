/**
 * Roles for the parts of a table that is laid out as something else on a small screen: a changed `display` takes the
 * native ones away.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  groupHeader: { role: 'rowheader', scope: 'rowgroup' },
  rowHeader: { role: 'rowheader', scope: 'row' },
} as const
