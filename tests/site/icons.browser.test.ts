import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, { file: string }>
const spriteUrl = `/${manifest['client/art/icons.gen.svg']?.file}`

it('shows the header’s icons without a request, and others from one file that the policy allows', async () => {
  const { page, visit } = own
  await page.goto(shared.site.url)
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => (element as SVGGraphicsElement).getBBox().width)
  expect(await sizeOf('header svg use[href="#icon-chevron"]')).toBeGreaterThan(0)
  // The header needs no file for any of its icons.
  expect(await page.locator('header svg use:not([href^="#"])').count()).toBe(0)

  await page.evaluate((url) => {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
    use.setAttribute('href', `${url}#icon-calendar`)
    svg.append(use)
    document.body.append(svg)
  }, spriteUrl)
  await expect.poll(() => sizeOf('use[href$="#icon-calendar"]')).toBeGreaterThan(0)
  expect(visit.requests).toContain(spriteUrl)
  expect(visit.problems).toEqual([])
})
