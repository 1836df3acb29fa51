import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withSandboxVendors } from '#server/sandbox/sandbox-sites.ts'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { startVendors } from '#tests/helpers/vendors.ts'
import { abortFirst, hydrated, preloaded, shown } from '#tests/helpers/visit.ts'

const vendors = await startVendors()
/** Makes the site forget what it has heard of the capacity. */
let later = 0
const shared = provideBrowserSite(async () => ({
  overrides: { changeSites: withSandboxVendors(vendors.url), clock: { now: () => performance.now() + later } },
}))
const own = provideVisit(shared)
afterAll(() => vendors.close())
beforeEach(() => {
  vendors.behaviour.capacity = 'yes'
  vendors.requests.splice(0)
  later += 60_000
})

const RESPONSIBLE_GAMING = '/responsible-gaming/'
const button = (page: Page) => page.getByRole('button', { name: 'Chat met ons' })
const chat = (page: Page) => page.frameLocator('iframe[title="Chat"]')
const session = (page: Page) => page.evaluate(() => localStorage.getItem('chat-session'))

async function visitResponsibleGaming(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const messages: string[] = []
    addEventListener('onEmbeddedMessageSent', ({ detail }: CustomEventInit<unknown>) => {
      messages.push(JSON.stringify(detail))
    })
    Object.assign(window, { messages })
  })
  await page.goto(shared.site.url + RESPONSIBLE_GAMING)
  const asked = page.waitForResponse('**/api/chat-capacity')
  await hydrated(page)
  await (await asked).finished()
  // Whatever the page makes of the answer, it has done it by the time of the next one.
  await page.evaluate(() => fetch('/livez').then((response) => response.text()))
}

async function write(page: Page, text: string): Promise<void> {
  await chat(page).getByLabel('Bericht').fill(text)
  await chat(page).getByRole('button', { name: 'Stuur' }).click()
  await chat(page).getByText(`EndUser: ${text}`, { exact: true }).waitFor()
  await heard(page, text)
}

/** Waits until the site has been told of `times` messages with this text, which the chat's own window shows before. */
async function heard(page: Page, text: string, times = 1): Promise<void> {
  await page.waitForFunction(
    ([part, count]) =>
      (window as unknown as { messages: string[] }).messages.filter((message) => message.includes(part)).length >=
      count,
    [text, times] as const,
  )
}

describe('the whole conversation', () => {
  it('begins with the click, is minimised on leaving, goes on, and is cleared 3 s after the thank-you', async () => {
    const { page } = own
    await visitResponsibleGaming(page)
    // Before the click, nothing of the vendor's but what our server has asked.
    expect(vendors.requests).toEqual(['/chat/capacity'])
    await button(page).click()
    await chat(page).locator('form').waitFor()
    await write(page, 'Hallo')
    await chat(page).getByText('Agent: Ik lees met je mee.').waitFor()
    expect(await session(page)).toContain('sandbox')

    // By keyboard: the window may lie over the link.
    const link = page.locator('a[href="/over-ons/"]').last()
    await link.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await preloaded(page, '/over-ons/')
    await link.press('Enter')
    await shown(page, 'about-us')
    expect(await page.locator('iframe[title="Chat"]').isVisible()).toBe(false)
    expect(await button(page).count()).toBe(0)
    // On from there, by a link that nobody rested on: a new document would end the conversation.
    await page.locator('footer a[href="/contact/"]').evaluate((link: HTMLElement) => link.click())
    await page.waitForURL('**/contact/')
    await page.goBack()
    await page.waitForURL('**/over-ons/')
    await page.goBack()
    await button(page).click()
    await expect.poll(() => page.locator('iframe[title="Chat"]').isVisible()).toBe(true)
    await chat(page).getByText('EndUser: Hallo').waitFor()
    expect(vendors.requests.filter((path) => path === '/chat/bootstrap.js')).toHaveLength(1)

    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await write(page, 'Bedankt')
    await heard(page, 'Bedankt voor het chatten')
    // Who writes once more keeps the conversation, however long it takes.
    await page.clock.runFor(2900)
    await write(page, 'Nog iets')
    await page.clock.runFor(10_000)
    expect(await session(page)).toContain('sandbox')

    await write(page, 'Tot ziens en bedankt')
    await heard(page, 'Bedankt voor het chatten', 2)
    await page.clock.runFor(2900)
    expect(await session(page)).toContain('sandbox')
    await page.clock.runFor(100)
    await expect.poll(() => session(page)).toBe(null)
    expect(own.visit.problems).toEqual([])
  })
})

describe('the button', () => {
  /** Lets what has the server's 3 s end at once: a vendor who needs 3.5 s comes too late all the same. */
  function hurry(): void {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === 3000 ? 1 : ms))
  }
  afterEach(() => void vi.restoreAllMocks())

  it.each(['no', 'broken', 'slow', 'hang'] as const)('is not there when the capacity is: %s', async (capacity) => {
    vendors.behaviour.capacity = capacity
    if (capacity === 'slow' || capacity === 'hang') hurry()
    await visitResponsibleGaming(own.page)
    expect(await button(own.page).count()).toBe(0)
    const lines = shared.site.log.splice(0).filter(({ msg }) => msg.startsWith('Whether anybody'))
    expect(lines).toHaveLength(capacity === 'no' ? 0 : 1)
  })

  it('is on no other page, and nobody is asked there', async () => {
    await own.page.goto(`${shared.site.url}/over-ons/`)
    await hydrated(own.page)
    await own.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await button(own.page).count()).toBe(0)
    expect(own.visit.requests).not.toContain('/api/chat-capacity')
  })

  it.each(['bootstrap.js', 'session'])(
    'tells whom to call and to write to when %s is blocked, and tries again',
    async (what) => {
      const { page } = own
      await abortFirst(page, `**/chat/${what}`)
      await visitResponsibleGaming(page)
      await button(page).click()
      const toast = page.locator('[data-toast="chat"]')
      await toast.waitFor()
      expect(await toast.textContent()).toMatch(/020 000 00 00.*klantenservice@kaartkamer\.example/)
      await button(page).click()
      await chat(page).locator('form').waitFor()
    },
  )
})
