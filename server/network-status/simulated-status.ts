import { MINUTE_MS, toDate, toUtcTime } from '#server/sandbox/days.ts'
import { incidentsOn } from '#server/sandbox/incidents.ts'
import { type NetworkStatus, networkSystems } from '#shared/network-status/network-status.ts'
import { addDays } from '#shared/site/calendar-days.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'

/** How often the network is looked at. */
const CHECK_MS = 5 * MINUTE_MS
/** How far back incidents are told. */
const TOLD_DAYS = 60

/** How the simulated network is doing at the clock's last check, with the incidents of the last weeks. */
export function networkStatusOf(clock: ContentClock): NetworkStatus {
  const checked = clock.startOf(CHECK_MS)
  const hasPassed = (moment: string) => Date.parse(moment) <= checked
  const days = Array.from({ length: TOLD_DAYS + 1 }, (_, back) => addDays(toDate(checked), -back))
  const incidents = days
    .flatMap(incidentsOn)
    .filter(({ start }) => hasPassed(start))
    .toSorted((a, b) => b.start.localeCompare(a.start))
    .map((incident) => ({
      ...incident,
      end: hasPassed(incident.end) ? incident.end : null,
      updates: incident.updates.filter(({ at }) => hasPassed(at)),
    }))
  const open = incidents.filter(({ end }) => end === null)
  return {
    checkedAt: toUtcTime(checked),
    systems: networkSystems.map((id) => {
      const states = open.filter(({ systems }) => systems.includes(id)).map(({ state }) => state)
      return { id, state: states.includes('down') ? 'down' : (states[0] ?? 'running') }
    }),
    incidents,
  }
}
