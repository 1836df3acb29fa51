import { type Browser, chromium } from 'playwright-core'
import { prepareChromium } from './chromium-files.ts'

/**
 * A running browser; whoever launches it closes it. Only the sandbox is off, because it cannot work for root: web security
 * and separate processes stay as visitors have them. The back/forward cache is off unless it is asked for: most tests want each page made anew.
 */
export async function launchBrowser({ hasBackForwardCache = false } = {}): Promise<Browser> {
  const { executablePath, env } = await prepareChromium()
  return chromium.launch({
    executablePath,
    chromiumSandbox: false,
    ...(hasBackForwardCache && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    env: { ...process.env, ...env } as Record<string, string>,
  })
}
