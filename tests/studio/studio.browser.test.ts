import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packFolder } from '#scripts/content/pack-folder.ts'
import { type Fleet, startFleet } from '#scripts/faults/fleet.ts'
import type { Pack } from '#scripts/studio/publisher.ts'
import { startStudio } from '#scripts/studio/start-studio.ts'
import { checkFolder } from '#server/law/check-folder.ts'
import { findViolations } from '#tests/helpers/axe.ts'
import { launchBrowser } from '#tests/helpers/browser.ts'
import { packContent } from '#tests/helpers/content-bundle.ts'
import { watchVisit } from '#tests/helpers/visit.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'studio-'))
const data = path.join(folder, 'data')
const bundle = path.join(folder, 'content.tar.gz')
const address = '/promoties/dagelijkse-promoties/'
const file = 'pages/daily-promos.nl.json'
const text = {
  old: 'Er is niets extra’s te doen en niets in te halen.',
  forbidden: 'Wees er snel bij.',
  mended: 'Je hoeft verder niets te doen.',
}
const BASE_PORT = 4973
/** Between two visits through the balancer, in ms. */
const VISIT_MS = 100

/** The check of the pages that this is about; that of all takes minutes, and its own tests. */
const pack: Pack = async ({ out, parentFile, author }, tell) => {
  const check: typeof checkFolder = (checked, options) =>
    checkFolder(checked, { ...options, isWanted: ({ path: page }) => page === address, onVisit: () => tell(1) })
  const { bytes } = await packFolder({ folder: data, author, parentFile, privateKey: null, now: Date.now(), check })
  writeFileSync(out, bytes)
}

let fleet: Fleet
let studio: Awaited<ReturnType<typeof startStudio>>
let browser: Browser
let page: Page
beforeAll(async () => {
  cpSync('data', data, { recursive: true, filter: (source) => !source.includes('geoip') })
  const delivered = await packContent()
  delivered.place(bundle)
  const instances = [1, 2, 3].map((at) => `http://127.0.0.1:${BASE_PORT + at}`)
  const archive = path.join(folder, 'archive')
  ;[fleet, studio, browser] = await Promise.all([
    startFleet({ basePort: BASE_PORT, folder, env: { CONTENT_BUNDLE: bundle }, hasRetries: false }),
    startStudio({ data, port: 0, bundle, archive, pack, instances }),
    launchBrowser(),
  ])
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1600, height: 1000 } })
  page = await context.newPage()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await studio?.close()
  fleet?.stop()
  rmSync(folder, { recursive: true })
})

/** Which of the texts somebody reads who comes through the balancer. */
async function visit(): Promise<string> {
  const answer = await fetch(`${fleet.url}${address}`, { headers: { host: 'nl.localhost' } })
  const page = await answer.text()
  return `${answer.status} ${[text.old, text.mended].filter((said) => page.includes(said)).join(' and ')}`
}

it('a text is changed, objected to, mended, published without a failed request, and taken back', async () => {
  const { problems } = watchVisit(page)
  await page.goto(studio.url)
  await page.getByRole('button', { name: 'daily-promos' }).press('Enter')
  const dutch = page.getByRole('region', { name: file })
  const field = dutch.getByRole('textbox', { name: 'Text' }).nth(1)
  const preview = page.frameLocator('iframe')
  await expect.poll(() => preview.getByText(text.old).count()).toBe(1)
  await dutch.locator('summary', { hasText: 'Zo gaat het' }).press('Enter')
  await field.fill(text.forbidden)
  await expect.poll(() => preview.getByText(text.forbidden).count()).toBe(1)
  const law = page.getByRole('region', { name: 'The law' })
  await expect
    .poll(() => law.locator('.objection').first().textContent())
    .toMatch(/Wees er snel bij.*C07.*Kansspelautoriteit/)
  expect(readFileSync(path.join(data, file), 'utf8')).toContain(text.old)
  expect(await findViolations(page)).toEqual([])

  await field.fill(text.mended)
  await expect.poll(() => law.textContent()).toContain('No rule objects to this page')
  await page.keyboard.press('Control+s')
  await expect.poll(() => page.getByRole('status').first().textContent()).toBe(`Saved: ${file}`)

  const answers: Promise<string>[] = []
  const visiting = setInterval(() => answers.push(visit()), VISIT_MS)
  const serve = (said: string) =>
    expect
      .poll(
        async () =>
          Promise.all(
            fleet.instances.map(async ({ port }) => {
              const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { host: 'nl.localhost' } })
              return (await answer.text()).includes(said)
            }),
          ),
        { timeout: 60_000, interval: 500 },
      )
      .toEqual([true, true, true])
  await page.locator('summary', { hasText: 'Publish' }).press('Enter')
  await page.getByLabel('Who answers for it').fill('Redactie <redactie@kaartkamer.example>')
  await page.getByRole('button', { name: 'Check everything and publish' }).click()
  await serve(text.mended)
  await expect.poll(() => page.locator('.publish').textContent()).toContain('Published')
  await page.getByRole('button', { name: 'Put back' }).click()
  await serve(text.old)
  clearInterval(visiting)
  expect(new Set(await Promise.all(answers))).toEqual(new Set([`200 ${text.old}`, `200 ${text.mended}`]))
  expect(problems.filter((problem) => !problem.includes('ERR_ABORTED'))).toEqual([])
}, 150_000)
