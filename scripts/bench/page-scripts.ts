import type { Browser } from 'playwright-core'

export interface PageScripts {
  before: string[]
  total: string[]
}

export async function listPageScripts(browser: Browser, url: string): Promise<PageScripts> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  // Otherwise the app starts by itself as soon as the browser is idle, and nothing can be told apart.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const total: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') total.push(new URL(request.url()).pathname)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const before = [...total]
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await page.waitForSelector('html[data-hydration="done"]')
  await page.waitForLoadState('networkidle')
  await context.close()
  return { before, total }
}
