import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { focusedText, openFile, provideStudio } from '#tests/helpers/studio-site.ts'

const file = 'pages/daily-promos.nl.json'
const policy = 'withdrawal-policy/20250814'

const studio = provideStudio((folder) => ({
  bundle: null,
  archive: path.join(folder, 'archive'),
  pack: () => Promise.reject(new Error('nothing is published here')),
}))
let page: Page
let dutch: Locator
let status: Locator
beforeEach(async () => {
  page = await studio.openPage()
  dutch = page.getByRole('region', { name: file })
  status = page.getByRole('status').first()
  await page.goto(studio.url)
  await openFile(page, 'daily-promos')
  await dutch.getByRole('textbox', { name: 'Title' }).first().waitFor()
  return () => page.close()
})

it('what may be absent is taken out again, where it was put in, and a wrong text is told what it looks like', async () => {
  const add = dutch.getByRole('button', { name: '+ from' }).first()
  await add.press('Enter')
  const from = dutch.getByRole('textbox', { name: 'From' })
  expect(await from.evaluate((field) => document.activeElement === field)).toBe(true)
  await page.keyboard.type('1 december')
  await expect
    .poll(() => dutch.textContent())
    .toContain('must be a moment with its zone, such as 2026-12-01T18:00+01:00')
  await from.fill('2026-12-01T18:00+01:00')
  await expect.poll(() => from.getAttribute('aria-invalid')).toBe(null)
  await dutch.getByRole('button', { name: /^Leave out\W+From$/ }).press('Enter')
  expect(await focusedText(page)).toBe('+ from')
  await expect.poll(() => status.textContent()).toBe('')

  await dutch.locator('summary', { hasText: 'Zo gaat het' }).press('Enter')
  const section = dutch.getByRole('group').filter({ has: page.locator('> summary', { hasText: 'Zo gaat het' }) })
  await section.getByRole('button', { name: '+ until' }).first().press('Enter')
  await section.getByRole('button', { name: /^Leave out\W+Until$/ }).press('Enter')
  await expect.poll(() => status.textContent()).toBe('')
})

it('what the law says of a sentence stands there once for each rule, beside the words that it is about', async () => {
  const law = page.getByRole('region', { name: 'The law' })
  await dutch.getByRole('textbox', { name: 'Title' }).first().fill('🎉🎉 Wees er snel bij: je wint altijd')
  await expect.poll(() => law.locator('mark').allTextContents()).toEqual(['Wees er snel bij', 'je wint altijd'])
  const rules = (await law.locator('.objection p').allTextContents()).flatMap(
    (said) => /C\d+(?=: )/.exec(said)?.[0] ?? [],
  )
  expect(rules.toSorted()).toEqual([...new Set(rules)].toSorted())
})

it('Back, Forward and a reload lead to the file that was open, and to the field in it', async () => {
  const english = page.getByRole('region', { name: 'pages/about-us.en.json' })
  await dutch.locator('summary', { hasText: 'Zo gaat het' }).press('Enter')
  const title = dutch.getByRole('textbox', { name: 'Title' }).nth(2)
  await title.focus()
  const field = await title.getAttribute('id')
  const isFocused = () => page.evaluate((id) => document.activeElement?.id === id, field)
  await openFile(page, 'about-us')
  await english.waitFor()
  await page.goBack()
  await dutch.waitFor()
  await expect.poll(isFocused).toBe(true)
  await page.goForward()
  await english.waitFor()
  await page.goBack()
  await dutch.waitFor()
  await page.reload()
  await expect.poll(isFocused).toBe(true)
  expect(new URL(page.url()).hash).toBe(`#${field}`)
  await page.goBack()
  await expect.poll(() => page.locator('main').textContent()).toBe('Choose a file to write in.')
})

it('a version gets another day before it is saved, with what was written', async () => {
  const form = page.getByRole('form', { name: 'A new version' })
  await openFile(page, policy)
  await form.getByLabel('In force from').fill('2999-01-01')
  await form.getByRole('button', { name: 'New version' }).press('Enter')
  const begun = page.getByRole('region', { name: 'withdrawal-policy/29990101.nl.md' }).getByRole('textbox')
  await begun.fill(`${await begun.inputValue()}\nEn zo.`)
  await form.getByLabel('In force from').fill('2998-01-01')
  await form.getByRole('button', { name: 'Move version 29990101 to this day' }).press('Enter')
  const moved = page.getByRole('region', { name: 'withdrawal-policy/29980101.nl.md' }).getByRole('textbox')
  await expect.poll(() => moved.inputValue()).toMatch(/effective: 2998-01-01.*En zo\.$/s)
  expect(await status.textContent()).not.toContain('29990101')
  await page.goBack()
  await page.goForward()
  await moved.waitFor()
})
