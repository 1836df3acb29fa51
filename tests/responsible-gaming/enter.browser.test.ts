import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { withSandboxVendors } from '#server/sandbox/sandbox-sites.ts'
import { createPathTable } from '#shared/site/paths.ts'
import { routes } from '#shared/site/routes.ts'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { startVendors } from '#tests/helpers/vendors.ts'
import { hydrated, shown } from '#tests/helpers/visit.ts'

const vendors = await startVendors()
const shared = provideBrowserSite(async () => ({ overrides: { changeSites: withSandboxVendors(vendors.url) } }))
const own = provideVisit(shared)
afterAll(() => vendors.close())

const { patterns } = createPathTable({ table: routes, editionId: 'nl', locales: ['nl'] })
const pages = patterns.filter(({ row }) => row.topic === 'responsible-gaming' && !row.paths.nl.includes(':'))

/** Scripts of others that the document has loaded or means to. */
const outsideScripts = (page: Page) =>
  page.evaluate(() => [...document.scripts].map(({ src }) => src).filter((src) => src && !src.startsWith(origin)))

it.each(pages)(
  '$pattern is entered by a click as it is by its address: with the chat, and no script of others',
  async ({ id, pattern }) => {
    const { page } = own
    page.setDefaultTimeout(8000)
    const url = shared.site.url
    const consent = `20250814.${Math.floor(Date.now() / 1000)}.fsm`
    await page.context().addCookies([{ name: 'consent', value: consent, url }])
    await page.goto(`${url}/overzicht/`)
    await hydrated(page)
    await expect.poll(() => outsideScripts(page)).not.toEqual([])

    await page.locator(`main a[href="${pattern}"]`).click()
    await shown(page, id)
    await hydrated(page)
    await page.getByRole('button', { name: 'Chat met ons' }).waitFor()
    expect(await outsideScripts(page)).toEqual([])
  },
)
