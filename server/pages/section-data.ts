import type { FastifyBaseLogger } from 'fastify'
import { inSpan } from '#server/ops/tracing/spans.ts'
import type { PageContent } from '#server/site/content/load-pages.ts'
import type { DataInput, Feature, FeatureServices, LoadData, LoadedData } from '#server/site/feature.ts'
import { features } from '#server/site/features.ts'
import { UpstreamError } from '#server/upstream/upstream-error.ts'
import { createContentClock, spanOf } from '#shared/site/content-clock.ts'
import { type Merged, mergeTables } from '#shared/site/merge-tables.ts'
import type { SectionData } from '#shared/site/section-data.ts'

/** By section kind; null where the back end has no answer. */
export type LoadedSectionData = ReadonlyMap<string, LoadedData | null>
export const noSectionData: LoadedSectionData = new Map()

type Loaders = Merged<Extract<(typeof features)[number], { data: unknown }>['data']>
const loaders: Readonly<Record<keyof SectionData, LoadData>> = mergeTables<LoadData>(
  'data of',
  (features as readonly Feature[]).map(({ data }) => data),
) as Loaders

interface SectionDataServices extends FeatureServices {
  log: Pick<FastifyBaseLogger, 'warn'>
}

interface SectionDataInput extends Pick<DataInput, 'site' | 'locale' | 'person' | 'clock' | 'row'> {
  content: PageContent
}

function hasLoader(kind: string): kind is keyof SectionData {
  return Object.hasOwn(loaders, kind)
}

/** Loads what the static sections of a page show of the back end's. Never rejects: without it, the section says so. */
export async function loadSectionData(
  { log, ...services }: SectionDataServices,
  { content: { sections }, clock, ...input }: SectionDataInput,
): Promise<LoadedSectionData> {
  const wanted = new Map<keyof SectionData, unknown>()
  for (const { kind, content } of sections) if (hasLoader(kind) && !wanted.has(kind)) wanted.set(kind, content)
  const entries = [...wanted].map(async ([kind, content]) => {
    const own = createContentClock(clock.madeAt)
    try {
      const { value, version } = await inSpan('query', { query: kind }, () =>
        loaders[kind]({ ...services, ...input, content, clock: own }),
      )
      return [kind, { value, version: version === null ? null : version + spanOf(own) }] as const
    } catch (error) {
      if (!(error instanceof UpstreamError)) log.warn({ err: error, kind }, 'A section is rendered without its data')
      return [kind, null] as const
    } finally {
      clock.include(own)
    }
  })
  return new Map(await Promise.all(entries))
}
