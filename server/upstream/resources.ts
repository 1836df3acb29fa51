import { isSitePath } from '#shared/site/safe-location.ts'
import { type Resource, type ResourceValues, ShapeError, shapedBy } from './resource.ts'
import { UpstreamBrandAmbassadors, UpstreamDownloadLinks, UpstreamNavigations, UpstreamReleases } from './schemas.ts'

const navigations: Resource<ResourceValues['navigations']> = shapedBy(UpstreamNavigations, (items) => {
  for (const [index, item] of items.entries()) checkTarget(item, `/${index}`)
  return items
})

/** What every page needs of the back end, and the files of the client; the rest comes with its features. */
export const siteResources = {
  navigations,
  'util-navigations': navigations,
  'brand-ambassadors': shapedBy(UpstreamBrandAmbassadors, (ambassadors) => ambassadors),
  'download-links': shapedBy(UpstreamDownloadLinks, ({ links }) => links),
  releases: shapedBy(UpstreamReleases, ({ releases }) =>
    releases.map(({ certificateSha256 = null, ...release }) => ({ ...release, certificateSha256 })),
  ),
} as const satisfies { readonly [Name in keyof ResourceValues]?: Resource<ResourceValues[Name]> }

interface UpstreamItem extends Omit<UpstreamNavigations[number], 'children'> {
  children: UpstreamItem[]
}

function checkTarget({ path, siteType, children }: UpstreamItem, place: string): void {
  const leavesSite = siteType === 'external' || siteType === 'sibling'
  if (leavesSite === isSitePath(path)) {
    const expected = leavesSite ? 'an https URL' : 'a path on this site'
    throw new ShapeError(`${place}/path`, `must be ${expected}, as its siteType is ${siteType}`)
  }
  for (const [index, child] of children.entries()) checkTarget(child, `${place}/children/${index}`)
}
