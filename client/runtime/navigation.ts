import type { DataRouter } from 'react-router'
import { keepEmbeddedMode, readEmbeddedMode } from '#shared/site/embedded.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { PageModel } from '#shared/site/page-model.ts'
import type { PathTable } from '#shared/site/paths.ts'
import type { BrowserRow } from '#shared/site/route-row.ts'
import { judgeAddress } from './address-guard.ts'
import { createAnnouncer } from './announcer.ts'
import { applyHead } from './apply-head.ts'
import type { BuildWatch } from './build-watch.ts'
import { paintFirstScreen } from './first-screen.ts'
import { islandKeyOf } from './island-key.ts'
import { leadsElsewhere } from './leads-elsewhere.ts'
import { leaveTo } from './load-payload.ts'
import type { Network } from './network.ts'
import { rememberPlaces } from './page-places.ts'
import type { Passages } from './passages.ts'
import { startIntent } from './preload-on-intent.ts'
import { startProgressLine } from './progress-line.ts'

interface NavigationInput {
  router: DataRouter
  paths: PathTable<BrowserRow>
  locale: Locale
  network: Network
  builds: Pick<BuildWatch, 'isOutdated'>
  pages: { preload: (path: string) => void; isPreloaded: (path: string) => boolean }
}

/** Turns clicks on plain anchors into client navigations; returns what to call when a page stands. */
export function startNavigation(input: NavigationInput): (page: PageModel) => void {
  const { router, paths, locale, network, builds, pages } = input
  const places = rememberPlaces(router)
  const announce = createAnnouncer()
  let passages: Passages | null = null
  let arePassagesAsked = false
  /** Until its code has come, pages just change. */
  const preparePassages = () => {
    if (arePassagesAsked || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    arePassagesAsked = true
    import('./passages.ts')
      .then((module) => module.startPassages(router))
      .then(
        (started) => {
          passages = started
        },
        (error: unknown) => {
          arePassagesAsked = false
          reportError(error)
        },
      )
  }
  startProgressLine(router)
  /** Whether the client can show this address: a page of this locale; everything else is a full page load. */
  const isClientPage = (url: URL) => {
    if (builds.isOutdated() || url.origin !== location.origin) return false
    const match = paths.resolve(url.pathname)
    return match.type === 'page' && match.locale === locale && !match.row.redirect && !match.row.isDocument
  }
  // The browser paints a document long before a payload that is still to come (decision 0003). But with its document a chat ends.
  const isShownHere = (url: URL) =>
    isClientPage(url) &&
    (document.documentElement.dataset.conversation !== undefined || (pages.isPreloaded(url.pathname) && !hasEntries()))
  let path = router.state.location.pathname
  router.subscribe(({ navigation, location: next }) => {
    if (navigation.state !== 'idle' || next.pathname === path) return
    path = next.pathname
    // Of a page that is half removed the browser would work out all styles, to take the focus from what goes with it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  startIntent((url, anchor) => {
    const island = url.origin === location.origin ? islandKeyOf(anchor, locale) : null
    if (island) import('./link-previews.ts').then((previews) => previews.previewLink(anchor, island), reportError)
    if (url.pathname === location.pathname || !isClientPage(url)) return
    pages.preload(url.pathname)
    preparePassages()
  })
  document.addEventListener('click', (event) => {
    const anchor = (event.target as Element).closest('a')
    if (!anchor?.href || event.defaultPrevented) return
    const url = new URL(anchor.href)
    if (!asksForPage(event, anchor, url)) return
    const search = keepEmbeddedMode(url.search, readEmbeddedMode(location.search))
    const isOnThisPage = url.pathname === location.pathname
    if (search !== url.search && (isOnThisPage || isClientPage(url))) anchor.search = search
    // The browser itself goes to a place on the page that stands.
    if (isOnThisPage && search === location.search && url.hash) return places.leaveBy(anchor)
    // A visitor who asks for the present page wants its newest state: the browser loads it anew.
    if (isOnThisPage || !isShownHere(url)) {
      if (navigator.onLine) return
      // The browser's own page about the network would take away what the reader has.
      event.preventDefault()
      const { location, navigation } = router.state
      void network.whenBack().then(() => {
        // Whoever has stepped back meanwhile wants to be there.
        if (router.state.location === location && router.state.navigation === navigation) void leaveTo(url.href)
      })
      return
    }
    event.preventDefault()
    places.leaveBy(anchor)
    const viewTransition = passages?.begin(anchor) ?? false
    void router.navigate(url.pathname + search + url.hash, { viewTransition, flushSync: viewTransition })
  })

  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (navigator.onLine || event.defaultPrevented || form.method === 'dialog') return
    event.preventDefault()
    void network.whenBack().then(() => form.requestSubmit(event.submitter))
  })

  let isServed = true
  return ({ head, context }) => {
    if (isServed) {
      // The first page came with its head, and its visitor is where they want to be.
      isServed = false
      document.documentElement.dataset.hydration = 'done'
      document.dispatchEvent(new Event('app:started'))
      return
    }
    places.moveOn()
    applyHead(document, head, context)
    const isBack = router.state.historyAction === 'POP'
    const target = document.getElementById(idOfHash(location.hash))
    // Who is led to a place in the page needs all that lies above it.
    if (!isBack && !target) paintFirstScreen(document.getElementById('main') as HTMLElement)
    // Before, too: a dialog that the page opens at once gives the focus back to where it was.
    focusMain()
    document.dispatchEvent(new Event('page:shown'))
    focusMain()
    announce()
    if (isBack) places.restore()
    else if (target) target.scrollIntoView()
    else scrollTo(0, 0)
    passages?.reach()
  }
}

/** Whether somebody has filled something in: a browser that comes back to a document has it still. */
function hasEntries(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)')].some(
    ({ value, defaultValue, checked, defaultChecked }) =>
      // A box that has no value says that it is on, whether it is or not.
      checked !== defaultChecked || (value !== defaultValue && value !== 'on'),
  )
}

function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}

function idOfHash(hash: string): string {
  const written = hash.slice(1)
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

/** Whether a click asks for an address of ours, in this window; when not, the browser does what it does. */
function asksForPage(event: MouseEvent, anchor: HTMLAnchorElement, url: URL): boolean {
  const judgement = judgeAddress(url, location.origin)
  if (judgement === 'refused') event.preventDefault()
  return (
    judgement === 'own' &&
    !leadsElsewhere(event) &&
    !anchor.hasAttribute('download') &&
    /^(_self)?$/.test(anchor.target)
  )
}
