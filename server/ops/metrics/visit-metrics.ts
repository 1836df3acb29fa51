import { Counter, type Registry } from 'prom-client'
import type { EditionId } from '#shared/site/editions.ts'
import type { TrackedEvent, VitalName } from '#shared/visitor/tracked-events.ts'

/** Largest good value of a measurement, and the largest that is not poor (web.dev, Core Web Vitals). */
const vitalBounds: Readonly<Record<VitalName, readonly [number, number]>> = {
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  INP: [200, 500],
  LCP: [2500, 4000],
  TTFB: [800, 1800],
}

const refusals = ['consent', 'rate'] as const

export type VisitMetrics = ReturnType<typeof createVisitMetrics>

/**
 * Counts what browsers that allow it tell of visits: of nobody in particular. Every label is one of a list that the code
 * has, a page's id among them, so that no post can add a series without end.
 */
export function createVisitMetrics(registry: Registry) {
  const registers = [registry]
  const pageViews = new Counter({
    name: 'bff_page_views_total',
    help: 'Pages that were shown to visitors who allow counting, by the id that the route table has',
    labelNames: ['page'],
    registers,
  })
  const vitals = new Counter({
    name: 'bff_web_vitals_total',
    help: 'Measurements in browsers that allow counting, by what they are worth',
    labelNames: ['name', 'rating', 'page'],
    registers,
  })
  const refused = new Counter({
    name: 'bff_beacon_refused_total',
    help: 'Posts that were not counted: nobody had allowed it, or there were too many',
    labelNames: ['reason'],
    registers,
  })
  for (const reason of refusals) refused.inc({ reason }, 0)
  return {
    add(event: TrackedEvent): void {
      const { page } = event
      if (event.type === 'page') pageViews.inc({ page })
      else vitals.inc({ name: event.name, rating: ratingOf(event.name, event.value), page })
    },
    refuse: (reason: (typeof refusals)[number]): void => refused.inc({ reason }),
  }
}

function ratingOf(name: VitalName, value: number): 'good' | 'needs-improvement' | 'poor' {
  const [good, fair] = vitalBounds[name]
  if (value <= good) return 'good'
  return value <= fair ? 'needs-improvement' : 'poor'
}

type VoteCounts = Record<EditionId, Record<string, { yes: number; no: number }>>

export function observeHelpVotes(registry: Registry, counts: () => VoteCounts): void {
  new Counter({
    name: 'bff_help_votes_total',
    help: 'Whether answers of the help centre were found useful',
    labelNames: ['edition', 'answer', 'useful'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [edition, answers] of Object.entries(counts())) {
        for (const [answer, { yes, no }] of Object.entries(answers)) {
          this.inc({ edition, answer, useful: 'yes' }, yes)
          this.inc({ edition, answer, useful: 'no' }, no)
        }
      }
    },
  })
}
