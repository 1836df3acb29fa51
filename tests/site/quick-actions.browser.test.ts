import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { HIGHLIGHTED_AFTER_MS } from '#shared/site/limits.ts'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { refuseConsent } from '#tests/helpers/page-states.ts'

const shared = provideBrowserSite()
const mobile = { viewport: { width: 390, height: 844 } }

async function visit(
  path: string,
  check: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await shared.browser.newContext({ reducedMotion: 'reduce', ...mobile, ...options })
  await refuseConsent(context, shared.site.url)
  const page = await context.newPage()
  // What works now works before the app.
  await page.route('**/assets/hydrate-*.js', () => new Promise(() => {}))
  await page.clock.install()
  await page.goto(shared.site.url + path)
  await check(page)
  await context.close()
}

/** Scrolls, and resolves when the page knows. The clock of the page is ours. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)))
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await page.waitForSelector('html[data-scroll="moving"]')
}

const toTop = (page: Page) => page.locator('[data-action="to-top"]')
const download = (page: Page) => page.locator('[data-quick-actions] a[href="/download/"]')
const shown = async (page: Page) => [await download(page).isVisible(), await toTop(page).isVisible()]

describe('the quick actions', () => {
  it('show nothing at the top and while the page moves, and both when it has stopped far from every other download', async () => {
    await visit('/', async (page) => {
      expect(await shown(page)).toEqual([false, false])
      await scrollTo(page, 1800)
      expect(await shown(page)).toEqual([false, false])
      await page.clock.runFor(150)
      expect(await shown(page)).toEqual([true, true])
      // The page's own button is in sight again: one is enough.
      const own = page.locator('main a[data-action="download"]').first()
      await scrollTo(page, await own.evaluate((link) => link.getBoundingClientRect().top + window.scrollY - 300))
      await page.clock.runFor(150)
      expect(await shown(page)).toEqual([false, true])
    })
  })

  it('highlight download one second after the page has stopped', async () => {
    await visit('/', async (page) => {
      const background = () => download(page).evaluate((link) => getComputedStyle(link).backgroundColor)
      const quiet = await background()
      await scrollTo(page, 900)
      await page.clock.runFor(HIGHLIGHTED_AFTER_MS - 1)
      expect(await background()).toBe(quiet)
      await page.clock.runFor(1)
      expect(await background()).not.toBe(quiet)
      // The accent is the page's own button's.
      const accent = page.locator('main a[data-action="download"]').first()
      expect(await background()).not.toBe(await accent.evaluate((link) => getComputedStyle(link).backgroundColor))
      await scrollTo(page, 1000)
      expect(await background()).toBe(quiet)
    })
  })

  it('lead to the top, and leave the focus there', async () => {
    await visit('/over-ons/', async (page) => {
      await scrollTo(page, 700)
      await page.clock.runFor(150)
      await toTop(page).focus()
      await page.keyboard.press('Enter')
      await page.waitForSelector('html[data-scroll="moving"]')
      await page.clock.runFor(150)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      expect(await toTop(page).isVisible()).toBe(false)
      expect(await page.evaluate(() => [document.activeElement?.id, location.hash])).toEqual(['main', ''])
    })
  })

  it('stay with a visitor who has reached them by keyboard while the page moves', async () => {
    await visit('/', async (page) => {
      await scrollTo(page, 900)
      await page.clock.runFor(150)
      await toTop(page).focus()
      await scrollTo(page, 950)
      expect(await toTop(page).isVisible()).toBe(true)
    })
  })

  it('promote nothing beside the law, responsible gaming, errors, and the forms that it leads to', async () => {
    const paths = [
      '/cookiebeleid/',
      '/responsible-gaming/',
      '/_error/403/',
      '/nergens/',
      '/download/',
      '/aanmelden/',
      '/contact/',
      '/blog/tilt/',
      // Light pages promote nothing.
      '/over-ons/',
    ]
    for (const path of paths) {
      await visit(path, async (page) => expect(await download(page).count()).toBe(0))
    }
  })

  it('are there beside the footer, too, and leave its last line free on a telephone', async () => {
    await visit('/over-ons/', async (page) => {
      const top = await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top + window.scrollY)
      await scrollTo(page, top - 200)
      await page.clock.runFor(150)
      expect(await toTop(page).isVisible()).toBe(true)
      await scrollTo(page, 100_000)
      await page.clock.runFor(150)
      const button = (await toTop(page).boundingBox())!
      const last = (await page.locator('footer p').last().boundingBox())!
      expect(last.y + last.height).toBeLessThanOrEqual(button.y)
    })
  })

  it('wait for the answer to the question of consent, but not where people look for help', async () => {
    const context = await shared.browser.newContext(mobile)
    const page = await context.newPage()
    for (const [path, isThere] of [
      ['/', false],
      ['/responsible-gaming/', true],
    ] as const) {
      await page.goto(shared.site.url + path)
      await page.evaluate(() => window.scrollTo(0, 900))
      await page.waitForSelector('html[data-scroll="page"]')
      expect(await toTop(page).isVisible(), path).toBe(isThere)
    }
    await context.close()
  })

  it('are a plain link at the end of the page without JavaScript', async () => {
    const context = await shared.browser.newContext({ ...mobile, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${shared.site.url}/contact/`)
    await toTop(page).scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    await toTop(page).click()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await context.close()
  })
})

it('what is focused by keyboard is never behind them', async () => {
  await visit('/contact/', async (page) => {
    const links = page.locator('main a, footer :is(a, summary)').filter({ visible: true })
    for (let index = 0; index < (await links.count()); index += 1) {
      const box = await links.nth(index).evaluate((link) => {
        ;(link as HTMLElement).focus()
        return link.getBoundingClientRect().bottom
      })
      const isLast = await page.evaluate(() => window.scrollY + window.innerHeight >= document.body.scrollHeight - 2)
      if (!isLast) expect(box).toBeLessThanOrEqual(844 - 68)
    }
  })
})
