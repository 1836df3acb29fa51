import type { RouteRow } from './routes.ts'

/** Latest start of hydration after the page was loaded, in ms (specification, section 2.1; product facts, 6.1). */
export const HYDRATION_IDLE_TIMEOUT_MS = 7000

/** Whether a page's app waits for an interaction or an idle browser. */
export function shouldDelayHydration(row: Pick<RouteRow, 'hydration'> | undefined): boolean {
  return row?.hydration !== 'at-once'
}
