import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { writeGeoipFixture } from '#tests/helpers/geoip-fixture.ts'
import { startSite } from '#tests/helpers/site.ts'
import { followToAboutUs, hydrated, watchVisit } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'
const windows = { userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36` }
const mac = { userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36` }
const android = { userAgent: `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome} Mobile Safari/537.36` }
const iphone = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
}
const withoutScript = { javaScriptEnabled: false }

/** Opens a page as a browser whose downloads go nowhere; `started` holds the platform of each that was begun. */
async function visit(options: BrowserContextOptions, check: (page: Page, started: string[]) => Promise<void>) {
  const context = await shared.browser.newContext({ reducedMotion: 'reduce', ...options })
  const started: string[] = []
  await context.route('**/actions/download?*', (route) => {
    started.push(new URL(route.request().url()).searchParams.get('platform') ?? '')
    return route.fulfill({ headers: { 'content-disposition': 'attachment; filename="client.bin"' }, body: 'client' })
  })
  await check(await context.newPage(), started)
  await context.close()
}

const hasBegun = (page: Page) => page.evaluate(() => document.documentElement.dataset.download === 'started')
const clickDownload = (page: Page) =>
  page
    .locator('[data-action="download"]')
    .first()
    .evaluate((button) => (button as HTMLElement).click())

describe('auto=1', () => {
  it('starts the preferred download once: before the app, never on reload or back', async () => {
    await visit(windows, async (page, started) => {
      await page.route('**/assets/hydrate-*.js', () => new Promise(() => {}))
      await page.goto(`${shared.site.url}/download/?auto=1`)
      await expect.poll(() => started).toEqual(['windows'])
      await page.locator('[role="status"] a:visible').waitFor()
      await page.reload()
      expect(await hasBegun(page)).toBe(false)
      // What says so is there before it does.
      expect(await page.locator('[data-panel="windows"]').getByRole('status').count()).toBe(1)
      await page.goto(`${shared.site.url}/contact/`)
      await page.goBack()
      expect(await hasBegun(page)).toBe(false)
      expect(started).toEqual(['windows'])
    })
  })

  it('starts nothing when the app leads back to it', async () => {
    await visit(windows, async (page, started) => {
      await page.goto(`${shared.site.url}/download/?auto=1`)
      await expect.poll(() => started).toEqual(['windows'])
      await hydrated(page)
      await followToAboutUs(page)
      await page.goBack()
      await page.waitForSelector('main[data-page="download"] [value="windows"]:checked', { state: 'attached' })
      expect(await hasBegun(page)).toBe(false)
      expect(started).toEqual(['windows'])
    })
  })

  it('starts nothing where there is no client for the device', async () => {
    await visit({}, async (page, started) => {
      await page.goto(`${shared.site.url}/download/?auto=1`)
      await hydrated(page)
      expect(await hasBegun(page)).toBe(false)
      expect(started).toEqual([])
    })
  })
})

describe('a download button', () => {
  it('leads a desktop to the download page, where every click starts one download', async () => {
    await visit(windows, async (page, started) => {
      for (const expected of [['windows'], ['windows', 'windows']]) {
        await page.goto(shared.site.url)
        await clickDownload(page)
        await page.waitForURL(`${shared.site.url}/download/?auto=1`)
        await expect.poll(() => started).toEqual(expected)
      }
      await page.goto(`${shared.site.url}/contact/`)
      await page.locator('header a[href="/download/"]:visible').click()
      await page.waitForURL(`${shared.site.url}/download/?auto=1`)
    })
  })

  it('leads an iPhone to its store at once', async () => {
    await visit(iphone, async (page, started) => {
      await page.goto(`${shared.site.url}/nergens/`)
      await Promise.all([page.waitForEvent('download'), clickDownload(page)])
      expect(started).toEqual(['ios'])
      expect(page.url()).toBe(`${shared.site.url}/nergens/`)
    })
  })

  it('leads Android from home to the page that says what its file asks for, and starts nothing before it is told to', async () => {
    await visit(android, async (page, started) => {
      await page.goto(shared.site.url)
      await clickDownload(page)
      await page.waitForURL(`${shared.site.url}/download/`)
      await hydrated(page)
      expect(await page.locator('#check [data-panel="android"]').textContent()).toContain('onbekende bronnen')
      expect(started).toEqual([])
      await Promise.all([page.waitForEvent('download'), page.locator('[data-installer]:visible').click()])
      expect(started).toEqual(['android'])
    })
  })

  it('leads where downloads are blocked home, or to the page that says why', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'blocked-'))
    const database = path.join(folder, 'city.mmdb')
    writeGeoipFixture(database, { '127.0.0.0/8': { country: 'US' } })
    const site = await startSite({ env: { GEOIP_DATABASE: database, HOST: '0.0.0.0' } })
    await visit(windows, async (page, started) => {
      await page.goto(`${site.url}/nergens/`)
      await clickDownload(page)
      await page.waitForURL(`${site.url}/`)
      expect(started).toEqual([])
    })
    for (const from of ['/', '/download/', '/pokerschool/']) {
      await visit(android, async (page, started) => {
        await page.goto(site.url + from)
        await clickDownload(page)
        await page.waitForURL(`${site.url}/download/`)
        expect(started).toEqual([])
      })
    }
    await site.close()
    await rm(folder, { recursive: true })
  })
})

it('a browser that keeps nothing loses nothing but what it would have to remember', async () => {
  await visit(iphone, async (page, started) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      Object.defineProperty(window, 'sessionStorage', { get: refuse })
      Object.defineProperty(window, 'localStorage', { get: refuse })
    })
    const failures = watchVisit(page)
    await page.goto(`${shared.site.url}/contact/`)
    await hydrated(page)
    expect(failures.problems).toEqual([])
    await Promise.all([page.waitForEvent('download'), clickDownload(page)])
    expect(started).toEqual(['ios'])
  })
})

describe('the download page', () => {
  it('has no file for Windows first on a telephone without a script', async () => {
    const phone = { ...withoutScript, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }
    await visit(phone, async (page) => {
      await page.goto(`${shared.site.url}/download/`)
      const shown = await page
        .locator('[data-installer]:visible')
        .evaluateAll((files) => files.map((file) => (file as HTMLElement).dataset.installer))
      expect(shown).toEqual(['android', 'ios'])
      const tops = await page
        .locator('#files li')
        .evaluateAll((files) =>
          files.map((file) => [(file as HTMLElement).dataset.for, file.getBoundingClientRect().top] as const),
        )
      const ordered = tops.toSorted(([, one], [, other]) => one - other).map(([platform]) => platform)
      expect(ordered).toEqual(['android', 'ios', 'windows', 'mac'])
    })
  })

  it('puts the visitor’s platform first, for eye and keyboard, before and after the app', async () => {
    await visit(mac, async (page) => {
      const visit = watchVisit(page)
      await page.goto(`${shared.site.url}/download/`)
      for (const prepare of [async () => {}, hydrated]) {
        await prepare(page)
        const orders = await page
          .locator('[data-platform-order]')
          .evaluateAll((lists) =>
            lists.map((list) => [...list.children].map((item) => (item as HTMLElement).dataset.for)),
          )
        expect(orders).toEqual([
          ['mac', 'windows', 'android', 'ios'],
          ['mac', 'windows', 'android', 'ios'],
        ])
        expect(await page.locator('[data-installer]:visible').getAttribute('data-installer')).toBe('mac')
      }
      await page.locator('[value="mac"]').focus()
      await page.keyboard.press('ArrowRight')
      expect(await page.locator('[data-installer]:visible').getAttribute('data-installer')).toBe('windows')
      expect(visit.problems).toEqual([])
    })
  })

  it('offers every platform without JavaScript', async () => {
    await visit(withoutScript, async (page) => {
      await page.goto(`${shared.site.url}/download/?auto=1`)
      await page.locator('[data-installer="windows"]:visible').waitFor()
      await page.locator('label:has([value="ios"])').click()
      await page.locator('[data-installer="ios"]:visible').waitFor()
      expect(await page.locator('[data-installer]:visible').count()).toBe(1)
    })
  })

  it('says in words that a platform has no file, where its link leads', async () => {
    await visit(withoutScript, async (page) => {
      await page.goto(`${shared.site.url}/download/`)
      const words = page.locator('#no-download-mac')
      expect(await words.isVisible()).toBe(false)
      await page.goto(`${shared.site.url}/download/#no-download-mac`)
      await words.waitFor({ state: 'visible' })
      // What is cut off at the section's edge must not be scrolled into view with the words.
      expect(
        await page.locator('main *').evaluateAll((all) => all.filter(({ scrollTop }) => scrollTop > 0).length),
      ).toBe(0)
    })
  })
})

describe('the sign-up page', () => {
  it('is loaded whole, so that it knows its visitor', async () => {
    await visit(windows, async (page) => {
      const visit = watchVisit(page)
      await page.goto(shared.site.url)
      await hydrated(page)
      await page
        .locator('a[href="/aanmelden/"]')
        .first()
        .evaluate((link) => (link as HTMLElement).click())
      await page.waitForSelector('main[data-page="sign-up"]')
      expect(visit.documents).toEqual(['/', '/aanmelden/'])
    })
  })
})
