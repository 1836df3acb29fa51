import { describe, expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { hydrated } from '#tests/helpers/visit.ts'

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
  await page.locator('[data-refusal="lossBonus"]').waitFor()
  expect(new URL(page.url()).hash).toBe('#calculator')
  await context.close()
})

describe('fields that are folded', () => {
  const open = async (path: string) => {
    await own.page.goto(shared.site.url + path)
    await hydrated(own.page)
    return own.page
  }

  describe.each([
    { path: '/pokerschool/kansen/calculator/?game=holdem', id: 'calculator-hand3', text: 'As', wrong: 'zz' },
    { path: '/pokerschool/icm-calculator/', id: 'deal-stack5', text: '5000', wrong: 'abc' },
    { path: '/streamermodus/controle/', id: 'check-streams', text: '2026-10-01;3;20', wrong: 'abc' },
  ])('of $path', ({ path, id, text, wrong }) => {
    it('stay open while their reader empties them', async () => {
      const page = await open(path)
      const [fold, field] = [page.locator(`details:has(#${id})`), page.locator(`#${id}`)]
      const submit = page.locator('main form button[type="submit"]')
      await fold.locator('summary').click()
      await field.fill(text)
      await submit.click()
      await field.fill('')
      await page.keyboard.press('Shift+Tab')
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
      await submit.click()
      expect(await field.isVisible()).toBe(true)
    })

    it('open for an error in them', async () => {
      const page = await open(path)
      const [fold, field] = [page.locator(`details:has(#${id})`), page.locator(`#${id}`)]
      await fold.locator('summary').click()
      await field.fill(wrong)
      await fold.locator('summary').click()
      expect(await field.isVisible()).toBe(false)
      await page.locator('main form button[type="submit"]').click()
      await expect.poll(() => fold.locator(`#${id}-error, #${id}-lines`).isVisible()).toBe(true)
      const focused = await page.evaluate(() => document.activeElement?.id)
      // A long form whose answer names what it could not read keeps the focus.
      expect(focused).toBe(id === 'check-streams' ? '' : id)
    })
  })
})
