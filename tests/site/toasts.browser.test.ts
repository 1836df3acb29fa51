import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { ToastOptions } from '#client/runtime/toasts.ts'
import { TOAST_TIMEOUT_MS } from '#shared/site/limits.ts'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { touchWith } from '#tests/helpers/touch.ts'
import { followToAboutUs, hydrated, shown } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()

/** Opens home with the clock standing still; only `page.clock` moves it. */
async function visit(check: (page: Page) => Promise<void>): Promise<void> {
  const context = await shared.browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.clock.install({ time: '2026-11-20T12:00:00Z' })
  await page.goto(shared.site.url)
  await page.clock.pauseAt('2026-11-20T13:00:00Z')
  await check(page)
  await context.close()
}

/** Shows a toast whose callback and click note themselves, and what is shown while they run. */
async function show(
  page: Page,
  { onClick, ...toast }: Omit<ToastOptions, 'onClick'> & { onClick?: true },
): Promise<void> {
  await page.evaluate(
    ({ options, isButton }) => {
      const scope = window as { calls?: string[] }
      scope.calls ??= []
      const { calls } = scope
      const note = (name: string) => () => {
        calls.push(`${name} of ${options.text}, ${document.querySelectorAll('[data-toast]').length} shown`)
      }
      const detail = { ...options, callback: note('callback'), ...(isButton && { onClick: note('click') }) }
      document.dispatchEvent(new CustomEvent('toast:show', { detail }))
    },
    { options: toast, isButton: onClick },
  )
  // Its code comes with the first one.
  await expect.poll(() => page.locator(`[data-toast="${toast.id}"]`, { hasText: toast.text }).count()).toBe(1)
}

const calls = (page: Page) => page.evaluate(() => (window as { calls?: string[] }).calls ?? [])
const toasts = (page: Page) => page.locator('[data-toasts] > [data-toast]')

describe('a toast', () => {
  it('closes after 50 seconds and then runs its callback', async () => {
    await visit(async (page) => {
      await show(page, { id: 'a', text: 'Opgeslagen' })
      await page.clock.runFor(TOAST_TIMEOUT_MS - 1)
      expect(await toasts(page).allTextContents()).toEqual(['Opgeslagen'])
      expect(await calls(page)).toEqual([])
      await page.clock.runFor(1)
      expect(await toasts(page).count()).toBe(0)
      expect(await calls(page)).toEqual(['callback of Opgeslagen, 0 shown'])
    })
  })

  it('has its own time, colours and class, and leaves the others alone', async () => {
    await visit(async (page) => {
      await show(page, {
        id: 'a',
        text: 'Kort',
        timeout: 1000,
        backgroundColor: 'navy',
        color: 'ivory',
        class: 'x y',
      })
      await show(page, { id: 'b', text: 'Altijd', timeout: 3000 })
      const look = await toasts(page)
        .first()
        .evaluate((toast) => {
          const { backgroundColor, color } = getComputedStyle(toast)
          return [backgroundColor, color, toast.classList.contains('x') && toast.classList.contains('y')]
        })
      expect(look).toEqual(['rgb(0, 0, 128)', 'rgb(255, 255, 240)', true])
      await page.clock.runFor(1000)
      expect(await toasts(page).allTextContents()).toEqual(['Altijd'])
    })
  })

  it('that confirms is no red alarm, can be read, and leaves after six seconds', async () => {
    await visit(async (page) => {
      await show(page, { id: 'a', text: 'Alarm' })
      await show(page, { id: 'b', text: 'Bewaard', kind: 'confirmation' })
      const coloursOf = (index: number) =>
        toasts(page)
          .nth(index)
          .evaluate((element) => {
            const { backgroundColor, color } = getComputedStyle(element)
            return [backgroundColor, color].map((colour) => (colour.match(/[\d.]+/g) ?? []).map(Number))
          })
      const [alarm, confirmation] = [await coloursOf(0), await coloursOf(1)]
      expect(confirmation[0]).not.toEqual(alarm[0])
      expect(contrast(confirmation[0] ?? [], confirmation[1] ?? [])).toBeGreaterThanOrEqual(4.5)
      await page.clock.runFor(5_999)
      expect(await toasts(page).allTextContents()).toEqual(['Alarm', 'Bewaard'])
      await page.clock.runFor(1)
      expect(await toasts(page).allTextContents()).toEqual(['Alarm'])
    })
  })

  it('stays when its time is longer than any timer', async () => {
    await visit(async (page) => {
      for (const timeout of [2 ** 31, 3e9]) await show(page, { id: `${timeout}`, text: 'Lang', timeout })
      await show(page, { id: 'a', text: 'Kort', timeout: 1000 })
      await page.clock.runFor(1000)
      expect(await toasts(page).allTextContents()).toEqual(['Lang', 'Lang'])
    })
  })

  it('can be read: white on the accent in place of red', async () => {
    await visit(async (page) => {
      await show(page, { id: 'a', text: 'Standaard' })
      await show(page, { id: 'b', text: 'Zo genoemd', backgroundColor: 'red', color: 'white' })
      for (const toast of await toasts(page).all()) {
        const colours = await toast.evaluate((element) => {
          const { backgroundColor, color } = getComputedStyle(element)
          return [backgroundColor, color].map((colour) => (colour.match(/[\d.]+/g) ?? []).map(Number))
        })
        expect(contrast(colours[0] ?? [], colours[1] ?? [])).toBeGreaterThanOrEqual(4.5)
      }
    })
  })

  it('waits while the pointer or focus is at one, and while a dialog is open', async () => {
    await visit(async (page) => {
      await show(page, { id: 'a', text: 'Wacht', timeout: 1000 })
      await page.clock.runFor(400)
      await toasts(page).hover()
      await page.clock.runFor(5000)
      await page.mouse.move(700, 20)
      await page.clock.runFor(400)
      await toasts(page).getByRole('button').focus()
      await page.clock.runFor(5000)
      await page.locator('[data-dialog="record-certificate"]').focus()
      await page.keyboard.press('Enter')
      await page.clock.runFor(5000)
      await page.keyboard.press('Escape')
      await page.clock.runFor(199)
      expect(await toasts(page).count()).toBe(1)
      await page.clock.runFor(1)
      expect(await toasts(page).count()).toBe(0)
    })
  })

  it.each([
    { name: 'the collapse menu', viewport: { width: 390, height: 844 }, id: 'site-menu' },
    { name: 'a dialog', viewport: { width: 1440, height: 900 }, id: 'record-certificate' },
  ])('waits behind $name, and no longer than the page that it belongs to', async ({ viewport, id }) => {
    await visit(async (page) => {
      await page.setViewportSize(viewport)
      await hydrated(page)
      await show(page, { id: 'a', text: 'Wacht', timeout: 1000 })
      await page.locator(`[data-dialog="${id}"]`).click()
      await page.clock.runFor(5000)
      expect(await toasts(page).count()).toBe(1)
      await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/over-ons/"]')?.click())
      await shown(page, 'about-us')
      await page.clock.runFor(1000)
      expect(await toasts(page).count()).toBe(0)
    })
  })

  it('covers nothing on a page that gets the focus, and closes by Escape where the page ends', async () => {
    await visit(async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.locator('[data-consent-banner]').evaluate((banner) => banner.remove())
      await show(page, {
        id: 'covering',
        text: 'Je keuze is bewaard. Wijzigen kan altijd, via Cookies onder aan elke pagina.',
      })
      const covered = await page.evaluate(() => {
        const found: string[] = []
        for (const link of document.querySelectorAll<HTMLElement>('main a[href]')) {
          if (!link.checkVisibility()) continue
          link.focus()
          const toast = document.querySelector('[data-toast]')?.getBoundingClientRect() as DOMRect
          const { top, bottom } = link.getBoundingClientRect()
          if (top < toast.bottom && bottom > toast.top) found.push(link.outerHTML.slice(0, 80))
        }
        return found
      })
      expect(covered).toEqual([])
      const last = page.locator('footer a:visible').last()
      await last.focus()
      await page.keyboard.press('Escape')
      expect(await toasts(page).count()).toBe(0)
      expect(await last.evaluate((link) => link === document.activeElement)).toBe(true)
    })
  })

  it('takes the place of the one with its id, whose callback never runs', async () => {
    await visit(async (page) => {
      await show(page, { id: 'a', text: 'Eerst', timeout: 1000 })
      await show(page, { id: 'b', text: 'Ander', timeout: 9000 })
      await page.clock.runFor(900)
      await show(page, { id: 'a', text: 'Daarna', timeout: 1000 })
      expect(await toasts(page).allTextContents()).toEqual(['Daarna', 'Ander'])
      await page.clock.runFor(999)
      expect(await calls(page)).toEqual([])
      await page.clock.runFor(1)
      expect(await calls(page)).toEqual(['callback of Daarna, 1 shown'])
    })
  })

  it('closes by its button and by Escape, and gives focus to the next or back', async () => {
    await visit(async (page) => {
      await show(page, { id: 'a', text: 'Een' })
      await show(page, { id: 'b', text: 'Twee' })
      const close = toasts(page).getByRole('button', { name: 'Melding sluiten' })
      // The header is never drawn anew, whatever the clock says that stands still here.
      const link = page.locator('header a').first()
      await link.focus()
      await close.first().focus()
      await page.keyboard.press('Enter')
      expect(await close.evaluateAll((buttons) => buttons.map((button) => button === document.activeElement))).toEqual([
        true,
      ])
      await page.keyboard.press('Escape')
      expect(await calls(page)).toEqual(['callback of Een, 1 shown', 'callback of Twee, 0 shown'])
      const isBack = await link.evaluate((button) => button === document.activeElement)
      expect(isBack).toBe(true)
    })
  })

  it('leaves a menu open when Escape closes it', async () => {
    await visit(async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await show(page, { id: 'a', text: 'Een' })
      const menu = page.locator('details[data-menu]').first()
      await menu.locator('summary').press('Enter')
      await toasts(page).getByRole('button').focus()
      await page.keyboard.press('Escape')
      expect([await toasts(page).count(), await menu.getAttribute('open')]).toEqual([0, ''])
    })
  })

  it('can be reached when there are more than a telephone on its side has room for', async () => {
    await visit(async (page) => {
      await page.setViewportSize({ width: 844, height: 390 })
      for (const id of 'abcdefgh') await show(page, { id, text: `${id}: een melding die langer is dan een regel` })
      for (const toast of [toasts(page).last(), toasts(page).first()]) {
        await toast.getByRole('button').focus()
        const { y, height } = (await toast.boundingBox())!
        expect([y >= 0, y + height <= 390]).toEqual([true, true])
      }
    })
  })

  it('is a button when it can be clicked, and stays', async () => {
    await visit(async (page) => {
      await show(page, { id: 'a', text: 'Nieuwe versie', onClick: true })
      await toasts(page).getByRole('button', { name: 'Nieuwe versie' }).focus()
      await page.keyboard.press('Enter')
      expect(await calls(page)).toEqual(['click of Nieuwe versie, 1 shown'])
    })
  })

  it('is swiped away to a side', async () => {
    // A clock that stands still would make every drag a quick one.
    const context = await shared.browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const page = await context.newPage()
    await page.goto(shared.site.url)
    await show(page, { id: 'a', text: 'Weg ermee' })
    const box = (await toasts(page).boundingBox()) ?? { x: 0, y: 0 }
    const from = { x: box.x + 60, y: box.y + 20 }
    const touch = await touchWith(page)
    await touch({ from, by: { x: 20 }, duration: 900 })
    expect(await toasts(page).count()).toBe(1)
    await touch({ from, by: { x: 120 }, duration: 900 })
    expect(await toasts(page).count()).toBe(0)
    await context.close()
  })
})

it('a toast that a second finger touches while it is dragged goes back to its place', async () => {
  const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const context = await shared.browser.newContext({ ...telephone, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(shared.site.url)
  await show(page, { id: 'a', text: 'Blijf' })
  const { x = 0, y = 0 } = (await toasts(page).boundingBox()) ?? {}
  const session = await context.newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((dx, id) => ({ x: x + dx, y: y + 20, id })) })
  await send('touchStart', [60])
  for (const dx of [80, 120, 180]) await send('touchMove', [dx])
  expect((await toasts(page).boundingBox())?.x).toBe(x + 120)
  await send('touchStart', [180, 250])
  expect((await toasts(page).boundingBox())?.x).toBe(x)
  await send('touchMove', [200, 270])
  await send('touchEnd', [])
  expect((await toasts(page).boundingBox())?.x).toBe(x)
  await context.close()
})

describe('the place for toasts', () => {
  it('is a polite live region in the document from the start', async () => {
    const html = await (await fetch(shared.site.url)).text()
    expect(html).toMatch(/<section[^>]* aria-live="polite"[^>]* data-toasts=""[^>]*><template>/)
  })

  it('stays with its toasts when the page changes, and nothing of it comes back with a page', async () => {
    const context = await shared.browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(shared.site.url)
    await show(page, { id: 'a', text: 'Blijft' })
    await hydrated(page)
    await followToAboutUs(page)
    expect(await toasts(page).allTextContents()).toEqual(['Blijft'])
    await toasts(page).getByRole('button').click()
    await page.goBack()
    await shown(page, 'index')
    expect(await toasts(page).count()).toBe(0)
    await context.close()
  })
})

/** Contrast of two colours given as red, green and blue up to 255 (WCAG 2.2). */
function contrast(first: number[], second: number[]): number {
  const luminance = (colour: number[]) => {
    const [red = 0, green = 0, blue = 0] = colour.map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
