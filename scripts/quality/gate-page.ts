import type { EditionId } from '#shared/site/editions.ts'

/** One address that the gate looks at. */
export interface GatePage {
  editionId: EditionId
  /** Id in the route table; of an error page `error`. */
  id: string
  language: string
  /** Path on its edition's host. */
  path: string
  status: number
  html: string
}

/** What kinds of things the gate asks of a page; each is one column of the report. */
export const checkNames = [
  'html',
  'discovery',
  'structured data',
  'links',
  'consistency',
  'console',
  'layout shift',
  'reflow',
  'text spacing',
  'motion',
  'names',
  'print',
  'forced colours',
  'axe',
  'keyboard',
  'budget',
] as const
export type CheckName = (typeof checkNames)[number]

/** What is wrong, by check; a check that found nothing has an empty list, one that was not made is absent. */
export type Findings = Partial<Record<CheckName, string[]>>

/** What a first visit with a telephone downloads, in bytes as they came, and how many requests it takes. */
export interface PageWeight {
  script: number
  style: number
  font: number
  image: number
  requests: number
}

/** What the browser says of one page. */
export interface BrowserFindings {
  findings: Findings
  weight: PageWeight
  /** How many times Tab stopped, and how often axe was asked. */
  counts: { tabStops: number; axeRuns: number }
  /** WebP pictures by width, as file names in the folder of the report. */
  pictures: Record<string, string>
}
