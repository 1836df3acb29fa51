/** Measurements of how a document came and behaved; CLS has no unit, the others are in ms. */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const
export type VitalName = (typeof vitalNames)[number]

/** What is counted: page views and measurements of documents, without any visitor. */
export type TrackedEvent =
  | { type: 'page'; page: string }
  | { type: 'vital'; page: string; name: VitalName; value: number }
