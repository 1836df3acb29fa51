import { blog } from '#server/blog/feature.ts'
import { company } from '#server/company/feature.ts'
import { downloads } from '#server/downloads/feature.ts'
import { help } from '#server/help/feature.ts'
import { loyalty } from '#server/loyalty/feature.ts'
import { networkStatus } from '#server/network-status/feature.ts'
import { policies } from '#server/policies/feature.ts'
import { promotions } from '#server/promotions/feature.ts'
import { responsibleGaming } from '#server/responsible-gaming/feature.ts'
import { school } from '#server/school/feature.ts'
import { search } from '#server/search/feature.ts'
import { streaming } from '#server/streaming/feature.ts'
import { team } from '#server/team/feature.ts'
import { tournaments } from '#server/tournaments/feature.ts'
import type { Resources } from '#server/upstream/resource.ts'
import { siteResources } from '#server/upstream/resources.ts'
import { visitor } from '#server/visitor/feature.ts'
import { mergeTables } from '#shared/site/merge-tables.ts'
import type { Feature } from './feature.ts'
import { general } from './general.ts'

/** The features of the site that bring something to the server. */
export const features = [
  blog,
  company,
  downloads,
  help,
  loyalty,
  networkStatus,
  policies,
  promotions,
  responsibleGaming,
  school,
  search,
  streaming,
  team,
  tournaments,
  visitor,
  general,
] as const

/** Everything that is asked of the back end. */
export const resources = mergeTables<unknown>('resource of the back end', [
  siteResources,
  ...features.map((feature: Feature) => feature.resources),
]) as Resources
