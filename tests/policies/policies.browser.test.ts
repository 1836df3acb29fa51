import { afterAll, describe, expect, it } from 'vitest'
import { findRestyledPage } from '#scripts/quality/visit/restyled-page.ts'
import { findViolations, overflowOf } from '#tests/helpers/axe.ts'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { copyWithLongPolicy } from '#tests/helpers/long-policy.ts'
import { withPage } from '#tests/helpers/page-states.ts'
import { hydrated } from '#tests/helpers/visit.ts'

const copy = await copyWithLongPolicy()
const shared = provideBrowserSite(async () => ({ overrides: { policiesFolder: copy.folder } }))
afterAll(copy.remove)

const at = (path: string) => shared.site.url + path
const desktop = { viewport: { width: 1440, height: 900 } }

describe('a policy of 200 clauses', () => {
  it('is navigated by its contents without a script, the current chapter marked', async () => {
    await withPage(shared.browser, { ...desktop, javaScriptEnabled: false }, async (page) => {
      await page.goto(at('/cookiebeleid/'))
      const contents = page.locator('nav:has([data-contents])')
      await contents.getByRole('link', { name: 'Chapter 14' }).click()
      expect(new URL(page.url()).hash).toBe('#c-14')
      const heading = await page.getByRole('heading', { name: 'Chapter 14' }).boundingBox()
      expect(heading?.y).toBeLessThan(200)
      // It stays in sight, and the browser itself says where the reader is.
      await contents.getByRole('link', { name: 'Chapter 1', exact: false }).first().waitFor()
      const weightOf = (name: string) =>
        contents
          .getByRole('link', { name })
          .first()
          .evaluate((link) => getComputedStyle(link).fontWeight)
      expect([await weightOf('Chapter 14'), await weightOf('Chapter 15')]).toEqual(['600', '400'])
    })
  })

  it('has a disclosure for its contents on a telephone, which gets out of the way', async () => {
    await withPage(shared.browser, { viewport: { width: 390, height: 844 } }, async (page) => {
      await page.goto(at('/cookiebeleid/'))
      const link = page.getByRole('link', { name: 'Chapter 9' })
      expect(await link.isVisible()).toBe(false)
      await page.locator('[data-contents] summary').click()
      await link.click()
      await page.waitForFunction(() => !document.querySelector('details[data-contents][open]'))
      expect(new URL(page.url()).hash).toBe('#c-9')
    })
  })

  it('shows what has the focus beside its open contents, never under them', async () => {
    await withPage(shared.browser, { viewport: { width: 390, height: 700 } }, async (page) => {
      await page.goto(at('/cookiebeleid/'))
      await hydrated(page)
      const contents = page.locator('nav:has(> [data-contents])')
      await contents.locator('summary').press('Enter')
      await contents.getByRole('link').last().focus()
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press('Tab')
        const seen = await page.evaluate(() => {
          const { left, right, top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
          const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          return found !== null && found.closest('nav:has(> [data-contents])') === null
        })
        expect(seen, `stop ${stop}`).toBe(true)
      }
    })
  })

  it('gives a clause’s address in this version to keep', async () => {
    await withPage(shared.browser, { ...desktop, permissions: ['clipboard-write'] }, async (page) => {
      await page.goto(at('/cookiebeleid/#c-7.7'))
      await hydrated(page)
      await page.getByRole('button', { name: 'Kopieer de link naar 7.7' }).click()
      // Said where it is heard, too.
      await page.getByRole('region', { name: 'Meldingen' }).getByText('De link is gekopieerd').waitFor()
      // No page of the site may read the clipboard, not even this one: only the reader's own paste tells.
      await page.evaluate(() => document.body.append(document.createElement('textarea')))
      const field = page.locator('body > textarea')
      await field.focus()
      await page.keyboard.press('Control+V')
      expect(await field.inputValue()).toBe(at('/cookiebeleid/versies/20250101/#c-7.7'))
    })
  })

  it('shows the address that the browser does not let it copy', async () => {
    await withPage(shared.browser, desktop, async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: () => Promise.reject(new Error('denied')) },
        })
      })
      await page.goto(at('/cookiebeleid/#c-7.7'))
      await hydrated(page)
      await page.getByRole('button', { name: 'Kopieer de link naar 7.7' }).click()
      const said = page.getByRole('region', { name: 'Meldingen' })
      await said.getByText(at('/cookiebeleid/versies/20250101/#c-7.7')).waitFor()
    })
  })

  it('prints as a document: no site around it, no clause cut in two, all its contents', async () => {
    await withPage(shared.browser, desktop, async (page) => {
      await page.goto(at('/cookiebeleid/'))
      await page.emulateMedia({ media: 'print' })
      expect(await page.getByRole('button', { name: 'Afdrukken' }).isVisible()).toBe(false)
      expect(await page.getByRole('navigation', { name: 'Hoofdmenu' }).isVisible()).toBe(false)
      const link = page.locator('[data-contents] a').first()
      expect(await link.isVisible()).toBe(true)
      const clause = page.locator('[id="c-7.7"]')
      expect(await clause.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid')
      expect((await page.pdf()).byteLength).toBeGreaterThan(20_000)
    })
  })
})

describe('a comparison', () => {
  const path = '/terms-conditions/vergelijken/20240410/20250814/'

  it.each([false, true])('shows the whole text and one column, with a script: %s', async (javaScriptEnabled) => {
    await withPage(shared.browser, { ...desktop, javaScriptEnabled }, async (page) => {
      await page.goto(at(path))
      if (javaScriptEnabled) await hydrated(page)
      const unchanged = page.locator('[data-unchanged] > div').first()
      const row = page.locator('article[data-type="reworded"]').first()
      const sides = () => Promise.all([0, 1].map((side) => row.locator('[data-side]').nth(side).boundingBox()))
      expect(await unchanged.isVisible()).toBe(false)
      const [old, now] = await sides()
      expect(old?.y).toBe(now?.y)
      await page.getByText('Hele tekst').click()
      await page.getByText('Onder elkaar').click()
      expect(await unchanged.isVisible()).toBe(true)
      const [above, below] = await sides()
      expect(above?.x).toBe(below?.x)
    })
  })

  it('leads to another comparison by its form', async () => {
    await withPage(shared.browser, { ...desktop, javaScriptEnabled: false }, async (page) => {
      await page.goto(at(path))
      await page.getByLabel('Van versie', { exact: true }).selectOption('20250203')
      await page.getByRole('button', { name: 'Vergelijk' }).click()
      expect(new URL(page.url()).pathname).toBe('/terms-conditions/vergelijken/20250203/20250814/')
    })
  })
})

it.each(['/terms-conditions/versies/20240410/', '/terms-conditions/vergelijken/20240410/20250814/'])(
  '%s reads well at every width, and without a finding of axe',
  { timeout: 60_000 },
  async (path) => {
    await withPage(shared.browser, { ...desktop, bypassCSP: true }, async (page) => {
      await page.goto(at(path))
      expect(await findRestyledPage(page)).toEqual([])
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0)
        expect(await findViolations(page), `${width} px`).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 900 })
      expect(await overflowOf(page), '320 px').toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: 640, height: 900 })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await overflowOf(page), '640 px with text at 200 %').toBeLessThanOrEqual(0)
    })
  },
)
