import { expect, it } from 'vitest'
import { findViolations } from '#tests/helpers/axe.ts'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { watchVisit } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()

it('opens by key, finds with a typo, and goes where it is told', async () => {
  const context = await shared.browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const visit = watchVisit(page)
  const dialog = page.locator('dialog', { has: page.getByRole('combobox') })
  await page.goto(`${shared.site.urlOf('nl')}/contact/`, { waitUntil: 'networkidle' })
  // No key alone does anything (WCAG 2.1.4).
  const alone = [...'/abcdefghijklmnopqrstuvwxyz0123456789.,;?!']
  for (const key of alone) await page.keyboard.press(key)
  expect(await dialog.count()).toBe(0)
  await page.keyboard.press('Control+k')
  const field = dialog.getByRole('combobox')
  await field.pressSequentially('wachtwoort vergeten')
  await dialog.getByRole('option').first().waitFor()
  expect(await dialog.getByRole('status').textContent()).toContain('Bedoelde je “wachtwoord vergeten”?')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  const chosen = dialog.getByRole('option', { selected: true })
  expect(await field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))

  await page.keyboard.press('Escape')
  expect(await dialog.isVisible()).toBe(false)
  await page.keyboard.press('Control+k')
  await field.fill('wachtwoort vergeten')
  // In a tab of its own: the next can be opened after it. On a busy machine Chromium now and then opens none.
  const first = dialog.getByRole('option').first()
  const openTab = () => first.click({ modifiers: ['ControlOrMeta'] }).then(() => context.pages().length)
  await expect.poll(openTab).toBeGreaterThan(1)
  expect(await dialog.isVisible()).toBe(true)
  await first.click()
  await page.waitForURL(/#forgotten-password$/)
  expect(visit.problems).toEqual([])
  await context.close()
})

it.each(['nl', 'global', 'ca'] as const)(
  'says on a telephone, in whole words, what is searched on %s',
  async (edition) => {
    const page = await shared.browser.newPage({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
    await page.goto(`${shared.site.urlOf(edition)}/contact/`, { waitUntil: 'networkidle' })
    await page.keyboard.press('Control+k')
    const room = await page.getByRole('combobox').evaluate((field) => {
      const { placeholder, clientWidth } = field as HTMLInputElement
      const words = document.createElement('canvas').getContext('2d')
      if (!words) throw new Error('Words cannot be measured')
      words.font = getComputedStyle(field, '::placeholder').font
      return clientWidth - words.measureText(placeholder).width
    })
    expect(room).toBeGreaterThanOrEqual(0)
    await page.close()
  },
)

it('counts a vote in place, and without a script by a form', async () => {
  const context = await shared.browser.newContext()
  const page = await context.newPage()
  const vote = page.locator('#withdrawal-time form')
  await page.goto(`${shared.site.urlOf('nl')}/hulp/storten-en-opnemen/`)
  const votes: string[] = []
  // One that never had an answer is sent again.
  page.on('requestfinished', (request) => request.method() === 'POST' && votes.push(request.url()))
  await vote.getByRole('button', { name: 'Ja' }).dblclick()
  await page.locator('#thanks-withdrawal-time:focus').waitFor()
  expect(await vote.isVisible()).toBe(false)
  expect(votes.map((url) => new URL(url).pathname)).toEqual(['/actions/help-vote'])
  expect(new URL(page.url()).hash).toBe('')

  const plain = await (await shared.browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(`${shared.site.urlOf('nl')}/hulp/storten-en-opnemen/`)
  await plain.locator('#withdrawal-time').getByRole('button', { name: 'Nee' }).click()
  await plain.waitForURL(/#thanks-withdrawal-time$/)
  expect(await plain.locator('#thanks-withdrawal-time').isVisible()).toBe(true)
  await plain.locator('a[data-action="search"]').first().click()
  await plain.getByRole('searchbox').fill('gokstop')
  await plain.getByRole('button', { name: 'Zoek', exact: true }).click()
  await plain.getByRole('link', { name: 'Cruks' }).first().waitFor()
  await plain.context().close()
  await context.close()
})
