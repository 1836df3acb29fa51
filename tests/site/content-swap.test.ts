import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMetric, readResident } from '#scripts/read-metric.ts'
import { type SiteProcess, startSiteProcess } from '#scripts/site-process.ts'
import { packContent, placeBundle, replaceIn } from '#tests/helpers/content-bundle.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'swap-'))
const file = path.join(folder, 'content.tar.gz')
const titles = ['Contact met onze klantenservice', 'Zo bereik je onze klantenservice'] as const
const [first, second] = await Promise.all([
  packContent(),
  packContent({ change: (files) => replaceIn(files, 'pages/contact.nl.json', titles[0], titles[1]) }),
])
const lines: string[] = []
const agent = new Agent({ keepAlive: true, maxSockets: 8 })

let site: SiteProcess
beforeAll(async () => {
  first.place(file)
  const env = { CONTENT_BUNDLE: file, TRUSTED_PROXIES: 'loopback' }
  site = await startSiteProcess({ env, onLine: (line) => lines.push(line) })
}, 180_000)
afterAll(async () => {
  agent.destroy()
  await site?.stop()
  rmSync(folder, { recursive: true })
})

async function ask(target: string): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>()
  const headers = { host: 'nl.localhost', 'x-forwarded-for': '145.0.0.1', 'x-forwarded-proto': 'https' }
  get({ port: site.port, path: target, agent, headers }, (response) => {
    text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
  }).on('error', reject)
  return promise
}

/** From the hyphen on, which a page seldom has: to try each of its figures as a beginning takes twenty times as long. */
const versionsIn = (body: string) => [
  ...new Set(
    [...body.matchAll(/-(?<=\b[0-9a-f]{12}-)[0-9a-f]{12}\b/g)].map(({ index }) => body.slice(index - 12, index + 13)),
  ),
]
const count = (result: string) => readMetric(site.opsPort, `bff_content_reloads_total{result="${result}"}`)
/** Opening takes a process its time where others use the machine. */
const patiently = { timeout: 120_000, interval: 100 }

type Judged = ReturnType<typeof judge>

/** What a document says of the content that it is of. */
function judge(target: string, { status, body }: { status: number; body: string }) {
  const versions = versionsIn(body)
  const at = [first, second].findIndex(({ manifest }) => versions[0]?.endsWith(manifest.id))
  const isTrue = target !== '/contact/' || (body.includes(titles[at] ?? '?') && !body.includes(titles[1 - at] ?? '?'))
  const isRight = status === (target === '/bestaat-niet/' ? 404 : 200)
  return { target, status, versions, isWhole: isRight && versions.length === 1 && at >= 0 && isTrue }
}

/** Asks for pages all the time, until the other content serves and each page has been asked for a few times more. */
async function askDuring(swap: () => void, id: string) {
  const documents: Judged[] = []
  const readiness = new Set<number>()
  let isOver = false
  const visit = async (target: string) => {
    while (!isOver) documents.push(judge(target, await ask(target)))
  }
  const probe = async () => {
    while (!isOver) readiness.add((await ask('/readyz')).status)
  }
  const visitors = ['/', '/contact/', '/contact/', '/over-ons/', '/bestaat-niet/'].map(visit)
  const all = Promise.all([...visitors, probe()])
  swap()
  await expect.poll(async () => (await ask('/builds/latest.json')).body, patiently).toContain(id)
  const before = documents.length
  await expect.poll(() => documents.length, patiently).toBeGreaterThan(before + 40)
  isOver = true
  await all
  return { documents, readiness }
}

describe('a bundle that is put in the place of another', () => {
  it('serves from one request to the next, and no answer fails or is of two contents', async () => {
    const { documents, readiness } = await askDuring(() => second.place(file), second.manifest.id)
    expect([...readiness]).toEqual([200])
    expect(documents.filter(({ isWhole }) => !isWhole)).toEqual([])
    const seen = new Set(documents.flatMap(({ versions }) => versions).map((version) => version.split('-')[1]))
    expect(seen).toEqual(new Set([first.manifest.id, second.manifest.id]))
  }, 180_000)

  it('has payload, menus of builds and search index of its own', async () => {
    const [version = ''] = versionsIn((await ask('/contact/')).body)
    expect(version).toMatch(new RegExp(`-${second.manifest.id}$`))
    for (const target of [`/contact/_payload.json?${version}`, `/assets/search-nl-nl-${version}.json`]) {
      const { status, body } = await ask(target)
      expect([target, status]).toEqual([target, 200])
      expect(body.includes(titles[1]), target).toBe(true)
    }
    expect((await ask(`/builds/meta/${version}.json`)).status).toBe(200)
    expect((await ask('/zoeken/?q=bereik+klantenservice')).body.includes(titles[1])).toBe(true)
  })

  it('gives way to the older file again', async () => {
    await askDuring(() => first.place(file), first.manifest.id)
    expect((await ask('/contact/')).body.includes(titles[0])).toBe(true)
    expect(await count('swapped')).toBe(2)
  }, 180_000)
})

describe('a bundle that is bad, while the site serves', () => {
  const bad: [string, () => Promise<Uint8Array>, RegExp][] = [
    ['is cut off', async () => second.bytes.subarray(0, 20_000), /it is truncated/],
    [
      'was held to other rules',
      async () => (await packContent({ about: { rules: '000000000000' } })).bytes,
      /held to the rules 000000000000/,
    ],
    [
      'lacks a language',
      async () => (await packContent({ change: (files) => files.delete('pages/contact.en.json') })).bytes,
      /data\/pages\/contact\.en\.json/,
    ],
  ]
  const refusals = () =>
    lines.map((line) => JSON.parse(line) as { msg: string }).filter(({ msg }) => msg.startsWith('New content refused'))

  it.each(bad)(
    'and %s is refused with words, and what was there stays',
    async (_, make, reason) => {
      const bytes = await make()
      const [refused, resident] = [await count('refused'), await readResident(site.opsPort)]
      placeBundle(file, bytes)
      await expect.poll(() => count('refused'), patiently).toBe(refused + 1)
      // The log is written now and then.
      await expect.poll(() => refusals().length, patiently).toBe(refused + 1)
      const expected = { level: 40, reason: expect.stringMatching(reason), content: first.manifest.id }
      expect(refusals().at(-1)).toMatchObject(expected)
      expect(await readMetric(site.opsPort, 'bff_content_refused')).toBe(1)
      expect((await ask('/contact/')).body.includes(titles[0])).toBe(true)
      // What opens it is another process: this one keeps nothing of it.
      expect((await readResident(site.opsPort)) - resident).toBeLessThan(64)
    },
    180_000,
  )

  it('is forgotten when a good one comes', async () => {
    second.place(file)
    await expect.poll(() => readMetric(site.opsPort, 'bff_content_refused'), patiently).toBe(0)
    expect((await ask('/contact/')).body.includes(titles[1])).toBe(true)
  }, 180_000)

  it.skipIf(process.platform !== 'linux')(
    'is tried again where its opening was cut short, for it may be sound',
    async () => {
      const refused = await count('refused')
      const { pid } = site.child
      const opening = () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
      first.place(file)
      await expect.poll(opening, { ...patiently, interval: 10 }).not.toBe('')
      process.kill(Number(opening().split(' ')[0]), 'SIGKILL')
      await expect.poll(() => count('refused'), patiently).toBe(refused + 1)
      await expect.poll(() => readMetric(site.opsPort, 'bff_content_refused'), patiently).toBe(0)
      expect((await ask('/contact/')).body.includes(titles[0])).toBe(true)
    },
    180_000,
  )
})
