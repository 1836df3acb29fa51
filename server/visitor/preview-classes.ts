import type { Edition } from '#shared/site/editions.ts'
import { countryCodes } from '#shared/visitor/countries.ts'
import type { RuleType, Visitor } from '#shared/visitor/visitor.ts'
import type { Preview } from './preview-token.ts'
import type { Visitors } from './region-rules.ts'

export const previewClassNames = ['open', 'WARNING', 'BLOCKED', 'ontario', 'unknown', 'whitelist'] as const
export type PreviewClassName = (typeof previewClassNames)[number]

export interface PreviewClass {
  name: PreviewClassName
  example: { visitor: Visitor; preview: Preview } | null
}

/** Countries that reviewers know best; all others come after them. */
const wellKnown = ['NL', 'GB', 'DE', 'US', 'FR']

export function listPreviewClasses(
  visitors: Pick<Visitors, 'resolvePreview'>,
  { id: editionId, regionCountryCode }: Pick<Edition, 'id' | 'regionCountryCode'>,
  { date, expires }: Pick<Preview, 'date' | 'expires'>,
): PreviewClass[] {
  const exampleOf = (location: { country: string | null; region?: string; isWhitelisted?: boolean }) => {
    const { country, region = null, isWhitelisted = false } = location
    const preview: Preview = { editionId, country, region, isWhitelisted, date, expires }
    return { visitor: visitors.resolvePreview({ location: { country, region }, isWhitelisted, editionId }), preview }
  }
  const firstWith = (ruleType: RuleType | null) =>
    [regionCountryCode, ...wellKnown, ...countryCodes]
      .map((country) => exampleOf({ country }))
      .find(({ visitor }) => visitor.ruleType === ruleType) ?? null
  const examples: Record<PreviewClassName, () => PreviewClass['example']> = {
    open: () => firstWith(null),
    WARNING: () => firstWith('WARNING'),
    BLOCKED: () => firstWith('BLOCKED'),
    ontario: () => exampleOf({ country: 'CA', region: 'ON' }),
    unknown: () => exampleOf({ country: null }),
    whitelist: () => exampleOf({ country: null, isWhitelisted: true }),
  }
  return previewClassNames.map((name) => ({ name, example: examples[name]() }))
}
