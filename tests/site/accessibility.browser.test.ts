import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { overflowOf } from '#tests/helpers/axe.ts'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { hydrated } from '#tests/helpers/visit.ts'

// What no other test tries of the criteria in docs/accessibility-audit.md, where a program that looks at a page sees nothing.
const shared = provideBrowserSite()
const own = provideVisit(shared)

const open = async (path: string) => {
  await own.page.setViewportSize({ width: 1440, height: 900 })
  await own.page.goto(shared.site.urlOf('nl') + path)
}

it.each(['/', '/download/', '/terms-conditions/'])(
  '2.4.1: the first stop of %s leads past the header',
  async (path) => {
    await open(path)
    await own.page.keyboard.press('Tab')
    const skip = own.page.locator(':focus')
    expect(await skip.getAttribute('href')).toBe('#main')
    const box = await skip.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect(box?.height).toBeGreaterThan(40)
    expect(await isOnTop(skip)).toBe(true)
    await own.page.keyboard.press('Enter')
    await own.page.keyboard.press('Tab')
    expect(await own.page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')
  },
)

describe('2.5.2: a press that is taken elsewhere before its release', () => {
  it.each([true, false])('starts nothing (before hydration: %s)', async (isEarly) => {
    await open('/')
    if (!isEarly) await hydrated(own.page)
    const url = own.page.url()
    // What opens at the press may close again at the release.
    await own.page.evaluate(() => {
      // On a busy machine a menu may have opened before the press, for a mouse that rested on it.
      let before: Element[] = []
      document.addEventListener('pointerdown', () => (before = [...document.querySelectorAll('details[open]')]), true)
      for (const type of ['toggle', 'submit', 'close']) {
        const note = ({ target }: Event) => {
          if (before.includes(target as Element)) return
          document.body.setAttribute('data-acted', `${type} of ${(target as Element).outerHTML.slice(0, 200)}`)
        }
        document.addEventListener(type, note, true)
      }
    })
    for (const target of [
      own.page.locator('main a[href^="/"]:visible').first(),
      own.page.locator('[data-dialog="record-certificate"]:visible').first(),
      own.page.locator('header details summary:visible').first(),
      own.page.locator('[data-consent-banner] button:visible').first(),
    ]) {
      await target.scrollIntoViewIfNeeded()
      await pressAndLeave(own.page, target)
      expect(await own.page.locator('body').getAttribute('data-acted')).toBeNull()
    }
    expect(own.page.url()).toBe(url)
    await expect.poll(() => own.page.locator('dialog:modal, header details[open]').count()).toBe(0)
    expect(await own.page.locator('[data-consent-banner]').isVisible()).toBe(true)
  })
})

it('2.5.4: nothing listens to how a device is moved', async () => {
  await own.page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const add = Reflect.get(EventTarget.prototype, 'addEventListener') as () => void
    EventTarget.prototype.addEventListener = new Proxy(add, {
      apply(target, self, args: [string]) {
        heard.push(args[0])
        return Reflect.apply(target, self, args)
      },
    })
  })
  await open('/')
  await hydrated(own.page)
  const heard = await own.page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  expect(heard).toContain('click')
  expect(heard.filter((type) => /^device|orientation/.test(type))).toEqual([])
})

it('3.2.4: a sign without words has one name wherever it stands', async () => {
  const names = new Map<string, Set<string>>()
  for (const path of [
    '/',
    '/download/',
    '/terms-conditions/',
    '/netwerkstatus/',
    '/pokerschool/begrippen/',
    '/hulp/',
  ]) {
    await open(path)
    const found = await own.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a[href]')]
        .filter((element) => element.innerText.trim() === '' && element.querySelector('svg use'))
        .map((element) => [
          element.querySelector('svg use')?.getAttribute('href') ?? '',
          element.ariaLabel ?? element.textContent?.trim() ?? '',
        ]),
    )
    for (const [icon = '', name = ''] of found) names.set(icon, (names.get(icon) ?? new Set()).add(name))
  }
  expect(names.size).toBeGreaterThan(0)
  // What it is done to may differ: close, close the menu.
  const wordsOf = (name: string) => name.toLowerCase().split(' ').filter(Boolean)
  const haveWordInCommon = ([first = '', ...others]: string[]) =>
    wordsOf(first).some((word) => others.every((other) => wordsOf(other).includes(word)))
  expect([...names].filter(([, said]) => !haveWordInCommon([...said]))).toEqual([])
})

it.each([320, 768, 1024, 1280])(
  '1.4.12: with room between letters and lines nothing stands on another at %i px',
  async (width) => {
    await open('/')
    await own.page.setViewportSize({ width, height: 900 })
    await own.page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    })
    expect(await overflowOf(own.page)).toBeLessThanOrEqual(0)
    const [actions, record] = await Promise.all(
      ['main section [data-action="download"]', '[commandfor="record-certificate"]'].map((selector) =>
        own.page.locator(selector).first().boundingBox(),
      ),
    )
    const isApart =
      actions && record && (actions.y + actions.height <= record.y || record.y + record.height <= actions.y)
    expect(isApart).toBe(true)
  },
)

it.each([
  '/',
  '/promoties/',
  '/toernooien/ggmasters/',
  '/spellen/rush-and-cash/',
  '/download/',
  '/hulp/',
  '/responsible-gaming/',
])('forced colours: no picture of %s melts into a ground that is not there', async (path) => {
  await own.page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await open(path)
  // Gradients the browser takes away itself.
  const melting = await own.page.evaluate(() =>
    [...document.querySelectorAll('img, picture, svg')]
      .filter((picture) => picture.checkVisibility() && getComputedStyle(picture).maskImage !== 'none')
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )
  expect(melting).toEqual([])
})

it('forced colours: the seat that is chosen has a ring of its own', async () => {
  await own.page.emulateMedia({ forcedColors: 'active' })
  await open('/pokerschool/positie/')
  const chosen = own.page.locator('label:has([name="ring-seat"]:checked), :has(> [name="ring-seat"]:checked)').first()
  expect(await chosen.evaluate((seat) => getComputedStyle(seat).outlineStyle)).toBe('solid')
})

it('forced colours: an answer that is chosen looks different from one that is not', async () => {
  await own.page.emulateMedia({ forcedColors: 'active' })
  await open('/responsible-gaming/')
  const answer = own.page.locator('#self-test label:has(input[type="radio"]):visible').first()
  await answer.scrollIntoViewIfNeeded()
  const before = await answer.screenshot()
  await answer.locator('input').evaluate((input) => {
    ;(input as HTMLInputElement).checked = true
  })
  expect((await answer.screenshot()).equals(before)).toBe(false)
})

function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === node
  })
}

async function pressAndLeave(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('The target is not to be seen')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, 3)
  await page.mouse.up()
}
