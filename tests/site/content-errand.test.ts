import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SiteProcess } from '#scripts/site-process.ts'
import { openBundle, packBundle } from '#server/site/content/bundle.ts'
import { readContentFiles } from '#server/site/content/content-id.ts'
import { type CopiedContent, copyContent } from '#tests/helpers/copied-content.ts'

const env = { TRUSTED_PROXIES: 'loopback' }
const key = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

let [writer, instance]: CopiedContent[] = []
let before: SiteProcess
let after: SiteProcess
beforeAll(async () => {
  writer = copyContent()
  instance = copyContent()
  before = await instance.start(env)
  writer.replace('markets/global/region-rules.json', '"countries": ["BE", ', '"countries": ["BE", "BR", ')
  const about = {
    parent: null,
    author: 'Compliance <compliance@kaartkamer.example>',
    rules: '000000000000',
    checkedOn: '2026-11-26',
    result: { pages: 0, answers: 0, rules: 0, errors: 0, warnings: 0 } as const,
  }
  const files = await readContentFiles(writer.data)
  const { bytes } = await packBundle({ files, about, privateKey: key.privateKey })
  const opened = await openBundle(bytes, key.publicKey)
  for (const [name, content] of opened.files) writeFileSync(path.join(instance.data, name), content)
  after = await instance.start(env)
}, 120_000)
afterAll(async () => {
  await Promise.all([before?.stop(), after?.stop()])
  for (const content of [writer, instance]) content?.remove()
})

const ask = (site: SiteProcess, target: string, address: string) =>
  request(`http://127.0.0.1:${site.port}`)
    .get(target)
    .set({ host: 'global.localhost', 'x-forwarded-for': address, 'user-agent': 'Googlebot/2.1' })

it.each([
  ['Brazil', '143.107.0.1', ['WARNING', 'BLOCKED']],
  ['Germany', '129.187.0.1', ['WARNING', 'WARNING']],
  ['Belgium', '134.58.1.1', ['BLOCKED', 'BLOCKED']],
])(
  'a region blocked by a rule in a signed bundle is blocked by the instance that has it: %s',
  async (_, address, rules) => {
    const asked = [await ask(before, '/api/visitor', address), await ask(after, '/api/visitor', address)]
    expect(asked.map(({ body }) => body.ruleType)).toEqual(rules)
  },
)

it('what an edge keeps of the old rules is of another class, and has another key', async () => {
  const classes = [await ask(before, '/_class', '129.187.0.1'), await ask(after, '/_class', '129.187.0.1')]
  const [old, fresh] = classes.map(({ headers }) => headers['visitor-class'])
  expect(old).toMatch(/^[\w-]{6,}$/)
  expect(fresh).not.toBe(old)
})
