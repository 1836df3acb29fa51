import type { PageContext } from '#shared/site/page-context.ts'
import { CONSENT_COOKIE, type OptionalCategory } from '#shared/visitor/consent.ts'
import type { ConsentConfig } from '#shared/visitor/consent-config.ts'
import { openDataLayer } from './data-layer-adapter.ts'
import { type AnalyticsAdapter, isResponsibleGamingPage, setAdapters, track } from './track.ts'

export interface ConsentInput {
  config: ConsentConfig
  allowed: readonly OptionalCategory[]
  served: PageContext
  onChange: () => void
}

/** Sends each event to our own server, which adds it up. A browser finishes the sending even when the page is left. */
const sendBeacon: AnalyticsAdapter = (event) => {
  navigator.sendBeacon('/api/beacon', new Blob([JSON.stringify(event)], { type: 'application/json' }))
}

let isStarted = false

/** Starts and stops what was allowed, at the start and after every change. */
export function applyConsent({ config, allowed, served, onChange }: ConsentInput): void {
  const { analytics, scripts } = config
  const mayCount = allowed.includes('statistics')
  const adapters: AnalyticsAdapter[] = []
  if (mayCount && analytics.beacon) adapters.push(sendBeacon)
  // A document about responsible gaming admits nobody's script, whatever page follows in it.
  const isOpen = served.topic !== 'responsible-gaming' && !isResponsibleGamingPage()
  const wanted = isOpen ? scripts.filter(({ category }) => allowed.includes(category)) : []
  if (analytics.dataLayer && wanted.length > 0) {
    const send = openDataLayer(allowed)
    if (mayCount) adapters.push(send)
  }
  setAdapters(adapters)
  if (isStarted) return
  isStarted = true
  for (const { url } of wanted) inject(url)
  watchAnswer(onChange)
  trackPage()
  document.addEventListener('page:shown', trackPage)
  if (isOpen && mayCount) void measure(served.pageId).catch(reportError)
}

function trackPage(): void {
  const page = document.getElementById('main')?.dataset.page
  if (page) track({ type: 'page', page })
}

function inject(url: string): void {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  document.head.append(script)
}

async function measure(page: string): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value }) => track({ type: 'vital', page, name, value }))
  }
}

/** Tells that the answer may be another: at once where the browser tells of cookies, elsewhere back at this tab. */
function watchAnswer(onChange: () => void): void {
  if ('cookieStore' in window) {
    window.cookieStore.addEventListener('change', ({ changed, deleted }) => {
      if ([...changed, ...deleted].some(({ name }) => name === CONSENT_COOKIE)) onChange()
    })
  } else {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') onChange()
    })
  }
}
