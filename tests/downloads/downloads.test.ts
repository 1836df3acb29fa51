import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installerPath, noInstallerId } from '#shared/downloads/download-links.ts'
import { platforms } from '#shared/site/navigation.ts'
import { provideGeoipDatabase } from '#tests/helpers/geoip-fixture.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'
import { createUpstreamServer, type UpstreamMode } from '#tests/helpers/upstream-server.ts'

const database = provideGeoipDatabase({
  '192.0.2.0/24': { country: 'NL' },
  '203.0.113.0/24': { country: 'US' },
  '198.51.100.0/24': { country: 'DE' },
  '198.51.101.0/24': { country: 'BR' },
})
const open = '192.0.2.1'
const blocked = '203.0.113.9'
const warned = '198.51.100.7'
const env = { GEOIP_DATABASE: database, TRUSTED_PROXIES: 'loopback' }
let site: TestSite

beforeAll(async () => {
  site = await startSite({ env })
})
afterAll(async () => {
  await site.close()
})

const get = (target: string, from: string, host = 'nl.localhost', of = site) =>
  request(of.server).get(target).set('host', host).set('x-forwarded-for', from)
const documentAt = async (target: string, from: string, host?: string, of?: TestSite) =>
  parseHTML((await get(target, from, host, of)).text).document

describe('the download page', () => {
  it('shows every platform, with requirements as the specification gives them', async () => {
    const document = await documentAt('/download/', open)
    const cells = [...document.querySelectorAll('#requirements tbody tr')].map((row) =>
      [...row.children].slice(1).map((cell) => cell.textContent?.replaceAll('\u00a0', ' ')),
    )
    expect(cells).toEqual([
      ['Windows 8', '3 GHz', '2 GB', '3 GB'],
      ['Mac OS X 10.13 of hoger', '3 GHz', '2 GB', '3 GB'],
      ['Android 6.0 of hoger', 'niet opgegeven', '2 GB', '500 MB'],
      ['iPhone 6S of nieuwer', 'niet opgegeven', 'niet opgegeven', '500 MB'],
    ])
    for (const platform of platforms) {
      expect(document.querySelectorAll(`a[href="${installerPath(platform)}"]`).length).toBeGreaterThan(1)
    }
  })

  it.each(['nl', 'global', 'ca'] as const)('tells in the edition %s of the very file that comes', async (edition) => {
    const document = await documentAt('/download/', open, `${edition}.localhost`)
    for (const platform of platforms) {
      const { headers } = await get(installerPath(platform), open, `${edition}.localhost`)
      const file = new URL(headers.location ?? '', 'https://x.example').pathname.split('/').at(-1) ?? ''
      const panel = document.querySelector(`#check [data-panel="${platform}"]`)
      const named = panel?.querySelector('dd')?.textContent ?? null
      if (file.includes('.')) expect(named, platform).toBe(file)
      else expect(named ?? '', platform).not.toMatch(/\.(?:exe|dmg|pkg|apk)$/)
    }
  })

  it('says what Android asks for, how to take it back, and that Linux has no client', async () => {
    const document = await documentAt('/download/', open)
    const android = document.querySelector('#check [data-panel="android"]')?.textContent ?? ''
    for (const word of [
      'onbekende bronnen',
      'Intrekken',
      'sha256sum ~/storage/downloads/kaartkamer-installer.apk',
      'Vingerafdruk',
    ])
      expect(android).toContain(word)
    expect(document.querySelector('main')?.textContent).toContain('Voor Linux is er geen app')
  })

  it.each(['en', 'nl'])(
    'tells each file apart in %s, by its version, date, size, hash, signer and system',
    async (locale) => {
      const document = await documentAt(locale === 'nl' ? '/nl/download/' : '/download/', open, 'global.localhost')
      const panel = document.querySelector('#check [data-panel="windows"]')
      const text = panel?.textContent ?? ''
      const parts = [
        '4.18.2',
        '2025',
        locale === 'nl' ? '96,4\u00a0MB' : '96.4\u00a0MB',
        'Kaartkamer International',
        'Windows 8',
      ]
      for (const part of parts) expect(text).toContain(part)
      const hashes = [...(panel?.children ?? [])].map((file) => {
        const groups = [...(file.querySelector('code')?.children ?? [])].map((group) => group.textContent)
        expect(groups).toHaveLength(8)
        expect(file.querySelector('[data-copy]')?.getAttribute('data-copy')).toBe(groups.join(''))
        return groups.join('')
      })
      // Germany has a file of its own.
      expect(new Set(hashes).size).toBe(2)
    },
  )

  it('is an explanation without a button for a visitor whose rule is BLOCKED', async () => {
    const document = await documentAt('/download/?auto=1', blocked)
    expect(document.querySelector('main')?.textContent).toContain('Downloaden kan niet waar je nu bent')
    expect(document.querySelectorAll('[data-installer], a[href^="/actions/download"]')).toHaveLength(0)
  })
})

describe('/actions/download', () => {
  it.each([
    ['android', 'https://downloads.kaartkamer.example/nl/android/kaartkamer-installer.apk?language=nl'],
    ['ios', 'https://downloads.kaartkamer.example/nl/ios/kaartkamer-app'],
  ] as const)('leads on to the preferred link for %s', async (platform, location) => {
    const answer = await get(installerPath(platform), open).expect(303)
    expect(answer.headers.location).toBe(location)
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it('refuses a visitor whose rule is BLOCKED, on a page and in the API alike', async () => {
    const { headers, text } = await get(installerPath('windows'), blocked).expect(403)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(text).not.toContain('downloads.kaartkamer.example')
    await get('/api/download-url?brandAlias=KAARTKAMERNL&platform=windows', blocked).expect(403)
  })

  it('asks for the links of the visitor’s country', async () => {
    const at = async (from: string) => (await get(installerPath('ios'), from, 'global.localhost')).headers.location
    expect(await at(warned)).toBe('https://downloads.kaartkamer.example/global/ios/kaartkamer-app')
    // All that there is for Brazil is of a type that is not offered.
    expect(await at('198.51.101.7')).toBe(`/download/#${noInstallerId('ios')}`)
  })

  it.each(['linux', '', 'windows&platform=mac'])('does not know the platform %j', async (platform) => {
    await get(`/actions/download?platform=${platform}`, open).expect(400)
  })

  it.each<[string, UpstreamMode]>([
    ['a link from another host', { json: { links: [{ type: 6, url: 'https://evil.example/setup.exe' }] } }],
    ['no link at all', { json: { links: [] } }],
    ['no answer', { status: 500 }],
  ])('leads to the words that there is none when the back end has %s', async (_, mode) => {
    const { other, close } = await startWith('download-links', mode)
    const answer = await get(installerPath('windows'), open, 'nl.localhost', other).expect(303)
    expect(answer.headers.location).toBe(`/download/#${noInstallerId('windows')}`)
    const api = await get('/api/download-url?brandAlias=KAARTKAMERNL&platform=windows', open, 'nl.localhost', other)
    expect(api.text).not.toContain('evil.example')
    const document = await documentAt('/download/', open, 'nl.localhost', other)
    expect(document.getElementById(noInstallerId('windows'))?.textContent).toContain('Windows')
    await close()
  })
})

describe('the download page without an answer from the back end', () => {
  it('stands without what the files are told by, and is not kept', async () => {
    const { other, close } = await startWith('releases', { status: 500 })
    for (const result of ['miss', 'miss']) {
      const answer = await get('/download/', open, 'nl.localhost', other).set('user-agent', 'Googlebot/2.1').expect(200)
      expect(answer.headers['cache-status']).toContain(result)
      expect(parseHTML(answer.text).document.querySelector('[data-panel="windows"] [data-installer]')).not.toBeNull()
      expect(answer.text).toContain('De gegevens van dit bestand kunnen we nu niet laten zien')
    }
    await close()
  })
})

describe('the sign-up page', () => {
  it.each([
    ['nl.localhost', '/aanmelden/', 'GGPNL', 'https://accounts.kaartkamer-nl.example', '18 jaar'],
    ['global.localhost', '/sign-up/', 'GGPGLOBAL', 'https://accounts.kaartkamer.example', '18 or older'],
    ['ca.localhost', '/sign-up/', 'GGPCA', 'https://accounts.kaartkamer-ca.example', '19 or older'],
  ])('of %s posts to its own account service and asks for its own age', async (host, target, siteId, origin, age) => {
    // At home, where the edition restricts nobody.
    const home = await startSite()
    const { headers, text } = await request(home.server).get(target).set('host', host).expect(200)
    await home.close()
    const { document } = parseHTML(text)
    const form = document.querySelector('main form')
    expect(form?.getAttribute('method')).toBe('post')
    expect(form?.getAttribute('action')).toBe(`${origin}/sign-up`)
    expect(headers['content-security-policy']).toContain(`form-action 'self' ${origin};`)
    expect(form?.querySelector('[name="siteId"]')?.getAttribute('value')).toBe(siteId)
    expect(form?.textContent).toContain(age)
  })

  it('is closed, with the reason, for a visitor whose rule is WARNING', async () => {
    const { headers, text } = await get('/aanmelden/', warned).expect(200)
    const { document } = parseHTML(text)
    expect(document.querySelector('main form')).toBeNull()
    expect(document.querySelector('main')?.textContent).toContain('Aanmelden kan nu niet')
    expect(headers['content-security-policy']).toContain("form-action 'self';")
  })

  it('is the 403 page for a visitor whose rule is BLOCKED', async () => {
    const { text } = await get('/aanmelden/', blocked).expect(403)
    expect(parseHTML(text).document.querySelector('main form')).toBeNull()
  })

  it('is never given as a payload, which knows no visitor', async () => {
    for (const target of ['/aanmelden/', '/download/']) await get(`${target}_payload.json?x`, warned).expect(404)
  })
})

/** A site whose back end answers well but for one resource. */
async function startWith(resource: 'download-links' | 'releases', mode: UpstreamMode) {
  const upstream = await createUpstreamServer()
  upstream.behaviour(resource, mode)
  const other = await startSite({ env: { ...env, UPSTREAM_URL: upstream.url } })
  const close = async () => {
    await other.close()
    await upstream.close()
  }
  return { other, close }
}
