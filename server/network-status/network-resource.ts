import Type from 'typebox'
import { inRoom } from '#server/sandbox/rooms.ts'
import { type Resource, ShapeError, shapedBy } from '#server/upstream/resource.ts'
import { MAX_ITEMS, Slug, UtcTime } from '#server/upstream/schemas.ts'
import {
  type NetworkStatus,
  networkStates,
  networkSystems,
  tournamentOutcomes,
} from '#shared/network-status/network-status.ts'
import { LocaleText } from '#shared/site/editions.ts'
import { networkStatusOf } from './simulated-status.ts'

const UpstreamNetworkStatus = Type.Object({
  checkedAt: UtcTime,
  systems: Type.Array(Type.Object({ id: Type.Enum([...networkSystems]), state: Type.Enum([...networkStates]) }), {
    maxItems: MAX_ITEMS,
  }),
  incidents: Type.Array(
    Type.Object({
      id: Slug,
      title: LocaleText,
      systems: Type.Array(Type.Enum([...networkSystems]), { minItems: 1, maxItems: MAX_ITEMS }),
      state: Type.Enum(['slow', 'down']),
      isPlanned: Type.Boolean(),
      start: UtcTime,
      end: Type.Union([UtcTime, Type.Null()]),
      outcome: Type.Enum([...tournamentOutcomes]),
      updates: Type.Array(Type.Object({ at: UtcTime, text: LocaleText }), { maxItems: MAX_ITEMS }),
    }),
    { maxItems: MAX_ITEMS },
  ),
})

export const networkResource: Resource<NetworkStatus | null> = {
  ...shapedBy(UpstreamNetworkStatus, ({ incidents, ...status }) => {
    for (const [index, { start, end }] of incidents.entries()) {
      if (end !== null && Date.parse(end) < Date.parse(start)) {
        throw new ShapeError(`/incidents/${index}/end`, `must not be before ${start}`)
      }
    }
    return { ...status, incidents: incidents.toSorted((a, b) => Date.parse(b.start) - Date.parse(a.start)) }
  }),
  none: null,
  simulate: inRoom((_room, clock) => networkStatusOf(clock)),
}
