import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { storedThings } from '#tests/helpers/stored-things.ts'
import { hydrated, watchVisit } from '#tests/helpers/visit.ts'
import type { BrowserFindings, GatePage } from '../gate-page.ts'
import { askAxe } from './ask-axe.ts'
import { walkByKeyboard } from './keyboard-walk.ts'
import { findShifts, watchShifts } from './layout-shift.ts'
import { findLongPage } from './page-length.ts'
import { findCoveredWords, findPictureFaults, findTightFaults } from './picture-checks.ts'
import { findPictureSizes } from './picture-sizes.ts'
import { findPrintFaults } from './print-checks.ts'
import { findMotion, findOverflow, findSpacingFaults } from './reading-checks.ts'
import { findRestyledPage } from './restyled-page.ts'
import { findEndlessMotion, findForcedColourFaults, findNameFaults } from './use-checks.ts'
import { watchWeight } from './weigh-page.ts'

interface VisitInput {
  browser: Browser
  origin: string
  page: GatePage
  folder: string
  pictureName: string
}

/** Telephones have two pixels where a page counts one; what images cost depends on it. */
const telephone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const desktop = { width: 1440, height: 900 }

/** A first visit of one page in Chromium: with a telephone, to its end, then at every width, with axe, and by keyboard. */
export async function visitPage({ browser, origin, page: address, ...picture }: VisitInput): Promise<BrowserFindings> {
  const context = await browser.newContext({ ...telephone, reducedMotion: 'reduce', timezoneId: 'Europe/Amsterdam' })
  const page = await context.newPage()
  const { problems, foreign } = watchVisit(page)
  const weigh = watchWeight(page)
  const refused: string[] = []
  page.on('response', (response) => {
    const isExpected = address.status !== 200 && response.request().isNavigationRequest()
    if (response.status() >= 400 && !isExpected) refused.push(`${response.url()} answers ${response.status()}`)
  })
  await watchShifts(page)
  await page.goto(origin + address.path, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  await hydrated(page)
  // A telephone has no pointer, and what one rests on would be fetched ahead.
  await page.mouse.move(0, -1)
  await scrollToEnd(page)
  await page.waitForLoadState('networkidle')
  const weight = await weigh(address.html)
  const shifts = await findShifts(page)
  const length = await findLongPage(page, address.id)
  // Nobody has allowed anything.
  const stored = (await storedThings(page)).map((name) => `stores ${name}`)
  await page.evaluate(() => window.scrollTo(0, 0))
  const motion = [...(await findMotion(page)), ...(await findEndlessMotion(page))]
  const names = await findNameFaults(page)
  const pictures = { 390: await takePicture(page, picture, 390) }
  const restyled = await findRestyledPage(page)
  const spacing = await findSpacingFaults(page)
  const reflow = await findOverflow(page)
  const print = await findPrintFaults(page)
  const forced = await findForcedColourFaults(page)
  const axe = await askAxe(page)
  await page.setViewportSize(desktop)
  const seen = await findAtAllWidths(page)
  await page.setViewportSize(desktop)
  const pictureOfDesktop = await takePicture(page, picture, desktop.width)
  const walk = await walkByKeyboard(page)
  await context.close()
  const sizes = address.html.includes('<picture') ? await findPictureSizes(browser, origin + address.path) : []
  // What a browser says of a refused request has no address: it is told above.
  // A picture that another width needs no more is left where it is.
  const isExplained = /the server responded with a status of|net::ERR_ABORTED/
  const silent = problems.filter((problem) => !isExplained.test(problem))
  return {
    findings: {
      console: [...silent, ...refused, ...stored, ...foreign.map((url) => `asks for ${url}`)],
      'layout shift': shifts,
      length,
      restyled,
      reflow,
      'text spacing': spacing,
      motion,
      names,
      print,
      'forced colours': forced,
      pictures: [...seen, ...sizes],
      axe: axe.found,
      keyboard: walk.problems,
    },
    weight,
    counts: { tabStops: walk.stops, axeRuns: axe.runs },
    pictures: { ...pictures, [desktop.width]: pictureOfDesktop },
  }
}

/** Once a width: what a reader sees as a fault. */
async function findAtAllWidths(page: Page): Promise<string[]> {
  const found = await findTightFaults(page)
  for (const width of [390, 820, 1440, 1920]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    const faults = [...(await findPictureFaults(page)), ...(await findCoveredWords(page))]
    found.push(...faults.map((fault) => `${width} px: ${fault}`))
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  return found
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}

async function takePicture(
  page: Page,
  { folder, pictureName }: Pick<VisitInput, 'folder' | 'pictureName'>,
  width: number,
): Promise<string> {
  const file = `${pictureName}-${width}.webp`
  const picture = sharp(await page.screenshot({ scale: 'css' })).resize({ width: width / 2 })
  await picture.webp({ quality: 60 }).toFile(path.join(folder, file))
  return file
}
