import { describe, expect, it } from 'vitest'
import type { Jurisdiction } from '#shared/law/jurisdictions.ts'
import type { Market } from '#shared/law/jurisdictions-in-force.ts'
import { editionIds } from '#shared/site/editions.ts'
import { type RouteTable, routes } from '#shared/site/routes.ts'
import {
  decideVisit,
  type VisitInput,
  type VisitorDialog,
  visitorClassOf,
  visitorDialogCookies,
} from './visit-decision.ts'

const pages = {
  home: { id: 'index' },
  download: { id: 'download' },
  school: { id: 'poker-school' },
  other: { id: 'contact' },
  'sign-up': { id: 'sign-up', needsOpenRegion: true },
  legal: { id: 'terms-conditions', topic: 'legal' },
  'responsible-gaming': { id: 'responsible-gaming', topic: 'responsible-gaming' },
  error: null,
} as const satisfies Record<string, VisitInput['route']>
const ontario = { id: 'ontario', territory: ['CA-ON'] } as unknown as Jurisdiction
/** Of an edition: that of the Canadian one is Ontario's own. */
const marketOf = (edition: VisitInput['edition']['id']): Market => ({
  jurisdiction: edition === 'ca' ? ontario : ({ id: 'other', territory: [] } as unknown as Jurisdiction),
  jurisdictions: new Map([['ontario', ontario]]),
})
const visitors = {
  open: { country: 'NL', region: null, ruleType: null },
  warned: { country: 'DE', region: null, ruleType: 'WARNING' },
  blocked: { country: 'US', region: null, ruleType: 'BLOCKED' },
  ontario: { country: 'CA', region: 'ON', ruleType: null },
  'ontario-warned': { country: 'CA', region: 'ON', ruleType: 'WARNING' },
  'ontario-blocked': { country: 'CA', region: 'ON', ruleType: 'BLOCKED' },
} as const

interface Visit {
  visitor?: keyof typeof visitors
  page?: keyof typeof pages
  edition?: VisitInput['edition']['id']
  isGeneralSiteDialog?: boolean
  isWhitelisted?: boolean
  cookies?: Record<string, string>
  isLighthouse?: boolean
}
const decide = ({
  visitor = 'open',
  page = 'home',
  edition = 'global',
  isGeneralSiteDialog = false,
  isWhitelisted = false,
  cookies = {},
  isLighthouse = false,
}: Visit) =>
  decideVisit({
    visitor: visitorClassOf(
      { ...visitors[visitor], ruleKey: null, ruleId: null, isWhitelisted, source: 'database' },
      marketOf(edition),
    ),
    edition: { id: edition, isGeneralSiteDialog },
    route: pages[page],
    isClosed: (name) => cookies[visitorDialogCookies[name]] === '1',
    isLighthouse,
  })
const dialogOf = (visit: Visit): VisitorDialog | null => decide(visit).dialog

describe('decideVisit', () => {
  it('R06: blocks downloads on every page but home, the download page and the poker school', () => {
    const blocked = (Object.keys(pages) as (keyof typeof pages)[]).filter(
      (page) => decide({ visitor: 'blocked', page }).isDownloadBlocked,
    )
    expect(blocked).toEqual(['other', 'sign-up', 'legal', 'responsible-gaming', 'error'])
    for (const visitor of ['open', 'warned', 'ontario'] as const) {
      expect(decide({ visitor, page: 'other' }).isDownloadBlocked).toBe(false)
    }
  })

  it('R07: refuses a page that needs an open region to a BLOCKED visitor only', () => {
    expect(decide({ visitor: 'blocked', page: 'sign-up' }).isRefused).toBe(true)
    expect(decide({ visitor: 'blocked', page: 'other' }).isRefused).toBe(false)
    expect(decide({ visitor: 'warned', page: 'sign-up' }).isRefused).toBe(false)
  })

  it('R08: warns on home and the download page', () => {
    expect(dialogOf({ visitor: 'warned', page: 'home' })).toBe('region-warning')
    expect(dialogOf({ visitor: 'warned', page: 'download' })).toBe('region-warning')
    expect(dialogOf({ visitor: 'warned', page: 'other' })).toBeNull()
    expect(dialogOf({ visitor: 'warned', page: 'school' })).toBeNull()
    expect(dialogOf({ visitor: 'warned', isLighthouse: true })).toBeNull()
    expect(dialogOf({ visitor: 'warned', cookies: { closeRM: '1' } })).toBeNull()
    expect(dialogOf({ visitor: 'warned', cookies: { closeRM: '0' } })).toBe('region-warning')
    expect(dialogOf({ visitor: 'blocked' })).toBeNull()
  })

  it('R09: leads visitors from Ontario to the Canadian edition, on every page', () => {
    expect(dialogOf({ visitor: 'ontario', page: 'other' })).toBe('ontario')
    expect(dialogOf({ visitor: 'ontario-blocked', page: 'home' })).toBe('ontario')
    expect(dialogOf({ visitor: 'ontario', edition: 'ca' })).toBeNull()
    expect(dialogOf({ visitor: 'ontario', cookies: { closeON: '1' } })).toBeNull()
    expect(dialogOf({ visitor: 'ontario', cookies: { closeGS: '1' } })).toBe('ontario')
    // Only the region warning keeps quiet for a measurement.
    expect(dialogOf({ visitor: 'ontario', isLighthouse: true })).toBe('ontario')
  })

  it('R10: opens the general-site dialog in its place where the edition says so', () => {
    const visit = { visitor: 'ontario', isGeneralSiteDialog: true } as const
    expect(dialogOf(visit)).toBe('general-site')
    expect(dialogOf({ ...visit, cookies: { closeGS: '1' } })).toBeNull()
    expect(dialogOf({ ...visit, edition: 'ca' })).toBeNull()
    expect(dialogOf({ ...visit, visitor: 'open' })).toBeNull()
  })

  it('R11: opens one dialog at a time, the region warning first', () => {
    expect(dialogOf({ visitor: 'ontario-warned' })).toBe('region-warning')
    expect(dialogOf({ visitor: 'ontario-warned', cookies: { closeRM: '1' } })).toBe('ontario')
    expect(dialogOf({ visitor: 'ontario-warned', page: 'other' })).toBe('ontario')
    expect(dialogOf({ visitor: 'ontario-warned', cookies: { closeRM: '1', closeON: '1' } })).toBeNull()
  })

  it('R12: opens none on legal, responsible-gaming and error pages', () => {
    const dialogs = (['legal', 'responsible-gaming', 'error'] as const).flatMap((page) =>
      (Object.keys(visitors) as (keyof typeof visitors)[]).map((visitor) => dialogOf({ visitor, page })),
    )
    expect(new Set(dialogs)).toEqual(new Set([null]))
  })

  it('R13: never loosens a rule because of a cookie', () => {
    const cookies = { closeRM: '1', closeON: '1', closeGS: '1' }
    for (const page of Object.keys(pages) as (keyof typeof pages)[]) {
      for (const visitor of Object.keys(visitors) as (keyof typeof visitors)[]) {
        for (const edition of editionIds) {
          const { dialog: _, ...closed } = decide({ visitor, page, edition, cookies })
          const { dialog: __, ...open } = decide({ visitor, page, edition })
          expect(closed).toEqual(open)
        }
      }
    }
  })

  // What the specification says in section 4, word by word, beside the code that decides: every page, and every combination.
  it('decides each combination of rule, place, page, edition, cookies and measurement as the specification says', () => {
    let count = 0
    const rows = [...Object.entries(routes as RouteTable).map(([id, row]) => ({ ...row, id })), null]
    for (const ruleType of [null, 'WARNING', 'BLOCKED'] as const)
      for (const [country, region] of [
        ['CA', 'ON'],
        ['CA', 'QC'],
        ['US', 'ON'],
        [null, null],
      ] as const)
        for (const isWhitelisted of [false, true])
          for (const route of rows)
            for (const edition of editionIds)
              for (const isGeneralSiteDialog of [false, true])
                for (const isLighthouse of [false, true])
                  for (let closed = 0; closed < 8; closed++) {
                    count += 1
                    const [RM, ON, GS] = [1, 2, 4].map((bit) => (closed & bit) !== 0)
                    const visitor = {
                      country,
                      region,
                      ruleType,
                      isWhitelisted,
                      ruleKey: null,
                      ruleId: null,
                      source: 'database',
                    } as const
                    const isLegal = route === null || ['legal', 'responsible-gaming'].includes(route.topic ?? '')
                    const isWarned =
                      ruleType === 'WARNING' && ['index', 'download'].includes(route?.id ?? '') && !RM && !isLighthouse
                    const isOntario = country === 'CA' && region === 'ON' && !isWhitelisted && edition !== 'ca'
                    const other = isGeneralSiteDialog ? !GS && 'general-site' : !ON && 'ontario'
                    const dialog = isLegal ? null : isWarned ? 'region-warning' : (isOntario && other) || null
                    const expected = {
                      isDownloadBlocked:
                        ruleType === 'BLOCKED' && !['index', 'download', 'poker-school'].includes(route?.id ?? ''),
                      isRefused: ruleType === 'BLOCKED' && route?.id === 'sign-up',
                      dialog,
                    }
                    const isClosed = (name: VisitorDialog) =>
                      ({ 'region-warning': RM, ontario: ON, 'general-site': GS })[name] === true
                    const actual = decideVisit({
                      visitor: visitorClassOf(visitor, marketOf(edition)),
                      edition: { id: edition, isGeneralSiteDialog },
                      route,
                      isClosed,
                      isLighthouse,
                    })
                    if (JSON.stringify(actual) !== JSON.stringify(expected)) {
                      expect({ visitor, route: route?.id, edition, closed, ...actual }).toEqual(expected)
                    }
                  }
    expect(count).toBe(3 * 4 * 2 * rows.length * 3 * 2 * 2 * 8)
  })

  it('R14: opens none for a whitelisted visitor', () => {
    expect(dialogOf({ visitor: 'ontario', isWhitelisted: true })).toBeNull()
  })
})
