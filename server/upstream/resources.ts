import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { NetworkStatus } from '#shared/network-status/network-status.ts'
import type { GiveawayMonth } from '#shared/promotions/giveaways.ts'
import type { Money } from '#shared/site/money.ts'
import type { BrandAmbassador, DownloadLink, Leaderboard, NavigationItem, Release } from '#shared/site/navigation.ts'
import { isSitePath } from '#shared/site/safe-location.ts'
import { type TournamentFormat, type TournamentSeries, tournamentFormats } from '#shared/tournaments/tournaments.ts'
import {
  UpstreamBrandAmbassadors,
  UpstreamDownloadLinks,
  UpstreamGiveaways,
  UpstreamLeaderboards,
  UpstreamNavigations,
  UpstreamNetworkStatus,
  UpstreamReleases,
  UpstreamTournaments,
} from './schemas.ts'

/** Names of the back end's resources, which are also their paths below UPSTREAM_URL. */
export const resourceNames = [
  'navigations',
  'util-navigations',
  'brand-ambassadors',
  'download-links',
  'releases',
  'giveaways',
  'leaderboards',
  'tournaments',
  'network-status',
] as const
export type ResourceName = (typeof resourceNames)[number]
/** Asked for by brand and platform; all others by site. */
export type BrandResource = 'download-links' | 'releases'

/** What the site sees of each resource: frozen all the way down, because every request shares it. */
export interface ResourceValues {
  navigations: readonly NavigationItem[]
  'util-navigations': readonly NavigationItem[]
  'brand-ambassadors': readonly BrandAmbassador[]
  'download-links': readonly DownloadLink[]
  releases: readonly Release[]
  giveaways: readonly GiveawayMonth[]
  leaderboards: readonly Leaderboard[]
  tournaments: readonly TournamentSeries[]
  /** null: nothing is known of this site's network. */
  'network-status': NetworkStatus | null
}

/** Data that does not have the agreed shape: where, and what was expected there. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError'

  constructor(place: string, expected: string) {
    super(`${place || '/'} ${expected}`)
  }
}

const parseNavigations = createParser(UpstreamNavigations, (items) =>
  items.map((item, index) => toNavigationItem(item, `/${index}`)),
)

type Parsers = { [Name in ResourceName]: (json: unknown) => ResourceValues[Name] }

/** Turn the back end's JSON into the site's own frozen types. Fields that no schema names are dropped. They throw ShapeError. */
export const resourceParsers: Parsers = {
  navigations: parseNavigations,
  'util-navigations': parseNavigations,
  'brand-ambassadors': createParser(UpstreamBrandAmbassadors, (ambassadors) =>
    ambassadors.map(({ slug, name }) => ({ slug, name })),
  ),
  'download-links': createParser(UpstreamDownloadLinks, ({ links }) => links.map(({ type, url }) => ({ type, url }))),
  releases: createParser(UpstreamReleases, ({ releases }) =>
    releases.map(({ version, builtOn, fileName, bytes, sha256, signer, minimumSystem }) => ({
      version,
      builtOn,
      fileName,
      bytes,
      sha256,
      signer,
      minimumSystem,
    })),
  ),
  giveaways: createParser(UpstreamGiveaways, (months) =>
    months.map(({ month, date, currency, shares }, index) => ({
      month,
      date,
      currency,
      shares: shares.map(({ id, name, total, paid }, share) => {
        if (paid > total) throw new ShapeError(`/${index}/shares/${share}/paid`, `must be at most the total, ${total}`)
        return { id, name, total, paid }
      }),
    })),
  ),
  leaderboards: createParser(UpstreamLeaderboards, (leaderboards) =>
    leaderboards.map(({ id, name, date, currency, entries, history }) => ({
      id,
      name,
      date,
      currency,
      entries: entries.map(({ rank, player, points, prize }) => ({ rank, player, points, prize })),
      ...(history && { history: history.map(({ date: day, first, fifth }) => ({ date: day, first, fifth })) }),
    })),
  ),
  tournaments: createParser(UpstreamTournaments, (series) => series.map(toSeries)),
  'network-status': createParser(UpstreamNetworkStatus, toNetworkStatus),
}

/** A 404 for a site or brand that we are configured for says that it has none of these: an empty list, and a good answer. */
export const emptyList: readonly never[] = Object.freeze([])

function createParser<Schema extends TSchema, Value>(schema: Schema, convert: (json: Static<Schema>) => Value) {
  const validator = Compile(schema)
  return (json: unknown): Value => {
    if (!validator.Check(json)) {
      const error = validator.Errors(json)[0]
      throw new ShapeError(error?.instancePath ?? '', error?.message ?? 'has an unexpected shape')
    }
    return deepFreeze(convert(json as Static<Schema>))
  }
}

interface UpstreamItem extends Omit<UpstreamNavigations[number], 'children'> {
  children: UpstreamItem[]
}

function toNavigationItem(item: UpstreamItem, place: string): NavigationItem {
  const { path, langKey, routerName, siteType, showSubArea, isShow, badge } = item
  const leavesSite = siteType === 'external' || siteType === 'sibling'
  if (leavesSite === isSitePath(path)) {
    const expected = leavesSite ? 'an https URL' : 'a path on this site'
    throw new ShapeError(`${place}/path`, `must be ${expected}, as its siteType is ${siteType}`)
  }
  const children = item.children.map((child, index) => toNavigationItem(child, `${place}/children/${index}`))
  return { path, langKey, routerName, siteType, showSubArea, isShow, badge, children }
}

function toSeries({ id, name, icon, from, to, events }: UpstreamTournaments[number], index: number): TournamentSeries {
  if (to < from) throw new ShapeError(`/${index}/to`, `must not be before ${from}`)
  return {
    id,
    name,
    ...(icon !== undefined && { icon }),
    from,
    to,
    events: events.map(toEvent).toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start)),
  }
}

function toEvent(event: UpstreamTournaments[number]['events'][number]): TournamentSeries['events'][number] {
  const { id, name, format, start, lateRegistrationMinutes, buyIn, guarantee } = event
  const isKnown = (tournamentFormats as readonly string[]).includes(format)
  return {
    id,
    name,
    format: isKnown ? (format as TournamentFormat) : null,
    start,
    lateRegistrationMinutes,
    buyIn: toMoney(buyIn),
    guarantee: guarantee && toMoney(guarantee),
  }
}

function toNetworkStatus({ checkedAt, systems, incidents }: UpstreamNetworkStatus): NetworkStatus {
  return {
    checkedAt,
    systems: systems.map(({ id, state }) => ({ id, state })),
    incidents: incidents
      .map((incident, index) => {
        const { id, title, systems: touched, state, isPlanned, start, end, outcome, updates } = incident
        if (end !== null && Date.parse(end) < Date.parse(start)) {
          throw new ShapeError(`/incidents/${index}/end`, `must not be before ${start}`)
        }
        const told = updates.map(({ at, text }) => ({ at, text }))
        return { id, title, systems: [...touched], state, isPlanned, start, end, outcome, updates: told }
      })
      .toSorted((a, b) => Date.parse(b.start) - Date.parse(a.start)),
  }
}

function toMoney({ amount, currency }: Money): Money {
  return { amount, currency }
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const part of Object.values(value)) deepFreeze(part)
    Object.freeze(value)
  }
  return value
}
