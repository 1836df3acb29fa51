import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type SiteOptions, startSite, type TestSite } from './site.ts'
import { type Visit, watchVisit } from './visit.ts'

/** What the tests of a file share; filled before the first of them. */
interface BrowserSite {
  browser: Browser
  site: TestSite
}

/** One for all files of a worker, which begin with none of its pages open. */
let running: Browser | undefined

async function sharedBrowser(): Promise<Browser> {
  if (!running?.isConnected()) running = await launchBrowser()
  return running
}

/** Provides a browser and the site for all tests of the file; after them its pages are closed and the site is stopped. */
export function provideBrowserSite(options?: () => Promise<SiteOptions>): BrowserSite {
  const shared = {} as BrowserSite
  beforeAll(async () => {
    shared.browser = await sharedBrowser()
    shared.site = await startSite(await options?.())
  })
  afterAll(async () => {
    await Promise.all(shared.browser.contexts().map((context) => context.close()))
    await shared.site.close()
  })
  return shared
}

/** What one test has to itself. */
interface BrowserVisit {
  context: BrowserContext
  page: Page
  visit: Visit
}

/** Opens a page for each test, as a visitor who has never been here, and closes it after. */
export function provideVisit(shared: BrowserSite): BrowserVisit {
  const own = {} as BrowserVisit
  beforeEach(async () => {
    own.context = await shared.browser.newContext({ reducedMotion: 'reduce' })
    own.page = await own.context.newPage()
    own.visit = watchVisit(own.page)
  })
  afterEach(() => own.context.close())
  return own
}
