import path from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { startStudio } from './start-studio.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Takes the README's picture of the studio: a sentence is being written to which the law objects. Nothing is saved. */
export async function takeStudioPicture(browser: Browser, file: string): Promise<void> {
  const studio = await startStudio({
    data: path.join(root, 'data'),
    port: 0,
    bundle: null,
    archive: path.join(root, '.cache/studio'),
    pack: () => Promise.reject(new Error('Nothing is published for a picture')),
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(studio.url)
  await page.getByRole('button', { name: 'daily-promos' }).click()
  const dutch = page.getByRole('region', { name: 'pages/daily-promos.nl.json' })
  await dutch.locator('summary', { hasText: 'Zo gaat het' }).click()
  await dutch.getByRole('textbox', { name: 'Text' }).nth(1).fill('Wees er snel bij: vanavond win je gegarandeerd.')
  await page.getByText('for every class of visitors').waitFor()
  const picture = sharp(await page.screenshot()).resize(1200)
  await picture.webp({ quality: 70 }).toFile(file)
  await page.close()
  await studio.close()
}
