import { blog } from '#server/blog/feature.ts'
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
import { visitor } from '#server/visitor/feature.ts'
import { general } from './general.ts'

/** The features of the site that bring something to the server. */
export const features = [
  blog,
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
