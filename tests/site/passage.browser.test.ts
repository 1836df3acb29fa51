import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countRestyled } from '#scripts/quality/visit/restyled-page.ts'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { followHere, hydrated, shown } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
let context: BrowserContext
let page: Page
beforeEach(async () => {
  context = await shared.browser.newContext({ reducedMotion: 'no-preference' })
  page = await context.newPage()
  page.setDefaultTimeout(8000)
  await noteTransitions(page)
})
afterEach(() => context.close())

/** What the page tells of its last transition. */
interface NotedWindow {
  transition?: ViewTransition
  /** Each part of the old page when it was left and of the new one once it stands, with how many elements have its name. */
  names: Record<string, number>[]
  started: number
  isHeld?: true
}

/** Notes each transition of the page's next documents: how many, and which names both its pages had. */
async function noteTransitions(target: Page): Promise<void> {
  await target.addInitScript(() => {
    const noted = window as unknown as NotedWindow
    Object.assign(noted, { started: 0, names: [] })
    const namesNow = () => {
      const named = [...document.querySelectorAll('*')]
        .map((element) => getComputedStyle(element).viewTransitionName)
        .filter((name) => name !== 'none' && name !== 'root')
      return Object.fromEntries(named.map((name) => [name, named.filter((other) => other === name).length]))
    }
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      noted.started += 1
      const run = async () => {
        noted.names = [namesNow()]
        await (update as () => unknown)()
        noted.names.push(namesNow())
      }
      noted.transition = start(run)
      void noted.transition.ready.then(() => {
        if (noted.isHeld) for (const animation of document.getAnimations()) animation.pause()
      })
      return noted.transition
    }
  })
}

async function openGames(): Promise<void> {
  await page.goto(`${shared.site.url}/spellen/`)
  await hydrated(page)
}

/** Rests on a link, as a hand does before it clicks, until what a passage needs has come. */
async function rest(selector: string): Promise<void> {
  await page.locator(selector).first().hover()
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ cssRules }) =>
      [...cssRules].some((rule) => rule.cssText.includes('passage-wall')),
    ),
  )
}

async function pass(selector: string, pageId: string): Promise<void> {
  await rest(selector)
  await page.locator(selector).first().click()
  await shown(page, pageId)
}

const namesOf = () => page.evaluate(() => (window as unknown as NotedWindow).names)
const finished = () => page.evaluate(() => (window as unknown as NotedWindow).transition?.finished.then(() => true))
const leftBehind = () =>
  page.evaluate(() => [
    document.querySelectorAll('[data-passage]').length,
    document.documentElement.getAttribute('style'),
  ])

/** Of the passage that is held, how much of each picture shows at every 20 ms of it. */
function opacities(): Promise<Record<string, number>[]> {
  return page.evaluate(() => {
    const pictures = ['old(root)', 'new(root)', 'old(passage-title)', 'new(passage-title)']
    // The light on what is read has the page's place for its time.
    const animations = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    const shares: Record<string, number>[] = []
    for (let at = 0; at <= 240; at += 20) {
      for (const animation of animations) animation.currentTime = at
      const share = (picture: string) =>
        Number(getComputedStyle(document.documentElement, `::view-transition-${picture}`).opacity)
      shares.push(Object.fromEntries(pictures.map((picture) => [picture, share(picture)])))
    }
    for (const animation of animations) animation.finish()
    return shares
  })
}

/** What moves with time: the edge of a table follows who scrolls it. */
const movements = () =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { pseudoElement, target } = animation.effect as KeyframeEffect
      const written = `${target?.className} ${pseudoElement} ${(animation as CSSAnimation).animationName}`
      return animation.timeline === document.timeline ? [written] : []
    }),
  )

const DOOR = 'main a[href="/spellen/spin-and-gold/"]'

/** Goes through the door, and stops where its pictures stand in their first frame. */
async function passHeld(): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isHeld: true }))
  await pass(DOOR, 'spin-and-gold')
  await page.evaluate(() => (window as unknown as NotedWindow).transition?.ready)
}

describe('a passage', () => {
  it('shares the door, its emblem and its title with the page behind it, each name once, and leaves none behind', async () => {
    await openGames()
    await pass(DOOR, 'spin-and-gold')
    const names = await namesOf()
    expect(names).toHaveLength(2)
    for (const of of names) {
      expect(of).toMatchObject({ 'passage-wall': 1, 'passage-emblem': 1, 'passage-title': 1 })
      expect(Object.values(of).filter((count) => count > 1)).toEqual([])
    }
    expect(await finished()).toBe(true)
    expect(await leftBehind()).toEqual([0, null])
    expect(await page.evaluate(() => [document.activeElement?.id, window.scrollY])).toEqual(['main', 0])
  })

  it('goes back the same way, to the door', async () => {
    await openGames()
    await pass(DOOR, 'spin-and-gold')
    await finished()
    await page.goBack()
    await shown(page, 'games')
    for (const of of await namesOf()) expect(of).toMatchObject({ 'passage-wall': 1, 'passage-title': 1 })
    expect(await finished()).toBe(true)
    expect(await leftBehind()).toEqual([0, null])
  })

  it('is no way back for the next document, which has none of its code and styles', async () => {
    await openGames()
    await pass(DOOR, 'spin-and-gold')
    await finished()
    await page.reload()
    await hydrated(page)
    await page.goBack()
    await shown(page, 'games')
    expect(await page.evaluate(() => (window as unknown as NotedWindow).started)).toBe(0)
  })

  it('never shows two headlines: the old page is gone before anything of the new one comes', async () => {
    await openGames()
    await passHeld()
    const shares = await opacities()
    expect(shares[0]).toMatchObject({ 'old(root)': 1, 'new(root)': 0 })
    expect(shares.at(-1)).toMatchObject({ 'new(root)': 1, 'new(passage-title)': 1 })
    for (const share of shares) {
      const old = Math.max(share['old(root)']!, share['old(passage-title)']!)
      const next = Math.max(share['new(root)']!, share['new(passage-title)']!)
      expect(Math.min(old, next), JSON.stringify(share)).toBe(0)
    }
  })

  it('works out the styles of all that a new page has only once', async () => {
    await openGames()
    const doors = 'main a[href="/spellen/spin-and-gold/"]'
    await rest(doors)
    const counts = await countRestyled(page, async () => {
      await page.locator(doors).first().click()
      await shown(page, 'spin-and-gold')
      await finished()
    })
    const elements = await page.locator('*').count()
    // What stays is looked at twice, for the picture of each page.
    const share = counts.reduce((sum, count) => sum + count, 0) / elements
    expect(share).toBeLessThan(1.6)
    // Where nothing was counted, nothing was found out.
    expect(share).toBeGreaterThan(0.5)
  })

  it('changes opacity and transform, of pictures only, for 240 ms', async () => {
    await openGames()
    await passHeld()
    const moved = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => effect as KeyframeEffect)
        .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
        .map((effect) => ({
          end: Number(effect.getComputedTiming().endTime),
          properties: effect.getKeyframes().flatMap(Object.keys),
        })),
    )
    expect(Math.max(...moved.map(({ end }) => end))).toBe(240)
    const timing = ['offset', 'computedOffset', 'easing', 'composite']
    const properties = new Set(moved.flatMap((one) => one.properties).filter((name) => !timing.includes(name)))
    expect([...properties].sort()).toEqual(['opacity', 'transform'])
  })

  it('lets a second click through to the page that has come', async () => {
    await openGames()
    await passHeld()
    const { x, y, width, height } = (await page.locator('main nav a[href="/spellen/"]').first().boundingBox())!
    await page.mouse.click(x + width / 2, y + height / 2)
    await shown(page, 'games')
    await finished()
    expect(await leftBehind()).toEqual([0, null])
  })

  it('is that of the last link that was clicked while the page was slow to come', async () => {
    await openGames()
    // Where a chat is open the page waits; elsewhere the browser would load the document.
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { conversation: '' }))
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/spin-and-gold/_payload.json*', async (route) => {
      await released
      await route.continue().catch(() => {})
    })
    await rest(DOOR)
    await page.evaluate((door) => document.querySelector<HTMLElement>(door)?.click(), DOOR)
    // Nothing has its name before the page is there.
    expect(await leftBehind()).toEqual([0, null])
    await pass('main a[href="/spellen/flip-and-go/"]', 'flip-and-go')
    release()
    expect(await page.evaluate(() => (window as unknown as NotedWindow).started)).toBe(1)
    await finished()
    expect(await leftBehind()).toEqual([0, null])
    expect(new URL(page.url()).pathname).toBe('/spellen/flip-and-go/')
  })

  it('takes no picture along from a link that has none', async () => {
    await openGames()
    await pass('footer a[href="/over-ons/"]', 'about-us')
    for (const of of await namesOf()) expect(Object.keys(of)).not.toContain('passage-wall')
    await finished()
    expect(await leftBehind()).toEqual([0, null])
  })
})

describe('without a passage the page is there at once', () => {
  it('where no motion is wanted, on the way back too', async () => {
    await openGames()
    await pass(DOOR, 'spin-and-gold')
    await finished()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goBack()
    await shown(page, 'games')
    expect(await movements()).toEqual([])
    await page.locator(DOOR).first().click()
    await shown(page, 'spin-and-gold')
    expect(await page.evaluate(() => (window as unknown as NotedWindow).started)).toBeLessThanOrEqual(2)
    expect(await movements()).toEqual([])
    expect(await leftBehind()).toEqual([0, null])
  })

  it('in a browser that has none', async () => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition')
      Reflect.deleteProperty(Document.prototype, 'activeViewTransition')
      Reflect.deleteProperty(document, 'startViewTransition')
    })
    await openGames()
    await followHere(page.locator(DOOR).first())
    await shown(page, 'spin-and-gold')
    expect(await leftBehind()).toEqual([0, null])
    expect(await page.evaluate(() => [document.activeElement?.id, window.scrollY])).toEqual(['main', 0])
  })

  it('in another language, which is another document', async () => {
    await page.goto(`${shared.site.urlOf('global')}/games/`)
    await hydrated(page)
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/nl/spellen/' })
      document.querySelector('main li')?.append(link)
      link.click()
    })
    await page.waitForURL('**/nl/spellen/')
    await hydrated(page)
    expect(await page.evaluate(() => (window as unknown as NotedWindow).started)).toBe(0)
    expect(await leftBehind()).toEqual([0, null])
  })
})
