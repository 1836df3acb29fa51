import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { buildApp } from '#server/http/app.ts'
import { createServices } from '#server/services.ts'
import { readContentFiles } from '#server/site/content/content-id.ts'
import { replaceIn } from '#tests/helpers/content-bundle.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const titles = ['Contact met onze klantenservice', 'Zo bereik je onze klantenservice'] as const
const log = pino({ level: 'silent' })
const config = parseConfig({})

let folder: string
let site: TestSite
/** Renders wait for it. */
let held: Promise<void> | null = null
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'in-flight-'))
  const files = await readContentFiles('data')
  replaceIn(files, 'pages/contact.nl.json', titles[0], titles[1])
  for (const [name, bytes] of files) {
    const { mkdirSync } = await import('node:fs')
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), bytes)
  }
  const built = await createServices(config, log)
  site = await startSite({
    overrides: {
      loadEntry: async () => {
        await held
        return built.loadEntry()
      },
    },
  })
  await built.close()
}, 60_000)
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

const begin = (target: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(`${site.url}${target}`, { headers: { 'user-agent': 'Googlebot/2.1' } }, resolve).on('error', reject)
  })

it('a page that has begun ends with the content with which it began, and what begins after the swap has the other', async () => {
  const kept = site.front.inUse.services
  const services = await createServices(config, log, { dataFolder: folder }, kept)
  const app = await buildApp(config, services, { log })
  await app.ready()
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  const begun = begin('/contact/')
  await expect.poll(() => kept.slots.inFlight).toBe(1)
  site.front.use({ services, app })
  const after = begin('/contact/')
  await expect.poll(() => kept.slots.inFlight).toBe(2)
  resolve()
  const [old, fresh] = await Promise.all([begun, after].map(async (response) => text(await response)))
  expect([old?.includes(titles[0]), old?.includes(titles[1]), old?.includes(kept.version)]).toEqual([true, false, true])
  expect([fresh?.includes(titles[0]), fresh?.includes(titles[1])]).toEqual([false, true])
  expect(fresh?.includes(services.version)).toBe(true)
  // Votes and figures of the process are those of before, and say which content is read.
  expect(await site.metrics()).toContain(`bff_content_info{content="${services.contentId}"} 1`)
})
