import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { findViolations } from '#tests/helpers/axe.ts'
import { packContent } from '#tests/helpers/content-bundle.ts'
import { focusedText, openFile, provideStudio } from '#tests/helpers/studio-site.ts'

const file = 'pages/daily-promos.nl.json'
const policy = 'withdrawal-policy/20250814'

const studio = provideStudio(async (folder) => {
  const archive = path.join(folder, 'archive')
  mkdirSync(archive)
  const { manifest, place } = await packContent()
  place(path.join(archive, `content-${manifest.id}.tar.gz`))
  const pack = () => Promise.reject(new Error('The law objects'))
  return { bundle: path.join(folder, 'content.tar.gz'), archive, pack }
})
let page: Page
let dutch: Locator
let status: Locator
let preview: Locator
beforeEach(async () => {
  cpSync(`data/${file}`, path.join(studio.data, file))
  page = await studio.openPage({ timezoneId: 'Europe/Amsterdam', bypassCSP: true })
  dutch = page.getByRole('region', { name: file })
  status = page.getByRole('status').first()
  preview = page.getByRole('region', { name: 'The page as it will be' })
  await page.goto(studio.url)
  await page.getByRole('button', { name: 'daily-promos' }).press('Enter')
  await expect.poll(() => preview.getByRole('status').textContent()).toContain('Status 200')
  return () => page.close()
})

it('whoever moves sections and takes them out goes on from there by keyboard, and finds open what was open', async () => {
  const sections = dutch.locator('fieldset.list').first().locator('> ol > li > details')
  const isOpen = () => sections.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))
  await sections.nth(1).locator('> summary').press('Enter')
  await dutch.getByRole('button', { name: /^Take out\W+1\. Dagelijkse/ }).press('Enter')
  expect(await isOpen()).toEqual([true, false, false, false])
  expect(await focusedText(page)).toBe('Take out: 1. Zo gaat het')

  await dutch.getByRole('button', { name: /^Down\W+1\. Zo gaat het/ }).press('Enter')
  await page.keyboard.press('Enter')
  expect(await focusedText(page)).toBe('Down: 3. Zo gaat het')
  await page.keyboard.press('Enter')
  expect(await focusedText(page)).toBe('Up: 4. Zo gaat het')
  expect(await isOpen()).toEqual([false, false, false, true])

  await sections.nth(3).getByRole('button', { name: 'Take out' }).first().press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  expect(await focusedText(page)).toBe('+ one more of steps')

  await dutch.getByRole('button', { name: 'Add it' }).press('Enter')
  const kind = await dutch.getByLabel('A new section').inputValue()
  expect(await sections.nth(4).locator('> summary small').textContent()).toBe(` ${kind}`)

  await dutch.getByRole('button', { name: 'As text' }).press('Enter')
  const describes = (field: Element) =>
    field
      .getAttribute('aria-describedby')!
      .split(' ')
      .every((id) => document.getElementById(id))
  expect(await dutch.getByRole('textbox').evaluate(describes)).toBe(true)

  const undo = page.getByRole('button', { name: 'Undo all' })
  page.once('dialog', (dialog) => void dialog.dismiss())
  await undo.click()
  expect(await status.textContent()).toBe(`Not saved: ${file}`)
  page.once('dialog', (dialog) => void dialog.accept())
  await undo.click()
  await expect.poll(() => status.textContent()).toBe('')
})

it('what was said of a text goes when it is written on, and what is refused is said of a file that is not open', async () => {
  const asText = dutch.getByRole('button', { name: 'As text' })
  const text = dutch.getByRole('textbox', { name: 'The text of the file' })
  const undo = page.getByRole('button', { name: 'Undo all' })
  page.on('dialog', (dialog) => void dialog.accept())
  await asText.press('Enter')
  const written = await text.inputValue()
  await text.fill(written.replace('Zo gaat het', 'Zo doe je mee'))
  await page.keyboard.press('Control+s')
  await expect.poll(() => status.textContent()).toBe(`Saved: ${file}`)
  const wrong = written.replace('"mirrored"', '"mirored"')
  await text.fill(wrong)
  expect(await status.textContent()).toBe(`Not saved: ${file}`)
  await page.keyboard.press('Control+s')
  await expect.poll(() => status.textContent()).toContain('Nothing was saved')
  await asText.press('Enter')
  const look = dutch.getByRole('combobox', { name: 'Look' }).first()
  expect(await look.getAttribute('aria-invalid')).toBe('true')
  await look.selectOption('mirrored')
  await expect.poll(() => look.getAttribute('aria-invalid')).toBe(null)
  expect(await status.textContent()).toBe(`Not saved: ${file}`)

  await asText.press('Enter')
  await text.fill(wrong)
  await expect.poll(() => preview.getByRole('status').textContent()).toContain('The last page that could be made')
  await openFile(page, 'about-us')
  await expect.poll(() => preview.getByRole('status').textContent()).toContain('No page')
  expect(await page.frameLocator('iframe').locator('body').textContent()).toBe('')
  await page.keyboard.press('Control+s')
  await expect.poll(() => status.textContent()).toContain('Nothing was saved')
  expect(await page.getByRole('alert').textContent()).toContain(`${file} /sections/0/look`)
  expect(await findViolations(page)).toEqual([])
  await undo.click()
  await expect.poll(() => status.textContent()).toBe('')
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
})

it('the moment of the preview is the one that its control shows, and that of a version which is begun holds for it alone', async () => {
  const at = page.getByLabel('At', { exact: true })
  await openFile(page, policy)
  const form = page.getByRole('form', { name: 'A new version' })
  await form.getByLabel('In force from').fill('2999-01-01')
  await form.getByRole('button').click()
  await expect.poll(() => at.inputValue()).toBe('2999-01-02T00:00')
  await openFile(page, 'daily-promos')
  await dutch.waitFor()
  expect(await at.inputValue()).toBe('')
  await at.fill('2026-07-02T03:04')
  // Month, day, year: on its way each digit is a year of its own.
  await at.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2027')
  await openFile(page, policy)
  await form.waitFor()
  expect(await at.inputValue()).toBe('2027-07-02T03:04')

  await page.setViewportSize({ width: 1000, height: 800 })
  const frame = await preview.locator('iframe').boundingBox()
  expect(frame?.height).toBeGreaterThanOrEqual(480)
})

it('says that its server cannot be reached, and asks again with the next change', async () => {
  let isAway = true
  await page.route('**/studio/api/**', (route) => (isAway ? route.abort() : route.continue()))
  const title = dutch.getByRole('textbox', { name: 'Title' }).first()
  await title.fill('Elke dag')
  await expect.poll(() => preview.getByRole('status').textContent()).toContain('cannot be reached')
  await page.keyboard.press('Control+s')
  await expect.poll(() => status.textContent()).toContain('cannot be reached')
  isAway = false
  await title.fill('Elke dag een')
  await expect.poll(() => preview.getByRole('status').textContent()).toContain('Status 200')
  expect(await status.textContent()).toBe(`Not saved: ${file}`)
})

it('an older content that is put back is told of in the place of a refusal, and Escape closes the panel', async () => {
  const panel = page.locator('.publish')
  await panel.locator('summary').press('Enter')
  await page.getByLabel('Who answers for it').fill('Redactie')
  await page.getByRole('button', { name: 'Check everything and publish' }).click()
  await expect.poll(() => panel.textContent()).toContain('Not published.')
  await page.getByRole('button', { name: 'Put back' }).click()
  await expect.poll(() => panel.getByRole('status').textContent()).toMatch(/^[0-9a-f]{12} is put back/)
  expect(await panel.textContent()).not.toContain('Not published.')
  await page.keyboard.press('Escape')
  await expect.poll(() => panel.getAttribute('open')).toBe(null)
  expect(await focusedText(page)).toBe('Publish')
})
