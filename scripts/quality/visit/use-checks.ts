import type { Page } from 'playwright-core'

/** Names unlike what is read on a control (WCAG 2.5.3), lonely `title`s (1.4.13), sound or film (1.2, 1.4.2). */
export function findNameFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const plain = (text: string | null | undefined) =>
      (text ?? '')
        .replaceAll('\u00ad', '')
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .toLowerCase()
    const wordsOf = (element: Element, attribute: 'aria-labelledby' | 'aria-describedby') =>
      (element.getAttribute(attribute)?.split(' ') ?? [])
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ')
    const nameOf = (element: Element) =>
      plain(element.getAttribute('aria-label') ?? wordsOf(element, 'aria-labelledby'))
    const list = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())
    const start = (element: Element) => element.outerHTML.slice(0, 120)

    const controls = list(':is(a[href], button, summary):is([aria-label], [aria-labelledby])')
    const misnamed = controls.filter((element) => !nameOf(element).includes(plain(element.innerText)))
    // The title of a field with a pattern is what a browser says of a wrong value.
    const lonely = list('[title]:not([pattern])').filter((element) => {
      const shown = [element.textContent, element.getAttribute('alt'), wordsOf(element, 'aria-describedby')]
      const said = [...shown, nameOf(element)].map(plain).join(' ')
      return !said.includes(plain(element.title))
    })
    const media = [...document.querySelectorAll('audio, video, object, embed, iframe')]
    return [
      ...misnamed.map((element) => `has other words in its name: ${start(element)}`),
      ...lonely.map((element) => `has a title that is said nowhere else: ${start(element)}`),
      ...media.map((element) => `may have sound or film: ${start(element)}`),
    ]
  })
}

/** What moves without end although nobody has asked for less motion, but for a sign that something loads (WCAG 2.2.2, 2.3.1). */
export async function findEndlessMotion(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const found = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const target = (effect as KeyframeEffect).target as Element | null
      const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      return isEndless && target?.checkVisibility() ? [target.outerHTML.slice(0, 120)] : []
    }),
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return found
}

/** With the reader's own colours, which take every ground away: controls with words and fields that nothing marks as such, and drawn words and signs that do not stand out. */
export async function findForcedColourFaults(page: Page): Promise<string[]> {
  const found = new Set<string>()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    for (const fault of [...(await findUnmarked(page)), ...(await findLostDrawings(page))]) found.add(fault)
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: null })
  return [...found]
}

function findUnmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = 'input:not([type="hidden"], [type="radio"], [type="checkbox"]), select, textarea'
    const isMarked = (element: Element) => {
      const style = getComputedStyle(element)
      const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
      const hasEdge = sides.some(
        (side) => style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`]) >= 1,
      )
      return hasEdge || style.textDecorationLine.includes('underline') || style.outlineStyle !== 'none'
    }
    return [...document.querySelectorAll<HTMLElement>(`button, ${fields}`)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => element.clientWidth > 1 && !element.querySelector('svg, img'))
      .filter(
        (element) => ![element, element.parentElement, ...element.children].some((part) => part && isMarked(part)),
      )
      .map((element) => element.outerHTML.slice(0, 120))
  })
}

/** The browser leaves a drawing with its own colours: its words and the signs of buttons and lists have to be seen on the reader's ground. */
function findLostDrawings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = 'Canvas'
    const ground = getComputedStyle(probe).backgroundColor
    probe.remove()
    const luminanceOf = (color: string, under: string) => {
      if (!canvas) return 0
      for (const layer of [under, color]) {
        canvas.fillStyle = layer
        canvas.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (color: string, under: string) => {
      const [light = 1, dark = 0] = [luminanceOf(color, under), luminanceOf(under, under)].toSorted((a, b) => b - a)
      return (light + 0.05) / (dark + 0.05)
    }
    /** What is drawn last before a word and reaches around it: a bar or a chip that it stands on. */
    const groundOf = (word: Element) => {
      const { left, right, top, bottom } = word.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const shapes = [...(word.closest('svg')?.querySelectorAll('rect, circle, ellipse') ?? [])]
      const under = shapes.findLast((shape) => {
        const box = shape.getBoundingClientRect()
        const isBefore = shape.compareDocumentPosition(word) & Node.DOCUMENT_POSITION_FOLLOWING
        const isAround = box.left < x && box.right > x && box.top < y && box.bottom > y
        return isBefore && isAround && getComputedStyle(shape).fill !== 'none'
      })
      const fill = under ? getComputedStyle(under).fill : ground
      return fill.startsWith('url') ? ground : fill
    }
    const isLost = (drawn: Element) => {
      const { fill, stroke } = getComputedStyle(drawn)
      if (drawn.tagName === 'text') return contrast(fill, groundOf(drawn)) < 4.5
      return [fill, stroke].every((color) => color === 'none' || contrast(color, ground) < 3)
    }
    return [...document.querySelectorAll('svg text, svg use[href*="#icon-"]')]
      .filter((drawn) => drawn.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((drawn) => getComputedStyle(drawn).forcedColorAdjust !== 'none' && isLost(drawn))
      .map((drawn) => `is lost in a reader's own colours: ${drawn.outerHTML.slice(0, 120)}`)
  })
}
