import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openBundle, packBundle } from '#server/site/content/bundle.ts'
import { readContentFiles } from '#server/site/content/content-id.ts'
import { createPublisher, type Pack } from './publisher.ts'

const ledgerFile = 'policies/published.json'
const textFile = 'policies/cookie-policy/20270101.nl.md'
const entry = 'cookie-policy/20270101.nl'
let folder: string
let data: string
let bundle: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'publisher-'))
  data = path.join(folder, 'data')
  bundle = path.join(folder, 'content.tar.gz')
  cpSync('data/policies', path.join(data, 'policies'), { recursive: true })
  mkdirSync(path.join(data, 'geoip'))
  const { [entry]: _, ...ledger } = JSON.parse(read(ledgerFile))
  write(ledgerFile, JSON.stringify(ledger))
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (file: string) => readFileSync(path.join(data, file), 'utf8')
const write = (file: string, text: string) => writeFileSync(path.join(data, file), text)

const author = 'Redactie <redactie@kaartkamer.example>'
// A day on which the text that is not entered yet could be.
const wallClock = { now: () => Date.parse('2025-08-14T12:00:00Z') }
const publisherOf = (pack: Pack) =>
  createPublisher({ data, bundle, archive: path.join(folder, 'archive'), pack, instances: [], wallClock })
const ended = (publisher: ReturnType<typeof publisherOf>) =>
  expect.poll(async () => (await publisher.state()).run?.state, { timeout: 15_000 }).not.toBe('checking')

async function publish(pack: Pack) {
  const publisher = publisherOf(pack)
  publisher.start(author)
  await ended(publisher)
  return (await publisher.state()).run
}

/** Without the law, which has tests of its own. */
const packOrder: Pack = async ({ data: packed, author, out }) => {
  const about = {
    parent: null,
    author,
    rules: 'abcdef012345',
    checkedOn: '2025-08-14',
    result: { pages: 1, answers: 0, rules: 1, errors: 0 as const, warnings: 0 },
  }
  const { bytes } = await packBundle({ files: await readContentFiles(packed), about, privateKey: null })
  writeFileSync(out, bytes)
}

const other = 'policies/index.json'

it('publishes what there was when it began, and enters its versions when it has', async () => {
  const [text, index, ledger] = [read(textFile), read(other), read(ledgerFile)]
  const run = await publish(async (order, tell) => {
    write(other, `${index}\n`)
    expect(read(ledgerFile)).toBe(ledger)
    await packOrder(order, tell)
  })
  expect(run).toMatchObject({ state: 'placed', reason: null })
  const { files } = await openBundle(readFileSync(bundle), null)
  expect([String(files.get(textFile)), String(files.get(other))]).toEqual([text, index])
  expect(JSON.parse(String(files.get(ledgerFile)))).toHaveProperty([entry])
  expect(JSON.parse(read(ledgerFile))).toEqual(JSON.parse(String(files.get(ledgerFile))))
})

it.each<[string, Pack, RegExp]>([
  ['by the law', () => Promise.reject(new Error('The law objects')), /The law objects/],
  [
    'because a new version was written on meanwhile',
    async (order, tell) => {
      write(textFile, `${read(textFile)}\nMore.\n`)
      await packOrder(order, tell)
    },
    /cookie-policy.20270101\.nl\.md was changed while it was checked/,
  ],
  [
    'because there is no folder to put it in',
    async (order, tell) => {
      await packOrder(order, tell)
      mkdirSync(`${bundle}.next`)
    },
    /content\.tar\.gz\.next/,
  ],
])('enters nothing when it is refused %s', async (_, pack, reason) => {
  const ledger = read(ledgerFile)
  expect(await publish(pack)).toMatchObject({ state: 'refused', reason: expect.stringMatching(reason) })
  expect(read(ledgerFile)).toBe(ledger)
})

it('of a folder that is a link, writes to none of its files before it has come about', async () => {
  renameSync(data, `${data}-real`)
  symlinkSync(`${data}-real`, data)
  const ledger = read(ledgerFile)
  await publish(() => {
    expect(read(ledgerFile)).toBe(ledger)
    return Promise.reject(new Error('The law objects'))
  })
  expect(read(ledgerFile)).toBe(ledger)
})

it('puts one content in place at a time', async () => {
  const publisher = publisherOf(packOrder)
  const busy = { statusCode: 409, message: expect.stringMatching(/already/) }
  publisher.start(author)
  expect(() => publisher.start(author)).toThrow(expect.objectContaining(busy))
  await ended(publisher)
  await expect(publisher.rollBack('0123456789ab')).rejects.toMatchObject({ statusCode: 404 })
  const { id } = (await publisher.state()).history[0]!
  const goesBack = publisher.rollBack(id)
  await expect(publisher.rollBack(id)).rejects.toMatchObject(busy)
  await goesBack
  publisher.start(author)
  await expect(publisher.rollBack(id)).rejects.toMatchObject(busy)
  await ended(publisher)
})
