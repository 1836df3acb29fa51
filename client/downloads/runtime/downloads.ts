import { onAction } from '#client/runtime/actions.ts'
import { copyText } from '#client/runtime/copy-text.ts'
import { readDevice } from '#client/runtime/device.ts'
import { leadsElsewhere } from '#client/runtime/leads-elsewhere.ts'
import { leaveFor, whenStaying } from '#client/runtime/leaving.ts'
import { parsePageState } from '#client/runtime/page-state.ts'
import { PART_TIMEOUT_MS } from '#client/runtime/part-timeout.ts'
import { decideDownload, shouldStartDownload } from '#shared/downloads/download-action.ts'
import { installerPath } from '#shared/downloads/download-links.ts'
import { DOWNLOAD_STARTED_KEY } from '#shared/site/download-started.ts'
import type { Platform } from '#shared/site/navigation.ts'

/** The download action of every page, and what the download page does by itself (specification, section 4). */
export function startDownloads(): void {
  onAction<HTMLAnchorElement>('download', (button, event) => {
    if (leadsElsewhere(event)) return
    // A link then, which the app holds until there is a network.
    if (!navigator.onLine) return
    event.preventDefault()
    lead(button)
  })
  onAction('copy', (control) => {
    void copyText(control, control.dataset.copy ?? '')
  })
  choosePlatform()
  startByItself()
}

function lead(button: HTMLAnchorElement): void {
  const { context } = parsePageState(document).page
  const platform = document.documentElement.dataset.platform as Platform | undefined
  const { isDesktop } = readDevice(navigator)
  const target = decideDownload({
    ruleType: context.ruleType,
    pageId: document.getElementById('main')?.dataset.page ?? null,
    isDesktop,
    isAndroid: platform === 'android',
  })
  // A click is a new wish: what an earlier one has started does not hold this one back.
  markStarted(false)
  if (target === 'home') leaveFor(button.dataset.home ?? '/')
  else if (target === 'installer' && platform) leaveFor(installerPath(platform))
  // On a telephone the file waits until somebody has read what it asks for.
  else leaveFor(button.pathname + (isDesktop ? '?auto=1' : ''))
}

function choosePlatform(): void {
  const { platform } = document.documentElement.dataset
  if (!platform) return
  for (const list of document.querySelectorAll('[data-platform-order]')) {
    const own = list.querySelector<HTMLElement>(`:scope > [data-for="${platform}"]`)
    if (!own) continue
    list.prepend(own)
    const radio = own.querySelector('input')
    if (radio) radio.checked = true
  }
}

function startByItself(): void {
  const { dataset } = document.documentElement
  const own = document.querySelector<HTMLAnchorElement>(`[data-installer="${dataset.platform}"]`)
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const input = {
    search: location.search,
    navigationType: navigation?.type ?? '',
    hasStarted: wasStarted(),
  }
  if (!own || !shouldStartDownload(input)) return
  markStarted(true)
  dataset.download = 'started'
  // A browser that leaves for a file while a page loads may stop loading the page. This runs before it has loaded, always.
  void new Promise((go) => {
    addEventListener('load', go)
    // A picture that neither comes nor fails would hold the file up, which is what was asked for. Who is on the way, to the
    // file by its link perhaps, goes there.
    setTimeout(whenStaying, PART_TIMEOUT_MS, go)
  }).then(() => leaveFor(own.href))
}

/** A browser that keeps nothing, because its visitor wants that, throws at the mere name of a storage. */
function wasStarted(): boolean {
  try {
    return sessionStorage.getItem(DOWNLOAD_STARTED_KEY) !== null
  } catch {
    return false
  }
}

function markStarted(isStarted: boolean): void {
  try {
    if (isStarted) sessionStorage.setItem(DOWNLOAD_STARTED_KEY, '1')
    else sessionStorage.removeItem(DOWNLOAD_STARTED_KEY)
  } catch {
    // Then `auto=1` starts again when that address is opened again; a reload starts nothing in any case.
  }
}
