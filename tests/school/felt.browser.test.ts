import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { hydrated } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

const calculator = '/pokerschool/kansen/calculator/'

async function open(path: string) {
  await own.page.goto(shared.site.url + path)
  await hydrated(own.page)
  return own.page
}

const deckCard = (page: Page, code: string) => page.locator(`#calculator-${code}`)
/** The place that a field belongs to: its cards lie next to it. */
const place = (page: Page, field: string) => page.locator(`div:has(> #calculator-${field})`)
const written = (page: Page, field: string) => page.locator(`#calculator-${field}`).inputValue()
const addressHas = (page: Page, part: string) => page.waitForURL((url) => url.search.includes(part))
/** Where the second hand's chips begin, in thousandths of the bar. */
const boundary = (page: Page) =>
  page
    .locator('#calculator svg[viewBox="0 0 1000 10"] g')
    .nth(1)
    .evaluate((chips) => Number(/\d+/.exec(chips.getAttribute('transform') ?? '')?.[0]))

/** Every text that a live region has had since. */
async function listen(region: Locator) {
  await region.evaluate((element) => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver(() => {
      const text = element.textContent ?? ''
      if (text !== '' && heard.at(-1) !== text) heard.push(text)
    }).observe(element, { childList: true, subtree: true, characterData: true })
  })
  return () => own.page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

describe('the table of the calculator', () => {
  it('begins with an example, and a card that is pressed moves the chips and is told once', async () => {
    const page = await open(calculator)
    const figures = place(page, 'hand1').locator('b')
    expect(await figures.textContent()).toMatch(/^\d\d,\d%$/)
    const [before, heard] = [await boundary(page), await listen(page.locator('#calculator-result [role="status"]'))]
    // The next card goes to the board, which has room: the ace pairs the hand.
    await deckCard(page, 'As').click()
    await addressHas(page, 'board=Jh+7h+2c+As')
    await page.locator('#calculator-result').getByText('geteld over alle 44 manieren').waitFor()
    expect(await boundary(page)).toBeGreaterThan(before)
    const equity = Number((await figures.textContent())?.replace(/[,%]/g, ''))
    expect(Math.abs((await boundary(page)) - equity)).toBeLessThanOrEqual(1)
    expect(await heard()).toHaveLength(1)
    expect((await heard())[0]).toMatch(/^Hand 1: \d\d,\d%, Hand 2: \d\d?,\d%\. Precies/)
    expect(own.visit.problems).toEqual([])
  })

  it('takes cards that are dragged from the deck, from place to place, and back', async () => {
    await own.page.setViewportSize({ width: 1280, height: 1100 })
    const page = await open(`${calculator}?game=holdem`)
    await deckCard(page, 'As').dragTo(place(page, 'hand2'))
    expect(await written(page, 'hand2')).toBe('As')
    await place(page, 'hand2').getByRole('button', { name: 'schoppenaas weghalen' }).dragTo(place(page, 'board'))
    expect([await written(page, 'hand2'), await written(page, 'board')]).toEqual(['', 'As'])
    await place(page, 'board').getByRole('button', { name: 'schoppenaas weghalen' }).dragTo(deckCard(page, '2c'))
    expect(await written(page, 'board')).toBe('')
    expect(await deckCard(page, 'As').getAttribute('aria-pressed')).toBe('false')
  })

  it('needs no dragging: a press chooses the place, lays a card, and takes it back with the focus', async () => {
    const page = await open(`${calculator}?game=holdem`)
    await place(page, 'hand2').getByRole('button', { name: 'De volgende kaart gaat naar: Hand 2' }).first().click()
    for (const code of ['Kd', 'Kc', '5d']) await deckCard(page, code).click()
    expect(await deckCard(page, 'Kd').evaluate((card) => getComputedStyle(card).outlineStyle)).toBe('solid')
    // A full hand is left for the board.
    expect([await written(page, 'hand2'), await written(page, 'board')]).toEqual(['Kd Kc', '5d'])
    await place(page, 'hand2').getByRole('button', { name: 'ruitenheer weghalen' }).click()
    expect(await written(page, 'hand2')).toBe('Kc')
    // On the empty place where it lay, which is in sight.
    expect(await place(page, 'hand2').locator('button:focus').getAttribute('aria-label')).toContain('Hand 2')
    await deckCard(page, 'Kd').click()
    expect(await written(page, 'hand2')).toBe('Kc Kd')
  })

  it('is cleared, filled and counted by keyboard alone, and the way out leaves the focus on the way in', async () => {
    const page = await open(calculator)
    await page.getByRole('link', { name: 'Alles leegmaken' }).press('Enter')
    expect(await written(page, 'hand1')).toBe('')
    expect(new URL(page.url()).search).toBe('?game=holdem')
    await deckCard(page, 'As').focus()
    for (const key of ['Enter', 'ArrowDown', 'Enter', 'ArrowRight', 'Space', 'ArrowUp', 'Space']) {
      await page.keyboard.press(key)
    }
    expect([await written(page, 'hand1'), await written(page, 'hand2')]).toEqual(['As Ah', 'Kh Ks'])
    await page.locator('#calculator-result').getByText('geteld over alle 1.712.304 manieren').waitFor()
    expect(await place(page, 'hand1').locator('b').textContent()).toBe('82,6%')
    await page.getByLabel('Omaha').check()
    await page.locator('#calculator-hand1').fill('As Ah Kd Kc')
    await page.locator('#calculator-hand2').fill('8s 7h 6d 5c')
    // So much is counted only when it is asked for.
    expect(await page.locator('#calculator-progress').count()).toBe(0)
    await page.getByRole('button', { name: 'Reken uit' }).press('Enter')
    await page.getByRole('button', { name: 'Stop met rekenen' }).press('Enter')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Reken uit')
  })

  it('says when a place is full, and throws no card out of it', async () => {
    const page = await open(`${calculator}?game=holdem`)
    await page.locator('#calculator-board').focus()
    const target = page.locator('#calculator fieldset > [aria-live]')
    for (const code of ['2s', '3s', '4s', '5s']) await deckCard(page, code).click()
    expect(await target.textContent()).toContain('De volgende kaart gaat naar: Op tafel')
    for (const code of ['6s', '7s']) await deckCard(page, code).click()
    expect(await written(page, 'board')).toBe('2s 3s 4s 5s 6s')
    expect(await target.textContent()).toContain('Op tafel is vol')
  })

  it('has no buttons without scripts, and shows the cards that lie', async () => {
    const context = await shared.browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(shared.site.url + calculator)
    expect(await page.locator('#calculator').getByRole('button').allTextContents()).toEqual(['Reken uit'])
    expect(await place(page, 'hand1').locator('img').filter({ visible: true }).count()).toBe(2)
    await context.close()
  })

  it('marks what is corrected no more, and says when all is cleared', async () => {
    const page = await open(`${calculator}?game=holdem`)
    const [hand, other] = [page.locator('#calculator-hand1'), page.locator('#calculator-hand2')]
    await hand.fill('zz')
    await other.fill('8s')
    await other.press('Enter')
    await hand.fill('As Ah')
    await expect.poll(() => hand.getAttribute('aria-invalid')).toBe(null)
    // What is still wrong keeps its words.
    expect(await other.getAttribute('aria-invalid')).toBe('true')
    await other.fill('Ks Kh')
    const status = page.locator('#calculator-result [role="status"]')
    await expect.poll(() => status.textContent()).toContain('Hand 1: 82,6%')
    await page.getByRole('link', { name: 'Alles leegmaken' }).press('Enter')
    await expect.poll(() => status.textContent()).toContain('Zodra er twee handen liggen')
  })

  it('stays where it is while cards are laid, and every control can be hit, on the narrowest screen', async () => {
    await own.page.setViewportSize({ width: 320, height: 640 })
    const page = await open(`${calculator}?game=holdem`)
    const tops = () => page.locator('#calculator-As').evaluate((card) => card.getBoundingClientRect().top + scrollY)
    const before = await tops()
    for (const code of ['As', 'Ah', 'Ks', 'Kh', '2c', '3c', '4d']) await deckCard(page, code).click()
    await page.locator('#calculator-result').getByText('geteld over alle 990 manieren').waitFor()
    expect(await tops()).toBe(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const small = await page.locator('#calculator').evaluate((section) =>
      [...section.querySelectorAll('form :is(button, input, summary)')]
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(
          ({ control, box }) =>
            box.width > 0 && Math.min(box.width, box.height) < 24 && control.closest('label') === null,
        )
        .map(({ control }) => control.outerHTML),
    )
    expect(small).toEqual([])
  })

  it.each([
    ['no-preference', true],
    ['reduce', false],
  ] as const)('pushes the chips along where motion is wanted (%s)', async (reducedMotion, isMoving) => {
    await own.page.emulateMedia({ reducedMotion })
    const page = await open(calculator)
    const chips = page.locator('#calculator svg[viewBox="0 0 1000 10"] g').nth(1)
    // At once: on a busy machine the movement is over by the next frame.
    await chips.evaluate((element) => {
      const moves = new MutationObserver(() => {
        document.documentElement.dataset.moved = String(element.getAnimations().length > 0)
        moves.disconnect()
      })
      moves.observe(element, { attributeFilter: ['transform'] })
    })
    await deckCard(page, 'As').click()
    await page.waitForSelector(`html[data-moved="${isMoving}"]`)
  })
})

it('a trainer’s answer puts the call among the chips', async () => {
  const page = await open('/pokerschool/kansen/trainer/?round=1')
  const starts = () =>
    page
      .locator('#trainer-round svg[viewBox="0 0 1000 10"]')
      .first()
      .locator('g')
      .evaluateAll((parts) => parts.map((part) => Number(/\d+/.exec(part.getAttribute('transform') ?? '')?.[0])))
  expect((await starts())[1]).toBe(0)
  await page.getByLabel('Meegaan').check()
  await page.getByRole('button', { name: 'Kijk na' }).click()
  const answers = page.locator('#trainer-answers [aria-live]')
  // What has to be won is as long as the call.
  const needed = Number(
    /is (\d+(?:,\d)?)%/.exec((await answers.locator('li').nth(1).textContent()) ?? '')?.[1]?.replace(',', '.'),
  )
  expect(Math.abs(((await starts())[1] ?? 0) - needed * 10)).toBeLessThanOrEqual(1)
})

it('a trainer says in its own words which answer is missing, one after the other', async () => {
  const page = await open('/pokerschool/kansen/trainer/')
  const [outs, said] = [page.locator('#trainer-outs'), page.locator('#trainer-answers > [aria-live]')]
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name)
  await outs.fill('ab')
  await outs.press('Enter')
  await expect.poll(() => said.textContent()).toContain('Dit is geen getal dat we kunnen lezen.')
  expect(await focused()).toBe('outs')
  await outs.fill('9')
  await outs.press('Enter')
  await expect.poll(() => said.textContent()).toContain('Niet ingevuld.')
  expect(await focused()).toBe('choice')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-describedby'))).toBe(
    'trainer-choice-error',
  )
  await page.getByLabel('Meegaan').check()
  await outs.press('Enter')
  await said.locator('li').first().waitFor()
})

it('a seat is taken by press and arrow, tells what it is worth, and dims who spoke before it, without scripts', async () => {
  const context = await shared.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${shared.site.url}/pokerschool/positie/`)
  const told = page.locator('#ring p[aria-hidden]:visible')
  expect(await told.textContent()).toContain('De beste plek')
  await page.getByRole('radio', { name: 'Hijack' }).click()
  expect(await told.textContent()).toContain('Twee plaatsen voor de button')
  await page.keyboard.press('ArrowLeft')
  // By what is seen on it too.
  expect(await page.getByRole('radio', { name: 'MP, Midden' }).isChecked()).toBe(true)
  const opacity = (name: string) =>
    page.locator('#ring label', { has: page.getByRole('radio', { name }) }).evaluate(async (seat) => {
      await Promise.all(seat.getAnimations().map(({ finished }) => finished))
      return Number(getComputedStyle(seat).opacity)
    })
  expect(await Promise.all(['Under the gun', 'Lojack', 'Midden', 'Hijack', 'Big blind'].map(opacity))).toEqual([
    ...[0.65, 0.65, 1, 1, 1],
  ])
  await context.close()
})
