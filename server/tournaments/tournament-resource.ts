import Type, { type Static } from 'typebox'
import { inRoom } from '#server/sandbox/rooms.ts'
import { scheduleOf } from '#server/sandbox/schedule.ts'
import { type Resource, ShapeError, shapedBy } from '#server/upstream/resource.ts'
import { CalendarDate, Label, MAX_ITEMS, Money, Slug, UtcTime } from '#server/upstream/schemas.ts'
import { type TournamentSeries, tournamentFormats } from '#shared/tournaments/tournaments.ts'

/** In the currency of the buy-in. */
const BareAmount = Type.Number({ minimum: 0 })
const Place = Type.Integer({ minimum: 1 })

const TournamentResult = Type.Object({
  entrants: Type.Integer({ minimum: 0 }),
  pool: BareAmount,
  prizes: Type.Array(Type.Object({ from: Place, to: Place, amount: BareAmount }), { maxItems: MAX_ITEMS }),
  finishers: Type.Array(Type.Object({ place: Place, player: Label }), { maxItems: MAX_ITEMS }),
  brokenOff: Type.Optional(Type.Enum(['rolled-back', 'rolled-forward'])),
})

/** `collection:name`, both as in `shared/site/icon-shapes.ts`. */
const FullIconName = Type.String({ maxLength: 100, pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*:[a-z0-9]+(?:-[a-z0-9]+)*$' })

const UpstreamTournaments = Type.Array(
  Type.Object({
    id: Slug,
    name: Label,
    icon: Type.Optional(FullIconName),
    isStanding: Type.Optional(Type.Boolean()),
    from: CalendarDate,
    to: CalendarDate,
    events: Type.Array(
      Type.Object({
        id: Slug,
        name: Label,
        format: Slug,
        start: UtcTime,
        lateRegistrationMinutes: Type.Integer({ minimum: 0, maximum: 7 * 24 * 60 }),
        buyIn: Money,
        guarantee: Type.Union([Money, Type.Null()]),
        fee: Type.Optional(BareAmount),
        end: Type.Optional(UtcTime),
        structure: Type.Optional(
          Type.Object({
            stack: Type.Integer({ minimum: 1 }),
            levelMinutes: Type.Integer({ minimum: 1, maximum: 24 * 60 }),
            firstBigBlind: Type.Integer({ minimum: 1 }),
          }),
        ),
        seat: Type.Optional(
          Type.Object({
            worth: BareAmount,
            in: Type.Union([Type.Object({ series: Slug, event: Slug }), Type.Null()]),
          }),
        ),
        result: Type.Optional(TournamentResult),
      }),
      { maxItems: MAX_ITEMS },
    ),
  }),
  { maxItems: MAX_ITEMS },
)

export const tournamentResource: Resource<readonly TournamentSeries[]> = {
  ...shapedBy(UpstreamTournaments, (series) => series.map(toSeries)),
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
