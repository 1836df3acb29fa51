import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, describe, it } from 'vitest'
import type { EditionId } from '#shared/site/editions.ts'
import type { Locale } from '#shared/site/locales.ts'
import { provideBrowserSite } from './browser-site.ts'
import { writeGeoipFixture } from './geoip-fixture.ts'

/** An address in each place that an errand is done from. */
export const addresses = { netherlands: '192.0.2.1', malta: '192.0.3.1', toronto: '192.0.5.1', vancouver: '192.0.6.1' }
export type Place = keyof typeof addresses

export interface Visitor {
  device: 'phone' | 'desktop'
  hasScripts: boolean
  locale: Locale
}

/** Two visitors who have nothing in common: an errand that both do meets every device, language and way of running. */
const pairs: readonly (readonly [Visitor, Visitor])[] = (['phone', 'desktop'] as const).flatMap((device) =>
  [true, false].map((hasScripts): [Visitor, Visitor] => [
    { device, hasScripts, locale: 'en' },
    { device: device === 'phone' ? 'desktop' : 'phone', hasScripts: !hasScripts, locale: 'nl' },
  ]),
)

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}

/** What an errand is done with: a page of somebody who has never been here. */
export interface Errand extends Visitor {
  page: Page
  screen: { width: number; height: number }
  /** Opens a page of an edition, the general one unless another is named, by its address in the visitor's language. */
  open: (english: string, dutch: string, edition?: EditionId) => ReturnType<Page['goto']>
  /** One of two values, by the visitor's language. */
  inWords: <Value>(english: Value, dutch: Value) => Value
}

/** Starts a browser and the site for the errands of a file. Pairs of visitors take turns, so that all four are met. */
export function provideErrands() {
  const folder = mkdtempSync(path.join(tmpdir(), 'errands-'))
  const shared = provideBrowserSite(async () => {
    const database = path.join(folder, 'city.mmdb')
    writeGeoipFixture(database, {
      '192.0.2.0/24': { country: 'NL' },
      '192.0.3.0/24': { country: 'MT' },
      '192.0.5.0/24': { country: 'CA', region: 'ON' },
      '192.0.6.0/24': { country: 'CA', region: 'BC' },
    })
    return { env: { GEOIP_DATABASE: database, TRUSTED_PROXIES: 'loopback' } }
  })
  let contexts: BrowserContext[] = []
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()))
    contexts = []
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function arrive(visitor: Visitor, from: Place): Promise<Errand> {
    const { device, hasScripts, locale } = visitor
    const context = await shared.browser.newContext({
      viewport: screens[device],
      userAgent: agents[device],
      hasTouch: device === 'phone',
      isMobile: device === 'phone',
      javaScriptEnabled: hasScripts,
      reducedMotion: 'reduce',
      extraHTTPHeaders: { 'x-forwarded-for': addresses[from] },
    })
    contexts.push(context)
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    const inWords: Errand['inWords'] = (english, dutch) => (locale === 'en' ? english : dutch)
    const open: Errand['open'] = (english, dutch, edition = 'global') => {
      const prefix = edition === 'global' ? '/nl' : ''
      return page.goto(shared.site.urlOf(edition) + inWords(english, prefix + dutch))
    }
    return { ...visitor, page, screen: screens[device], open, inWords }
  }

  let turn = 0
  /** An errand of somebody in a place, done by two visitors. */
  const errand = (title: string, from: Place, run: (errand: Errand) => Promise<void>) => {
    const pair = pairs[turn % pairs.length] ?? []
    turn += 1
    describe.each(pair)('on a $device, scripts $hasScripts, in $locale', (visitor) => {
      it(title, async () => run(await arrive(visitor, from)))
    })
  }
  return { shared, errand }
}

/** Closes the dialog that opened by itself, where one did. */
export async function closeDialog(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open]')
  if ((await dialog.count()) === 0) return
  await dialog.locator('button').last().click()
  await dialog.waitFor({ state: 'hidden' })
}
