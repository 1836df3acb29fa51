import type { Page } from 'playwright-core'

/**
 * A figure and its unit in two lines, and a word in two lines without a hyphen, at the width that the page has now. Where
 * the browser may hyphenate, words are its own matter: the one of the tests has no dictionary.
 */
export function findPartedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const { parentElement: parent } = text
      const isSeen = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (!parent || !isSeen || parent.closest('.visually-hidden, caption, thead')) continue
      const isHyphenated = getComputedStyle(parent).hyphens === 'auto'
      const whole = isHyphenated ? /\d\s?[%×]|[€$]\s?\d/g : /\d\s?[%×]|[€$]\s?\d|\p{L}{4,}/gu
      for (const { index, 0: word } of text.data.matchAll(whole)) {
        const topOf = (at: number) => {
          const range = document.createRange()
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          // Behind a soft hyphen a letter has two boxes: the first is where the line before it ends.
          return [...range.getClientRects()].at(-1)?.top ?? 0
        }
        if (Math.abs(topOf(index) - topOf(index + word.length - 1)) <= 8) continue
        found.push(`“${word}” in two lines: ${parent.outerHTML.replace(/\s+/g, ' ').slice(0, 110)}`)
      }
    }
    return found
  })
}
