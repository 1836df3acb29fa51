import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { DESKTOP_WIDTH, widthSteps } from '#shared/site/limits.ts'
import { findPartedWords } from './parted-words.ts'
import { findTightFrames } from './reading-checks.ts'

/** What a reader sees as a fault at once, at the width that the page has now: words under a control, left over or over a picture, things that are cut. */
export async function findPictureFaults(page: Page): Promise<string[]> {
  return [...(await findLayoutFaults(page)), ...(await findWordsOverArtwork(page))]
}

/** The same with the reader in the middle of the page and at its end: what floats there is over no word. */
export async function findCoveredWords(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const part of [0.3, 0.6, 1]) {
    await page.evaluate(async (to) => {
      const moved = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
      const before = scrollY
      scrollTo({ top: to * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' })
      if (scrollY !== before) await moved
      // Floating things wait until the page is at rest.
      while (document.documentElement.dataset.scroll === 'moving')
        await new Promise((resolve) => setTimeout(resolve, 30))
    }, part)
    found.push(...(await page.evaluate(listCoveredWords)))
  }
  return [...new Set(found)]
}

/** Where each layout of ours has least room (limits.ts), two widths between steps, where letters are largest for their column, and telephones: a small one, one as high as its browser's bars leave it, and one on its side; and a low window. */
const TIGHT_WINDOWS = [
  ...[widthSteps['2xl'], widthSteps.xl, DESKTOP_WIDTH, widthSteps.lg, 960, widthSteps.md, 700, widthSteps.sm, 360].map(
    (width) => ({ width, height: 900 }),
  ),
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: widthSteps.md, height: 640 },
]

/** What `findPictureFaults` finds without a picture of the page, at the widths at which layouts have least room. */
export async function findTightFaults(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const window of TIGHT_WINDOWS) {
    await page.setViewportSize(window)
    const faults = [...(await findLayoutFaults(page)), ...(await findTightFrames(page))]
    found.push(...faults.map((fault) => `${window.width} × ${window.height}: ${fault}`))
  }
  return found
}

async function findLayoutFaults(page: Page): Promise<string[]> {
  // A browser looks for the pictures of a new width in its next frame.
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    return new Promise(requestAnimationFrame)
  })
  // Until the picture for a new width has come, the one before it gives the place its height.
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
  return [...(await findPartedWords(page)), ...(await findMisplacedThings(page))]
}

function findMisplacedThings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const PIPS_FROM_PX = 90
    const round = Math.round
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const say = (what: string, element: Element) => `${what}: ${element.outerHTML.replace(/\s+/g, ' ').slice(0, 110)}`
    return [...orphans(), ...cutThings(), ...smallCards(), ...hiddenHeadlines(), ...touchingLinks()]

    /** A last row that has fewer than the row above, and leaves the rest of the width empty: one alone, or a hole in a frame. */
    function orphans(): string[] {
      return [...document.querySelectorAll('ul, ol, dl')].flatMap((list) => {
        const items = [...list.children].filter(
          (item) => item instanceof HTMLElement && isSeen(item) && item.offsetWidth > 0,
        )
        if (!isSeen(list) || items.length < 3 || getComputedStyle(list).display !== 'grid') return []
        const rows = Map.groupBy(items as HTMLElement[], ({ offsetTop }) => round(offsetTop / 4))
        if (rows.size < 2) return []
        const [above = [], last = []] = [...rows.values()].slice(-2)
        const right = (row: Element[]) => Math.max(...row.map((item) => item.getBoundingClientRect().right))
        const isAlone = last.length === 1 && above.length > 1 && right(last) < right(above) - 40
        return isAlone ? [say(`one of ${items.length} alone in its row`, list)] : []
      })
    }

    /** Two links whose words run into each other. */
    function touchingLinks(): string[] {
      return [...document.querySelectorAll('main a + a, footer a + a')].flatMap((link) => {
        const [box, before] = [link, link.previousElementSibling].map((one) => one?.getBoundingClientRect())
        const isBeside = box && before && isSeen(link) && Math.abs(box.top - before.top) < 4
        const isNoBox = getComputedStyle(link).paddingInlineStart === '0px'
        const isApart = link.previousSibling?.nodeType === Node.TEXT_NODE && link.previousSibling.textContent !== ''
        return isBeside && isNoBox && !isApart && box.left - before.right < 3
          ? [say('runs into the link before it', link)]
          : []
      })
    }

    /** Cards, chips and plots that a box around them, or their own viewBox, cuts. */
    function cutThings(): string[] {
      const things = [...document.querySelectorAll('main img[src^="/art/"], main svg[role="img"]')].filter(isSeen)
      const byBoxes = things.filter((thing) => {
        const rect = thing.getBoundingClientRect()
        for (let box = thing.parentElement; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box)
          const edge = box.getBoundingClientRect()
          const hides = (value: string) => value === 'hidden' || value === 'clip'
          if (hides(overflowY) && (rect.top < edge.top - 2 || rect.bottom > edge.bottom + 2)) return true
          if (hides(overflowX) && (rect.left < edge.left - 2 || rect.right > edge.right + 2)) return true
        }
        return false
      })
      const byViewBox = things.filter((thing) => {
        if (!(thing instanceof SVGSVGElement) || !thing.viewBox.baseVal?.width) return false
        // A landscape that is cut on purpose.
        if (thing.getAttribute('preserveAspectRatio')?.endsWith('slice')) return false
        const { x, y, width, height } = thing.viewBox.baseVal
        const drawn = thing.getBBox()
        const spare = width / 100
        return (
          drawn.x < x - spare ||
          drawn.y < y - spare ||
          drawn.x + drawn.width > x + width + spare ||
          drawn.y + drawn.height > y + height + spare
        )
      })
      return [...byBoxes, ...byViewBox].map((thing) => say('cut', thing))
    }

    function smallCards(): string[] {
      return [...document.querySelectorAll('img[src*="/art/card-"]:not([src*="back"])')]
        .filter(
          (card) =>
            isSeen(card) && (card as HTMLElement).offsetWidth > 0 && (card as HTMLElement).offsetWidth < PIPS_FROM_PX,
        )
        .map((card) => say(`pips on ${(card as HTMLElement).offsetWidth} px`, card))
    }

    /** What a page begins with is in the window, and under nothing that floats: its headline and, where there is room, its first button. */
    function hiddenHeadlines(): string[] {
      const LINE_PX = 24
      const headline = document.querySelector('main h1')
      if (headline && isSeen(headline) && headline.getBoundingClientRect().top > innerHeight - LINE_PX)
        return [say('below the window', headline)]
      const button = innerWidth < 1024 ? null : document.querySelector('main section [data-action="download"]')
      const first = [headline, button]
      return first.flatMap((element) => {
        if (!element || !isSeen(element)) return []
        const lines = [...element.getClientRects()].filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight)
        const isUnder = lines.some(({ left, top, width, height }) => {
          const over = document.elementFromPoint(left + Math.min(width / 2, 60), top + height / 2)
          return over !== null && !element.contains(over) && !over.contains(element)
        })
        return isUnder ? [say('under something', element)] : []
      })
    }
  })
}

function listCoveredWords(): string[] {
  const floating = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    if (getComputedStyle(element).position !== 'fixed' || !element.checkVisibility({ visibilityProperty: true }))
      return false
    const { width, height, bottom } = element.getBoundingClientRect()
    // A bar from edge to edge is the edge of the window.
    return width > 0 && height > 0 && !(width >= innerWidth - 40 && Math.abs(bottom - innerHeight) < 2)
  })
  return floating.flatMap((element) =>
    [...element.querySelectorAll('a, button')].flatMap((control) => {
      const box = control.getBoundingClientRect()
      if (box.width === 0 || !control.checkVisibility({ visibilityProperty: true })) return []
      const xs = [box.left + 4, box.left + box.width / 2, box.right - 4]
      const ys = [box.top + 4, box.top + box.height / 2, box.bottom - 4]
      const under = xs.flatMap((x) =>
        ys.flatMap((y) =>
          document.elementsFromPoint(x, y).filter((other) => !element.contains(other) && !other.contains(element)),
        ),
      )
      const words = [...new Set(under)].find((other) =>
        [...other.childNodes].some((node) => {
          if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false
          const range = document.createRange()
          range.selectNodeContents(node)
          return [...range.getClientRects()].some(
            (line) => line.left < box.right && line.right > box.left && line.top < box.bottom && line.bottom > box.top,
          )
        }),
      )
      return words ? [`${control.outerHTML.slice(0, 60)} is over “${words.textContent?.trim().slice(0, 40)}”`] : []
    }),
  )
}

interface Line {
  text: string
  color: [number, number, number]
  isLarge: boolean
  box: { x: number; y: number; width: number; height: number }
}

/** Words that lie over a picture: against every pixel behind them but the odd one, they have the contrast of WCAG 1.4.3. */
async function findWordsOverArtwork(page: Page): Promise<string[]> {
  const lines = await page.evaluate(listLinesOverPictures)
  if (lines.length === 0) return []
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`:is(main, header) :is(*, ::before, ::after) { color: transparent !important; text-shadow: none !important;
      text-decoration-color: transparent !important } :is(main, header) svg { visibility: hidden !important }
      [data-quick-actions], [data-consent-banner] { display: none !important }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  const height = Math.ceil(Math.max(...lines.map(({ box }) => box.y + box.height))) + 2
  const width = page.viewportSize()?.width ?? 0
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width, height }, scale: 'css', fullPage: true })
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
  })
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return lines.flatMap((line) => {
    const behind: number[] = []
    for (let y = Math.ceil(line.box.y); y < Math.min(line.box.y + line.box.height, info.height); y += 2) {
      for (let x = Math.ceil(line.box.x); x < Math.min(line.box.x + line.box.width, info.width); x += 2) {
        const at = (y * info.width + x) * 3
        behind.push(contrast(line.color, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]))
      }
    }
    behind.sort((a, b) => a - b)
    const worst = behind[Math.floor(behind.length / 50)] ?? 21
    const wanted = line.isLarge ? 3 : 4.5
    return worst < wanted ? [`contrast ${worst.toFixed(1)} over a picture: “${line.text}”`] : []
  })
}

function listLinesOverPictures(): Line[] {
  const pictures = [...document.querySelectorAll('picture > img')]
    .filter((image) => image.checkVisibility({ visibilityProperty: true }))
    .map((image) => image.getBoundingClientRect())
  const found: Line[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const parent = text.parentElement
    if (!parent || !text.data.trim() || !parent.closest('main, header')) continue
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { color, fontSize, fontWeight } = getComputedStyle(parent)
    const rgb = color.match(/[\d.]+/g)?.map(Number) ?? []
    if (!color.startsWith('rgb') || rgb.length > 3) continue
    const size = Number.parseFloat(fontSize)
    for (const { left, top, width, height } of range.getClientRects()) {
      if (width < 2 || height < 2 || left < 0 || top + scrollY < 0) continue
      const isOver = pictures.some(
        (image) => left < image.right && left + width > image.left && top < image.bottom && top + height > image.top,
      )
      if (!isOver) continue
      found.push({
        text: text.data.trim().slice(0, 40),
        color: [rgb[0] ?? 0, rgb[1] ?? 0, rgb[2] ?? 0],
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        box: { x: left + scrollX, y: top + scrollY, width, height },
      })
    }
  }
  return found
}

function contrast(a: readonly number[], b: readonly number[]): number {
  const [light = 1, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
