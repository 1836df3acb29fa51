import { expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

it('the warning line is the first thing on a page', async () => {
  await own.page.goto(`${shared.site.url}/`)
  expect(await own.page.locator('aside').first().boundingBox()).toMatchObject({ x: 0, y: 0 })
})
