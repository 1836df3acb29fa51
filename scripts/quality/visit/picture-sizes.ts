import type { Browser, Page } from 'playwright-core'

/** A picture may have this many pixels for each that the screen shows of it; of a density of three, two count. */
const MAX_PIXELS = 1.5
const MAX_DENSITY = 2

/** Telephones, a tablet and a desktop. */
const screens = [
  { width: 390, height: 844, density: 3 },
  { width: 412, height: 915, density: 1.75 },
  { width: 820, height: 1180, density: 2 },
  { width: 1440, height: 900, density: 1 },
] as const

/**
 * On every screen, as a visitor who has never been here: pictures that have more pixels than are shown, or another shape,
 * that come before anybody has scrolled near them, or move the page when they come.
 */
export async function findPictureSizes(browser: Browser, address: string): Promise<string[]> {
  const found: string[] = []
  for (const { width, height, density } of screens) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: density,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto(address)
    const faults = await findFileFaults(page)
    found.push(...faults.map((fault) => `${width} px at ${density}: ${fault}`))
    await context.close()
  }
  return found
}

/** The same on the screen that the page has now. */
export function findFileFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ most, maxDensity }) => {
      const density = Math.min(devicePixelRatio, maxDensity)
      const images = [...document.querySelectorAll<HTMLImageElement>('img')].filter((image) => image.checkVisibility())
      const before = images.map((image) => image.getBoundingClientRect())
      const eager = images.filter((image, at) => image.loading !== 'lazy' && (before[at]?.top ?? 0) > innerHeight)
      for (const image of images) image.loading = 'eager'
      await Promise.all(images.map((image) => image.decode().catch(() => {})))
      const faults = await Promise.all(images.map((image, at) => faultsOf(image, before[at]!)))
      return [...eager.map((image) => `${nameOf(image)} is below the window, and not lazy`), ...faults.flat()]

      function nameOf(image: HTMLImageElement): string {
        return (image.currentSrc || image.src).replace(/^data:.*/, 'data:').replace(/.*\//, '')
      }

      async function faultsOf(image: HTMLImageElement, reserved: DOMRect): Promise<string[]> {
        const name = nameOf(image)
        const box = image.getBoundingClientRect()
        const isMoved = Math.abs(box.width - reserved.width) > 1 || Math.abs(box.height - reserved.height) > 1
        const moved = isMoved ? [`${name} has no place before it comes`] : []
        // A drawing has no pixels.
        if (/[./]svg/.test(image.currentSrc)) return moved
        const plain = new Image()
        plain.src = image.currentSrc
        await plain.decode().catch(() => {})
        if (plain.naturalWidth === 0) return [...moved, `${name} does not load`]
        const [width, height] = [image.clientWidth, image.clientHeight]
        const shown = width * height * density ** 2
        const share = (plain.naturalWidth * plain.naturalHeight) / shown
        const stretch = plain.naturalWidth / plain.naturalHeight / (width / height)
        const isFilled = getComputedStyle(image).objectFit === 'fill'
        return [
          ...moved,
          ...(share > most ? [`${name} has ${share.toFixed(2)} times the pixels that are shown`] : []),
          ...(isFilled && Math.abs(stretch - 1) > 0.02 ? [`${name} is stretched by ${stretch.toFixed(2)}`] : []),
        ]
      }
    },
    { most: MAX_PIXELS, maxDensity: MAX_DENSITY },
  )
}
