import { beforeEach, describe, expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'

// What is read on paper: words, dark on white; nothing that waits for a press.
const shared = provideBrowserSite()
const own = provideVisit(shared)

describe.each([
  '/',
  '/aanmelden/',
  '/affiliateprogramma/',
  '/contact/',
  '/download/',
  '/hulp/',
  '/pokerschool/begrippen/',
  '/pokerschool/kansen/calculator/',
  '/pokerschool/kosten-van-een-avond/',
  '/promoties/dagelijkse-promoties/',
  '/responsible-gaming/',
  '/terms-conditions/',
  '/toernooien/rooster/',
])('%s', (path) => {
  beforeEach(async () => {
    // The width of A4 between its margins.
    await own.page.setViewportSize({ width: 658, height: 1000 })
    await own.page.goto(shared.site.urlOf('nl') + path)
    await own.page.emulateMedia({ media: 'print' })
  })

  it('prints no button, no empty field, and no list of links to elsewhere', async () => {
    const pressed = await own.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main a, button, input, footer nav')]
        .filter((element) => {
          const { width } = element.getBoundingClientRect()
          if (width < 2 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
          // A card that lies on the table can be pressed too, and is what the page is about.
          if (element instanceof HTMLButtonElement) return !element.querySelector('img, svg')
          if (element instanceof HTMLInputElement) return element.value === ''
          if (element.localName !== 'a') return true
          const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element)
          const isFramed = Number.parseFloat(borderTopWidth) > 0 && borderTopColor !== 'rgba(0, 0, 0, 0)'
          return isFramed || backgroundColor !== 'rgba(0, 0, 0, 0)'
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    )
    expect(pressed).toEqual([])
  })

  it('prints the address of everybody whom it has a link to write to', async () => {
    const lost = await own.page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="mailto:"]')]
        .map(({ pathname }) => pathname)
        .filter((address) => !document.querySelector('main')?.innerText.includes(address)),
    )
    expect(lost).toEqual([])
  })

  it('prints no light words, and breaks no row', async () => {
    const faults = await own.page.evaluate(() => {
      const hasWords = (element: Element) =>
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())
      const isLight = (color: string) => Math.min(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)) > 160
      const shown = [...document.querySelectorAll('body *:not(svg *)')].filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      return [
        ...shown.filter((element) => hasWords(element) && isLight(getComputedStyle(element).color)),
        ...shown.filter((row) => row.localName === 'tr' && getComputedStyle(row).breakInside !== 'avoid'),
      ].map(({ outerHTML }) => outerHTML.slice(0, 120))
    })
    expect(faults).toEqual([])
  })
})
