import { expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

it('a calculator answers while somebody types, refuses at once, and loads nothing', async () => {
  const { page } = own
  await page.goto(`${shared.site.urlOf('nl')}/promoties/welkomstbonus/?deposit=20`)
  const calculator = page.locator('#calculator')
  await calculator.locator('dl').waitFor()
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  await calculator.getByLabel('Eerste storting').fill('100')
  await calculator.getByLabel('Betaalde speelkosten').fill('50')
  await calculator.getByText('Van €\u00a0100 is €\u00a010 vrijgespeeld.').waitFor()
  await calculator.getByRole('button', { name: 'Reken uit' }).click()
  await calculator.getByLabel('Ik ben jonger dan 24 jaar').check()
  await calculator.locator('[data-refusal="youngAdult"]').waitFor()
  expect(await calculator.locator('dl').count()).toBe(0)
  await calculator.getByLabel('Ik ben jonger dan 24 jaar').uncheck()
  await calculator.locator('dl').waitFor()
  expect(await page.locator('html[data-marked]').count()).toBe(1)
})

it('and without scripts by sending its form', async () => {
  const context = await shared.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${shared.site.urlOf('nl')}/loyaliteit/`)
  await page.getByLabel('Bedrag in deze maand').fill('60')
  await page.getByRole('button', { name: 'Reken uit' }).click()
  await page.getByText('Bij €\u00a060 aan kosten zijn je punten €\u00a04,80 waard.').waitFor()
  await page.getByLabel('Dit bedrag is').selectOption('loss')
  await page.getByRole('button', { name: 'Reken uit' }).click()
  expect(await page.locator('[data-refusal="lossBonus"]').count()).toBe(1)
  expect(new URL(page.url()).hash).toBe('#calculator')
  await context.close()
})
