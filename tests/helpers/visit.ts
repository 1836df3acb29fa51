import type { Locator, Page, Request } from 'playwright-core'

/** What a page asks for and complains about. */
export interface Visit {
  /** Console messages of any level but the development server's own, uncaught errors, failed requests. */
  problems: string[]
  /** Every request, as path with query. */
  requests: string[]
  /** Requests that left the page's own origin, whole. */
  foreign: string[]
  /** The kinds of resource that were asked for, as the browser names them. */
  resourceTypes: Set<string>
  /** The requests for whole pages. */
  documents: string[]
  /** The requests for data: payloads and the API. */
  dataRequests: () => string[]
}

/** Starts to note everything that happens on a page. */
export function watchVisit(page: Page): Visit {
  const problems: string[] = []
  const requests: string[] = []
  const documents: string[] = []
  const foreign: string[] = []
  const resourceTypes = new Set<string>()
  page.on('console', (message) => {
    if (!message.text().startsWith('[vite]') && !message.text().includes('React DevTools')) {
      problems.push(`${message.type()}: ${message.text()}`)
    }
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  const navigationOf = new WeakMap<Request, number>()
  let navigations = 0
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText
    // What was still on its way when the visitor left for another document is not missed by anybody.
    if (error === 'net::ERR_ABORTED' && navigationOf.get(request) !== navigations) return
    problems.push(`failed: ${request.url()} ${error}`)
  })
  page.on('request', (request) => {
    const { pathname, search, origin } = new URL(request.url())
    const isNavigation = request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (isNavigation) navigations++
    navigationOf.set(request, navigations)
    if (!isNavigation && origin !== new URL(page.url()).origin) foreign.push(request.url())
    requests.push(pathname + search)
    resourceTypes.add(request.resourceType())
    if (request.resourceType() === 'document') documents.push(pathname + search)
  })
  const dataRequests = () => requests.filter((path) => path.startsWith('/api/') || path.includes('/_payload.json'))
  return { problems, requests, foreign, resourceTypes, documents, dataRequests }
}

/** Resolves when the app has taken over; an interaction starts it. */
export async function hydrated(page: Page): Promise<void> {
  // Before its script has run, a page notices nobody.
  await page.waitForLoadState('domcontentloaded')
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await page.waitForSelector('html[data-hydration="done"]')
}

/** Waits until text is set in the site's own fonts: `document.fonts.ready` is true as well before a page has asked for any. */
export async function fontsLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const family of ['Figtree', 'Fraunces']) await document.fonts.load(`1em ${family}`)
  })
}

/** Keeps the app of the page's next visit from starting until the answer is called: what is read before is as served. */
export async function holdHydration(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * Lets the first request for what matches fail. Asked for `times: 1`, playwright stops intercepting, whereby Chromium
 * now and then leaves the next request without an answer (microsoft/playwright#41802); so it goes on until the page closes.
 */
export async function abortFirst(page: Page, pattern: string): Promise<void> {
  let isFirst = true
  await page.route(pattern, async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    await route.abort()
  })
}

/** Follows the Dutch edition's last link to about us without a document, as `followHere` does. */
export async function followToAboutUs(target: Page): Promise<void> {
  await followHere(target.locator('a[href="/over-ons/"]').last())
  await shown(target, 'about-us')
}

/** Rests on a link until its page is at hand, and clicks: the document stays. A click that waits for nothing loads another. */
export async function followHere(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await preloaded(link.page(), await link.evaluate(({ pathname }: HTMLAnchorElement) => pathname))
  await link.click()
}

/** Resolves when a click on a link to this path shows its page without another document. */
export async function preloaded(page: Page, path: string): Promise<void> {
  await page.waitForSelector(`html[data-preloaded="${path}"]`)
}

/** Resolves when a page stands in the document. */
export async function shown(target: Page, pageId: string): Promise<void> {
  await target.waitForSelector(`main[data-page="${pageId}"]`)
}

/** HTML of every static section by key, without what the wall clock writes. */
export function staticHtml(target: Page): Promise<Record<string, string>> {
  return target.evaluate(() => {
    const entries = [...document.querySelectorAll<HTMLElement>('[data-static]')].map((element) => [
      element.dataset.static,
      element.innerHTML.replace(/<time [^>]*data-clock.*?<\/time>/g, ''),
    ])
    return Object.fromEntries(entries)
  })
}
