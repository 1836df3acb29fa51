import { exec } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { parseHTML } from 'linkedom'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editionIds } from '#shared/site/editions.ts'
import { actOnControls } from '#tests/helpers/act-on-controls.ts'
import { askAddress, isLocalAddress } from '#tests/helpers/ask-address.ts'
import { launchBrowser } from '#tests/helpers/browser.ts'
import { startDeliveredSite } from '#tests/helpers/delivered-site.ts'
import { listAddresses, pagesOfEveryKind } from '#tests/helpers/page-kinds.ts'
import { openWithoutApp, withPage } from '#tests/helpers/page-states.ts'
import { hydrated } from '#tests/helpers/visit.ts'

const desktop = { width: 1440, height: 900 }
/** Systems whose command for checking a file this machine has too. */
const devices = {
  desktop: {
    platform: 'mac',
    viewport: desktop,
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
  },
  telephone: {
    platform: 'android',
    viewport: { width: 390, height: 844 },
    userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
  },
} as const
const texts = [
  {
    editionId: 'nl',
    signUp: '/aanmelden/',
    noAccount: 'Hier zou je account worden aangemaakt',
    back: 'Terug naar de site',
    chat: 'Chat met ons',
    noChat: 'Dit is een vervanger van de chat',
    answer: 'Ik lees met je mee.',
  },
  {
    editionId: 'global',
    signUp: '/sign-up/',
    noAccount: 'Your account would be created here',
    back: 'Back to the site',
    chat: 'Chat with us',
    noChat: 'This is a stand-in for the chat',
    answer: 'I am reading along.',
  },
] as const
const errands = texts.flatMap((text) => [
  { ...text, device: 'desktop' as const },
  { ...text, device: 'telephone' as const },
])

/** Set by `npm run quality`: it asks for every page of three editions, which is too much for every run of the tests. */
const isAll = process.env.QUALITY === 'all'

let site: Awaited<ReturnType<typeof startDeliveredSite>>
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startDeliveredSite(), launchBrowser()])
})
afterAll(() => Promise.all([site.stop(), browser.close()]))

/** What is wrong with an address to which a control leads; null: it is there. */
const faultOf = remember(async (address: string): Promise<string | null> => {
  if (/^(?:mailto|tel|webcal):/.test(address)) return null
  if (!isLocalAddress(address)) {
    const { protocol, hostname, pathname } = new URL(address)
    return protocol === 'https:' && !hostname.endsWith('.example') ? null : `${hostname}${pathname} is nobody's`
  }
  const { status, text } = await askAddress(address)
  if (status >= 400) return `answers ${status}`
  const id = decodeURIComponent(new URL(address).hash.slice(1))
  return id === '' || id === 'top' || /^c-|:~:/.test(id) || text.includes(`id="${id}"`) ? null : `has no #${id}`
})

describe.skipIf(!isAll)('as delivered', () => {
  it.each(editionIds)(
    'every link and form of every page of %s leads somewhere',
    async (edition) => {
      const addresses = listAddresses().filter(({ editionId }) => editionId === edition)
      const places = new Map<string, string>()
      for (const { path } of addresses) {
        const { status, text } = await askAddress(site.urlOf(edition) + path)
        expect(status, path).toBe(200)
        const { document } = parseHTML(text)
        for (const element of document.querySelectorAll('a[href], form[action]')) {
          const target = element.getAttribute('href') ?? element.getAttribute('action') ?? ''
          const isPost = element.getAttribute('method') === 'post'
          const address = new URL(target, site.urlOf(edition) + path).href
          // Ours answer what is posted to them only.
          if (!isPost || !address.startsWith(site.urlOf(edition))) places.set(address, path)
        }
      }
      const faults = []
      for (const [address, path] of places) {
        const fault = await faultOf(address)
        if (fault) faults.push(`${path}: ${address} ${fault}`)
      }
      expect(faults).toEqual([])
      expect(places.size).toBeGreaterThan(100)
    },
    60_000,
  )

  it.each(pagesOfEveryKind())('no control of $path of $editionId is lost, and none leads nowhere', async (address) => {
    await withPage(browser, { viewport: desktop }, async (page) => {
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await openWithoutApp(page, site.urlOf(address.editionId) + address.path)
      // Header and footer are the same on all pages of an edition.
      const within = address.id === 'index' ? 'body' : 'main'
      const { lost, destinations } = await page.evaluate(actOnControls, within)
      expect({ lost, errors }).toEqual({ lost: [], errors: [] })
      for (const to of destinations) expect(await faultOf(to), to).toBeNull()
    })
  })
})

describe.skipIf(!isAll).each(errands)(
  'the errands of a newcomer, $editionId on $device',
  ({ editionId, device, ...errand }) => {
    const open = async (path: string, run: (page: Page) => Promise<void>) =>
      withPage(browser, devices[device], async (page) => {
        await page.goto(site.urlOf(editionId) + path)
        await run(page)
      })

    it('downloads a file and checks it by the command that the page gives', async () => {
      await open('/download/', async (page) => {
        const { platform } = devices[device]
        const download = page.waitForEvent('download')
        await page.locator(`[data-installer="${platform}"]`).click()
        const file = await download
        const panel = page.locator(`#check [data-panel="${platform}"]`)
        const hash = (await panel.locator('code').first().textContent()) ?? ''
        const command = (await panel.locator('[data-copy]').nth(1).getAttribute('data-copy')) ?? ''
        const folder = await mkdtemp(path.join(tmpdir(), 'download-'))
        await file.saveAs(path.join(folder, file.suggestedFilename()))
        const { stdout } = await promisify(exec)(command, { cwd: folder })
        await rm(folder, { recursive: true })
        expect(hash).toMatch(/^[0-9a-f]{64}$/)
        expect(stdout.split(/\s/)[0]).toBe(hash)
      })
    })

    it('creates an account, and is told that nothing was kept', async () => {
      await open(errand.signUp, async (page) => {
        await page.locator('#email').fill('iemand@voorbeeld.example')
        await page.locator('#password').fill('drie natte paraplu 4')
        await page.locator('#minimumAge').check()
        await page.locator('main form button[type="submit"]').click()
        await page.getByRole('heading', { name: errand.noAccount }).waitFor()
        await page.getByRole('link', { name: errand.back }).click()
        await page.waitForURL(`${site.urlOf(editionId)}/`)
      })
    })

    it('chats with what says that it is a stand-in', async () => {
      await open('/responsible-gaming/', async (page) => {
        await hydrated(page)
        await page.getByRole('button', { name: errand.chat }).click()
        const chat = page.frameLocator('iframe[title="Chat"]')
        await chat.getByText(errand.noChat).waitFor()
        await chat.getByRole('textbox').fill('?')
        await chat.getByRole('button').click()
        await chat.getByText(errand.answer).waitFor()
      })
    })
  },
)

it.skipIf(!isAll).each(['desktop', 'telephone'] as const)(
  'a region says what is to be known of it, on %s',
  async (device) => {
    await withPage(browser, devices[device], async (page) => {
      await page.goto(site.urlOf('global'))
      await page.locator('footer a[data-region="mt"]').click()
      const note = page.locator('[data-region-note="mt"]')
      await note.waitFor()
      expect(await note.textContent()).toMatch(/Malta.*18\+.*Euro.*Responsible Gaming Foundation/i)
      await page.goto(`${site.urlOf('global')}/contact/`)
      await note.waitFor()
      expect(await page.locator('[data-region-note]:visible').count()).toBe(1)
      await page.locator('footer a[data-region="br"]').click()
      await page.locator('[data-region-note="br"]').waitFor()
      await page.locator('footer nav a', { hasText: 'Nederland' }).click()
      await page.waitForURL(`${site.urlOf('nl')}/`)
    })
  },
)

function remember<Value>(load: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>()
  return (key) => {
    const value = known.get(key) ?? load(key)
    known.set(key, value)
    return value
  }
}
