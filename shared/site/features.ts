import { account } from '#shared/account/feature.ts'
import { blog } from '#shared/blog/feature.ts'
import { company } from '#shared/company/feature.ts'
import { downloads } from '#shared/downloads/feature.ts'
import { games } from '#shared/games/feature.ts'
import { help } from '#shared/help/feature.ts'
import { home } from '#shared/home/feature.ts'
import { loyalty } from '#shared/loyalty/feature.ts'
import { networkStatus } from '#shared/network-status/feature.ts'
import { policies } from '#shared/policies/feature.ts'
import { promotions } from '#shared/promotions/feature.ts'
import { responsibleGaming } from '#shared/responsible-gaming/feature.ts'
import { school } from '#shared/school/feature.ts'
import { search } from '#shared/search/feature.ts'
import { streaming } from '#shared/streaming/feature.ts'
import { team } from '#shared/team/feature.ts'
import { tournaments } from '#shared/tournaments/feature.ts'
import { visitor } from '#shared/visitor/feature.ts'
import { general } from './general.ts'

/** The features of the site, in the order in which lists of its pages name them. Browser code may import types of it only. */
export const features = [
  home,
  games,
  downloads,
  account,
  responsibleGaming,
  tournaments,
  promotions,
  loyalty,
  school,
  visitor,
  streaming,
  policies,
  help,
  search,
  company,
  blog,
  networkStatus,
  team,
  general,
] as const
