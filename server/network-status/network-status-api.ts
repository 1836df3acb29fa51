import Type from 'typebox'
import { answer } from '#server/site/api-schemas.ts'
import type { ApiScope } from '#server/site/api-scope.ts'
import { networkStates, networkSystems, tournamentOutcomes } from '#shared/network-status/network-status.ts'
import { LocaleText } from '#shared/site/editions.ts'

const UtcTime = Type.String({ format: 'date-time', description: 'In UTC' })
const System = Type.Enum([...networkSystems])
const NetworkStatus = Type.Object({
  checkedAt: UtcTime,
  systems: Type.Array(Type.Object({ id: System, state: Type.Enum([...networkStates]) })),
  incidents: Type.Array(
    Type.Object({
      id: Type.String(),
      title: LocaleText,
      systems: Type.Array(System),
      state: Type.Enum(['slow', 'down'], { description: 'How bad it was at its worst' }),
      isPlanned: Type.Boolean(),
      start: UtcTime,
      end: Type.Union([UtcTime, Type.Null()], { description: 'null: not over yet' }),
      outcome: Type.Enum([...tournamentOutcomes], { description: 'What became of the tournaments that were running' }),
      updates: Type.Array(Type.Object({ at: UtcTime, text: LocaleText })),
    }),
  ),
})

export function networkStatusApi({ share }: ApiScope) {
  const schema = answer('How the network is doing, and its incidents, the newest first', NetworkStatus)
  share('/network-status', schema, 'network-status')
}
