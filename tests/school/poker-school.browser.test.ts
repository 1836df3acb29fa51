import { describe, expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { hydrated } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

async function open(path: string) {
  await own.page.goto(shared.site.url + path)
  await hydrated(own.page)
  return own.page
}

describe('the odds calculator', () => {
  it('counts in a worker what is typed and clicked, all by keyboard', async () => {
    const page = await open('/pokerschool/kansen/calculator/?game=holdem')
    await page.locator('#calculator-hand1').fill('As Ah')
    await page.locator('#calculator-hand2').focus()
    // The deck is one stop: from the ace of spades one step to the king, and one down to that of hearts.
    const deck = page.getByRole('group', { name: 'Of klik kaarten aan' })
    await deck.getByRole('button', { name: /schoppenaas/ }).focus()
    for (const key of ['ArrowRight', 'Enter', 'ArrowDown', 'Space']) await page.keyboard.press(key)
    expect(await page.locator('#calculator-hand2').inputValue()).toBe('Ks Kh')
    expect(await deck.locator('[aria-pressed="true"]').count()).toBe(4)
    expect(await deck.locator('[tabindex="0"]').count()).toBe(1)
    await page.getByRole('button', { name: 'Reken uit' }).press('Enter')
    const result = page.locator('#calculator-result')
    await result.getByText('geteld over alle 1.712.304 manieren').waitFor()
    expect(await result.locator('tbody tr').first().locator('td').first().textContent()).toBe('82,64%')
    expect(new URL(page.url()).search).toBe('?game=holdem&hand1=As+Ah&hand2=Ks+Kh')
    // A card that lies somewhere is taken away by its own button.
    await deck.getByRole('button', { name: 'hartenheer: Hand 2' }).click()
    expect(await page.locator('#calculator-hand2').inputValue()).toBe('Ks')
    // Content security policy and Trusted Types let the worker start, and nothing else was said.
    expect(own.visit.problems).toEqual([])
  })

  it('shows how far it is, and stops when asked to', async () => {
    const page = await open('/pokerschool/kansen/calculator/?game=holdem')
    await page.getByLabel('Omaha').check()
    await page.locator('#calculator-hand1').fill('As Ah Kd Kc')
    await page.locator('#calculator-hand2').fill('8s 7h 6d 5c')
    await page.locator('#calculator-hand2').press('Enter')
    await page.locator('#calculator-progress').waitFor()
    await page.getByRole('button', { name: 'Stop met rekenen' }).click()
    await page.getByText('Gestopt. Je kunt opnieuw beginnen.').waitFor()
    expect(await page.locator('#calculator-progress').count()).toBe(0)
    await page.locator('#calculator-hand2').fill('8s')
    await page.locator('#calculator-hand2').press('Enter')
    await page.locator('#calculator-hand2-error').waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('calculator-hand2')
  })
})

it('the trainer goes from hand to hand without a document, and counts what was right', async () => {
  const page = await open('/pokerschool/kansen/trainer/?round=1')
  const documents = own.visit.documents.length
  await page.getByLabel('Passen').check()
  await page.getByRole('button', { name: 'Kijk na' }).click()
  await page.getByText(/Beslissingen goed: [01] van 1/).waitFor()
  await page.getByRole('link', { name: 'Volgende hand' }).click()
  await page.getByRole('heading', { name: 'Hand 2' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Hand 2')
  expect(await page.locator('#trainer input:checked').count()).toBe(0)
  expect(own.visit.documents).toHaveLength(documents)
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

it('the trainer says what it cannot read, and shows no answers for it', async () => {
  const page = await open('/pokerschool/kansen/trainer/')
  const outs = page.locator('#trainer-outs')
  await outs.fill('ab')
  await page.locator('#trainer input[name=choice]').first().check()
  await page.locator('#trainer button[type=submit]').click()
  await page.locator('#trainer-outs-error').waitFor()
  expect(await outs.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.locator('#trainer-answers li').count()).toBe(0)
  await outs.fill('9')
  await outs.press('Enter')
  await page.locator('#trainer-answers li').first().waitFor()
  expect(await page.locator('#trainer-outs-error').count()).toBe(0)
})

describe('lessons that are done', () => {
  it('are marked and unmarked, and the school goes on where one was', async () => {
    const page = await open('/pokerschool/positie/')
    const tab = await page.context().newPage()
    await tab.goto(`${shared.site.url}/pokerschool/strategie/`)
    await hydrated(tab)
    const mark = page.getByRole('button', { name: 'Deze les heb ik gedaan' })
    await mark.click()
    await page.locator('#end [aria-pressed="true"]').waitFor()
    expect(await page.evaluate(() => document.cookie)).toContain('lessons=p')
    await page.getByRole('link', { name: 'Vorige les' }).click()
    await page.getByRole('heading', { level: 1, name: 'Handvolgorde' }).waitFor()
    await hydrated(page)
    await page.getByRole('button', { name: 'Deze les heb ik gedaan', pressed: false }).click()
    await page.locator('#end [aria-pressed="true"]').waitFor()
    await page.goto(`${shared.site.url}/pokerschool/`)
    await hydrated(page)
    const board = page.locator('#lessons')
    await board.getByText('2 van de 12 gedaan').waitFor()
    // Of a tab that was open before.
    await tab.getByRole('button', { name: 'Deze les heb ik gedaan' }).click()
    expect(await page.evaluate(() => document.cookie)).toContain('lessons=phs')
    await tab.getByRole('button', { name: 'Deze les heb ik gedaan' }).click()
    await page.reload()
    await board.getByText('2 van de 12 gedaan').waitFor()
    expect(await board.getByText('Les 3 · gedaan').count()).toBe(1)
    // After the last that was marked, and past what is done.
    await board.getByRole('link', { name: 'Ga verder met les 4: Kansen en pot odds' }).waitFor()
    await board.getByRole('button', { name: 'Vinkjes wissen' }).click()
    await board.getByRole('link', { name: 'Begin met les 1: Spelregels' }).waitFor()
    expect(await page.evaluate(() => document.cookie)).not.toContain('lessons=')
  })

  it('are not said to be kept where the browser keeps no cookies', async () => {
    await own.page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }))
    const page = await open('/pokerschool/positie/')
    await page.getByText('Je browser onthoudt dat een jaar').waitFor()
    await page.getByRole('button', { name: 'Deze les heb ik gedaan' }).click()
    await page.getByText('Je browser bewaart geen cookies').waitFor()
    expect(await page.getByText('Je browser onthoudt dat een jaar').count()).toBe(0)
  })

  it('are no subject without scripts, and lessons lead on all the same', async () => {
    const context = await shared.browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${shared.site.url}/pokerschool/`)
    await page.getByRole('link', { name: 'Begin met les 1: Spelregels' }).click()
    expect(await page.getByRole('button', { name: 'Deze les heb ik gedaan' }).isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Volgende les' }).click()
    await page.getByRole('heading', { level: 1, name: 'Handvolgorde' }).waitFor()
    await context.close()
  })
})

describe('the other tools', () => {
  it('the variance calculator plays in the same worker, and its address can be kept', async () => {
    const page = await open('/pokerschool/variantie/')
    await page.getByLabel('Deelnemers').fill('1.000')
    await page.getByLabel('Rendement in %').fill('-15')
    await page.getByLabel('Aantal toernooien').fill('1500')
    await page.getByLabel('Aantal toernooien').press('Enter')
    const result = page.locator('#variance-result')
    await result.getByText('10.000 keer nagespeeld').waitFor()
    expect(await result.getByRole('status').last().textContent()).toMatch(
      /^Van reeksen van 1\.500 eindigt \d+% op verlies/,
    )
    expect(new URL(page.url()).search).toBe('?buyin=10&entrants=1.000&roi=-15&count=1500')
    expect(own.visit.problems).toEqual([])
    // The server plays the same question less often, and this device plays it again.
    await page.reload()
    await hydrated(page)
    await result.getByText('10.000 keer nagespeeld').waitFor()
    await page.getByLabel('Inkoop').fill('0')
    await page.getByLabel('Inkoop').press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('variance-buyin')
    expect(await result.locator('table').count()).toBe(0)
  })

  it('of questions that come before the worker has its code, only the last is played', async () => {
    const page = await open('/pokerschool/variantie/')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/run-in-worker-*.js', async (route) => {
      await released
      await route.continue()
    })
    let workers = 0
    page.on('worker', () => {
      workers += 1
    })
    for (const count of ['300', '400']) {
      await page.getByLabel('Aantal toernooien').fill(count)
      await page.getByLabel('Aantal toernooien').press('Enter')
    }
    release()
    const result = page.locator('#variance-result')
    await result.getByText('10.000 keer nagespeeld').waitFor()
    expect(await result.getByRole('status').last().textContent()).toMatch(/^Van reeksen van 400 /)
    expect(workers).toBe(1)
  })

  it('a deal is worked out while nothing is loaded, and the first wrong field gets the focus', async () => {
    const page = await open('/pokerschool/icm-calculator/')
    const documents = own.visit.documents.length
    const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
    await fill('Speler 1', '6000')
    await fill('Speler 2', '4000')
    await fill('Plaats 1', '70')
    await fill('Plaats 2', '90')
    await page.getByLabel('Plaats 2', { exact: true }).press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('deal-prize2')
    await fill('Plaats 2', '30')
    await page.getByRole('button', { name: 'Verdeel de prijzen' }).press('Enter')
    // 30 for both, and 40 by 6000 in 10,000.
    await page.locator('#deal-result').getByRole('cell', { name: '€ 54,00' }).first().waitFor()
    expect(own.visit.documents).toHaveLength(documents)
    expect(new URL(page.url()).search).toBe('?stack1=6000&stack2=4000&prize1=70&prize2=30')
  })

  it.each([
    { order: ['submit', 'skip'], what: 'a question, and a place on the page' },
    { order: ['skip', 'submit'], what: 'a place on the page, and a question' },
  ])('the step back over $what keeps what was typed', async ({ order }) => {
    const page = await open('/pokerschool/icm-calculator/')
    const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
    for (const label of ['Speler 1', 'Speler 2', 'Plaats 1']) await fill(label, '100')
    for (const step of order) {
      if (step === 'submit') await page.getByRole('button', { name: 'Verdeel de prijzen' }).press('Enter')
      else await page.locator('a[href="#main"]').press('Enter')
    }
    await page.locator('#deal-result table').first().waitFor()
    await fill('Speler 1', '300')
    await page.goBack()
    await page.getByRole('button', { name: 'Verdeel de prijzen' }).press('Enter')
    await page.locator('#deal-result').getByRole('cell', { name: '€ 75,00' }).first().waitFor()
    expect(new URL(page.url())).toMatchObject({ search: '?stack1=300&stack2=100&prize1=100', hash: '' })
    expect(own.visit.documents).toHaveLength(1)
  })

  it('an evening asks only what belongs to its format, with and without a script', async () => {
    const path = '/pokerschool/kosten-van-een-avond/'
    const page = await open(path)
    expect(await page.getByLabel('Uren').isVisible()).toBe(true)
    await page.getByLabel('Toernooien', { exact: true }).check()
    expect(await page.getByLabel('Uren').isVisible()).toBe(false)
    await page.getByLabel('Inkoop').fill('20')
    await page.getByLabel('Inkoop').press('Enter')
    await page.getByText('Zo’n avond kost je € 7,20 aan toernooikosten.').waitFor()
    const context = await shared.browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(shared.site.url + path)
    await plain.getByLabel('Spin & Gold', { exact: true }).check()
    await plain.getByLabel('Inkoop').fill('10')
    await plain.getByRole('button', { name: 'Reken uit' }).click()
    await plain.getByText('Zo’n avond kost je gemiddeld € 2,80 aan toernooikosten.').waitFor()
    expect(await plain.getByLabel('Uren').isVisible()).toBe(false)
    await context.close()
  })

  it('the question of the day answers by keyboard, and its address tells no answer', async () => {
    const page = await open('/pokerschool/vraag-van-vandaag/')
    await page.getByLabel('Hoeveel kaarten').fill('2')
    await page.getByLabel('Passen').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await page.locator('#question-answers [aria-live] li').first().waitFor()
    expect(await page.locator('#question-answers [aria-live] li').count()).toBe(3)
    expect(new URL(page.url()).search).toMatch(/^\?day=\d{4}-\d{2}-\d{2}$/)
  })
})

it('the hand rankings print on one page', async () => {
  const page = await open('/pokerschool/handvolgorde/')
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
