import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findTightFrames } from '#scripts/quality/visit/reading-checks.ts'
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
  await calculator.locator('[role=status] > [data-refusal="youngAdult"]').waitFor()
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

describe.each([
  { path: '/promoties/welkomstbonus/', field: 'Eerste storting', text: '100', said: '#calculator [role=status]' },
  { path: '/loyaliteit/', field: 'Bedrag in deze maand', text: '600', said: '#calculator [role=status]' },
  {
    path: '/responsible-gaming/limieten/',
    field: 'Gestort deze maand',
    text: '500',
    said: '#net-deposit [role=status]',
  },
])('while somebody types in $path', ({ path, field, text, said }) => {
  it('only what they stop at is read out', async () => {
    const { page } = own
    await page.goto(shared.site.url + path)
    await hydrated(page)
    await page.evaluate((selector) => {
      const region = document.querySelector<HTMLElement>(selector)
      const words: string[] = []
      new MutationObserver(() => words.push(region?.innerText ?? '')).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      })
      Object.assign(window, { words })
    }, said)
    await page.getByLabel(field, { exact: true }).pressSequentially(text)
    const heard = () => page.evaluate(() => [...new Set((window as unknown as { words: string[] }).words)])
    await expect.poll(heard).toHaveLength(1)
  })
})

describe.each([
  {
    path: '/promoties/welkomstbonus/',
    fill: async (page: Page) => page.getByLabel('Eerste storting').fill('100'),
    result: '#calculator dl',
  },
  {
    path: '/loyaliteit/',
    fill: async (page: Page) => page.getByLabel('Bedrag in deze maand').fill('60'),
    result: '#calculator dl',
  },
  {
    path: '/streamermodus/streamlink/',
    fill: async (page: Page) => {
      await page.locator('#link-link').fill('https://www.twitch.tv/abcdef')
      await page.locator('main form button[type=submit]').click()
    },
    result: '[data-state=accepted], [data-state=unsure]',
  },
  {
    edition: 'global',
    path: '/streamer-mode/reward/',
    fill: async (page: Page) => {
      await page.locator('main textarea').fill('2026-11-02 20:00; 12')
      await page.locator('main form button[type=submit]').click()
    },
    result: 'main table',
  },
  {
    path: '/streamermodus/controle/',
    fill: async (page: Page) => {
      await page.locator('#check-h1').fill('12')
      await page.locator('main form button[type=submit]').click()
    },
    result: '#check-result time, #check-result [data-state]',
  },
] as const)('the result of $path', ({ path, fill, result, ...given }) => {
  it('is there again after Back', async () => {
    const { page } = own
    const origin = shared.site.urlOf('edition' in given ? given.edition : 'nl')
    await page.goto(origin + path)
    await hydrated(page)
    await fill(page)
    await page.locator(result).first().waitFor()
    const before = await page.locator('main').innerText()
    await page.goto(`${origin}/download/`)
    await page.goBack()
    await hydrated(page)
    await expect.poll(() => page.locator('main').innerText()).toBe(before)
  })
})

describe.each([
  {
    path: '/pokerschool/icm-calculator/',
    around: { stack1: '6000', stack2: '4000' },
    ...{ field: 'deal-prize1', wrong: 'abc', right: '100', answer: '€\u00a0100,00 voor 2 spelers' },
  },
  {
    path: '/pokerschool/variantie/',
    ...{ field: 'variance-count', wrong: 'abc', right: '300', answer: 'Van reeksen van 300' },
  },
  {
    path: '/pokerschool/kosten-van-een-avond/',
    ...{ field: 'evening-hours', wrong: 'abc', right: '4', answer: 'Zo’n avond kost' },
  },
  {
    path: '/pokerschool/kansen/calculator/?game=holdem',
    around: { hand2: 'Ks Kh' },
    ...{ field: 'calculator-hand1', wrong: 'abc', right: 'As Ah', answer: 'Hand 1: 82,6%' },
  },
  {
    path: '/promoties/welkomstbonus/',
    ...{ field: 'calculator-deposit', wrong: 'abc', right: '100', answer: 'Van €\u00a0100 is' },
  },
  { path: '/loyaliteit/', field: 'calculator-fees', wrong: 'abc', right: '60', answer: 'Bij €\u00a060 aan kosten' },
] as const)('one live region of $path', ({ path, field, wrong, right, answer, ...given }) => {
  it('says what is wrong, and then the answer', async () => {
    const { page } = own
    await page.goto(shared.site.url + path)
    await hydrated(page)
    const [tool = ''] = field.split('-')
    for (const [name, text] of Object.entries('around' in given ? given.around : {}))
      await page.locator(`#${tool}-${name}`).fill(text)
    // The element, whatever takes its place.
    const region = await page.locator(`#${tool} [role=status]`).elementHandle()
    const said = () => region?.evaluate((element) => (element.isConnected ? element.textContent : 'gone'))
    await page.locator(`#${field}`).fill(wrong)
    await page.locator(`#${field}`).press('Enter')
    await expect.poll(said).toContain('kunnen')
    await page.locator(`#${field}`).fill(right)
    await page.locator(`#${field}`).press('Enter')
    await expect.poll(said).toContain(answer)
  })
})

it('what only a script can reckon has no fields without one', async () => {
  const context = await shared.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${shared.site.url}/responsible-gaming/limieten/`)
  await page.getByText('Zonder JavaScript rekent deze pagina niet mee').waitFor()
  expect(await page.locator('main').locator('input, select, output').filter({ visible: true }).count()).toBe(0)
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

it.each(['nl', 'global', 'ca'] as const)(
  'the tables of a calculator fit the narrowest telephone in the money of %s',
  async (edition) => {
    const { page } = own
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of edition === 'nl'
      ? ['/pokerschool/kosten-van-een-avond/', '/pokerschool/variantie/']
      : ['/poker-school/cost-of-an-evening/', '/poker-school/variance/']) {
      await page.goto(shared.site.urlOf(edition) + path)
      await page.locator('main table').first().waitFor()
      expect(await findTightFrames(page), path).toEqual([])
    }
  },
)
