import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { hydrated } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

const editions = [
  {
    host: 'nl.localhost',
    path: '/aanmelden/',
    title: 'Je account is nog niet gemaakt',
    missing: [
      'Je e-mailadres ontbreekt.',
      'Je hebt nog geen wachtwoord gekozen.',
      'Je hebt je leeftijd niet bevestigd.',
    ],
    bad: ['Dit is geen volledig e-mailadres.', 'Dit wachtwoord is te kort.'],
    lacking: 'Er ontbreekt een kleine letter of een cijfer.',
    guessable: 'Dit wachtwoord raadt een ander snel.',
    next: 'Cruks',
  },
  {
    host: 'global.localhost',
    path: '/sign-up/',
    title: 'Your account has not been created yet',
    missing: [
      'Your e-mail address is missing.',
      'You have not chosen a password yet.',
      'You have not confirmed your age.',
    ],
    bad: ['This is not a whole e-mail address.', 'This password is too short.'],
    lacking: 'A lowercase letter or a number is missing.',
    guessable: 'This password is easy to guess.',
    next: 'excluded yourself',
  },
]
const viewports = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]

const addressOf = ({ host, path }: (typeof editions)[number]) => {
  const url = new URL(path, shared.site.url)
  url.hostname = host
  return url.href
}
const submit = (page: Page) => page.locator('main form button[type="submit"]').click()
/** What the form says is wrong: in its summary, and beside each field by the field's own description. */
async function readErrors(page: Page) {
  const summary = await page.locator('[data-error-summary] li').allTextContents()
  const beside = await page.locator('main form [aria-invalid="true"]').evaluateAll((fields) =>
    fields.map((field) => {
      const described = (field.getAttribute('aria-describedby') ?? '').split(' ')
      const message = document.getElementById(described.find((id) => id.endsWith('-error')) ?? '')
      return message?.checkVisibility() ? message.querySelector('[data-error]:not([hidden]) b')?.textContent : null
    }),
  )
  return { summary, beside }
}

describe.each(editions)('the sign-up form of $host', (edition) => {
  it.each(viewports)('says what is wrong beside the fields and in a summary, at $width px', async (viewport) => {
    const { page } = own
    const posts: (string | null)[] = []
    await page.setViewportSize(viewport)
    await page.route('https://accounts.*/**', (route) => {
      posts.push(route.request().postData())
      return route.fulfill({ contentType: 'text/html', body: '<p id="done">Done</p>' })
    })
    await page.goto(addressOf(edition))
    await expect
      .poll(() => page.locator('main form').evaluate((form) => (form as HTMLFormElement).noValidate))
      .toBe(true)

    await submit(page)
    expect(await readErrors(page)).toEqual({ summary: edition.missing, beside: edition.missing })
    const summary = page.locator('[data-error-summary]')
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await summary.locator('h2').textContent()).toBe(edition.title)

    await summary.locator('a').first().click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('email')
    await page.keyboard.type('iemand')
    await page.locator('#password').fill('kort7')
    await page.locator('#minimumAge').check()
    expect(await readErrors(page)).toEqual({ summary: edition.bad, beside: edition.bad })
    // Who leaves a field that is still wrong for a link of the summary gets there: nothing replaces it under the pointer.
    await page.locator('#password').pressSequentially('8')
    await summary.locator('a').first().click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('email')

    await page.locator('#email').fill('iemand@voorbeeld.example')
    await page.locator('#password').fill('HARTEN SCHOPPEN RUITEN')
    expect((await readErrors(page)).beside).toEqual([edition.lacking])
    await page.locator('#password').fill('iemand-poker-20261')
    expect((await readErrors(page)).beside).toEqual([edition.guessable])
    await submit(page)
    expect(posts).toEqual([])

    await page.locator('#password').fill('drie natte paraplu 4')
    expect(await readErrors(page)).toEqual({ summary: [], beside: [] })
    expect(await summary.isVisible()).toBe(false)
    await page.locator('main form button[type="submit"]').dblclick()
    await page.locator('#done').waitFor()
    expect(posts).toHaveLength(1)
    expect(Object.fromEntries(new URLSearchParams(posts[0] ?? ''))).toMatchObject({
      email: 'iemand@voorbeeld.example',
      password: 'drie natte paraplu 4',
    })
  })

  it.each(viewports)('has at its button what is agreed to and what comes next, at $width px', async (viewport) => {
    const { page } = own
    await page.setViewportSize(viewport)
    await page.goto(addressOf(edition))
    const form = page.locator('main form')
    const links = await form
      .locator('a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href.replace(location.origin, '')))
    expect(links.map((href) => href.replace(/^https:.*\//, ''))).toEqual([
      '/terms-conditions/',
      '/privacy-policy/',
      expect.stringMatching(/^\/responsible-gaming\/bonus-restrict/),
      expect.stringMatching(/^\/terms-conditions\/#c-/),
      'log-in',
    ])
    expect(await form.locator('ol').textContent()).toContain(edition.next)
    for (const path of links.filter((href) => href.startsWith('/'))) {
      const [address = '', anchor] = path.split('#')
      const { body } = await shared.site.app.inject({ url: address, headers: { host: edition.host } })
      if (anchor) expect(body).toContain(`id="${anchor}"`)
    }
  })

  it('is checked by the browser without scripts, by the same rules', async () => {
    const context = await shared.browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const asked: string[] = []
    await page.route('https://accounts.*/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p id="done">Done</p>' })
    })
    await page.goto(addressOf(edition))
    await page.locator('#email').fill('iemand@voorbeeld.example')
    await page.locator('#minimumAge').check()
    for (const password of ['kort7', 'geen enkel cijfer hier']) {
      await page.locator('#password').fill(password)
      await submit(page)
      expect(asked).toEqual([])
    }
    expect(await page.locator('main form [data-error]:visible').count()).toBe(0)
    await page.locator('#password').fill('drie natte paraplu 4')
    await submit(page)
    await page.locator('#done').waitFor()
    await context.close()
  })
})

it('shows each rule of the password as it is met', async () => {
  const { page } = own
  await page.goto(addressOf(editions[0]!))
  const met = () =>
    page
      .locator('[data-rule] > span:visible')
      .evaluateAll((marks) => marks.map((mark) => (mark.parentElement as HTMLElement).dataset.rule))
  const field = page.locator('#password')
  for (const [password, rules] of [
    ['ABC', []],
    ['ABc', ['letters']],
    ['ABc7', ['letters', 'numbers']],
    ['drie natte paraplu 4', ['length', 'letters', 'numbers']],
    ['7', ['numbers']],
  ] as const) {
    await field.fill(password)
    await expect.poll(met).toEqual(rules)
    expect(await field.evaluate((input) => (input as HTMLInputElement).validity.valid)).toBe(rules.length === 3)
  }
})

it('a form that is sent without a network asks for one account as soon as there is one', async () => {
  const { page, context } = own
  const posts: (string | null)[] = []
  await page.route('https://accounts.*/**', (route) => {
    posts.push(route.request().postData())
    return route.fulfill({ contentType: 'text/html', body: '<p id="done">Done</p>' })
  })
  await page.goto(addressOf(editions[0]!))
  await hydrated(page)
  await page.locator('#email').fill('iemand@voorbeeld.example')
  await page.locator('#password').fill('drie natte paraplu 4')
  await page.locator('#minimumAge').check()
  await context.setOffline(true)
  await page.locator('[data-offline]').waitFor()
  await page.locator('main form button[type="submit"]').dblclick()
  expect(posts).toEqual([])
  await context.setOffline(false)
  await page.locator('#done').waitFor()
  expect(posts).toEqual([expect.stringContaining('email=iemand')])
})

it('the button that shows a password is there once it does so', async () => {
  const { page } = own
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/sign-up-form-*.js', (route) => released.then(() => route.continue()))
  await page.goto(addressOf(editions[0]!))
  await hydrated(page)
  const field = page.locator('#password')
  const button = page.locator('[data-action="reveal-password"]')
  await field.waitFor()
  expect(await button.isVisible()).toBe(false)
  release()
  await button.click()
  expect([await field.getAttribute('type'), await button.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
})
