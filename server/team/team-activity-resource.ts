import Type from 'typebox'
import { inRoom } from '#server/sandbox/rooms.ts'
import { teamActivityOf } from '#server/sandbox/team-activity.ts'
import { type Resource, ShapeError, shapedBy } from '#server/upstream/resource.ts'
import { Amount, Count, Label, List, Money, Ordinal, Slug, UtcTime } from '#server/upstream/schemas.ts'
import type { TeamActivity } from '#shared/team/team.ts'

const UpstreamTeamActivity = List(
  Type.Object({
    slug: Slug,
    player: Label,
    games: List(Label),
    channel: Type.Union([
      Type.Object({ platform: Type.Enum(['twitch', 'youtube']), name: Label }),
      Type.Null({ description: 'Does not stream' }),
    ]),
    entries: List(
      Type.Object({
        name: Label,
        start: UtcTime,
        buyIn: Money,
        entrants: Ordinal,
        place: Ordinal,
        prize: Amount,
      }),
    ),
    sessions: List(Type.Object({ start: UtcTime, minutes: Count, event: Label, viewers: Count, peak: Count })),
  }),
)

export const teamActivityResource: Resource<readonly TeamActivity[]> = {
  ...shapedBy(UpstreamTeamActivity, (all) => {
    for (const [index, { entries, sessions }] of all.entries()) {
      const place = entries.findIndex((entry) => entry.place > entry.entrants)
      if (place >= 0) throw new ShapeError(`/${index}/entries/${place}/place`, 'must be at most the entrants')
      const peak = sessions.findIndex((session) => session.peak < session.viewers)
      if (peak >= 0) throw new ShapeError(`/${index}/sessions/${peak}/peak`, 'must be at least the average')
    }
    return all
  }),
  simulate: inRoom(teamActivityOf),
}
