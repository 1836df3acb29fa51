import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { followToAboutUs, fontsLoaded, hydrated, preloaded, shown, staticHtml } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

describe('home, about us and back', () => {
  it('costs one payload each and leaves the static HTML as it was', async () => {
    await own.page.goto(shared.site.url)
    await hydrated(own.page)
    const before = await staticHtml(own.page)
    await followToAboutUs(own.page)
    expect(await own.page.locator('[type="application/ld+json"]').count()).toBe(0)
    expect(own.visit.dataRequests()).toEqual([expect.stringMatching(/^\/over-ons\/_payload\.json\?[0-9a-f-]+$/)])
    // Where the link was may be another one by then.
    await own.page.mouse.move(0, 0)
    await own.page.goBack()
    await shown(own.page, 'index')
    expect(own.visit.dataRequests()).toHaveLength(2)
    expect(await staticHtml(own.page)).toEqual(before)
    expect(own.visit.documents).toEqual(['/'])
    expect(own.visit.problems).toEqual([])
  })

  it('gives the page that a full load gives', async () => {
    await own.page.goto(`${shared.site.url}/over-ons/`)
    await hydrated(own.page)
    const loaded = await describePage(own.page)
    await own.page.goto(shared.site.url)
    await hydrated(own.page)
    await followToAboutUs(own.page)
    // What lies below the screen comes when the rest is painted.
    await expect.poll(() => describePage(own.page)).toEqual(loaded)
  })

  it('moves focus to the new page and the reader to its top', async () => {
    await own.page.goto(shared.site.url)
    await hydrated(own.page)
    await own.page.evaluate(() => window.scrollTo(0, 400))
    await followToAboutUs(own.page)
    expect(await own.page.evaluate(() => [document.activeElement?.id, window.scrollY])).toEqual(['main', 0])
  })

  it('brings the reader back to where they were, on the way back and forward', async () => {
    await own.page.goto(shared.site.url)
    await hydrated(own.page)
    await scrollTo(own.page, 1500)
    await clickLinkTo(own.page, '/over-ons/', 'preloaded')
    await shown(own.page, 'about-us')
    await scrollTo(own.page, 700)
    await own.page.goBack()
    await shown(own.page, 'index')
    await expect.poll(() => own.page.evaluate(() => window.scrollY)).toBe(1500)
    await own.page.goForward()
    await shown(own.page, 'about-us')
    await expect.poll(() => own.page.evaluate(() => window.scrollY)).toBe(700)
  })

  it('loads a page anew that is asked for again, from its top, without another entry in the history', async () => {
    await own.page.goto(shared.site.url)
    await hydrated(own.page)
    await scrollTo(own.page, 900)
    const entries = await own.page.evaluate(() => history.length)
    await own.page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/"]')?.click())
    await expect.poll(() => own.visit.documents).toEqual(['/', '/'])
    await hydrated(own.page)
    expect(await own.page.evaluate(() => [window.scrollY, history.length])).toEqual([0, entries])
    expect(own.visit.dataRequests()).toEqual([])
  })

  it('brings the reader back from a place on the same page, and there again', async () => {
    await own.page.goto(`${shared.site.url}/terms-conditions/`)
    await hydrated(own.page)
    // Lines that still wrap otherwise move what is kept of the place.
    await fontsLoaded(own.page)
    const height = () => own.page.evaluate(() => Math.round(window.scrollY))
    await own.page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
    await expect.poll(height).toBe(700)
    const clauses = own.page.locator('main a[href^="#"]:visible')
    const last = await clauses.last().getAttribute('href')
    await clauses.last().evaluate((link: HTMLElement) => link.click())
    await expect.poll(() => own.page.url()).toContain(last)
    await expect.poll(height).toBeGreaterThan(900)
    const there = await height()
    await own.page.goBack()
    await expect.poll(height).toBe(700)
    await own.page.goForward()
    await expect.poll(height).toBe(there)
  })

  it.each([
    'Chromium, which tells of a step before it scrolls',
    'WebKit, which scrolls to a hash before it tells of it',
  ])('brings the reader back however soon, before a scroll is told of, in %s', async (browser) => {
    if (browser.startsWith('WebKit')) {
      await own.page.addInitScript(() => {
        addEventListener('popstate', () => {
          // Without a state it is an entry that the browser makes.
          if (history.state === null) document.getElementById(location.hash.slice(1))?.scrollIntoView()
        })
      })
    }
    await own.page.goto(`${shared.site.url}/terms-conditions/`)
    await hydrated(own.page)
    await fontsLoaded(own.page)
    const places = await own.page.evaluate(async () => {
      const step = (act: () => void) =>
        new Promise<number>((resolve) => {
          addEventListener('hashchange', () => resolve(Math.round(window.scrollY)), { once: true })
          act()
        })
      const links = [...document.querySelectorAll<HTMLElement>('main a[href^="#"]')].filter((link) =>
        link.checkVisibility(),
      )
      window.scrollTo({ top: 700, behavior: 'instant' })
      const there = await step(() => links.at(-1)?.click())
      return [there > 900, await step(() => history.back()), (await step(() => history.forward())) === there]
    })
    expect(places).toEqual([true, 700, true])
  })

  it('reaches a hash, and survives one that cannot be decoded', async () => {
    await own.page.goto(shared.site.url)
    await hydrated(own.page)
    await clickLinkTo(own.page, '/over-ons/#100%', 'preloaded')
    await shown(own.page, 'about-us')
    expect(await own.page.locator('h1').count()).toBe(1)
    expect(own.visit.problems).toEqual([])
  })

  it('forgets a menu that was open when the app took over', async () => {
    await own.page.goto(shared.site.url)
    await own.page.evaluate(() => document.querySelector('details[data-menu]')?.setAttribute('open', ''))
    await hydrated(own.page)
    await followToAboutUs(own.page)
    await own.page.goBack()
    await shown(own.page, 'index')
    expect(await own.page.locator('details[data-menu][open]').count()).toBe(0)
  })

  it('keeps what somebody has filled in, however long they rest on the link that they follow', async () => {
    await own.page.goto(`${shared.site.url}/aanmelden/`)
    await hydrated(own.page)
    const email = own.page.locator('main input[type=email]')
    await email.fill('speler@voorbeeld.example')
    await clickLinkTo(own.page, '/over-ons/', 'preloaded')
    await shown(own.page, 'about-us')
    await own.page.goBack()
    await shown(own.page, 'sign-up')
    expect(await email.inputValue()).toBe('speler@voorbeeld.example')
  })

  it('is a matter of the page alone where nothing is filled in, boxes to tick or not', async () => {
    await own.page.goto(`${shared.site.url}/aanmelden/`)
    await hydrated(own.page)
    await clickLinkTo(own.page, '/over-ons/', 'preloaded')
    await shown(own.page, 'about-us')
    expect(own.visit.documents).toEqual(['/aanmelden/'])
  })

  it('brings focus back to the link that led away, and leaves open what was open', async () => {
    await own.page.goto(`${shared.site.url}/toernooien/ggmasters/`)
    await hydrated(own.page)
    const question = own.page.locator('main details').last()
    await question.evaluate((details: HTMLDetailsElement) => {
      details.open = true
    })
    const link = own.page.locator('main a[href="/toernooien/"]').last()
    await link.focus()
    await preloaded(own.page, '/toernooien/')
    await own.page.keyboard.press('Enter')
    await shown(own.page, 'tournaments')
    await own.page.goBack()
    await shown(own.page, 'ggmasters')
    await expect.poll(() => link.evaluate((anchor) => document.activeElement === anchor)).toBe(true)
    expect(await question.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true)
    expect(own.visit.documents).toEqual(['/toernooien/ggmasters/'])
  })
})

describe('links', () => {
  it('of an unknown own.page, another locale or another site are the browser’s own', async () => {
    const globalHome = shared.site.urlOf('global')
    await own.page.goto(globalHome)
    await hydrated(own.page)
    await Promise.all([own.page.waitForURL(`${globalHome}/nl/`), clickLinkTo(own.page, '/nl/')])
    expect(own.visit.documents).toEqual(['/', '/nl/'])
    await hydrated(own.page)
    await Promise.all([own.page.waitForURL(`${globalHome}/nl/nergens/`), clickLinkTo(own.page, '/nl/nergens/')])
    expect(own.visit.documents).toHaveLength(3)
    expect(own.visit.dataRequests()).toEqual([])
  })

  it('are taken over only where a plain click means: show that page here', async () => {
    await own.page.goto(shared.site.url)
    await hydrated(own.page)
    for (const path of ['/over-ons/', '/contact/']) {
      await own.page.locator(`a[href="${path}"]`).last().hover()
      await preloaded(own.page, path)
    }
    const clicks = [
      { attributes: { href: '/over-ons/' }, init: {}, isTaken: true },
      { attributes: { href: '/contact/?a=1#b', target: '_self' }, init: {}, isTaken: true },
      { attributes: { href: '/over-ons/' }, init: { ctrlKey: true }, isTaken: false },
      { attributes: { href: '/over-ons/' }, init: { metaKey: true }, isTaken: false },
      { attributes: { href: '/over-ons/' }, init: { shiftKey: true }, isTaken: false },
      { attributes: { href: '/over-ons/' }, init: { altKey: true }, isTaken: false },
      { attributes: { href: '/over-ons/' }, init: { button: 1 }, isTaken: false },
      { attributes: { href: '/over-ons/', target: '_blank' }, init: {}, isTaken: false },
      { attributes: { href: '/over-ons/', download: '' }, init: {}, isTaken: false },
      { attributes: { href: 'https://elsewhere.example/over-ons/' }, init: {}, isTaken: false },
      { attributes: { href: '/hulp-bij-gokken/' }, init: {}, isTaken: false },
      // Nobody rested on it: the browser paints its document before a payload had come.
      { attributes: { href: '/overzicht/' }, init: {}, isTaken: false },
      { attributes: { href: '#main' }, init: {}, isTaken: false },
      { attributes: { href: 'mailto:a@b.example' }, init: {}, isTaken: false },
      { attributes: {}, init: {}, isTaken: false },
    ]
    for (const { attributes, init, isTaken } of clicks) {
      expect(await isClickTaken(own.page, attributes, init), JSON.stringify([attributes, init])).toBe(isTaken)
    }
  })

  it('fall back to a full load when the payload does not come', async () => {
    await own.page.goto(shared.site.url)
    await hydrated(own.page)
    await own.page.route('**/_payload.json*', (route) => route.abort())
    await own.page.locator('a[href="/over-ons/"]').last().click()
    await shown(own.page, 'about-us')
    expect(own.visit.documents).toEqual(['/', '/over-ons/'])
  })

  it('fall back to a full load, hash and all, when the payload is another build’s', async () => {
    await own.page.goto(shared.site.url)
    await hydrated(own.page)
    await own.page.route('**/_payload.json*', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/"buildId":"[0-9a-f-]+"/, '"buildId":"other"')
      await route.fulfill({ response, body })
    })
    await clickLinkTo(own.page, '/over-ons/#main', 'preloaded')
    await own.page.waitForURL(`${shared.site.url}/over-ons/#main`)
    await shown(own.page, 'about-us')
    expect(own.visit.documents).toEqual(['/', '/over-ons/'])
  })
})

async function scrollTo(target: Page, y: number): Promise<void> {
  await target.evaluate((top) => window.scrollTo(0, top), y)
  await expect.poll(() => target.evaluate(() => window.scrollY)).toBe(y)
}

/**
 * Clicks a link that no page of ours has; `first` is what comes before. It is reached by keyboard, not by a pointer made up
 * here: after a scroll the browser tells again where the real one rests, which takes back that another link is meant.
 */
async function clickLinkTo(target: Page, href: string, first: 'at once' | 'preloaded' = 'at once'): Promise<void> {
  const path = await target.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    link.id = 'followed'
    document.getElementById('main')?.append(link)
    return link.pathname
  }, href)
  if (first === 'preloaded') {
    await target.evaluate(() => document.getElementById('followed')?.focus({ preventScroll: true }))
    await preloaded(target, path)
  }
  await target.evaluate(() => document.getElementById('followed')?.click())
}

/** Whether our handler took a click over; the browser's own answer to it is stopped either way. */
function isClickTaken(
  target: Page,
  attributes: Record<string, string>,
  init: Record<string, boolean | number>,
): Promise<boolean> {
  return target.evaluate(
    ([names, options]) => {
      const link = document.createElement('a')
      for (const [name, value] of Object.entries(names)) link.setAttribute(name, value)
      document.getElementById('main')?.append(link)
      let isTaken = false
      const stop = (event: Event) => {
        isTaken = event.defaultPrevented
        event.preventDefault()
      }
      window.addEventListener('click', stop, { once: true })
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }))
      link.remove()
      return isTaken
    },
    [attributes, init] as const,
  )
}

/** What a reader, a search engine and assistive technology get from the document. */
function describePage(target: Page) {
  return target.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    theme: document.body.dataset.theme,
    head: [...document.head.querySelectorAll('[data-head]')].map((element) => element.outerHTML),
    root: document.getElementById('root')?.innerHTML.replace(/<time [^>]*data-clock.*?<\/time>|<!--.*?-->/g, ''),
  }))
}
