import { addDays } from '#shared/site/calendar-days.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import type { StreamSession, TeamActivity, TeamEntry } from '#shared/team/team.ts'
import { aroundOne, chanceOf } from './chance.ts'
import { datesBetween, MINUTE_MS, today, toUtcTime, weekdayOf } from './days.ts'
import type { Room } from './rooms.ts'
import { playedOn, type Scheduled } from './schedule.ts'
import { placeOf, teamPlayers } from './team.ts'

/** Rolling months of streams are three; no three months have more days. */
const DAYS_BACK = 92
/** Part of the evenings that somebody with a channel streams. */
const STREAMED = 0.7

type TeamPlayer = (typeof teamPlayers)[number]

/** What the team played and streamed in the last three months: none in a room that has no team. */
export function teamActivityOf(room: Room, clock: ContentClock): TeamActivity[] {
  if (!room.hasTeam) return []
  const date = today(clock)
  const dates = datesBetween(addDays(date, -DAYS_BACK), date).toReversed()
  return teamPlayers.map((member) => {
    const played = dates.flatMap((day) => playedBy(member, room, day)).filter(({ end }) => clock.hasCome(end))
    const { slug, player, plays, channel } = member
    return {
      slug,
      player,
      games: [...new Set(plays.flatMap(({ id, days }) => namesOf(room, id, days, dates)))],
      channel: channel && { platform: channel.platform, name: channel.name },
      entries: played.map(({ entry }) => entry),
      sessions: played.flatMap(({ session }) => (session && clock.hasCome(session.end) ? [session.told] : [])),
    }
  })
}

function namesOf(room: Room, id: string, days: readonly number[], dates: readonly string[]): string[] {
  const played = dates.find((date) => days.includes(weekdayOf(date)))
  const name = played && playedOn(room, id, played)?.event.name
  return name ? [name] : []
}

interface PlayedByMember {
  entry: TeamEntry
  /** When the whole tournament was over, in ms since 1970. */
  end: number
  session: { told: StreamSession; end: number } | null
}

/** What a member played on a date, but for what was broken off: nobody has a place in that. */
function playedBy(member: TeamPlayer, room: Room, date: string): PlayedByMember[] {
  const { player, plays, freeUntil = 0 } = member
  if (Number(date.slice(8)) <= freeUntil) return []
  return plays.flatMap(({ id, days }) => {
    const found = days.includes(weekdayOf(date)) ? playedOn(room, id, date) : null
    if (!found || found.event.outcome.brokenOff) return []
    const { planned, event } = found
    const { entrants, prizes } = event.outcome
    const place = placeOf(player, planned, date, entrants)
    const prize = prizes.find(({ from, to }) => from <= place && place <= to)?.amount ?? 0
    const { name, start, buyIn } = event
    const entry = { name, start, buyIn, entrants, place, prize }
    return [{ entry, end: Date.parse(event.end), session: sessionOf(member, event, place) }]
  })
}

/** The stream of a tournament: from just before its start until a while after the player was out of it. */
function sessionOf({ player, channel }: TeamPlayer, event: Scheduled, place: number): PlayedByMember['session'] {
  if (!channel) return null
  const chance = chanceOf(player, event.id, 'stream')
  if (chance() > STREAMED) return null
  const [start, over] = [Date.parse(event.start), Date.parse(event.end)]
  // A field shrinks by the same part in each level.
  const left = 1 - Math.log(place) / Math.log(Math.max(event.outcome.entrants, 2))
  const playedMinutes = Math.round(((over - start) * left) / MINUTE_MS)
  const [before, after] = [5 + Math.floor(chance() * 11), 5 + Math.floor(chance() * 16)]
  const viewers = Math.round(channel.viewers * aroundOne(chance, 0.15))
  const begin = start - before * MINUTE_MS
  const minutes = before + playedMinutes + after
  const told = {
    start: toUtcTime(begin),
    minutes,
    event: event.name,
    viewers,
    peak: Math.round(viewers * (1.2 + chance() * 0.4)),
  }
  return { told, end: begin + minutes * MINUTE_MS }
}
