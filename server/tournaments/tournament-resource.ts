import Type, { type Static } from 'typebox'
import { inRoom } from '#server/sandbox/rooms.ts'
import { scheduleOf } from '#server/sandbox/schedule.ts'
import { type Resource, ShapeError, shapedBy } from '#server/upstream/resource.ts'
import {
  Amount,
  CalendarDate,
  Count,
  Label,
  List,
  Money,
  Ordinal,
  Ranking,
  refined,
  repeated,
  Slug,
  UtcTime,
} from '#server/upstream/schemas.ts'
import { tournamentFormats } from '#shared/tournaments/tournament-formats.ts'
import type { TournamentSeries } from '#shared/tournaments/tournaments.ts'

/** Amounts are in the currency of the buy-in. */
const TournamentResult = Type.Object({
  entrants: Count,
  pool: Amount,
  prizes: refined(
    List(Type.Object({ from: Ordinal, to: Ordinal, amount: Amount })),
    (prizes) => prizes.every(({ from, to }, index) => from <= to && from > (prizes[index - 1]?.to ?? 0)),
    'must be in the order of places, each with one prize',
  ),
  finishers: Ranking(Type.Object({ place: Ordinal, player: Label }), 'place'),
  brokenOff: Type.Optional(Type.Enum(['rolled-back', 'rolled-forward'])),
})

/** `collection:name`, both as in `shared/site/icon-shapes.ts`. */
const FullIconName = Type.String({ maxLength: 100, pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*:[a-z0-9]+(?:-[a-z0-9]+)*$' })

const UpstreamTournaments = List(
  Type.Object({
    id: Slug,
    name: Label,
    icon: Type.Optional(FullIconName),
    isStanding: Type.Optional(Type.Boolean()),
    from: CalendarDate,
    to: CalendarDate,
    events: List(
      Type.Object({
        id: Slug,
        name: Label,
        format: Slug,
        start: UtcTime,
        lateRegistrationMinutes: Type.Integer({ minimum: 0, maximum: 7 * 24 * 60 }),
        buyIn: Money,
        guarantee: Type.Union([Money, Type.Null()]),
        fee: Type.Optional(Amount),
        end: Type.Optional(UtcTime),
        structure: Type.Optional(
          Type.Object({
            stack: Ordinal,
            levelMinutes: Type.Integer({ minimum: 1, maximum: 24 * 60 }),
            firstBigBlind: Ordinal,
          }),
        ),
        seat: Type.Optional(
          Type.Object({
            worth: Amount,
            in: Type.Union([Type.Object({ series: Slug, event: Slug }), Type.Null()]),
          }),
        ),
        result: Type.Optional(TournamentResult),
      }),
    ),
  }),
)

export const tournamentResource: Resource<readonly TournamentSeries[]> = {
  ...shapedBy(UpstreamTournaments, (all) => {
    // They are those of rows on one page, and of entries in one calendar.
    const twice = repeated(all.flatMap(({ id, events }) => [id, ...events.map((event) => event.id)]))
    if (twice) throw new ShapeError('', `must have each id once, of series and tournaments, found "${twice}" twice`)
    return all.map(toSeries)
  }),
  simulate: inRoom(scheduleOf),
}

function toSeries(series: Static<typeof UpstreamTournaments>[number], index: number): TournamentSeries {
  if (series.to < series.from) throw new ShapeError(`/${index}/to`, `must not be before ${series.from}`)
  const events = series.events.map((event) => ({
    ...event,
    format: tournamentFormats.find((format) => format === event.format) ?? null,
  }))
  return { ...series, events: events.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start)) }
}
