import type { Services } from '#server/services.ts'
import type { Metrics } from './metrics.ts'
import { observeHelpVotes } from './visit-metrics.ts'

/** Tells of the content in use, whichever it is when somebody reads. */
export function observeContent(metrics: Pick<Metrics, 'observe' | 'registry'>, inUse: () => Services): void {
  const { observe, registry } = metrics
  const cacheSize = () => inUse().renderer.cache.size
  observe('bff_page_cache_entries', 'Finished pages that are stored', () => cacheSize().entries)
  observe('bff_page_cache_bytes', 'Their bytes, in all encodings', () => cacheSize().bytes)
  observe('bff_menu_labels_missing', 'Labels of menus from the back end that have no text', () =>
    inUse().upstream.countUnnamed(),
  )
  observeHelpVotes(registry, () => inUse().helpVotes.counts())
}
