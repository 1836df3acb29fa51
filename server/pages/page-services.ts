import type { FastifyBaseLogger } from 'fastify'
import type { Sites } from '#server/site/content/load-editions.ts'
import type { FeatureServices } from '#server/site/feature.ts'
import type { Assets } from './assets.ts'
import type { Entry } from './entry.ts'
import type { StaticSections } from './static-sections.ts'

/** What a page is made with. */
export interface PageServices extends FeatureServices {
  entry: Entry
  assets: Assets
  /** Of the build and of its content. */
  version: string
  sites: Sites
  staticSections: StaticSections
  log: Pick<FastifyBaseLogger, 'warn'>
}
