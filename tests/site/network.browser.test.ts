import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { launchBrowser } from '#tests/helpers/browser.ts'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { followToAboutUs, hydrated, shown } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)
/** A browser tells of the network before it uses it, and then asks again by itself: how often it asked for the new page says nothing. */
const isNotRetried = (document: string) => document !== '/over-ons/'

it('fetches a page that a link is about to lead to and what it is styled with, once, and no second time when it does', async () => {
  const { page, visit } = own
  await page.goto(shared.site.url)
  await hydrated(page)
  const link = page.locator('a[href="/over-ons/"]').last()
  const answer = page.waitForResponse('**/over-ons/_payload.json*')
  await link.focus()
  const { styles } = ((await (await answer).json()) as { page: { styles: string[] } }).page
  const inlined = await page.locator('style[data-href]').evaluateAll((all) => all.map(({ dataset }) => dataset.href))
  const missing = styles.filter((sheet) => !inlined.join(' ').split(' ').includes(sheet))
  const asked = () => visit.requests.filter((path) => missing.includes(path)).toSorted()
  await expect.poll(asked).toEqual(missing.toSorted())
  await link.blur()
  await link.focus()
  await followToAboutUs(page)
  expect(missing.length).toBeGreaterThan(0)
  expect(asked()).toEqual(missing.toSorted())
  expect(visit.dataRequests()).toEqual([expect.stringMatching(/^\/over-ons\/_payload\.json\?[0-9a-f-]+$/)])
  expect(visit.documents).toEqual(['/'])
})

it('fetches nothing ahead where data is to be saved', async () => {
  const { page, visit } = own
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  await page.goto(shared.site.url)
  await hydrated(page)
  await page.locator('a[href="/contact/"]').last().focus()
  await page.locator('a[href="/over-ons/"]').last().click()
  await shown(page, 'about-us')
  expect(visit.dataRequests()).toEqual([])
  expect(visit.documents).toEqual(['/', '/over-ons/'])
})

it('says that there is no network, keeps the page, and goes on when there is one again', async () => {
  const { page, context, visit } = own
  await page.goto(shared.site.url)
  await hydrated(page)
  await context.setOffline(true)
  const notice = page.locator('[data-offline]')
  await notice.waitFor()
  await page.locator('main a[data-action="download"]').first().click()
  await page.locator('a[href="/over-ons/"]').last().click()
  // A page that is always loaded as a whole waits as well.
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/waarom-zie-ik-dit/'
    document.getElementById('main')?.append(link)
    link.click()
  })
  await notice.locator('button').click()
  expect(await page.locator('main').getAttribute('data-page')).toBe('index')
  expect(await notice.getAttribute('role')).toBe('alert')
  expect(visit.documents).toEqual(['/'])
  await context.setOffline(false)
  await shown(page, 'region-explanation')
})

it('leaves whoever steps back while a click waits for the network where they stepped to', async () => {
  const { page, context, visit } = own
  await page.goto(shared.site.url)
  await hydrated(page)
  await followToAboutUs(page)
  await context.setOffline(true)
  await page.locator('[data-offline]').waitFor()
  await page.locator('a[href="/contact/"]').last().click()
  await page.evaluate(() => history.back())
  await page.waitForURL(`${shared.site.url}/`)
  await context.setOffline(false)
  await shown(page, 'index')
  await page.locator('[data-offline]').waitFor({ state: 'hidden' })
  // A document that was asked for would have been by now.
  await page.evaluate(() => fetch('/builds/latest.json'))
  expect(visit.documents).toEqual(['/'])
})

it('sends a question to the search when there is a network again, and closes a dialog without one', async () => {
  const { page, context, visit } = own
  await page.goto(`${shared.site.url}/zoeken/`)
  await hydrated(page)
  await page.evaluate(() => {
    const dialog = document.createElement('dialog')
    const form = document.createElement('form')
    form.method = 'dialog'
    dialog.append(form)
    document.body.append(dialog)
    dialog.show()
  })
  await context.setOffline(true)
  const notice = page.locator('[data-offline]')
  await notice.waitFor()
  await page.locator('dialog[open] form[method="dialog"]').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
  await page.locator('main input[type="search"]').fill('uitbetaling')
  await page.locator('main input[type="search"]').press('Enter')
  await notice.locator('button').click()
  expect(visit.documents).toEqual(['/zoeken/'])
  expect(await page.locator('main input[type="search"]').inputValue()).toBe('uitbetaling')
  await context.setOffline(false)
  await expect.poll(() => page.url()).toContain('/zoeken/?q=uitbetaling')
})

/** What the question whether an answer was useful sends from now on. */
function votesOf(page: Page): (string | null)[] {
  const votes: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/actions/help-vote')) votes.push(request.postData())
  })
  return votes
}

it('leaves the answers to the question about cookies in sight, and a vote on its page until it can be sent', async () => {
  const { page, context, visit } = own
  await page.setViewportSize({ width: 320, height: 720 })
  await page.goto(`${shared.site.urlOf('nl')}/hulp/account-en-verificatie/`)
  await hydrated(page)
  await context.setOffline(true)
  await page.locator('[data-offline]').waitFor()
  await page
    .locator('[data-action="help-vote"]')
    .first()
    .evaluate((button: HTMLElement) => button.click())
  const notice = page.locator('[data-offline]')
  const edges = [notice, page.locator('[data-consent-banner]')].map((part) => part.boundingBox())
  const [said, question] = await Promise.all(edges)
  expect(said!.y + said!.height).toBeLessThanOrEqual(question!.y)
  for (const name of ['Weigeren', 'Toestaan']) await page.getByRole('button', { name }).click({ trial: true })
  expect(visit.documents).toEqual(['/hulp/account-en-verificatie/'])
  expect(new URL(page.url()).pathname).toBe('/hulp/account-en-verificatie/')
  // Who thinks again before it can be sent has one vote.
  await page
    .locator('[data-action="help-vote"][value="no"]')
    .first()
    .evaluate((button: HTMLElement) => button.click())
  await page.locator('[value="no"][aria-busy="true"]').waitFor({ state: 'attached' })
  const votes = votesOf(page)
  await context.setOffline(false)
  await page.locator('main form[data-done] + p').filter({ visible: true }).waitFor()
  expect(votes).toEqual([expect.stringContaining('useful=no')])
  expect(new URL(page.url()).pathname).toBe('/hulp/account-en-verificatie/')
  expect(visit.documents).toEqual(['/hulp/account-en-verificatie/'])
})

it.each([true, false])('keeps a vote that did not reach the server (hydrated: %s)', async (isHydrated) => {
  const { page, context, visit } = own
  if (!isHydrated) await page.route('**/assets/hydrate-*.js', () => {})
  await page.goto(`${shared.site.urlOf('nl')}/hulp/account-en-verificatie/`)
  if (isHydrated) await hydrated(page)
  const lost = /\/actions\/help-vote$|\/builds\/latest\.json$|:\d+\/$/
  const { promise: pressedTwice, resolve: lose } = Promise.withResolvers<void>()
  await page.route(lost, async (route) => {
    await pressedTwice
    await route.abort('connectionrefused')
  })
  // Who thinks again while the first is on its way has one vote.
  for (const useful of ['yes', 'no']) {
    await page
      .locator(`[data-action="help-vote"][value="${useful}"]`)
      .first()
      .evaluate((button: HTMLElement) => button.click())
  }
  await page.locator('[value="no"][aria-busy="true"]').waitFor({ state: 'attached' })
  lose()
  const notice = page.locator('[data-offline]')
  await notice.waitFor()
  await page.unroute(lost)
  const votes = votesOf(page)
  if (isHydrated) await notice.locator('button').click()
  else {
    await context.setOffline(true)
    await context.setOffline(false)
  }
  await page.locator('main form[data-done] + p').waitFor()
  expect(votes).toEqual([expect.stringContaining('useful=no')])
  expect(visit.documents).toEqual(['/hulp/account-en-verificatie/'])
})

it('keeps the page as well before there is an app, and goes where a click leads when there is a network', async () => {
  const { page, context, visit } = own
  const { promise: offline, resolve: lose } = Promise.withResolvers<void>()
  let isOffline = true
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await offline
    await (isOffline ? route.abort('internetdisconnected') : route.continue())
  })
  await page.goto(shared.site.url)
  const notice = page.locator('[data-offline]')
  expect(await notice.isVisible()).toBe(false)
  await context.setOffline(true)
  lose()
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/over-ons/"]')?.click())
  await notice.waitFor()
  // Who tries again before there is a network stays here.
  await notice.locator('button').click()
  expect(visit.documents).toEqual(['/'])
  expect(await notice.isVisible()).toBe(true)
  // Not a number to call, nor what is opened in another tab.
  const held = await page.evaluate(() =>
    ['tel:0800-0000', '/contact/'].map((href) => {
      const link = document.createElement('a')
      link.href = href
      document.body.append(link)
      let isPrevented = true
      const note = (event: Event) => {
        isPrevented = event.defaultPrevented
        event.preventDefault()
      }
      window.addEventListener('click', note, { once: true })
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: href.startsWith('/') }))
      return isPrevented
    }),
  )
  expect(held).toEqual([false, false])
  isOffline = false
  await context.setOffline(false)
  await shown(page, 'about-us')
  expect(visit.documents.filter(isNotRetried)).toEqual(['/'])
})

it('keeps the page when search is opened without a network, and goes there when there is one again', async () => {
  const { page, context, visit } = own
  await page.goto(shared.site.url)
  await hydrated(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Zoek op de site' }).first().click()
  await page.locator('[data-offline]').waitFor()
  expect(visit.documents).toEqual(['/'])
  await context.setOffline(false)
  await shown(page, 'search')
})

it('goes where a kept click leads as well when the code is lost on the way', async () => {
  const { page, context, visit } = own
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await lost
    await route.abort('connectionreset')
  })
  await page.route('**/over-ons/', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(shared.site.url)
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/over-ons/"]')?.click())
  await page.locator('[data-offline]').waitFor()
  const leaving = page.waitForRequest('**/over-ons/')
  await context.setOffline(false)
  await leaving
  const reported = page.waitForEvent('pageerror')
  lose()
  await reported
  release()
  await shown(page, 'about-us')
  expect(visit.documents.filter(isNotRetried)).toEqual(['/'])
})

it('tells a slow navigation by a line, and says the new page’s heading', async () => {
  const { page } = own
  await page.goto(shared.site.url)
  await hydrated(page)
  await followToAboutUs(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/_payload.json*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.evaluate(() => history.back())
  await page.waitForSelector('html[data-navigating]')
  expect(await page.evaluate(() => getComputedStyle(document.body, '::before').height)).toBe('3px')
  held.resolve()
  await shown(page, 'index')
  expect(await page.locator('html[data-navigating]').count()).toBe(0)
  const heading = await page.locator('h1').textContent()
  await expect.poll(() => page.locator('body > [role=status]').textContent()).toBe(heading)
})

it('refuses a link that would run what it holds, and leaves other sites to the browser', async () => {
  const { page } = own
  await page.goto(shared.site.url)
  await hydrated(page)
  const isStopped = (href: string) =>
    page.evaluate((address) => {
      const link = document.createElement('a')
      link.href = address
      document.getElementById('main')?.append(link)
      let isPrevented = false
      window.addEventListener(
        'click',
        (event) => {
          isPrevented = event.defaultPrevented
          event.preventDefault()
        },
        { once: true },
      )
      link.click()
      return isPrevented
    }, href)
  expect(await isStopped('javascript:void 0')).toBe(true)
  expect(await isStopped('data:text/html,x')).toBe(true)
  expect(await isStopped('https://elsewhere.example/')).toBe(false)
})

it('gives the browser no reason of ours to forget a page that is left', async () => {
  // This browser, which has no window, keeps no page; it tells what would hold it back if it did.
  const browser = await launchBrowser({ hasBackForwardCache: true })
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const reasons: string[] = []
  const told = new Promise<void>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons.push(
        ...notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason),
      )
      resolve()
    })
  })
  await page.goto(shared.site.url)
  await hydrated(page)
  await page.goto(`${shared.site.url}/aanmelden/`)
  await page.goBack()
  await told
  expect(reasons).toEqual([])
  await browser.close()
})
