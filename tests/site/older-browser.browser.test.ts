import type { BrowserContext } from 'playwright-core'
import { expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { followToAboutUs, hydrated, shown } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

/**
 * Takes out of the browser what came after those that the site is made for (decision 0003): Chrome and Edge 111, Firefox 119, Safari
 * 16.4.
 */
async function ageBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const newer = new Map<object, string[]>([
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [URL, ['parse', 'canParse']],
      [Promise, ['withResolvers', 'try']],
      [Array, ['fromAsync']],
      [AbortSignal, ['any']],
      [RegExp, ['escape']],
      [
        Set.prototype,
        ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
      ],
      [URLSearchParams.prototype, ['size']],
      [
        Object.getPrototypeOf(Object.getPrototypeOf([].values())),
        ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
      ],
      [window, ['Iterator', 'cookieStore', 'navigation', 'scheduler', 'requestIdleCallback', 'CloseWatcher']],
      [Intl, ['DurationFormat', 'Segmenter']],
      [Document.prototype, ['startViewTransition', 'caretPositionFromPoint']],
      [Element.prototype, ['checkVisibility', 'getHTML', 'setHTMLUnsafe', 'moveBefore', 'ariaNotify']],
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
      [HTMLButtonElement.prototype, ['popoverTargetElement', 'popoverTargetAction', 'command', 'commandForElement']],
      [HTMLDialogElement.prototype, ['closedBy', 'requestClose']],
    ])
    for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name)
    const isUnknown = (selector: string) => /:popover-open/.test(selector.replace(/:is\([^)]*\)/g, ''))
    for (const prototype of [Element.prototype, Document.prototype] as unknown as Record<
      string,
      (selector: string) => unknown
    >[]) {
      for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
        const ask = prototype[name]
        if (!ask) continue
        prototype[name] = function (this: unknown, selector: string) {
          if (isUnknown(selector)) throw new SyntaxError(`${selector} is no selector`)
          return ask.call(this, selector)
        }
      }
    }
  })
}

it.each([
  '/',
  '/toernooien/rooster/',
  '/pokerschool/kansen/calculator/',
  '/pokerschool/kansen/trainer/',
  '/pokerschool/begrippen/',
  '/promoties/welkomstbonus/',
  '/promoties/dagranglijsten/',
  '/streamermodus/streamlink/',
  '/responsible-gaming/',
  '/responsible-gaming/limieten/',
  '/aanmelden/',
  '/download/',
])('an older browser runs %s without an error', async (path) => {
  await ageBrowser(own.context)
  await own.page.goto(shared.site.url + path)
  await hydrated(own.page)
  for (const link of (await own.page.locator('main a:visible').all()).slice(0, 5)) await link.hover()
  expect(own.visit.problems).toEqual([])
})

it('an older browser opens every dialog, searches, and follows links as all others do', async () => {
  const { context, page, visit } = own
  await ageBrowser(context)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(shared.site.url)
  await hydrated(page)
  await page.getByText('Zelf kiezen').click()
  await page.locator('dialog:modal').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-dialog="site-menu"]').click()
  await page.locator('#site-menu:modal').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('#site-menu').waitFor({ state: 'hidden' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('bonus')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Escape')
  await followToAboutUs(page)
  await page.goBack()
  await shown(page, 'index')
  expect(visit.documents).toEqual(['/'])
  expect(visit.problems).toEqual([])
})

it('an older browser shows no previews, and keeps what is asked in the address', async () => {
  const { context, page, visit } = own
  await ageBrowser(context)
  await page.clock.install()
  await page.goto(`${shared.site.url}/toernooien/rooster/`)
  await hydrated(page)
  const code = page.waitForResponse('**/assets/link-previews-*.js').then((response) => response.finished())
  await page.locator('main a[href^="/api/calendar/"][href*=".ics"]:visible').last().hover()
  await code
  await page.clock.runFor(1000)
  await page.clock.runFor(1000)
  expect(visit.requests.filter((path) => path.includes('_island'))).toEqual([])
  await page.locator('[data-filter=format]').nth(1).check({ force: true })
  await page.waitForURL(/\?format=/)
  expect(visit.problems).toEqual([])
})
