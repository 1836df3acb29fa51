import type { Page } from 'playwright-core'
import { overflowOf } from '#tests/helpers/axe.ts'
import { findCutWords } from './cut-words.ts'

const HEIGHT = 900

/** Where a page can be scrolled sideways, or hides a part of its words: at the widths of all looks, at 320 px (WCAG 1.4.10) and with text at 200 % (1.4.4). */
export async function findOverflow(page: Page): Promise<string[]> {
  const found: string[] = []
  const note = async (where: string) => {
    const overflow = await overflowOf(page)
    if (overflow > 0) found.push(`${where}: ${overflow} px too wide`)
    const faults = [...(await findCutWords(page)).map((text) => `cut off: ${text}`), ...(await findTightFrames(page))]
    found.push(...faults.map((fault) => `${where}: ${fault}`))
  }
  for (const width of [1440, 820, 390, 320]) {
    await page.setViewportSize({ width, height: HEIGHT })
    await note(`${width} px`)
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const width of [640, 390]) {
    await page.setViewportSize({ width, height: HEIGHT })
    await note(`${width} px with text at 200 %`)
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return found
}

/** Frames that scroll sideways by less than a column: what they hold was meant to fit. */
export function findTightFrames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const COLUMN_PX = 24
    return [...document.querySelectorAll('main *')].flatMap((frame) => {
      const beyond = frame.scrollWidth - frame.clientWidth
      if (beyond <= 0 || beyond >= COLUMN_PX || !frame.checkVisibility({ visibilityProperty: true })) return []
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(frame).overflowX)
      return scrolls ? [`scrolls sideways by ${beyond} px: ${frame.outerHTML.slice(0, 110)}`] : []
    })
  })
}

/** What no longer fits with the spacing of WCAG 1.4.12: the page itself, and boxes that cut their text off. */
export async function findSpacingFaults(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: HEIGHT })
    found.push(...(await findSpacingFaultsHere(page)))
  }
  return [...new Set(found)]
}

async function findSpacingFaultsHere(page: Page): Promise<string[]> {
  const before = await listCutTexts(page)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  const overflow = await overflowOf(page)
  const cut = (await listCutTexts(page)).filter((text) => !before.includes(text))
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
  })
  return [...(overflow > 0 ? [`${overflow} px too wide`] : []), ...cut.map((text) => `cut off: ${text}`)]
}

function listCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Whether a line of an element's words lies outside of it: artwork may be larger than its frame. */
    const hasWordsOutside = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      while (texts.nextNode()) {
        if (!texts.currentNode.textContent?.trim()) continue
        range.selectNodeContents(texts.currentNode)
        const isOutside = (line: DOMRect) =>
          line.left < left - 2 || line.right > right + 2 || line.top < top - 2 || line.bottom > bottom + 2
        if ([...range.getClientRects()].some(isOutside)) return true
      }
      return false
    }
    const cuts = (value: string) => value === 'hidden' || value === 'clip'
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      if (element.clientWidth <= 1 || element.clientHeight <= 1 || !element.checkVisibility()) return []
      const { overflowX, overflowY } = getComputedStyle(element)
      const isCut =
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 2) ||
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 2)
      return isCut && hasWordsOutside(element) ? [element.outerHTML.slice(0, 120)] : []
    })
  })
}

/** What moves with time although less motion is asked for; what follows who scrolls stands still with them. */
export function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .map(({ effect }) => ((effect as KeyframeEffect).target as Element | null)?.outerHTML.slice(0, 120) ?? 'unknown'),
  )
}
