import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import edition from '#data/markets/nl/edition.json' with { type: 'json' }
import { hydrated } from './visit.ts'

/** The three states in which everything that is HTML first must work. */
export const pageStates = [
  { when: 'without JavaScript', options: { javaScriptEnabled: false }, open },
  { when: 'before hydration', options: {}, open: openWithoutApp },
  {
    when: 'after hydration',
    options: {},
    open: async (page: Page, url: string) => {
      await open(page, url)
      await hydrated(page)
    },
  },
]

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
}

/** The app never arrives: what works now works before hydration. */
export async function openWithoutApp(page: Page, url: string): Promise<void> {
  await page.route('**/assets/hydrate-*.js', () => new Promise(() => {}))
  await page.goto(url)
}

/** Opens a page whose app arrives when the function that is returned is called. */
export async function holdApp(page: Page, url: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(url)
  return held.resolve
}

/** Answers the question of consent with no, before a page is opened: the quick actions wait for an answer. */
export async function refuseConsent(context: BrowserContext, url: string): Promise<void> {
  const value = `${edition.consentTextVersion}.${Math.floor(Date.now() / 1000)}.`
  await context.addCookies([{ name: 'consent', value, url }])
}

/** Runs a check on a page of its own, as a visitor who has never been here. */
export async function withPage(
  browser: Browser,
  options: BrowserContextOptions,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  await check(await context.newPage())
  await context.close()
}
