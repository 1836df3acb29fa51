import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SiteProcess, startSiteProcess } from '#scripts/site-process.ts'
import { packContent, replaceIn } from '#tests/helpers/content-bundle.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const folder = mkdtempSync(path.join(tmpdir(), 'errand-'))
const file = path.join(folder, 'content.tar.gz')
const keyFile = path.join(folder, 'public.pem')
/** Opening takes a process its time where others use the machine. */
const patiently = { timeout: 150_000, interval: 250 }

let sites: SiteProcess[] = []
beforeAll(async () => {
  writeFileSync(keyFile, publicKey)
  const delivered = await packContent({ privateKey })
  delivered.place(file)
  const env = { TRUSTED_PROXIES: 'loopback', CONTENT_BUNDLE: file, CONTENT_KEY: keyFile }
  sites = await Promise.all([1, 2, 3].map(() => startSiteProcess({ env })))
}, 240_000)
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()))
  rmSync(folder, { recursive: true })
})

const ask = (site: SiteProcess, target: string, address: string) =>
  request(`http://127.0.0.1:${site.port}`)
    .get(target)
    .set({ host: 'global.localhost', 'x-forwarded-for': address, 'user-agent': 'Googlebot/2.1' })

const places = { Brazil: '143.107.0.1', Germany: '129.187.0.1', Belgium: '134.58.1.1' }
const rulesOf = async (site: SiteProcess) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(places).map(async ([country, address]) => [
        country,
        (await ask(site, '/api/visitor', address)).body.ruleType as string,
      ]),
    ),
  )
const classesOf = () =>
  Promise.all(sites.map(async (site) => (await ask(site, '/_class', places.Germany)).headers['visitor-class']))

it('a region that must be blocked now is blocked by a signed bundle on three instances, none of which starts again', async () => {
  const before = { Brazil: 'WARNING', Germany: 'WARNING', Belgium: 'BLOCKED' }
  expect(await Promise.all(sites.map(rulesOf))).toEqual([before, before, before])
  const [oldClass] = await classesOf()
  const blocking = await packContent({
    privateKey,
    change: (files) =>
      replaceIn(files, 'markets/global/region-rules.json', '"countries": ["BE", ', '"countries": ["BE", "BR", '),
  })
  blocking.place(file)
  const after = { ...before, Brazil: 'BLOCKED' }
  for (const site of sites) await expect.poll(() => rulesOf(site), patiently).toEqual(after)
  expect(sites.map(({ child }) => [child.exitCode, child.signalCode])).toEqual(sites.map(() => [null, null]))
  // What an edge keeps of the old rules is of another class.
  const [first, ...others] = await classesOf()
  expect(first).toMatch(/^[\w-]{6,}$/)
  expect(first).not.toBe(oldClass)
  expect(others).toEqual([first, first])
}, 240_000)
