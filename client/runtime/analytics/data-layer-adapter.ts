import type { OptionalCategory } from '#shared/visitor/consent.ts'
import type { AnalyticsAdapter } from './track.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
}

/** Opens the queue that tags read (Consent Mode v2), all denied but what was allowed, before the first tag. */
export function openDataLayer(allowed: readonly OptionalCategory[]): AnalyticsAdapter {
  window.dataLayer ??= []
  const { dataLayer } = window
  // Tags know a command by its being an arguments object, which an array is not.
  function command(..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    dataLayer.push(arguments)
  }
  command('consent', 'default', denied)
  const grant = (category: OptionalCategory, names: string[]) =>
    allowed.includes(category) ? Object.fromEntries(names.map((name) => [name, 'granted'])) : {}
  command('consent', 'update', {
    ...grant('statistics', ['analytics_storage']),
    ...grant('marketing', ['ad_storage', 'ad_user_data', 'ad_personalization']),
    ...grant('functional', ['functionality_storage']),
  })
  return (event) =>
    dataLayer.push(
      event.type === 'page'
        ? { event: 'page_view', page_name: event.page }
        : { event: 'web_vital', page_name: event.page, metric_name: event.name, metric_value: event.value },
    )
}
