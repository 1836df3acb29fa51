import { expect, it } from 'vitest'
import { findLongPage } from '#scripts/quality/visit/page-length.ts'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { pagesOfEveryKind } from '#tests/helpers/page-kinds.ts'

const shared = provideBrowserSite()

// `npm run quality` measures every page.
it('no page of any kind is longer on a telephone than somebody reads', async () => {
  const context = await shared.browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const found: string[] = []
  for (const { editionId, id, path } of pagesOfEveryKind()) {
    await page.goto(shared.site.urlOf(editionId) + path)
    await page.evaluate(() => document.fonts.ready)
    found.push(...(await findLongPage(page, id)).map((fault) => `${editionId}${path}: ${fault}`))
  }
  await context.close()
  expect(found).toEqual([])
}, 240_000)

it('small words are set in the face for text', async () => {
  const page = await shared.browser.newPage({ viewport: { width: 390, height: 844 } })
  const found: string[] = []
  for (const { editionId, path } of pagesOfEveryKind()) {
    await page.goto(shared.site.urlOf(editionId) + path)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
        const { fontFamily, fontSize } = getComputedStyle(element)
        const isWords = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        const isSmall = fontFamily.startsWith('Fraunces') && Number.parseFloat(fontSize) < 24
        return isWords && isSmall ? [`${fontSize}: ${element.textContent?.trim().slice(0, 40)}`] : []
      }),
    )
    found.push(...small.map((words) => `${editionId}${path} ${words}`))
  }
  await page.close()
  expect(found).toEqual([])
}, 240_000)
