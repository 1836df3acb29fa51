import type { Site } from '#server/site/content/load-editions.ts'
import type { Locale } from '#shared/site/locales.ts'

export function policiesFeedPath({ paths }: Site, locale: Locale): string {
  return `${paths.pathOf('index', locale)}policies.atom`
}

export function policyFeedPath({ paths }: Site, locale: Locale, policyId: string): string {
  return `${paths.pathOf('index', locale)}policies/${policyId}.atom`
}
