import type { Page } from 'playwright-core'
import { overflowOf } from '#tests/helpers/axe.ts'
import { findCutWords } from './cut-words.ts'
import { findPartedWords } from './parted-words.ts'

/** The narrowest sheet, A4 with the margins of a policy, and the widest, Letter with a browser's own; in CSS pixels. */
const PAPER_WIDTHS = [658, 740]

/** What is wrong with a page on paper: it does not fit, its words are pale, a row is broken, an address is lost, or something waits for a press. */
export async function findPrintFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  await page.emulateMedia({ media: 'print' })
  const found: string[] = []
  for (const width of PAPER_WIDTHS) {
    await page.setViewportSize({ width, height: 1000 })
    if ((await overflowOf(page)) > 0) found.push('wider than paper')
    found.push(...(await findCutWords(page)).map((text) => `cut off on paper: ${text}`))
    found.push(...(await findPartedWords(page)).map((text) => `on paper ${text}`))
    found.push(...(await findInkFaults(page)), ...(await findScreenThings(page)))
  }
  await page.emulateMedia({ media: 'screen' })
  if (before) await page.setViewportSize(before)
  return [...new Set(found)]
}

function findInkFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 4.5
    const MOST_SHADE = 1.05
    const channel = (value: number) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const contrastWithWhite = (color: string) => {
      if (!canvas) return 0
      canvas.fillStyle = '#fff'
      canvas.fillRect(0, 0, 1, 1)
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
        channel(part / 255),
      )
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
    }
    const isPrintedGround = (element: Element | null): boolean => {
      if (!element) return false
      const { backgroundColor, printColorAdjust } = getComputedStyle(element)
      const hasGround = printColorAdjust === 'exact' && !/^rgba\(.*, 0\)$/.test(backgroundColor)
      return hasGround || isPrintedGround(element.parentElement)
    }
    const all = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    const hasWords = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())
    const isHidden = ({ clientWidth, clientHeight }: Element) => clientWidth === 1 && clientHeight === 1
    const pale = all.filter(
      (element) =>
        hasWords(element) &&
        !isHidden(element) &&
        contrastWithWhite(getComputedStyle(element).color) < LEAST &&
        !isPrintedGround(element),
    )
    /** Ink is for words: of light and shade, nothing is left on paper. Chip edges are lines. */
    const isShaded = (element: Element) =>
      ['', '::before', '::after'].some((part) => {
        const { backgroundImage, width, height } = getComputedStyle(element, part)
        if (Number.parseFloat(width) < 64 || Number.parseFloat(height) < 64) return false
        if (backgroundImage.startsWith('repeating-')) return false
        const colors = backgroundImage.match(/(?:rgba?|color)\([^)]*\)/g) ?? []
        return colors.some((color) => contrastWithWhite(color) > MOST_SHADE)
      })
    const shaded = all.filter(isShaded)
    const floating = all.filter((element) => getComputedStyle(element).position === 'fixed' && !isHidden(element))
    return [
      ...pale.map((element) => `too pale for paper: ${element.outerHTML.slice(0, 120)}`),
      ...shaded.map((element) => `light or shade on paper: ${element.outerHTML.slice(0, 120)}`),
      ...floating.map((element) => `stands on every sheet of paper: ${element.outerHTML.slice(0, 120)}`),
    ]
  })
}

/** What only a screen has a use for, and what paper needs in its place. */
function findScreenThings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: HTMLElement) =>
      element.getBoundingClientRect().width >= 2 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const isPressed = (element: HTMLElement) => {
      // A card that lies on the table can be pressed too, and is what the page is about.
      if (element instanceof HTMLButtonElement) return !element.querySelector('img, svg')
      if (element instanceof HTMLInputElement) return element.value === ''
      if (element.localName !== 'a') return true
      const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element)
      const isFramed = Number.parseFloat(borderTopWidth) > 0 && borderTopColor !== 'rgba(0, 0, 0, 0)'
      return isFramed || backgroundColor !== 'rgba(0, 0, 0, 0)'
    }
    const say = (what: string) => (element: Element) => `${what}: ${element.outerHTML.slice(0, 120)}`
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const words = document.querySelector('main')?.innerText ?? ''
    return [
      ...all('main a, button, input, footer nav')
        .filter(isSeen)
        .filter(isPressed)
        .map(say('waits for a press on paper')),
      ...all('main a[href^="mailto:"]')
        .filter((link) => !words.includes(decodeURIComponent((link as HTMLAnchorElement).pathname)))
        .map(say('its address is not on paper')),
      ...all('tr')
        .filter((row) => getComputedStyle(row).breakInside !== 'avoid')
        .map(say('a page may end in it')),
    ]
  })
}
