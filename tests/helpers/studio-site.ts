import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { startStudio } from '#scripts/studio/start-studio.ts'
import { launchBrowser } from './browser.ts'

interface StudioSite {
  /** The copy of the content that is written in. */
  data: string
  url: string
  openPage: (options?: BrowserContextOptions) => Promise<Page>
}

type StudioOptions = Pick<Parameters<typeof startStudio>[0], 'pack' | 'bundle' | 'archive'>

/** Provides the studio with a copy of the content for all tests of the file, and a browser to write with. */
export function provideStudio(optionsOf: (folder: string) => StudioOptions | Promise<StudioOptions>): StudioSite {
  const shared = {} as StudioSite
  let studio: Awaited<ReturnType<typeof startStudio>>
  let browser: Browser
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-'))
  shared.data = path.join(folder, 'data')
  shared.openPage = (options) => browser.newPage({ viewport: { width: 1600, height: 1000 }, ...options })
  beforeAll(async () => {
    cpSync('data', shared.data, { recursive: true, filter: (source) => !source.includes('geoip') })
    const options = await optionsOf(folder)
    ;[studio, browser] = await Promise.all([startStudio({ data: shared.data, port: 0, ...options }), launchBrowser()])
    shared.url = studio.url
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await studio?.close()
    rmSync(folder, { recursive: true })
  })
  return shared
}

/** Opens a file by its name, in whatever group it is. */
export async function openFile(page: Page, name: string): Promise<void> {
  await page.getByLabel('Find a file').fill(name)
  await page.getByRole('button', { name }).first().press('Enter')
}

/** What the control that has focus says. */
export function focusedText(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.textContent?.slice(0, 40))
}
