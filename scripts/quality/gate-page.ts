import type { EditionId } from '#shared/site/editions.ts'

export interface GatePage {
  editionId: EditionId
  id: string
  language: string
  path: string
  status: number
  html: string
}

export const checkNames = [
  'html',
  'discovery',
  'structured data',
  'links',
  'consistency',
  'console',
  'layout shift',
  'length',
  'restyled',
  'reflow',
  'text spacing',
  'motion',
  'names',
  'print',
  'forced colours',
  'pictures',
  'axe',
  'keyboard',
  'budget',
] as const
export type CheckName = (typeof checkNames)[number]

/** What is wrong, by check; a check that found nothing has an empty list, one that was not made is absent. */
export type Findings = Partial<Record<CheckName, string[]>>

export interface PageWeight {
  script: number
  style: number
  font: number
  image: number
  requests: number
}

export interface BrowserFindings {
  findings: Findings
  weight: PageWeight
  counts: { tabStops: number; axeRuns: number }
  pictures: Record<string, string>
}
