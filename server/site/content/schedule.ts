import Type from 'typebox'
import { isCalendarDay } from '#shared/site/calendar-days.ts'
import { type ContentClock, createContentClock } from '#shared/site/content-clock.ts'
import type { PathTable } from '#shared/site/paths.ts'
import { periodState } from '#shared/site/period.ts'
import type { RouteParams, RouteRow } from '#shared/site/route-row.ts'
import type { Site, Sites } from './load-editions.ts'

/** When something is there, in ms since 1970; null: from ever, or for ever. */
export interface Span {
  from: number | null
  until: number | null
}

/** A moment with its zone: a day alone would be another one in each edition. */
const Moment = (description: string) =>
  Type.Optional(
    Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2})?(?:Z|[+-]\\d{2}:\\d{2})$',
      description: `${description}, as in 2026-12-01T18:00+01:00.`,
    }),
  )

/** The fields of what may be there for a time only. */
export const spanFields = {
  from: Moment('The moment from which this is there; before it, nothing of it is in any answer'),
  until: Moment('The moment from which this is there no more'),
}

/** @throws Error for a moment that there is not, and for an end that is not after its beginning. */
export function readSpan({ from, until }: { from?: string | undefined; until?: string | undefined }): Span {
  const span = { from: readMoment('from', from), until: readMoment('until', until) }
  if (span.from !== null && span.until !== null && span.from >= span.until) {
    throw new Error(`until ${until} expected a moment after from ${from}`)
  }
  return span
}

function readMoment(name: string, text: string | undefined): number | null {
  if (text === undefined) return null
  const at = Date.parse(text)
  // `Date` carries the 31st of a shorter month over into the next.
  if (Number.isNaN(at) || !isCalendarDay(text.slice(0, 10)))
    throw new Error(`${name} ${text} expected a moment that there is, such as 2026-12-01T18:00+01:00`)
  return at
}

/** Whether it is there. The clock remembers when that changes. */
export function isWithin({ from, until }: Span, clock: Pick<ContentClock, 'hasCome'>): boolean {
  if (from !== null && !clock.hasCome(from)) return false
  return until === null || !clock.hasCome(until)
}

const isTimed = ({ from, until }: Span): boolean => from !== null || until !== null

/** Whether menus, searches and the site map lead to a page now: not while what it is about has not begun, or is over. */
export function isLedTo({ period }: RouteRow, { edition }: Site, clock: Pick<ContentClock, 'hasBegun'>): boolean {
  return !period || periodState(period, (date) => clock.hasBegun(date, edition.timeZone)) === 'running'
}

/** The site as its pages are at a time; the same object while none of them comes or goes. */
export function siteOn(site: Site, clock: Pick<ContentClock, 'hasCome'>): Site {
  return site.on?.(clock) ?? site
}

/** The same at this moment, in ms since 1970. */
export function siteNow(site: Site, now: number): Site {
  return site.on ? site.on(createContentClock(now)) : site
}

/** What comes and goes: a page, or one of the addresses of a page that has many. */
export const scheduledAs = (pageId: string, params: RouteParams) => [pageId, ...Object.values(params)].join('/')

/** The sites with pages that come and go. */
export function withSchedule(sites: Sites, spans: ReadonlyMap<string, Span>): Sites {
  const timed = [...spans].filter(([, span]) => isTimed(span))
  if (timed.length === 0) return sites
  const scheduled = new Map(Object.values(sites.byId).map((site) => [site, scheduleSite(site, timed)]))
  const byId = Object.fromEntries([...scheduled].map(([, site]) => [site.edition.id, site])) as Sites['byId']
  const byHost = new Map([...sites.byHost].map(([host, site]) => [host, scheduled.get(site) ?? site]))
  return { ...sites, byId, byHost }
}

function scheduleSite(site: Site, timed: readonly (readonly [string, Span])[]): Site {
  /** By the pages that are not there. */
  const known = new Map<string, Site>()
  const on = (clock: Pick<ContentClock, 'hasCome'>): Site => {
    const hidden = timed.filter(([, span]) => !isWithin(span, clock)).map(([id]) => id)
    const state = hidden.join('+')
    const found = known.get(state) ?? { ...site, on, state, paths: withoutPages(site.paths, new Set(hidden)) }
    known.set(state, found)
    return found
  }
  return { ...site, on }
}

function withoutPages(paths: PathTable, hidden: ReadonlySet<string>): PathTable {
  const isHidden = (id: string, params: RouteParams = {}) => hidden.has(id) || hidden.has(scheduledAs(id, params))
  const resolve: PathTable['resolve'] = (pathname) => {
    const match = paths.resolve(pathname)
    // Where another spelling leads would tell of it as well.
    const page = match.type === 'redirect' ? paths.resolve(match.to) : match
    return page.type === 'page' && isHidden(page.id, page.params) ? { type: 'not-found', locale: page.locale } : match
  }
  return {
    ...paths,
    resolve,
    isHidden,
    pathOf: (id, locale, params) => (isHidden(id, params) ? null : paths.pathOf(id, locale, params)),
    patterns: paths.patterns.filter(({ id }) => !hidden.has(id)),
  }
}

/** A version of what is made under a site, which changes with the pages that are there; null stays what is kept for nobody. */
export function inState<Version extends string | null>({ state }: Site, version: Version): Version {
  return (state && version !== null ? `${version}.${state}` : version) as Version
}
