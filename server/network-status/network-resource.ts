import Type from 'typebox'
import { inRoom } from '#server/sandbox/rooms.ts'
import { type Resource, ShapeError, shapedBy } from '#server/upstream/resource.ts'
import { List, LocaleProse, refined, repeated, Slug, UtcTime } from '#server/upstream/schemas.ts'
import {
  type NetworkStatus,
  networkStates,
  networkSystems,
  tournamentOutcomes,
} from '#shared/network-status/network-status.ts'
import { networkStatusOf } from './simulated-status.ts'

const System = Type.Enum([...networkSystems])

const UpstreamNetworkStatus = Type.Object({
  checkedAt: UtcTime,
  systems: List(Type.Object({ id: System, state: Type.Enum([...networkStates]) })),
  incidents: List(
    Type.Object({
      id: Slug,
      title: LocaleProse,
      systems: refined(
        Type.Array(System, { minItems: 1, maxItems: networkSystems.length }),
        (systems) => repeated(systems) === undefined,
        'must have each system once',
      ),
      state: Type.Enum(['slow', 'down']),
      isPlanned: Type.Boolean(),
      start: UtcTime,
      end: Type.Union([UtcTime, Type.Null()]),
      outcome: Type.Enum([...tournamentOutcomes]),
      updates: List(Type.Object({ at: UtcTime, text: LocaleProse })),
    }),
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
