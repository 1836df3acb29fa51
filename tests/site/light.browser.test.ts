import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { EditionId } from '#shared/site/editions.ts'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { followToAboutUs, hydrated, shown } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()

/** With motion, unless it is said otherwise. */
async function visit<T>(
  path: string,
  check: (page: Page) => Promise<T>,
  {
    edition = 'nl',
    isWithApp = true,
    ...options
  }: BrowserContextOptions & { edition?: EditionId; isWithApp?: boolean } = {},
): Promise<T> {
  const context = await shared.browser.newContext({ reducedMotion: 'no-preference', ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(8000)
  // Every movement stands still at its beginning, also in a document that a process begins with: the site's process is there before.
  await page.goto(`${shared.site.urlOf(edition)}/robots.txt`)
  const client = await context.newCDPSession(page)
  await client.send('Animation.enable')
  await client.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await noteTransitions(page)
  if (!isWithApp) await page.route('**/*.js', (route) => route.abort())
  await page.goto(shared.site.urlOf(edition) + path)
  const result = await check(page)
  await context.close()
  return result
}

interface NotedWindow {
  /** What has moved in a section: its property, and whether it is of what stands before the element. */
  moved: string[]
  largest: { name: string; size: number }[]
}

async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = window as unknown as NotedWindow
    Object.assign(noted, { moved: [], largest: [] })
    document.addEventListener('transitionrun', ({ target, propertyName, pseudoElement }) => {
      if ((target as Element).closest('main > :first-child')) noted.moved.push(propertyName + pseudoElement)
    })
    new PerformanceObserver((list) => {
      for (const { element, size } of list.getEntries() as LargestContentfulPaint[]) {
        noted.largest.push({ name: element?.localName ?? '', size })
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

const movedOf = (page: Page) => page.evaluate(() => (window as unknown as NotedWindow).moved.toSorted())
const largestOf = (page: Page) => page.evaluate(() => (window as unknown as NotedWindow).largest.at(-1) ?? null)
/** How dark the entrance is. */
const veilOf = (page: Page) =>
  page.locator('main img[fetchpriority="high"]').evaluate((art) => {
    const frame = art.closest('picture')!.parentElement!
    return Number(getComputedStyle(frame, '::before').opacity)
  })

describe('the lamp in the entrance', () => {
  it('comes on with the document, for 400 ms, and not when a step leads back in it', async () => {
    await visit('/', async (page) => {
      await expect.poll(() => movedOf(page)).toEqual(['opacity::before', 'transform'])
      expect(await veilOf(page)).toBe(1)
      const ends = await page.evaluate(() =>
        document
          .querySelector('main > :first-child')!
          .getAnimations({ subtree: true })
          .filter((animation) => animation instanceof CSSTransition)
          .map(({ effect }) => effect?.getComputedTiming().endTime),
      )
      expect(ends).toEqual([400, 400])
      await hydrated(page)
      expect(await veilOf(page)).toBe(1)
      await followToAboutUs(page)
      await page.goBack()
      await shown(page, 'index')
      expect(await veilOf(page)).toBe(0)
      expect(await movedOf(page)).toEqual(['opacity::before', 'transform'])
    })
  })

  it.each([
    { name: 'a phone', viewport: { width: 390, height: 844 } },
    { name: 'a desktop', viewport: { width: 1440, height: 900 } },
  ])('holds up no largest paint on $name: it counts while all is dark', async ({ viewport }) => {
    const without = await visit(
      '/',
      async (page) => {
        await page.waitForLoadState('networkidle')
        await expect.poll(async () => (await largestOf(page))?.name).toBe('img')
        expect(await veilOf(page)).toBe(0)
        return largestOf(page)
      },
      { viewport, isWithApp: false, reducedMotion: 'reduce' },
    )
    await visit(
      '/',
      async (page) => {
        await expect.poll(async () => (await largestOf(page))?.name).toBe('img')
        expect((await largestOf(page))?.size).toBeGreaterThanOrEqual(without?.size ?? Number.POSITIVE_INFINITY)
        expect(await veilOf(page)).toBe(1)
      },
      // What takes over a page slowly finds the lamp on.
      { viewport, isWithApp: false },
    )
  })

  it('is on at once where no motion is wanted, and without a script', async () => {
    await visit('/', async (page) => expect([await veilOf(page), await movedOf(page)]).toEqual([0, []]), {
      reducedMotion: 'reduce',
    })
    await visit('/', async (page) => expect(await veilOf(page)).toBe(0), { javaScriptEnabled: false })
  })
})

/** Of every door of the page, a picture with words that lead somewhere: how much of its pictures and of its words shows, and whether they stand apart. */
function doorsOf(page: Page) {
  return page.evaluate(() => {
    const shows = (element: Element): number => {
      const around = element.parentElement
      return Number(getComputedStyle(element).opacity) * (around ? shows(around) : 1)
    }
    const doors = [...document.querySelectorAll('main li:has(a[href]):has(img)')]
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect()
      return top + height / 2
    }
    return doors.map((door) => ({
      isWhole: [...door.querySelectorAll('img')].every(
        (img, _, [first]) => Math.abs(middle(img) - middle(first!)) < first!.getBoundingClientRect().height / 2,
      ),
      pictures: Math.min(...[...door.querySelectorAll('img')].map(shows)),
      words: Math.min(...[...door.querySelectorAll('a, p, h2, h3')].map(shows)),
    }))
  })
}

const still = { reducedMotion: 'reduce' } as const
const hubs = [
  ...['/', '/spellen/', '/promoties/', '/toernooien/', '/pokerschool/'].map((path) => ({
    path,
    edition: 'nl' as const,
  })),
  { path: '/ggteam/', edition: 'global' as const },
]

describe('doors', () => {
  it.each(hubs)(
    'of $path dim beside the one under the pointer or with the focus: their pictures, not their words',
    {
      timeout: 30_000,
    },
    async ({ path, edition }) => {
      await visit(
        path,
        async (page) => {
          await hydrated(page)
          const all = await doorsOf(page)
          expect(all.length).toBeGreaterThan(1)
          for (const door of all) expect(door).toEqual({ isWhole: true, pictures: 1, words: 1 })
          const first = page.locator('main li:has(a[href]):has(img)').first()
          const expectLit = async () => {
            const [lit, ...others] = await doorsOf(page)
            expect(lit).toMatchObject({ pictures: 1, words: 1 })
            expect(others[0]).toMatchObject({ pictures: 0.4, words: 1 })
          }
          // The link lies over the whole door.
          await first.locator('img').last().hover({ force: true })
          await expectLit()
          await page.mouse.move(0, 0)
          await page.keyboard.press('Tab')
          await first.locator('a').focus()
          await expectLit()
          await page.emulateMedia({ forcedColors: 'active' })
          expect((await doorsOf(page)).every(({ pictures }) => pictures === 1)).toBe(true)
        },
        { ...still, edition },
      )
    },
  )

  it('dim on every list that has some', { timeout: 60_000 }, async () => {
    for (const { path, edition } of hubs) {
      await visit(
        path,
        async (page) => {
          const without = await page.evaluate(() =>
            [...document.querySelectorAll('main :is(ul, ol):has(> li ~ li a[href]):has(> li ~ li img)')]
              .filter((list) => list.closest('.doors') === null)
              .map((list) => list.className),
          )
          expect(without, path).toEqual([])
        },
        { ...still, edition },
      )
    }
  })

  it('open wherever they are pressed', async () => {
    await visit('/', async (page) => {
      await hydrated(page)
      await page.locator('#spin-and-gold img').first().click({ force: true })
      await shown(page, 'spin-and-gold')
    })
  })
})

describe('the light on what is read', () => {
  it('stands behind the section in the middle of the window, and moves only with the page', async () => {
    await visit('/toernooien/', async (page) => {
      await hydrated(page)
      const sections = page.locator('main > * + * > section')
      const count = await sections.count()
      expect(count).toBeGreaterThan(2)
      for (let at = 0; at < count; at += 1) {
        await sections.nth(at).evaluate((section) => section.scrollIntoView({ block: 'center' }))
        const brightness = () =>
          sections.evaluateAll((all) => all.map((section) => Number(getComputedStyle(section, '::before').opacity)))
        await expect.poll(async () => (await brightness())[at]).toBeGreaterThan(0.3)
        const shining = await brightness()
        expect(shining.indexOf(Math.max(...shining))).toBe(at)
      }
      const timelines = await page.evaluate(() => document.getAnimations().map(({ timeline }) => String(timeline)))
      expect(new Set(timelines)).toEqual(new Set(['[object ViewTimeline]']))
    })
  })

  it.each([
    { name: 'where no motion is wanted', options: still },
    { name: 'in forced colours', options: { forcedColors: 'active' } as const },
  ])('is out $name', async ({ options }) => {
    await visit(
      '/toernooien/',
      async (page) => {
        const sections = page.locator('main > * + * > section')
        await sections.first().evaluate((section) => section.scrollIntoView({ block: 'center' }))
        const drawn = await sections.evaluateAll(
          (all) =>
            all
              .map((section) => getComputedStyle(section, '::before'))
              .filter(({ content, opacity }) => content !== 'none' && opacity !== '0').length,
        )
        expect(drawn).toBe(0)
      },
      options,
    )
  })
})
