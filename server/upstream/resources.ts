import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Clean } from 'typebox/value'
import { describeErrors } from '#server/site/content/schema-errors.ts'
import type { NetworkStatus } from '#shared/network-status/network-status.ts'
import type { GiveawayMonth } from '#shared/promotions/giveaways.ts'
import type { BrandAmbassador, DownloadLink, Leaderboard, NavigationItem, Release } from '#shared/site/navigation.ts'
import { isSitePath } from '#shared/site/safe-location.ts'
import { type TournamentSeries, tournamentFormats } from '#shared/tournaments/tournaments.ts'
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

  /** A JSON pointer. */
  readonly place: string

  constructor(place: string, expected: string) {
    super(`${place || '/'} ${expected}`)
    this.place = place
  }
}

const parseNavigations = createParser(UpstreamNavigations, (items) => {
  for (const [index, item] of items.entries()) checkTarget(item, `/${index}`)
  return items
})

type Parsers = { [Name in ResourceName]: (json: unknown) => ResourceValues[Name] }

/** Turn the back end's JSON into the site's own frozen types. Fields that no schema names are dropped. They throw ShapeError. */
export const resourceParsers: Parsers = {
  navigations: parseNavigations,
  'util-navigations': parseNavigations,
  'brand-ambassadors': createParser(UpstreamBrandAmbassadors, (ambassadors) => ambassadors),
  'download-links': createParser(UpstreamDownloadLinks, ({ links }) => links),
  releases: createParser(UpstreamReleases, ({ releases }) =>
    releases.map(({ certificateSha256 = null, ...release }) => ({ ...release, certificateSha256 })),
  ),
  giveaways: createParser(UpstreamGiveaways, (months) => {
    for (const [index, { shares }] of months.entries()) {
      for (const [share, { paid, total }] of shares.entries()) {
        if (paid > total) throw new ShapeError(`/${index}/shares/${share}/paid`, `must be at most the total, ${total}`)
      }
    }
    return months
  }),
  leaderboards: createParser(UpstreamLeaderboards, (leaderboards) => leaderboards),
  tournaments: createParser(UpstreamTournaments, (series) => series.map(toSeries)),
  'network-status': createParser(UpstreamNetworkStatus, toNetworkStatus),
}

/** A 404 for a site or brand that we are configured for says that it has none of these: an empty list, and a good answer. */
export const emptyList: readonly never[] = Object.freeze([])

function createParser<Schema extends TSchema, Value>(schema: Schema, convert: (json: Static<Schema>) => Value) {
  const validator = Compile(schema)
  return (json: unknown): Value => {
    if (!validator.Check(json)) {
      const [error] = describeErrors(validator.Errors(json), json)
      throw new ShapeError(error?.path ?? '', error?.message ?? 'has an unexpected shape')
    }
    return deepFreeze(convert(Clean(schema, structuredClone(json)) as Static<Schema>))
  }
}

interface UpstreamItem extends Omit<UpstreamNavigations[number], 'children'> {
  children: UpstreamItem[]
}

function checkTarget({ path, siteType, children }: UpstreamItem, place: string): void {
  const leavesSite = siteType === 'external' || siteType === 'sibling'
  if (leavesSite === isSitePath(path)) {
    const expected = leavesSite ? 'an https URL' : 'a path on this site'
    throw new ShapeError(`${place}/path`, `must be ${expected}, as its siteType is ${siteType}`)
  }
  for (const [index, child] of children.entries()) checkTarget(child, `${place}/children/${index}`)
}

function toSeries(series: UpstreamTournaments[number], index: number): TournamentSeries {
  if (series.to < series.from) throw new ShapeError(`/${index}/to`, `must not be before ${series.from}`)
  const events = series.events.map((event) => ({
    ...event,
    format: tournamentFormats.find((format) => format === event.format) ?? null,
  }))
  return { ...series, events: events.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start)) }
}

function toNetworkStatus({ incidents, ...status }: UpstreamNetworkStatus): NetworkStatus {
  for (const [index, { start, end }] of incidents.entries()) {
    if (end !== null && Date.parse(end) < Date.parse(start)) {
      throw new ShapeError(`/incidents/${index}/end`, `must not be before ${start}`)
    }
  }
  return { ...status, incidents: incidents.toSorted((a, b) => Date.parse(b.start) - Date.parse(a.start)) }
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const part of Object.values(value)) deepFreeze(part)
    Object.freeze(value)
  }
  return value
}
