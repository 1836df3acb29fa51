import { type BrowserRow, browserKeys } from './route-row.ts'
import { type RouteTable, routes } from './routes.ts'

/** The route table as a browser knows it. The build writes it as plain data, in a third of the size. */
export const browserRoutes: Readonly<Record<string, BrowserRow>> = selectForBrowser(routes)

function selectForBrowser(table: RouteTable): Record<string, BrowserRow> {
  return Object.fromEntries(
    Object.entries(table).map(([id, row]) => [
      id,
      Object.fromEntries(
        Object.entries(row).filter(([key]) => (browserKeys as readonly string[]).includes(key)),
      ) as unknown as BrowserRow,
    ]),
  )
}
