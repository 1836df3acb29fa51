import { existsSync, statfsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { prepareChromium } from './chromium-files.ts'

const POINTER = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/**
 * A running browser; the caller closes it. Only the sandbox is off, because it cannot work for root: web security
 * and separate processes stay as visitors have them. The back/forward cache is off unless it is asked for: most tests want each page made anew.
 * With fine text letters stand at fractions of a pixel, as on telephones; without a screen Chromium rounds each to whole ones.
 * The font size, in pixels, is what a reader has chosen in the browser's settings.
 */
export async function launchBrowser({
  hasBackForwardCache = false,
  hasFineText = false,
  fontSize = 16,
} = {}): Promise<Browser> {
  const { executablePath, env } = await prepareChromium()
  return chromium.launch({
    executablePath,
    chromiumSandbox: false,
    args: [
      ...(hasFineText ? ['--font-render-hinting=none'] : []),
      // The last of a switch holds: with the pointer that Playwright's own gives a browser without a screen.
      ...(fontSize === 16 ? [] : [`--blink-settings=${POINTER},defaultFontSize=${fontSize}`]),
    ],
    ignoreDefaultArgs: [
      ...(hasBackForwardCache ? ['--disable-back-forward-cache'] : []),
      ...(hasSharedMemory() ? ['--disable-dev-shm-usage'] : []),
    ],
    env: { ...process.env, ...env } as Record<string, string>,
  })
}

/** Whether pictures of pages fit in memory: in files, as Playwright has Chromium keep them, each page costs a fifth more. Containers often have 64 MB. */
function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize >= 1024 ** 3
}
