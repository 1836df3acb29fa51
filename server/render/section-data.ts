import type { FastifyBaseLogger } from 'fastify'
import type { Locale } from '#shared/locales.ts'
import { platforms } from '#shared/navigation.ts'
import type { SectionData } from '#shared/section-data.ts'
import type { Site } from '../content/load-editions.ts'
import type { Pages } from '../content/load-pages.ts'
import type { Upstream } from '../upstream/upstream.ts'

type DataKind = keyof SectionData

interface LoadedData {
  value: SectionData[DataKind]
  version: string
}

/** By section kind; null where the back end has no answer. */
export type LoadedSectionData = ReadonlyMap<string, LoadedData | null>
export const noSectionData: LoadedSectionData = new Map()

const loaders: { [Kind in DataKind]: (upstream: Upstream, site: Site) => Promise<LoadedData> } = {
  download: async (upstream, { edition }) => {
    const loaded = await Promise.all(
      platforms.map((platform) => upstream.loadReleases({ brandAlias: edition.brandAlias, platform })),
    )
    return {
      value: Object.fromEntries(platforms.map((platform, index) => [platform, loaded[index]?.value[0] ?? null])),
      version: loaded.map(({ version }) => version).join('.'),
    } as LoadedData
  },
}

interface SectionDataServices {
  upstream: Upstream
  pages: Pages
  log: Pick<FastifyBaseLogger, 'warn'>
}

interface SectionDataInput {
  site: Site
  locale: Locale
  pageId: string
}

/** Loads what the still sections of a page show of the back end's. Never rejects: without it, the section says so. */
export async function loadSectionData(
  { upstream, pages, log }: SectionDataServices,
  { site, locale, pageId }: SectionDataInput,
): Promise<LoadedSectionData> {
  const kinds = pages.contentOf(pageId, locale, site.edition.id).sections.map(({ kind }) => kind)
  const wanted = (Object.keys(loaders) as DataKind[]).filter((kind) => kinds.includes(kind))
  const entries = wanted.map(async (kind) => {
    try {
      return [kind, await loaders[kind](upstream, site)] as const
    } catch (error) {
      log.warn({ err: error, kind }, 'A section is rendered without its data')
      return [kind, null] as const
    }
  })
  return new Map(await Promise.all(entries))
}
