import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Browser } from 'playwright-core'

/** Bytes of script, as brotli, that a page may cost before hydration is wanted, and home in total. */
export const MAX_BEFORE = 6_000
export const MAX_TOTAL = 120_000

/** Paths of files. */
export interface PageScripts {
  before: string[]
  total: string[]
}

/** Bytes of files of a site over the wire, as brotli; fetch would count what it decoded. */
export async function weighScripts(origin: string, files: readonly string[]): Promise<number> {
  let sum = 0
  for (const file of new Set(files)) {
    const request = get(origin + file, { headers: { 'accept-encoding': 'br' } })
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request.once('response', resolve).once('error', reject)
    })
    sum += (await buffer(response)).length
  }
  return sum
}

/** What a browser downloads of a page before anybody interacts, and once the app runs. */
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
