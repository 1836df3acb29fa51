import { expect } from 'vitest'
import { provideErrands } from '#tests/helpers/errands.ts'
import { hydrated, shown } from '#tests/helpers/visit.ts'

const { errand } = provideErrands()

const help = 'a[href*="gamblingtherapy.org"]'
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

errand('somebody who wants to stop gets from home to help in two steps, on the first screen', 'malta', async (it) => {
  const { page, open, screen } = it
  await open('/', '/')
  await page.locator('footer a[href$="/responsible-gaming/"]').first().click()
  await shown(page, 'responsible-gaming')
  await page.locator('#help nav a').first().click()
  await shown(page, 'responsible-gaming-stop')
  const box = await page.locator(`#help ${help}`).first().boundingBox()
  expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height)
  const words = await page.locator('main').textContent()
  expect(words).toMatch(/24\s(?:hours|uur)/)
  expect(words).not.toMatch(/nog niet .*gecontroleerd|not (?:yet )?checked/)
})

errand('somebody plans with most of what they have left, and is told so plainly', 'malta', async (it) => {
  const { page, open, inWords, hasScripts } = it
  await open('/responsible-gaming/limits/', '/responsible-gaming/limieten/')
  if (hasScripts) await hydrated(page)
  const planner = page.locator('#budget')
  if (hasScripts) {
    await planner.locator('#budget-left').fill('600')
    await planner.locator('#budget-budget').fill('500')
    await page.keyboard.press('Enter')
    const warning = planner.locator('[role="status"]')
    await expect
      .poll(() => warning.textContent())
      .toMatch(inWords(/83% of what you have left\..*\$180 a month/, /83% van wat je overhoudt\..*\$\s180 per maand/))
    expect(await warning.locator(help).isVisible()).toBe(true)
  } else {
    // Fields that nothing answers would be in the way of the words.
    expect(await planner.locator('input:visible').count()).toBe(0)
    expect(await page.getByText(inWords('divide', 'deel je maandbedrag')).first().isVisible()).toBe(true)
    expect(await page.locator(`#help ${help}`).first().isVisible()).toBe(true)
  }
  expect(new URL(page.url()).search).toBe('')
})

for (const [title, english, dutch, id] of [
  ['for themselves', '/responsible-gaming/', '/responsible-gaming/', 'self-test'],
  ['about somebody close', '/responsible-gaming/relatives/', '/responsible-gaming/naasten/', 'relatives-test'],
] as const) {
  errand(`somebody answers the test ${title} with one tap each, and finds help in the result`, 'malta', async (it) => {
    const { page, open, inWords, hasScripts } = it
    await open(english, dutch)
    const result = page.locator(`#${id}-result`)
    if (!hasScripts) {
      expect(await page.locator(`#${id} fieldset:visible`).count()).toBe(9)
      expect(await result.locator('dt:visible').count()).toBe(4)
      expect(await page.locator(`#${id}`).textContent()).toMatch(inWords(/count yourself/, /tel je zelf/))
      return
    }
    await hydrated(page)
    for (let step = 1; step <= 9; step += 1) await page.locator(`#${id}-${step} label`).nth(3).click()
    await expect.poll(() => result.textContent()).toMatch(/27/)
    expect(await result.locator(help).isVisible()).toBe(true)
    const stop = result.locator('a[href*="stop-now"], a[href*="nu-stoppen"]')
    const isOwn = id === 'self-test'
    expect(/24\s(?:hours|uur)/.test((await result.textContent()) ?? '')).toBe(isOwn)
    expect((await stop.count()) > 0).toBe(isOwn)
  })
}

errand('somebody writes an amount that is none, and reads what is wrong with it', 'malta', async (it) => {
  const { page, open, inWords, hasScripts } = it
  for (const [entered, told] of [
    ['abc', inWords('cannot read this as a number', 'geen getal')],
    ['-50', inWords('without the minus sign', 'zonder minteken')],
    [inWords('39.999', '39,999'), inWords('Write 39999 for the whole number', 'Schrijf 39999 voor het hele getal')],
  ] as const) {
    await open('/promotions/welcome-bonus/', '/promoties/welkomstbonus/')
    if (hasScripts) await hydrated(page)
    await page.locator('#calculator-deposit').fill(entered)
    await page.locator('main form:has(#calculator-deposit) button[type="submit"]').click()
    await expect.poll(() => page.locator('#calculator-deposit-error').textContent()).toContain(told)
    expect(await page.locator('#calculator-deposit').getAttribute('aria-invalid')).toBe('true')
  }
})

errand(
  'a parent finds what to block, what to say, and what happens to a child’s account and money',
  'malta',
  async (it) => {
    const { page, open, inWords } = it
    await open('/responsible-gaming/', '/responsible-gaming/')
    await page.locator(`#help nav a[href*="${inWords('relatives', 'naasten')}"]`).click()
    await shown(page, 'responsible-gaming-relatives')
    for (const name of ['BetBlocker', 'Gamban', 'bank'])
      expect(await page.locator('#blocks').textContent()).toContain(name)
    expect(await page.locator('#say li').count()).toBeGreaterThan(3)
    const minor = await page.locator('#minor-account').textContent()
    expect(minor).toMatch(inWords(/return the deposits/, /geven wij de stortingen terug/))
  },
)

errand('somebody is guided through limits step by step, from the page for themselves', 'malta', async (it) => {
  const { page, open, inWords } = it
  await open('/responsible-gaming/', '/responsible-gaming/')
  await page.locator(`#help nav a[href*="${inWords('limits', 'limieten')}"]`).click()
  await shown(page, 'responsible-gaming-limits')
  const steps = page.locator('#limits-guide ol > li')
  expect(await steps.count()).toBe(5)
  for (const step of await steps.all()) expect(((await step.textContent()) ?? '').length).toBeGreaterThan(60)
})

errand(
  'somebody tells help with gambling from the help centre by its name',
  'malta',
  async ({ page, open, inWords, device }) => {
    await open('/contact/', '/contact/')
    if (device === 'phone') await page.locator('button[popovertarget="site-menu"]').first().click()
    const outside = page.locator('a[target="_blank"]:visible').filter({ hasText: inWords(/^\s*Help/, /^\s*Hulp/) })
    const names = await outside.allTextContents()
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(name).toMatch(inWords(/Help with gambling/, /Hulp bij gokken/))
  },
)

errand(
  'a streamer pastes a list, and is not told that all is well before they say how the tournament ended',
  'malta',
  async (it) => {
    const { page, open, hasScripts, inWords } = it
    await open('/streamer-mode/check/', '/streamermodus/controle/')
    if (hasScripts) await hydrated(page)
    await page.locator('#check input[value="twitch"]').check()
    await page.locator('#check-link').fill('kaartenkoffie')
    await page.locator('#check summary').first().click()
    const viewers = inWords('45.5', '45,5')
    const lines = [80, 50, 20].map((days) => `${daysAgo(days)}\t20:00\t${viewers}\t2/2\t90%`)
    await page.locator('#check-streams').fill(lines.join('\n'))
    const result = page.locator('#check-result')
    const submit = page.locator('#check button[type="submit"]')
    await submit.click()
    await expect.poll(() => result.textContent()).toMatch(/5 (?:of|van de) 6/)
    await page.locator('#check-end').check()
    await submit.click()
    await expect.poll(() => result.textContent()).toMatch(/6 (?:of|van de) 6/)
  },
)

errand('a streamer reads what each line came to, and why one could not be read', 'malta', async (it) => {
  const { page, open, inWords, hasScripts } = it
  await open('/streamer-mode/reward/', '/streamermodus/vergoeding/')
  if (hasScripts) await hydrated(page)
  const form = page.locator('main form')
  const price = inWords('12.50', '12,50')
  await form.locator('textarea').fill(`2026-11-21 23:30; ${price}; 81%\n2026-11-21T20:00\t3\t0.8\n2026-11-20 22:00;4`)
  await form.locator('input[name="end"]').check()
  await form.locator('button[type="submit"]').click()
  // 12.50 of the tournament and 4 of the other session; the second line is left out, and said to be.
  await expect.poll(() => page.locator('main').textContent()).toMatch(/\$\s?16[.,]50/)
  expect(await page.locator('main').textContent()).toContain(inWords('Line 2: “0.8”', 'Regel 2: ‘0.8’'))
  // The format stays in sight beside what was typed.
  expect(await form.textContent()).toContain('2026-11-')
})

errand('a streamer pastes a link of somebody else’s, and one of their own dashboard', 'malta', async (it) => {
  const { page, open, inWords, hasScripts } = it
  for (const [link, told] of [
    ['twitch.tv.example.com/naam', inWords('belongs to somebody else', 'van iemand anders')],
    ['dashboard.twitch.tv/u/kaartenkoffie/home', inWords('the part after /u/', 'het deel na /u/')],
  ] as const) {
    await open('/streamer-mode/stream-link/', '/streamermodus/streamlink/')
    if (hasScripts) await hydrated(page)
    await page.locator('main form input[value="twitch"]').check()
    await page.locator('#link-link').fill(link)
    await page.locator('main form button[type="submit"]').click()
    await expect.poll(() => page.locator('#link-result').textContent()).toContain(told)
  }
})
