import { type TrackedEvent, type VitalName, vitalNames } from '#shared/tracked-events.ts'

/** Upper bounds of a measurement's classes: good, needs improvement, and above poor (web.dev, Core Web Vitals). */
const vitalBounds: Readonly<Record<VitalName, readonly [number, number]>> = {
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  INP: [200, 500],
  LCP: [2500, 4000],
  TTFB: [800, 1800],
}

interface VitalCount {
  count: number
  sum: number
  /** Measurements up to the first bound, up to the second, and above. */
  classes: [number, number, number]
}

/** What browsers that allow it have told since the process started: sums, of nobody in particular. */
export interface VisitCounts {
  /** By page id. */
  pageViews: ReadonlyMap<string, number>
  vitals: Readonly<Record<VitalName, Readonly<VitalCount>>>
  /** Posts that were not counted, by why. */
  refused: Readonly<Record<'consent' | 'rate', number>>
}

/** Returns the sums, to be read by whoever shows them, and the two ways in which they grow. */
export function createVisitCounts() {
  const pageViews = new Map<string, number>()
  const none = (): VitalCount => ({ count: 0, sum: 0, classes: [0, 0, 0] })
  const vitals = Object.fromEntries(vitalNames.map((name) => [name, none()])) as Record<VitalName, VitalCount>
  const refused = { consent: 0, rate: 0 }
  const counts: VisitCounts = { pageViews, vitals, refused }
  return {
    counts,
    add(event: TrackedEvent): void {
      if (event.type === 'page') {
        pageViews.set(event.page, (pageViews.get(event.page) ?? 0) + 1)
        return
      }
      const vital = vitals[event.name]
      const [good, fair] = vitalBounds[event.name]
      vital.count += 1
      vital.sum += event.value
      vital.classes[event.value <= good ? 0 : event.value <= fair ? 1 : 2] += 1
    },
    refuse(reason: keyof typeof refused): void {
      refused[reason] += 1
    },
  }
}

export type VisitCounter = ReturnType<typeof createVisitCounts>
