import type { Page } from 'playwright-core'

/**
 * Headings, links, buttons and other texts of which a reader sees only a part at the width that the page has now (WCAG
 * 1.4.4, 1.4.10): their words lie outside of a box that hides what does not fit, their own or one around them, or beyond
 * a page that cannot be scrolled to them.
 */
export function findCutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Pixels of rounding, and the part of a line that is above and below its letters. */
    const SIDE_PX = 2
    const LINE_PART = 0.25
    const texts = 'h1, h2, h3, h4, h5, h6, a[href], button, summary, label, legend, p, li, dt, dd, th, td, figcaption'
    const hides = (value: string) => value === 'hidden' || value === 'clip'
    const scrolls = (value: string) => value === 'auto' || value === 'scroll'

    const elements = [...document.querySelectorAll<HTMLElement>(texts)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    const cut = elements.filter(isCut)
    // The link, and not also the list around it.
    const inmost = cut.filter((element) => !cut.some((other) => other !== element && element.contains(other)))
    return inmost.map((element) => element.outerHTML.slice(0, 120))

    function isCut(element: HTMLElement): boolean {
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (words.nextNode()) {
        const text = words.currentNode as Text
        const parent = text.parentElement
        if (!parent || !text.data.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const boxes = boxesThatHide(parent)
        // What is hidden from sight on purpose stands in a box of a pixel.
        if (boxes.some(({ box: { clientWidth, clientHeight } }) => clientWidth <= 1 && clientHeight <= 1)) continue
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
        if (lines.some((line) => boxes.some((box) => cuts(box, line)))) return true
      }
      return false
    }

    interface HidingBox {
      box: HTMLElement
      /** The outermost box within it that is scrolled sideways: a reader sees what that shows, wherever the words are. */
      scroller: HTMLElement | null
    }

    function boxesThatHide(start: HTMLElement): HidingBox[] {
      const boxes: HidingBox[] = []
      let escapes = false
      let scroller: HTMLElement | null = null
      for (let box: HTMLElement | null = start; box; box = box.parentElement) {
        const { position, overflowX, overflowY, transform, contain } = getComputedStyle(box)
        const holds = position !== 'static' || transform !== 'none' || contain.includes('paint')
        if (escapes && !holds) continue
        if (hides(overflowX) || hides(overflowY)) boxes.push({ box, scroller })
        if (scrolls(overflowX)) scroller = box
        if (position === 'fixed') break
        escapes = position === 'absolute'
      }
      return boxes
    }

    function cuts({ box, scroller }: HidingBox, line: DOMRect): boolean {
      const { overflowX, overflowY } = getComputedStyle(box)
      const shown = scroller?.getBoundingClientRect() ?? line
      // What the root hides, the window hides; down the page everybody can scroll.
      if (box === document.body || box === document.documentElement) {
        return (
          hides(overflowX) && (shown.left < -SIDE_PX || shown.right > document.documentElement.clientWidth + SIDE_PX)
        )
      }
      const { left, top } = box.getBoundingClientRect()
      const edge = { left: left + box.clientLeft, top: top + box.clientTop }
      const spare = line.height * LINE_PART
      return (
        (hides(overflowX) &&
          (shown.left < edge.left - SIDE_PX || shown.right > edge.left + box.clientWidth + SIDE_PX)) ||
        (hides(overflowY) && (line.top < edge.top - spare || line.bottom > edge.top + box.clientHeight + spare))
      )
    }
  })
}
