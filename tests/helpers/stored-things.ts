import type { Page } from 'playwright-core'

/**
 * Everything that a page's origin keeps in this browser, as `cookie consent` or `tab reload`: cookies, session and local
 * storage under the places that the registry has, and what no entry of it may have: databases, caches, workers.
 */
export async function storedThings(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies(page.url())
  const others = await page.evaluate(async () => {
    // Only where they are trusted do pages have them: over https, or on this machine.
    const cacheNames = 'caches' in window ? await caches.keys() : []
    const workers = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : []
    return [
      ...Object.keys(sessionStorage).map((name) => `tab ${name}`),
      ...Object.keys(localStorage).map((name) => `local ${name}`),
      ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
      ...cacheNames.map((name) => `cache ${name}`),
      ...workers.map(({ scope }) => `worker ${scope}`),
    ]
  })
  return [...cookies.map(({ name }) => `cookie ${name}`), ...others]
}
