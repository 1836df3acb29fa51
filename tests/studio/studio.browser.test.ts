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
  old: 'Meedoen kost niets, en er valt niets in te halen.',
  forbidden: 'Wees er snel bij.',
  mended: 'Je hoeft verder niets te doen.',
}
const policy = {
  address: '/uitbetalingsbeleid/',
  old: '20250814',
  next: '20270301',
  said: 'Zo staat het hier sinds maart.',
}
/** A version of a policy comes into force in Amsterdam; the studio and every instance live an hour before. */
const midnight = Date.parse('2027-03-01T00:00:00+01:00')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const clock = path.join(folder, 'clock')
let offset = 0
const wallClock = { now: () => Date.now() + offset }

function moveClock(to: number): void {
  offset = to - Date.now()
  writeFileSync(clock, String(offset))
}

const BASE_PORT = 4973
/** Between two visits through the balancer, in ms. */
const VISIT_MS = 100

/** The check of the pages that this is about; that of all takes minutes, and its own tests. */
const pack: Pack = async ({ data: snapshot, out, parentFile, author }, tell) => {
  const check: typeof checkFolder = (checked, options) =>
    checkFolder(checked, {
      ...options,
      isWanted: ({ path: page }) => [address, policy.address].includes(page),
      onVisit: () => tell(1),
    })
  const { bytes } = await packFolder({
    folder: snapshot,
    author,
    parentFile,
    privateKey: null,
    now: wallClock.now(),
    check,
  })
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
  moveClock(midnight - HOUR_MS)
  const env = {
    CONTENT_BUNDLE: bundle,
    CLOCK_OFFSET_FILE: clock,
    NODE_OPTIONS: `--import=${path.resolve('scripts/faults/shifted-clock.mjs')}`,
  }
  const instances = [1, 2, 3].map((at) => `http://127.0.0.1:${BASE_PORT + at}`)
  const archive = path.join(folder, 'archive')
  ;[fleet, studio, browser] = await Promise.all([
    startFleet({ basePort: BASE_PORT, folder, env, hasRetries: false }),
    startStudio({ data, port: 0, bundle, archive, pack, instances, wallClock }),
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

async function read(url: string) {
  const answer = await fetch(url)
  return { status: answer.status, page: await answer.text() }
}

/** Waits until each instance by itself says something of an address. */
const serve = (said: string, at = address, reading: (page: string) => string = (whole) => whole) =>
  expect
    .poll(
      () =>
        Promise.all(
          fleet.instances.map(async ({ port }) =>
            reading((await read(`http://127.0.0.1:${port}${at}`)).page).includes(said),
          ),
        ),
      { timeout: 120_000, interval: 500 },
    )
    .toEqual([true, true, true])

/** Which of the texts somebody reads who comes through the balancer. */
async function visit(): Promise<string> {
  const { status, page } = await read(`${fleet.url}${address}`)
  return `${status} ${[text.old, text.mended].filter((said) => page.includes(said)).join(' and ')}`
}

const versionOf = (page: string) => /Versie(?:<[^>]*>|\s)*(\d{8})/.exec(page)?.[1] ?? 'none'

/** Which version of the policy is in force for who comes through the balancer, and whether its new words are. */
async function visitPolicy(): Promise<string> {
  const { status, page } = await read(`${fleet.url}${policy.address}`)
  return `${status} ${versionOf(page)} ${page.includes(policy.said) ? 'new' : 'old'}`
}

function keepVisiting(visitOnce: () => Promise<string>) {
  const answers: Promise<string>[] = []
  const visiting = setInterval(() => answers.push(visitOnce()), VISIT_MS)
  return {
    /** What was read since it was asked for last. */
    taken: async () => new Set(await Promise.all(answers.splice(0))),
    stop: () => clearInterval(visiting),
  }
}

async function publish(): Promise<void> {
  await page.locator('summary', { hasText: 'Publish' }).press('Enter')
  await page.getByLabel('Who answers for it').fill('Redactie <redactie@kaartkamer.example>')
  await page.getByRole('button', { name: 'Check everything and publish' }).click()
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

  const visits = keepVisiting(visit)
  await publish()
  await serve(text.mended)
  await expect.poll(() => page.locator('.publish').textContent()).toContain('Published')
  await page.getByRole('button', { name: 'Put back' }).click()
  await serve(text.old)
  visits.stop()
  expect(await visits.taken()).toEqual(new Set([`200 ${text.old}`, `200 ${text.mended}`]))
  expect(problems.filter((problem) => !problem.includes('ERR_ABORTED'))).toEqual([])
}, 400_000)

it('a version of a policy is begun, announced, in force on every instance from its midnight on, and taken back', async () => {
  const { problems } = watchVisit(page)
  // Written on the day before it is published.
  moveClock(midnight - HOUR_MS - DAY_MS)
  await page.goto(studio.url)
  await page.getByLabel('Find a file').fill(`withdrawal-policy/${policy.old}`)
  await page.getByRole('button', { name: `withdrawal-policy/${policy.old}` }).press('Enter')
  const form = page.getByRole('form', { name: 'A new version' })
  await form.getByLabel('In force from').fill('2027-02-27')
  await form.getByRole('button').click()
  await expect.poll(() => form.getByRole('alert').textContent()).toContain('a day that has begun')
  await form.getByLabel('In force from').fill('2027-03-01')
  await form.getByRole('button').click()
  for (const [locale, change] of [
    ['nl', '- 1.2: Er staat bij sinds wanneer.'],
    ['en', '- 1.2: It says since when.'],
  ]) {
    const name = `policies/withdrawal-policy/${policy.next}.${locale}.md`
    const field = page.getByRole('region', { name }).getByRole('textbox')
    const begun = await field.inputValue()
    const summed = begun.replace('## What changed\n', `## What changed\n### editorial\n${change}\n`)
    await field.fill(summed.replace(/(### 1\.2 \{#wallets\}\n)/, `$1${policy.said} `))
  }
  await expect.poll(() => page.frameLocator('iframe').getByText(policy.said).count()).toBeGreaterThan(0)
  await page.keyboard.press('Control+s')
  await expect.poll(() => page.getByRole('status').first().textContent()).toContain(`Saved: policies/withdrawal-policy`)

  moveClock(midnight - HOUR_MS)
  const visits = keepVisiting(visitPolicy)
  await publish()
  await serve(policy.said, `${policy.address}versies/${policy.next}/`)
  expect(readFileSync(path.join(data, 'policies/published.json'), 'utf8')).toContain(
    `withdrawal-policy/${policy.next}.nl`,
  )
  await serve(policy.old, policy.address, versionOf)
  expect(await visits.taken()).toEqual(new Set([`200 ${policy.old} old`]))
  // What lies open is the text of the day on which it was published, and is not in the way of the next save.
  const dutch = page.getByRole('region', { name: `${policy.next}.nl.md` }).getByRole('textbox')
  await expect.poll(() => dutch.inputValue()).toContain('published: 2027-02-28')

  moveClock(midnight)
  await serve(policy.next, policy.address, versionOf)
  const [before, after] = [`200 ${policy.old} old`, `200 ${policy.next} new`]
  expect([before, after]).toEqual(expect.arrayContaining([...(await visits.taken())]))
  await expect.poll(visits.taken).toEqual(new Set([after]))

  await page.getByRole('button', { name: 'Put back' }).last().click()
  await serve(policy.old, policy.address, versionOf)
  visits.stop()
  expect([before, after]).toEqual(expect.arrayContaining([...(await visits.taken())]))
  expect(problems.filter((problem) => !/ERR_ABORTED|422/.test(problem))).toEqual([])
}, 400_000)
