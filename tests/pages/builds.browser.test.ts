import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadAssets } from '#server/pages/assets.ts'
import { BUILD_CHECK_INTERVAL_MS } from '#shared/site/limits.ts'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { writeOlderBuild } from '#tests/helpers/older-build.ts'
import { startSite } from '#tests/helpers/site.ts'
import { holdHydration, hydrated, shown } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

it('makes the next navigation a load of the whole document when there is a newer build, and nothing before it', async () => {
  const { page, visit } = own
  await page.clock.install()
  // Without tournaments, of which one may start in the hour that passes.
  await page.goto(`${shared.site.url}/contact/`)
  await hydrated(page)
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'newer' } }))
  await page.clock.fastForward(BUILD_CHECK_INTERVAL_MS)
  await expect.poll(() => visit.requests.filter((path) => path.startsWith('/builds/latest.json?'))).toHaveLength(1)
  expect(visit.documents).toEqual(['/contact/'])
  await page.locator('a[href="/over-ons/"]').last().click()
  await shown(page, 'about-us')
  expect(visit.documents).toEqual(['/contact/', '/over-ons/'])
  expect(visit.dataRequests()).toEqual([])
})

it('serves a page of the build before to its end, and moves on to the new one without a missing file', async () => {
  const { page } = own
  const folder = await mkdtemp(join(tmpdir(), 'older-build-'))
  await writeOlderBuild(join(folder, 'last-week'))
  const older = await startSite({ overrides: { assets: await loadAssets(join(folder, 'last-week')) } })
  const newer = await startSite({ env: { ASSETS_PREVIOUS: folder } })
  // One address, behind which a release takes place.
  let target = older.url
  const balancer = createServer((incoming, outgoing) => {
    const { method, headers, url } = incoming
    const forwarded = send(target + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve))
  const { port } = balancer.address() as { port: number }
  const missing: string[] = []
  const scripts: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() >= 400) missing.push(pathname)
    if (response.request().resourceType() === 'script') scripts.push(pathname)
  })
  // Nothing but the entry comes while the old build runs.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto(`http://127.0.0.1:${port}/`)
  target = newer.url
  await hydrated(page)
  await page.locator('a[href="/over-ons/"]').last().click()
  await shown(page, 'about-us')
  await hydrated(page)

  expect(missing).toEqual([])
  const isOld = (path: string) => path.endsWith('old.js')
  expect(scripts.filter((path) => path.includes('hydrate')).map(isOld)).toEqual([true, false])
  balancer.closeAllConnections()
  balancer.close()
  await older.close()
  await newer.close()
  await rm(folder, { recursive: true })
})

it('loads a page anew once when its code does not come, and shows the 500 page the second time', async () => {
  const { page, visit } = own
  await page.route('**/assets/format-finder-*.js', (route) => route.abort())
  await page.goto(shared.site.url)
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await page.waitForURL('**/_error/500/')
  expect(visit.documents).toEqual(['/', '/', '/_error/500/'])
  expect(await page.locator('h1').count()).toBe(1)
})

it('leaves a page as it was served whose code has come and fails', async () => {
  const { page, visit } = own
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MessageChannel'))
  await page.goto(shared.site.url)
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await expect.poll(() => visit.problems).toEqual([expect.stringContaining('MessageChannel')])
  expect(visit.documents).toEqual(['/'])
})

it('forgets a reload that helped', async () => {
  const { page, visit } = own
  let isBroken = true
  await page.route('**/assets/format-finder-*.js', (route) => (isBroken ? route.abort() : route.continue()))
  page.once('requestfailed', () => {
    isBroken = false
  })
  await page.goto(shared.site.url)
  await hydrated(page)
  expect(visit.documents).toEqual(['/', '/'])
})

it.each([
  ['/toernooien/rooster/', '#schedule p[role="status"]', 'label:has([data-filter="format"][value="satellite"])'],
  ['/responsible-gaming/limieten/', 'form:has([name="deposited"]) [role="status"]', '[name="deposited"]'],
  ['/responsible-gaming/limieten/', 'form:has([id$="month-1"]) output', '[id$="month-1"]'],
])('says on %s nothing of a choice that only its app could answer: %s', async (path, answer, choice) => {
  const { page } = own
  const release = await holdHydration(page)
  await page.goto(shared.site.url + path)
  const words = page.locator(answer).first()
  await expect.poll(() => words.isVisible()).toBe(true)
  const control = page.locator(choice).first()
  if (choice.startsWith('label')) await control.click()
  else await control.fill('60')
  await control.blur()
  await expect.poll(() => words.isVisible()).toBe(false)
  release()
  await hydrated(page)
  await expect.poll(() => words.isVisible()).toBe(true)
})
