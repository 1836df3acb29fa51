import type { Site } from '#server/site/content/load-editions.ts'
import type { Locale } from '#shared/site/locales.ts'

/** Path of the feed of all policies in one language. */
export function policiesFeedPath({ paths }: Site, locale: Locale): string {
  return `${paths.pathOf('index', locale)}policies.atom`
}

/** Path of one policy's feed in one language. */
export function policyFeedPath({ paths }: Site, locale: Locale, policyId: string): string {
  return `${paths.pathOf('index', locale)}policies/${policyId}.atom`
}
