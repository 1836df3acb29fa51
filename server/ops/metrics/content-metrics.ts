import { Counter, Gauge } from 'prom-client'
import type { Services } from '#server/services.ts'
import type { Metrics } from './metrics.ts'
import { observeHelpVotes } from './visit-metrics.ts'

/** Tells of the content in use, whichever it is when somebody reads. */
export function observeContent(metrics: Pick<Metrics, 'observe' | 'registry'>, inUse: () => Services): void {
  const { observe, registry } = metrics
  const cacheSize = () => inUse().renderer.cache.size
  observe('bff_page_cache_entries', 'Finished pages that are stored', () => cacheSize().entries)
  observe(
    'bff_page_cache_bytes',
    'What is kept of them, and of what was compressed of them to be sent, in bytes',
    () => cacheSize().bytes,
  )
  observe('bff_menu_labels_missing', 'Labels of menus from the back end that have no text', () =>
    inUse().upstream.countUnnamed(),
  )
  const registers = [registry]
  new Gauge({
    name: 'bff_content_info',
    help: 'The content that is served',
    labelNames: ['content'],
    registers,
    collect() {
      this.reset()
      this.set({ content: inUse().contentId }, 1)
    },
  })
  observe('bff_content_refused', '1 while the bundle that lies there is refused and an earlier content serves', () =>
    inUse().contentReloads.isRefused ? 1 : 0,
  )
  new Counter({
    name: 'bff_content_reloads_total',
    help: 'Bundles that were taken in another’s place, or refused',
    labelNames: ['result'],
    registers,
    collect() {
      const { swapped, refused } = inUse().contentReloads
      this.reset()
      this.inc({ result: 'swapped' }, swapped)
      this.inc({ result: 'refused' }, refused)
    },
  })
  observeHelpVotes(registry, () => inUse().helpVotes.counts())
}
