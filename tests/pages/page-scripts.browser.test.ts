import { expect, it } from 'vitest'
import { listPageScripts, MAX_BEFORE, MAX_TOTAL, weighScripts } from '#scripts/bench/page-scripts.ts'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'

const shared = provideBrowserSite()

// Bytes, not time: what a telephone has to load grows by a few at every change, which nobody sees who does not count.
it('home loads no more script than it may, before anybody interacts and in total', async () => {
  const origin = shared.site.url
  const { before, total } = await listPageScripts(shared.browser, `${origin}/`)
  expect(before.length).toBeGreaterThan(0)
  expect(await weighScripts(origin, before)).toBeLessThan(MAX_BEFORE)
  expect(await weighScripts(origin, total)).toBeLessThan(MAX_TOTAL)
})
