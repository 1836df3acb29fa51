import type { SoftwareApplication, Thing } from 'schema-dts'
import type { Feature, LoadedData, StructuredDataInput } from '#server/site/feature.ts'
import { organizationId } from '#server/site/structured-data/describe-site.ts'
import { releaseOf, selectDownloadLink } from '#shared/downloads/download-links.ts'
import { platforms } from '#shared/site/navigation.ts'
import type { SectionData } from '#shared/site/section-data.ts'
import type { SectionContent } from '#shared/site/sections.ts'
import { loadAppTour } from './app-tour.ts'
import { checkReleases } from './check-releases.ts'

export const downloads = {
  data: {
    download: async ({ upstream, site: { edition }, clock }) => {
      const { brandAlias, regionCountryCode: country } = edition
      const loaded = await Promise.all(
        platforms.map(async (platform) => {
          const [links, releases] = await Promise.all([
            upstream.loadDownloadLinks({ brandAlias, platform, country }, clock),
            upstream.loadReleases({ brandAlias, platform }, clock),
          ])
          const first = releaseOf(selectDownloadLink(links.value), releases.value)
          const others = releases.value.filter(({ fileName }) => fileName !== first?.fileName)
          return {
            entry: [platform, first ? [first, ...others] : []] as const,
            version: `${links.version}.${releases.version}`,
          }
        }),
      )
      return {
        value: Object.fromEntries(loaded.map(({ entry }) => entry)) as unknown as SectionData['download'],
        version: loaded.map(({ version }) => version).join('.'),
      } satisfies LoadedData
    },
    'app-tour': loadAppTour,
  },
  structuredData: { download: describeClients },
  checkEmbedded: checkReleases,
} as const satisfies Feature

/**
 * The newest client for each platform. Nothing of a price: the client costs nothing, and an Offer beside a game for money
 * would read as one. Nobody who may not have it is told of it.
 */
function describeClients({ site, context, url, section, data }: StructuredDataInput): Thing[] {
  if (context.ruleType === 'BLOCKED' || !data) return []
  const releases = data as SectionData['download']
  const { platforms } = section.content as SectionContent<'download'>
  return platforms.flatMap(({ id, name, processor, memory, storage }): SoftwareApplication[] => {
    const [release] = releases[id]
    if (!release) return []
    return [
      {
        '@type': 'SoftwareApplication',
        '@id': `${url}#${id}`,
        name: `${site.edition.brandName} (${name})`,
        applicationCategory: 'GameApplication',
        operatingSystem: release.minimumSystem,
        softwareVersion: release.version,
        datePublished: release.builtOn,
        fileSize: `${Math.round(release.bytes / 1_000_000)} MB`,
        storageRequirements: storage,
        ...(memory && { memoryRequirements: memory }),
        ...(processor && { processorRequirements: processor }),
        inLanguage: context.language,
        isAccessibleForFree: true,
        downloadUrl: url,
        publisher: { '@id': organizationId(site) },
      },
    ]
  })
}
