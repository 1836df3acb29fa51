import type { Feature, InteractiveInput } from '#server/site/feature.ts'
import { features } from '#server/site/features.ts'
import { mergeTables } from '#shared/site/merge-tables.ts'
import type { InteractiveSectionKind } from '#shared/site/sections.ts'

const additions = mergeTables<(input: InteractiveInput) => object | null>(
  'additions to',
  (features as readonly Feature[]).map(({ interactive }) => interactive),
)

/** An interactive section's content, with what it shows of the jurisdiction's figures: it runs where there is no jurisdiction. */
export function buildInteractiveContent(
  kind: InteractiveSectionKind,
  content: unknown,
  input: InteractiveInput,
): unknown {
  const more = additions[kind]?.(input)
  return more ? { ...(content as object), ...more } : content
}
