import { describe, expect, it } from 'vitest'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { fontsLoaded, holdHydration, hydrated } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()

interface SeenShift {
  value: number
  nodes: string[]
}

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node?: Element }[]
}

describe.each([
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
])('$name with a slow connection', ({ viewport }) => {
  it.each(['nl', 'global'] as const)('shows home of %s with a layout shift of 0', async (edition) => {
    const context = await shared.browser.newContext({ viewport, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    // 1.6 Mbit/s with 150 ms of latency, what Lighthouse calls slow 4G.
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    })
    await page.addInitScript(() => {
      const shifts: SeenShift[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[]) {
          if (entry.hadRecentInput) continue
          shifts.push({
            value: entry.value,
            nodes: entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? ''),
          })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(`${shared.site.urlOf(edition)}/`, { waitUntil: 'networkidle' })
    await fontsLoaded(page)
    // Down and up again: what loads late is below.
    for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 700)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const shifts = await page.evaluate(() => (window as unknown as { shifts: SeenShift[] }).shifts)
    const score = shifts.reduce((sum, { value }) => sum + value, 0)
    // Three decimals are what measuring tools report: a line that grows by a pixel when its font arrives is below that.
    expect(score.toFixed(3), JSON.stringify(shifts)).toBe('0.000')
    await context.close()
  })
})

it.each([
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
])('a dialog of a window of $width × $height is where it was before its picture came', async (viewport) => {
  const context = await shared.browser.newContext({ viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/certificate-*', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(shared.site.url)
  await page.locator('[data-dialog="record-certificate"]').click()
  const dialog = page.locator('dialog[open]')
  const picture = dialog.locator('img')
  const places = async () => [await dialog.boundingBox(), await picture.boundingBox()]
  const before = await places()
  release()
  await picture.evaluate((image) => (image as HTMLImageElement).decode())
  expect(await places()).toEqual(before)
  await context.close()
})

describe.each([390, 1280])('in a window %i px wide', (width) => {
  it.each([
    ['/responsible-gaming/', '#self-test form'],
    ['/responsible-gaming/limieten/', '#net-deposit form'],
    ['/streamermodus/controle/', '#check form'],
    ['/pokerschool/kansen/calculator/', 'main form'],
    ['/toernooien/rooster/', 'main form'],
  ])('the form of %s is where it was, as it was, when its code has come', async (path, selector) => {
    const context = await shared.browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const startHydration = await holdHydration(page)
    await page.goto(shared.site.url + path)
    await fontsLoaded(page)
    const form = page.locator(selector).first()
    const look = () =>
      form.evaluate((element) => {
        const { width: wide, height, x } = element.getBoundingClientRect()
        const { display, padding, backgroundColor } = getComputedStyle(element)
        return { wide, height, x, display, padding, backgroundColor }
      })
    const before = await look()
    startHydration()
    await hydrated(page)
    expect(await look()).toEqual(before)
    await context.close()
  })
})

it('moves no choice of the download page of an Android telephone when its script comes', async () => {
  const context = await shared.browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36',
  })
  const page = await context.newPage()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${shared.site.url}/download/`, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await fontsLoaded(page)
  const places = () =>
    page.locator('[name="platform"]').evaluateAll((radios) =>
      radios
        .map((radio) => {
          const { x, y } = (radio.closest('label') as HTMLElement).getBoundingClientRect()
          return { platform: (radio as HTMLInputElement).value, x: Math.round(x), y: Math.round(y) }
        })
        .sort((one, other) => one.platform.localeCompare(other.platform)),
    )
  const before = await places()
  expect(before).toHaveLength(4)
  release()
  await hydrated(page)
  expect(await places()).toEqual(before)
  await context.close()
})

it.each([
  { family: 'Figtree', weight: 400, selector: 'main p' },
  { family: 'Figtree', weight: 600, selector: 'main p' },
  { family: 'Fraunces', weight: 560, selector: 'h1, h2' },
])('what stands in for $family $weight is as wide to a twenty-fifth', async ({ family, weight, selector }) => {
  const page = await shared.browser.newPage({ deviceScaleFactor: 2 })
  await page.goto(shared.site.url)
  const [ours = 0, standIn = 0] = await page.evaluate(
    async ({ family, weight, selector }) => {
      const font = (families: string) => `${weight} 48px ${families}`
      await document.fonts.load(font(family))
      const standIns = Array.from({ length: 5 }, (_, index) => `"${family} Fallback${index ? ` ${index + 1}` : ''}"`)
      const texts = [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText)
      return [family, standIns.join()].map((families) => {
        const line = document.createElement('p')
        line.style.cssText = `position: absolute; white-space: nowrap; font: ${font(families)}`
        line.textContent = texts.join(' ')
        document.body.append(line)
        return line.getBoundingClientRect().width
      })
    },
    { family, weight, selector },
  )
  expect(Math.abs(standIn / ours - 1)).toBeLessThan(0.04)
  await page.close()
})
