import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { launchBrowser } from '#tests/helpers/browser.ts'
import { startSite } from '#tests/helpers/site.ts'
import { startCommand } from './command.ts'
import { takeStudioPicture } from './studio/take-picture.ts'

startCommand()

const folder = path.resolve(import.meta.dirname, '../screenshots')
const readmePicture = path.resolve(import.meta.dirname, '../docs/home.webp')
const widths = {
  mobile: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
}
interface Picture {
  name: string
  host: string
  path: string
  prepare?: (page: Page) => Promise<unknown>
}

const openMenu = async (page: Page) => {
  const toggle = page.locator('button[popovertarget="site-menu"]').first()
  if (await toggle.isVisible()) await toggle.click()
  await page.locator('details[name]:visible > summary').first().click()
}
const pictures: Picture[] = [
  { name: 'home', host: 'nl.localhost', path: '/' },
  { name: 'home-en', host: 'global.localhost', path: '/' },
  { name: 'home-global-nl', host: 'global.localhost', path: '/nl/' },
  { name: 'home-ca', host: 'ca.localhost', path: '/' },
  { name: 'about-us', host: 'nl.localhost', path: '/over-ons/' },
  { name: 'contact', host: 'nl.localhost', path: '/contact/' },
  { name: 'contact-en', host: 'global.localhost', path: '/contact/' },
  { name: 'download', host: 'nl.localhost', path: '/download/' },
  { name: 'sign-up', host: 'nl.localhost', path: '/aanmelden/' },
  { name: 'menu', host: 'nl.localhost', path: '/', prepare: openMenu },
  {
    name: 'dialog',
    host: 'nl.localhost',
    path: '/',
    prepare: (page) => page.locator('[data-dialog="record-certificate"]').click(),
  },
  { name: '403', host: 'nl.localhost', path: '/_error/403/' },
  { name: '404', host: 'nl.localhost', path: '/toernooien/zomerreeks/' },
  { name: '500', host: 'nl.localhost', path: '/_error/500/' },
]

process.env.NODE_ENV = 'production'
const site = await startSite()
const { port } = new URL(site.url)
const browser = await launchBrowser()
await mkdir(folder, { recursive: true })
for (const [size, viewport] of Object.entries(widths)) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', timezoneId: 'Europe/Amsterdam' })
  const page = await context.newPage()
  for (const { name, host, path: address, prepare } of pictures) {
    await page.goto(`http://${host}:${port}${address}`, { waitUntil: 'networkidle' })
    await showLazyImages(page)
    await prepare?.(page)
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    await page.screenshot({ path: path.join(folder, `${name}-${size}.png`), fullPage: !prepare })
  }
  await context.close()
}
const context = await browser.newContext({
  viewport: widths.desktop,
  reducedMotion: 'reduce',
  timezoneId: 'Europe/Amsterdam',
})
const home = await context.newPage()
await home.goto(`http://nl.localhost:${port}/`, { waitUntil: 'networkidle' })
await sharp(await home.screenshot())
  .webp({ quality: 80 })
  .toFile(readmePicture)
await takeStudioPicture(browser, path.resolve(import.meta.dirname, '../docs/studio.webp'))
await browser.close()
await site.close()

async function showLazyImages(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForLoadState('networkidle')
}

console.log(`${pictures.length * Object.keys(widths).length} pictures in ${folder}`)
