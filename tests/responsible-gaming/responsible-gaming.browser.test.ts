import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { openWithoutApp, withPage } from '#tests/helpers/page-states.ts'
import { hydrated } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)
const address = () => `${shared.site.url}/responsible-gaming/`

const limitsAddress = () => `${address()}limieten/`

/** Opens a page, waits until all of it is there, and forgets what was asked for until then. */
async function open(url = address()): Promise<Page> {
  const { page, visit } = own
  await page.goto(url)
  await hydrated(page)
  // Pictures come as a reader comes near.
  await page.locator('img').evaluateAll((images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await page.waitForLoadState('networkidle')
  visit.requests.length = 0
  return page
}

/** What left the browser or stayed in it besides the page itself. */
const traces = async (page: Page) => ({
  // Whether there is a newer build is asked on every page, and says nothing of this one.
  requests: own.visit.requests.filter((path) => !path.startsWith('/builds/')),
  address: page.url(),
  kept: await page.evaluate(() => localStorage.length + sessionStorage.length),
  cookies: (await page.context().cookies()).length,
})
const noTraces = (url = address()) => ({ requests: [], address: url, kept: 0, cookies: 0 })

/** By how much the page is wider than the narrowest screen (WCAG 2.2, 1.4.10), with what is shown now. */
async function overflowAt320(page: Page): Promise<number> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (before) await page.setViewportSize(before)
  return overflow
}

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)

describe('the self-test', () => {
  it('goes from question to question by keyboard to a result, and leaves no trace', async () => {
    const page = await open()
    const question = page.locator('#self-test [data-current]')
    await page.locator('#self-test-1 input').first().focus()
    for (let step = 1; step <= 9; step += 1) {
      expect(await question.getAttribute('id')).toBe(`self-test-${step}`)
      await question.locator('input').first().focus()
      await page.keyboard.press('Space')
      if (step > 7) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      if (step < 9) await expect.poll(() => focusedId(page)).toBe(`self-test-${step + 1}`)
    }
    await expect.poll(() => focusedId(page)).toBe('self-test-result')
    expect(await question.textContent()).toContain('2 van de 27 punten')
    expect(await question.locator('h3').textContent()).toContain('een enkel signaal')
    expect(await question.locator('a').first().getAttribute('href')).toBe('/responsible-gaming/#help')
    // Whom to call is told whatever comes out.
    expect(await question.locator('a[href="tel:08002400022"]').isVisible()).toBe(true)
    expect(await traces(page)).toEqual(noTraces())

    await question.getByRole('button', { name: 'Opnieuw beginnen' }).click()
    expect(await question.getAttribute('id')).toBe('self-test-1')
    expect(await page.locator('#self-test input:checked').count()).toBe(0)
  })

  it('takes two quick clicks for one: by the second, another question lies under the pointer', async () => {
    const page = await open()
    await page.locator('#self-test-1 label').nth(2).dblclick()
    await expect.poll(() => focusedId(page)).toBe('self-test-2')
    const checked = () =>
      page.locator('#self-test input:checked').evaluateAll((found) => found.map((input) => input.getAttribute('name')))
    expect(await checked()).toEqual(['self-test-1'])
    await page.locator('#self-test-2').getByRole('link', { name: 'Volgende' }).click()
    expect(await page.locator('#self-test [data-current]').getAttribute('id')).toBe('self-test-2')
  })

  it('takes one tap for an answer, and with many signals says whom to call and how to stop in the result itself', async () => {
    const page = await open()
    for (let step = 1; step <= 9; step += 1) await page.locator(`#self-test-${step} label`).nth(3).click()
    await expect.poll(() => focusedId(page)).toBe('self-test-result')
    const result = page.locator('#self-test-result')
    expect(await result.textContent()).toContain('27 van de 27 punten')
    expect(await result.locator('a[href="tel:08002400022"]').textContent()).toBe('Bel Open over Gokken 0800 24 000 22')
    expect(await result.textContent()).toContain('Stop 24 uur')
    expect(await result.locator('a[href="https://cruksregister.nl/"]').isVisible()).toBe(true)
    expect(await traces(page)).toEqual(noTraces())
    expect(await overflowAt320(page)).toBe(0)
    // Nor does going back and choosing by the keyboard lead on by itself.
    await result.getByRole('link', { name: 'Vorige vraag' }).click()
    await page.locator('#self-test-9 input').nth(3).focus()
    await page.keyboard.press('ArrowUp')
    expect(await page.locator('#self-test [data-current]').getAttribute('id')).toBe('self-test-9')
  })

  it('asks relatives about somebody else, and with many signs gives them the number, not the way to pause an account', async () => {
    const { page } = own
    await page.goto(`${address()}naasten/`)
    await hydrated(page)
    for (let step = 1; step <= 9; step += 1) await page.locator(`#relatives-test-${step} label`).nth(3).click()
    await expect.poll(() => focusedId(page)).toBe('relatives-test-result')
    const result = page.locator('#relatives-test-result')
    expect(await result.locator('a[href="tel:08002400022"]').textContent()).toBe('Bel Open over Gokken 0800 24 000 22')
    expect(await result.textContent()).not.toContain('speelpauze')
    expect(await result.locator('a[href="/responsible-gaming/naasten/#say"]').isVisible()).toBe(true)
  })

  it('says which question has no answer, and leads there', async () => {
    const page = await open()
    await page.locator('#self-test-1').getByRole('link', { name: 'Volgende vraag' }).click()
    const error = page.locator('#self-test-1-error')
    expect(await error.textContent()).toContain('nog niets gekozen')
    const focused = page.locator('#self-test-1 input:focus')
    // By the answer that has the focus: what describes the question is not read again to whoever is in it.
    expect(await focused.getAttribute('aria-describedby')).toBe('self-test-1-error')
    await page.keyboard.press('Space')
    await error.waitFor({ state: 'detached' })
  })

  it('leads on before its code has come, and counts what was answered then', async () => {
    await withPage(shared.browser, {}, async (page) => {
      await openWithoutApp(page, address())
      await page.locator('#self-test-1 input').nth(3).check()
      await page.locator('#self-test-1').getByRole('link', { name: 'Volgende vraag' }).click()
      await page.locator('#self-test-2 input').first().waitFor({ state: 'visible' })
      expect(await page.locator('#self-test fieldset:visible').count()).toBe(1)
      expect(await page.locator('#self-test-1 input:checked').getAttribute('value')).toBe('3')
    })
    const { page } = own
    await page.goto(address())
    await page.locator('#self-test input[value="3"]').evaluateAll((inputs: HTMLInputElement[]) => {
      for (const input of inputs) input.checked = true
    })
    await page.evaluate(() => {
      location.hash = '#self-test-9'
    })
    await hydrated(page)
    await page.locator('#self-test-9').getByRole('link', { name: 'Bekijk je uitkomst' }).click()
    await expect.poll(() => page.locator('#self-test-result').textContent()).toContain('27 van de 27 punten')
  })

  it('is all in words without JavaScript, and cannot be sent', async () => {
    await withPage(shared.browser, { javaScriptEnabled: false }, async (page) => {
      await page.goto(address())
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      expect(await page.locator('#self-test fieldset:visible').count()).toBe(9)
      expect(await page.locator('#self-test-result dt:visible').count()).toBe(4)
      await page.locator('#self-test input').first().check()
      await page.keyboard.press('Enter')
      await page.locator('main form').evaluateAll((forms: HTMLFormElement[]) => {
        for (const form of forms) form.requestSubmit()
      })
      // By the time that another page has come, a form would have been sent.
      await (await page.context().newPage()).goto(address())
      expect([page.url(), requests]).toEqual([address(), []])

      await page.goto(limitsAddress())
      requests.length = 0
      expect(await page.locator('#budget input:visible').count()).toBe(0)
      expect(await page.getByText('Zo doe je het zelf').isVisible()).toBe(true)
      expect([page.url(), requests]).toEqual([limitsAddress(), []])
    })
  })
})

describe('the budget planner', () => {
  it('adds up and leaves no trace', async () => {
    const page = await open(limitsAddress())
    const planner = page.locator('#budget')
    for (const [name, value] of Object.entries({ left: '3.000', budget: '650', sessions: '3', hours: '2' })) {
      await page.locator(`#budget-${name}`).fill(value)
    }
    const text = async () => (await planner.textContent())?.replaceAll('\u00a0', ' ') ?? ''
    await expect.poll(text).toMatch(/Per keer € 50.*Per uur spelen € 25.*Per jaar € 7\.800/)
    // The law's own limits are no measure of a plan.
    expect(await text()).not.toContain('€ 700')

    await page.locator('#budget-month-2').fill('700,50')
    await page.locator('#budget-month-5').fill('600')
    await expect
      .poll(() => planner.locator('svg[role=img]').getAttribute('aria-label'))
      .toMatch(/^In \p{L}+ ging je €\s50,50 over je grens\.$/u)
    await planner.getByText('Toon als tabel').click()
    expect(await planner.locator('td').allTextContents()).toEqual(
      ['–', '€ 700,50', '–', '–', '€ 600', '–'].map((amount) => amount.replace(' ', '\u00a0')),
    )
    await page.keyboard.press('Enter')
    expect(await traces(page)).toEqual(noTraces(limitsAddress()))

    await planner.getByRole('button', { name: 'Wis alles' }).click()
    await expect.poll(text).toContain('Vul in wat poker je per maand kostte')
    expect(await page.locator('#budget-budget').inputValue()).toBe('')
  })

  it('warns from three tenths of what is left on, with what those would be and whom to call', async () => {
    const page = await open(limitsAddress())
    const warning = page.locator('#budget [role="status"]')
    await page.locator('#budget-left').fill('600')
    await page.locator('#budget-budget').fill('179')
    await expect.poll(() => page.locator('#budget output').textContent()).toContain('29%')
    expect(await warning.textContent()).toBe('')
    expect(await page.locator('#budget a[href="tel:08002400022"]').count()).toBe(1)
    await page.locator('#budget-budget').fill('500')
    await expect.poll(() => warning.textContent()).toMatch(/Je plan is 83% van wat je overhoudt\..*€\s180 per maand/)
    expect(await warning.locator('a').getAttribute('href')).toBe('tel:08002400022')
    expect(await overflowAt320(page)).toBe(0)
    await page.locator('#budget-left').fill('0')
    await expect.poll(() => warning.textContent()).toContain('Dan is elk bedrag voor poker te veel')
  })

  it.each([
    ['abc', 'geen getal'],
    ['-50', 'zonder minteken'],
    ['39,999', 'Schrijf 39999 voor het hele getal, of 39,99'],
    ['2000000', 'meer dan een miljoen'],
  ])('refuses %j with words', async (entered, words) => {
    const page = await open(limitsAddress())
    await page.locator('#budget-budget').fill(entered)
    await page.keyboard.press('Tab')
    await expect.poll(() => page.locator('#budget-budget-error').textContent()).toContain(words)
    await page.locator('#net-deposit-deposited').fill(entered)
    await page.keyboard.press('Tab')
    await expect.poll(() => page.locator('#net-deposit-deposited-error').textContent()).toContain(words)
    // Asking for what was filled in would contradict the field.
    expect(await page.locator('#budget [aria-live="polite"]').textContent()).toBe('')
    const said = (section: string) => page.locator(`#${section} [role="status"]`).textContent()
    expect(await said('net-deposit')).toMatch(/^Gestort deze maand: /)
    expect([await said('budget'), await said('net-deposit')]).toEqual(Array(2).fill(expect.stringContaining(words)))
  })

  it('names each month that it cannot read, next to its own words', async () => {
    const page = await open(limitsAddress())
    const [one, other] = [page.locator('#budget-month-2'), page.locator('#budget-month-5')]
    await one.fill('abc')
    await other.fill('-50')
    await page.keyboard.press('Tab')
    const words = async (field: typeof one) =>
      page.locator(`#${await field.getAttribute('aria-describedby')}`).textContent()
    await expect.poll(() => words(other)).toMatch(/^\p{L}+: Hier past geen getal onder nul/u)
    expect(await words(one)).toMatch(/^\p{L}+: Dit is geen getal/u)
  })

  it('tells whom to call with what is left of the month’s room', async () => {
    const page = await open(limitsAddress())
    const call = page.locator('#net-deposit a[href="tel:08002400022"]')
    expect(await call.count()).toBe(0)
    await page.locator('#net-deposit-deposited').fill('800')
    await call.waitFor()
    expect(await traces(page)).toEqual(noTraces(limitsAddress()))
    expect(await overflowAt320(page)).toBe(0)
  })

  it('turns the month and the year in an open page', async () => {
    await withPage(shared.browser, { timezoneId: 'Europe/Amsterdam' }, async (page) => {
      await page.clock.install({ time: new Date('2026-12-31T22:59:40Z') })
      await page.goto(limitsAddress())
      await hydrated(page)
      const labels = () => page.locator('label[for^="budget-month-"]').allTextContents()
      await page.getByText(/Op 1\sjanuari begint/).waitFor()
      expect((await labels()).at(-1)).toBe('dec')
      await page.clock.runFor(80_000)
      await page.getByText(/Op 1\sfebruari begint/).waitFor()
      expect(await labels()).toEqual(['aug', 'sep', 'okt', 'nov', 'dec', 'jan'])
    })
  })

  it('says what it cannot read, once the field is left', async () => {
    const page = await open(limitsAddress())
    const field = page.locator('#budget-budget')
    await field.fill('veel')
    expect(await field.getAttribute('aria-invalid')).toBeNull()
    await page.keyboard.press('Tab')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('#budget-budget-error').textContent()).toContain('60 of 60,50')
    await field.fill('60')
    await page.locator('#budget-budget-error').waitFor({ state: 'detached' })
  })
})

describe('on a telephone', () => {
  it.each(['', 'limieten/', 'naasten/', 'nu-stoppen/'])(
    'has call and the other pages on the first screen of %s',
    async (part) => {
      const { page } = own
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(address() + part)
      const places = [...(await page.locator('#help nav a').all()), page.getByRole('link', { name: 'Bel nu' })]
      expect(places.length).toBeGreaterThan(2)
      for (const place of places) {
        const box = await place.boundingBox()
        expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(740)
      }
    },
  )
  it('ends after eight screens for players', async () => {
    const { page } = own
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address())
    await hydrated(page)
    expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(8)
  })
})
