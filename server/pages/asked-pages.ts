import type { Feature, FeatureServices } from '#server/site/feature.ts'
import { features } from '#server/site/features.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import type { PageRequest } from './page-request.ts'

const checks = new Map(features.flatMap(({ isUnknown = {} }: Feature) => Object.entries(isUnknown)))

const checkOf = ({ target }: PageRequest) => ('pageId' in target ? checks.get(target.pageId) : undefined)

/** Whether the back end has to be asked, at every request, if a page exists. */
export const isAsked = (page: PageRequest): boolean => checkOf(page) !== undefined

/** Whether a page does not exist, which for some only the back end knows. @throws UpstreamError when it does not answer. */
export async function isUnknown(
  page: PageRequest,
  services: FeatureServices & { clock: ContentClock },
): Promise<boolean> {
  return (await checkOf(page)?.(page, services)) ?? false
}
