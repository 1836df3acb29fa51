import { expect, it } from 'vitest'
import { findTightFrames } from '#scripts/quality/visit/reading-checks.ts'
import { overflowOf } from '#tests/helpers/axe.ts'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { fontsLoaded, hydrated } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

/** The longest screen name that the room gives out, and room for longer ones of a back end that is not ours. */
const LONGEST = 24

it.each(['nl', 'global'] as const)(
  'boards of %s fit a width of 320 px, whatever their players are called',
  async (editionId) => {
    const { page } = own
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto(shared.site.urlOf(editionId))
    await hydrated(page)
    await fontsLoaded(page)
    const players = page.locator('#leaderboards tbody th[scope=row]')
    await expect.poll(() => players.count()).toBeGreaterThan(0)
    for (let length = 1; length <= LONGEST; length += 1) {
      await players.evaluateAll((cells, name) => {
        for (const cell of cells) cell.textContent = name
      }, 'm'.repeat(length))
      expect(await findTightFrames(page), `${length} letters`).toEqual([])
      expect(await overflowOf(page), `${length} letters`).toBeLessThanOrEqual(0)
    }
  },
)
