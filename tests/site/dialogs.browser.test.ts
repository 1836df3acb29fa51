import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { modalDialogs, serveDialogs, visit, watchDialogs } from '#tests/helpers/dialog-visit.ts'
import { touchWith } from '#tests/helpers/touch.ts'
import { hydrated } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()

const desktop = { viewport: { width: 1440, height: 900 } }
const mobile = { viewport: { width: 390, height: 844 }, hasTouch: true }
const badge = '[data-dialog="record-certificate"]'
const focusedOpener = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-dialog'))
const isModal = async (page: Page, id: string) => (await modalDialogs(page)).open.includes(id)

async function withoutApp(page: Page): Promise<void> {
  await page.route('**/assets/hydrate-*.js', () => new Promise(() => {}))
}

describe('the badge of the record', () => {
  it.each([
    { when: 'without JavaScript', options: { javaScriptEnabled: false }, isHydrated: false },
    { when: 'before hydration', options: {}, isHydrated: false },
    { when: 'after hydration', options: {}, isHydrated: true },
  ])('opens its certificate and gives focus back, by keyboard alone, $when', async ({ options, isHydrated }) => {
    await visit(shared, { ...desktop, ...options }, async (page) => {
      if (!isHydrated) await withoutApp(page)
      await page.goto(shared.site.url)
      if (isHydrated) await hydrated(page)
      await page.locator(badge).focus()
      await page.keyboard.press('Enter')
      const dialog = page.locator('#record-certificate')
      await dialog.waitFor({ state: 'visible' })
      expect(await dialog.getByRole('img').getAttribute('alt')).toContain('voorbeeld')
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'hidden' })
      await expect.poll(() => focusedOpener(page)).toBe('record-certificate')
    })
  })
})

describe('a dialog', () => {
  it('tells each of its steps, and why it closes', async () => {
    await visit(shared, mobile, async (page) => {
      const events = await watchDialogs(page)
      await page.goto(shared.site.url)
      const touch = await touchWith(page)
      const closings = {
        escape: () => page.keyboard.press('Escape'),
        outside: () => page.mouse.click(200, 100),
        button: () => page.locator('dialog[open] button').click(),
        swipe: () => touch({ from: { x: 195, y: 700 }, by: { y: 200 }, duration: 900 }),
      }
      for (const [reason, close] of Object.entries(closings)) {
        await page.locator(badge).click()
        expect(await events()).toEqual(['before-open record-certificate', 'opened record-certificate'])
        await close()
        expect(await events()).toEqual([
          `before-close record-certificate: ${reason}`,
          `closed record-certificate: ${reason}`,
        ])
        await expect.poll(() => modalDialogs(page)).toEqual({ open: [] })
      }
    })
  })

  it('stays when a listener refuses, however often it is asked', async () => {
    await visit(shared, desktop, async (page) => {
      await page.goto(shared.site.url)
      await page.evaluate(() =>
        document.addEventListener('dialog:before-close', (event) => event.preventDefault(), { capture: true }),
      )
      await page.locator(badge).click()
      for (const _ of [1, 2, 3]) await page.keyboard.press('Escape')
      await page.mouse.click(20, 800)
      await page.mouse.click(20, 800)
      await page.locator('dialog[open] button').click()
      await expect.poll(() => isModal(page, 'record-certificate')).toBe(true)
    })
  })

  it('does not open when a listener refuses', async () => {
    await visit(shared, desktop, async (page) => {
      await page.goto(shared.site.url)
      await page.evaluate(() => document.addEventListener('dialog:before-open', (event) => event.preventDefault()))
      await page.locator(badge).click()
      await expect.poll(() => modalDialogs(page)).toEqual({ open: [] })
    })
  })

  it('keeps the page behind it where it is', async () => {
    await visit(shared, desktop, async (page) => {
      await page.goto(shared.site.url)
      await page.locator(badge).click()
      await page.mouse.move(200, 300)
      const scrollY = () => page.evaluate(() => window.scrollY)
      const before = await scrollY()
      const scrolled = page.evaluate(() => new Promise((resolve) => document.addEventListener('wheel', resolve)))
      await page.mouse.wheel(0, 600)
      await scrolled
      await page.keyboard.press('Escape')
      expect(await scrollY()).toBe(before)
      await page.mouse.wheel(0, 600)
      await expect.poll(scrollY).toBeGreaterThan(before)
    })
  })

  it('stays when a selection is dragged out of it', async () => {
    await visit(shared, desktop, async (page) => {
      await page.goto(shared.site.url)
      await page.locator(badge).click()
      const { x = 0, y = 0 } = (await page.locator('dialog[open] p').boundingBox()) ?? {}
      await page.mouse.move(x + 40, y + 8)
      await page.mouse.down()
      await page.mouse.move(20, y + 8)
      await page.mouse.up()
      await expect.poll(() => isModal(page, 'record-certificate')).toBe(true)
    })
  })

  it('tells of its end when something else has closed it, and lets the next one open', async () => {
    await visit(shared, desktop, async (page) => {
      await serveDialogs(page, [{ id: 'next' }])
      const events = await watchDialogs(page)
      await page.goto(shared.site.url)
      await page.locator(badge).click()
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-dialog=next]')?.click())
      await events()
      await page.locator('dialog[open]').evaluate((dialog) => (dialog as HTMLDialogElement).close())
      await page.locator('#next:modal').waitFor()
      expect(await events()).toEqual(['closed record-certificate: program', 'before-open next', 'opened next'])
    })
  })

  it('that only its button closes stays otherwise', async () => {
    await visit(shared, mobile, async (page) => {
      await serveDialogs(page, [{ id: 'strict', attributes: 'closedby="none"' }])
      await page.goto(shared.site.url)
      await page.locator('[data-dialog=strict]').click()
      for (const _ of [1, 2, 3]) await page.keyboard.press('Escape')
      await page.mouse.click(200, 100)
      const touch = await touchWith(page)
      await touch({ from: { x: 195, y: 700 }, by: { y: 200 }, duration: 100 })
      await expect.poll(() => isModal(page, 'strict')).toBe(true)
      await page.locator('dialog[open] button').click()
      await expect.poll(() => isModal(page, 'strict')).toBe(false)
    })
  })
})

describe('a window that is lower than a dialog', () => {
  it.each([
    { width: 844, height: 390 },
    { width: 320, height: 400 },
  ])('of $width × $height holds it all the same, and leads to all of it', async (viewport) => {
    await visit(shared, { viewport }, async (page) => {
      await page.goto(shared.site.url)
      await page.locator(badge).click()
      const close = page.locator('dialog[open] button')
      const last = page.locator('dialog[open] p').last()
      for (const part of [close, last, close]) {
        await part.scrollIntoViewIfNeeded()
        const { y = -1, height = 0 } = (await part.boundingBox()) ?? {}
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y + height).toBeLessThanOrEqual(viewport.height)
      }
    })
  })
})

describe('a swipe', () => {
  it('closes a sheet past a tenth of its height, or when it is quick', async () => {
    await visit(shared, mobile, async (page) => {
      await page.goto(shared.site.url)
      const touch = await touchWith(page)
      const isClosedBy = async (share: number, duration: number) => {
        await page.locator(badge).click()
        const height = await page.locator('dialog[open]').evaluate((dialog) => (dialog as HTMLElement).offsetHeight)
        await touch({ from: { x: 195, y: 650 }, by: { y: height * share }, duration })
        const isOpen = await isModal(page, 'record-certificate')
        if (isOpen) await page.keyboard.press('Escape')
        return !isOpen
      }
      expect([await isClosedBy(0.08, 800), await isClosedBy(0.13, 800), await isClosedBy(0.08, 200)]).toEqual([
        false,
        true,
        true,
      ])
      await page.locator(badge).click()
      await touch({ from: { x: 195, y: 650 }, by: { y: -200 }, duration: 100 })
      await expect.poll(() => isModal(page, 'record-certificate')).toBe(true)
    })
  })

  it('by mouse takes a sheet by its grip only', async () => {
    await visit(shared, { viewport: { width: 390, height: 844 } }, async (page) => {
      await page.goto(shared.site.url)
      await page.locator(badge).click()
      const { y: top = 0 } = (await page.locator('dialog[open]').boundingBox()) ?? {}
      for (const y of [top + 60, top + 12]) {
        await expect.poll(() => isModal(page, 'record-certificate')).toBe(true)
        await page.mouse.move(100, y)
        await page.mouse.down()
        await page.mouse.move(100, y + 200, { steps: 4 })
        await page.mouse.up()
      }
      await expect.poll(() => isModal(page, 'record-certificate')).toBe(false)
    })
  })

  it('scrolls what can be scrolled, and closes from its top', async () => {
    await visit(shared, { ...mobile, viewport: { width: 390, height: 400 } }, async (page) => {
      await page.goto(shared.site.url)
      await page.locator(badge).click()
      const dialog = page.locator('dialog[open]')
      const scrollTop = () => dialog.evaluate((element) => element.scrollTop)
      const touch = await touchWith(page)
      await touch({ from: { x: 195, y: 300 }, by: { y: -120 }, duration: 400 })
      await expect.poll(scrollTop).toBeGreaterThan(50)
      await touch({ from: { x: 195, y: 150 }, by: { y: 220 }, duration: 400 })
      await expect.poll(scrollTop).toBe(0)
      await expect.poll(() => isModal(page, 'record-certificate')).toBe(true)
      await touch({ from: { x: 195, y: 150 }, by: { y: 220 }, duration: 400 })
      await expect.poll(() => isModal(page, 'record-certificate')).toBe(false)
    })
  })

  it('to a side closes a panel, and downwards does not', async () => {
    await visit(shared, { viewport: { width: 1024, height: 900 }, hasTouch: true }, async (page) => {
      await page.goto(shared.site.url)
      await page.locator(badge).click()
      const touch = await touchWith(page)
      await touch({ from: { x: 512, y: 400 }, by: { y: 150 }, duration: 200 })
      await expect.poll(() => isModal(page, 'record-certificate')).toBe(true)
      await touch({ from: { x: 512, y: 400 }, by: { x: -150 }, duration: 900 })
      await expect.poll(() => isModal(page, 'record-certificate')).toBe(false)
    })
  })
})
