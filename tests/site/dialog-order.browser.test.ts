import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { modalDialogs, opener, serveDialogs, visit, watchDialogs } from '#tests/helpers/dialog-visit.ts'
import { hydrated, preloaded, shown } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()

const desktop = { viewport: { width: 1440, height: 900 } }
const badge = '[data-dialog="record-certificate"]'
const focusedOpener = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-dialog'))
const isModal = async (page: Page, id: string) => (await modalDialogs(page)).open.includes(id)

describe('several dialogs', () => {
  it('that the server opened come one after the other, without having been closed, and without a cookie', async () => {
    await visit(shared, desktop, async (page) => {
      const open = 'open="" closedby="any"'
      await serveDialogs(page, [
        { id: 'first', attributes: open },
        { id: 'second', attributes: open },
      ])
      const events = await watchDialogs(page)
      await page.goto(shared.site.url)
      await page.locator('#first:modal').waitFor()
      expect(await events()).toEqual(['before-open first', 'opened first'])
      await expect.poll(() => modalDialogs(page)).toEqual({ open: ['first'], top: 'first' })
      expect(await page.context().cookies()).toEqual([])
      await page.keyboard.press('Escape')
      expect(await events()).toEqual([
        'before-close first: escape',
        'closed first: escape',
        'before-open second',
        'opened second',
      ])
      await expect.poll(() => modalDialogs(page)).toEqual({ open: ['second'], top: 'second' })
    })
  })

  it('wait for each other when the page asks, and lie upon each other when a dialog does', async () => {
    await visit(shared, desktop, async (page) => {
      await serveDialogs(page, [{ id: 'first', inside: opener('second') }, { id: 'second' }, { id: 'waiting' }])
      await page.goto(shared.site.url)
      const layerOf = (id: string) =>
        page.locator(`#${id}`).evaluate((dialog) => [dialog.dataset.layer, getComputedStyle(dialog).zIndex])
      await page.locator('[data-dialog=first]').click()
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-dialog=waiting]')?.click())
      await expect.poll(() => modalDialogs(page)).toEqual({ open: ['first'], top: 'first' })
      await page.locator('#first [data-dialog=second]').click()
      await expect.poll(() => modalDialogs(page)).toEqual({ open: ['first', 'second'], top: 'second' })
      expect([await layerOf('first'), await layerOf('second')]).toEqual([
        ['1000', '1000'],
        ['1002', '1002'],
      ])
      await page.keyboard.press('Escape')
      await expect.poll(() => modalDialogs(page)).toEqual({ open: ['first'], top: 'first' })
      await expect.poll(() => focusedOpener(page)).toBe('second')
      await page.mouse.click(20, 500)
      await expect.poll(() => modalDialogs(page)).toEqual({ open: ['waiting'], top: 'waiting' })
    })
  })

  it('give focus to the buttons that opened them, which a click does not give it in every browser', async () => {
    await visit(shared, desktop, async (page) => {
      await serveDialogs(page, [{ id: 'first', inside: opener('second') }, { id: 'second' }])
      await page.goto(shared.site.url)
      await hydrated(page)
      for (const id of ['first', 'second']) {
        await page.evaluate((clicked) => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
          document.querySelector<HTMLElement>(`[data-dialog=${clicked}]`)?.click()
        }, id)
        await expect.poll(async () => (await modalDialogs(page)).open.at(-1)).toBe(id)
      }
      for (const id of ['second', 'first']) {
        await page.keyboard.press('Escape')
        await expect.poll(() => focusedOpener(page)).toBe(id)
      }
    })
  })
})

it('those that wait come once each, in the order in which they were asked for', async () => {
  await visit(shared, desktop, async (page) => {
    await serveDialogs(page, [{ id: 'first' }, { id: 'second' }, { id: 'third' }])
    await page.goto(shared.site.url)
    await hydrated(page)
    await page.locator('[data-dialog=first]').click()
    await page.evaluate(() => {
      for (const id of ['third', 'first', 'second', 'third', 'second'])
        document.querySelector<HTMLElement>(`[data-dialog=${id}]`)?.click()
    })
    const shownInTurn: string[] = []
    for (let { open } = await modalDialogs(page); open.length > 0; { open } = await modalDialogs(page)) {
      shownInTurn.push(open.join())
      await page.keyboard.press('Escape')
    }
    expect(shownInTurn).toEqual(['first', 'third', 'second'])
  })
})

describe('a navigation', () => {
  it('leaves no dialog, no lock and nothing that waits behind', async () => {
    await visit(shared, desktop, async (page) => {
      await page.goto(shared.site.url)
      // The click that opens it starts the app, which finds it open.
      await page.locator(badge).click()
      await hydrated(page)
      await expect.poll(() => isModal(page, 'record-certificate')).toBe(true)
      await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/over-ons/"]')?.click())
      await shown(page, 'about-us')
      await expect.poll(() => modalDialogs(page)).toEqual({ open: [] })
      await page.mouse.wheel(0, 400)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
      await page.goBack()
      await shown(page, 'index')
      expect(await page.locator('dialog[open]').count()).toBe(0)
      await page.locator(badge).click()
      await expect.poll(() => modalDialogs(page)).toEqual({ open: ['record-certificate'], top: 'record-certificate' })
    })
  })

  it('closes a dialog that outlives the page it was opened on', async () => {
    await visit(shared, desktop, async (page) => {
      await serveDialogs(page, [{ id: 'lasting' }])
      const events = await watchDialogs(page)
      await page.goto(shared.site.url)
      await hydrated(page)
      await page.locator('footer a[href="/over-ons/"]').hover()
      await preloaded(page, '/over-ons/')
      await page.locator('[data-dialog=lasting]').click()
      await events()
      await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/over-ons/"]')?.click())
      await shown(page, 'about-us')
      expect(await events()).toEqual(['closed lasting: navigation'])
      await expect.poll(() => modalDialogs(page)).toEqual({ open: [] })
    })
  })
})
