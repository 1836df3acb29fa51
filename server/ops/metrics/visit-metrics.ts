import { Counter, Histogram, type Registry } from 'prom-client'
import type { EditionId } from '#shared/site/editions.ts'
import type { TrackedEvent } from '#shared/visitor/tracked-events.ts'

/** Upper bounds in seconds; those of good and of poor values are among them (web.dev, Core Web Vitals). */
const VITAL_SECONDS = [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 3, 4, 8]
/** The same for CLS, which has no unit. */
const LAYOUT_SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5]

/** A class of devices, wide enough to tell nobody apart. */
export type DeviceClass = 'mobile' | 'other'

/** Where something was measured. */
interface Visited {
  edition: EditionId
  device: DeviceClass
}

const refusals = ['consent', 'rate'] as const

export type VisitMetrics = ReturnType<typeof createVisitMetrics>

/**
 * Counts what browsers that allow it tell of visits: of nobody in particular. Every label is one of a list that the code
 * has, a page's id among them, so that no post can add a series without end.
 */
export function createVisitMetrics(registry: Registry, build: string) {
  const registers = [registry]
  const pageViews = new Counter({
    name: 'bff_page_views_total',
    help: 'Pages that were shown to visitors who allow counting, by the id that the route table has',
    labelNames: ['edition', 'page'],
    registers,
  })
  const places = ['page', 'device', 'edition', 'build'] as const
  const vitals = new Histogram({
    name: 'bff_web_vital_seconds',
    help: 'Measurements in browsers that allow counting: FCP, INP, LCP and TTFB',
    labelNames: ['name', ...places],
    buckets: VITAL_SECONDS,
    registers,
  })
  const layoutShifts = new Histogram({
    name: 'bff_web_vital_layout_shift',
    help: 'The same of CLS, which has no unit',
    labelNames: places,
    buckets: LAYOUT_SHIFTS,
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
    add(event: TrackedEvent, { edition, device }: Visited): void {
      const { page } = event
      const place = { page, device, edition, build }
      if (event.type === 'page') pageViews.inc({ edition, page })
      else if (event.name === 'CLS') layoutShifts.observe(place, event.value)
      else vitals.observe({ name: event.name, ...place }, event.value / 1000)
    },
    refuse: (reason: (typeof refusals)[number]): void => refused.inc({ reason }),
  }
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
