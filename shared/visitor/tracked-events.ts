/** Measurements of how a document came and behaved; CLS has no unit, the others are in ms. */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const
export type VitalName = (typeof vitalNames)[number]

/** What is counted: which page is shown, and how fast the first one of a document came. Never who looks at it. */
export type TrackedEvent =
  | { type: 'page'; page: string }
  | { type: 'vital'; page: string; name: VitalName; value: number }
