import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadContent } from '#server/site/content/load-content.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import { localeCodes } from '#shared/site/locales.ts'
import { copyPolicies } from '#tests/helpers/long-policy.ts'

const dataFolder = join(import.meta.dirname, '../../data')
const start = Date.parse('2026-11-20T12:00:00Z')

let policiesFolder: string
let remove: () => Promise<void>
beforeEach(async () => {
  const copy = await copyPolicies()
  policiesFolder = copy.folder
  remove = copy.remove
  await forgetAnnounced()
})
afterEach(() => remove())

const load = (now = start) => loadContent({ dataFolder, policiesFolder, wallClock: { now: () => now } })

/** Every line of what stops the start, its paths shortened; none when nothing does. */
async function startErrors(now?: number): Promise<string[]> {
  try {
    await load(now)
    return []
  } catch (error) {
    const { message } = error as Error
    return message.replaceAll(`${policiesFolder}/`, 'policies/').replaceAll(`${dataFolder}/`, '').split('\n').toSorted()
  }
}

interface Entry {
  id: string
  versions: string[]
}
const readEntries = async (): Promise<Entry[]> => JSON.parse(await readFile(join(policiesFolder, 'index.json'), 'utf8'))
const writeEntries = (entries: Entry[]) => writeFile(join(policiesFolder, 'index.json'), JSON.stringify(entries))

/** Takes away what is really announced by `start`: it would stand between the versions that are announced here. */
async function forgetAnnounced(): Promise<void> {
  const today = new Date(start).toISOString().slice(0, 10).replaceAll('-', '')
  const entries = await readEntries()
  for (const { id, versions } of entries) {
    for (const version of versions.splice(Math.max(1, versions.filter((day) => day <= today).length))) {
      for (const locale of localeCodes) await rm(join(policiesFolder, id, `${version}.${locale}.md`))
    }
  }
  await writeEntries(entries)
}

/** Adds to a policy a version that is its last of 14 August 2025, changed, and takes effect on another day. */
async function announce(policyId: string, version: string, change = (text: string) => text): Promise<void> {
  const date = version.replace(/(....)(..)(..)/, '$1-$2-$3')
  for (const locale of localeCodes) {
    const text = await readFile(join(policiesFolder, policyId, `20250814.${locale}.md`), 'utf8')
    const dated = text.replace(/^effective: .*$/m, `effective: ${date}`)
    await writeFile(join(policiesFolder, policyId, `${version}.${locale}.md`), change(dated))
  }
  const entries = await readEntries()
  entries.find(({ id }) => id === policyId)?.versions.push(version)
  await writeEntries(entries)
}

/** Where files have a piece of text: `help/money.en.md:12`. */
async function placesOf(folder: string, piece: string, parent = dataFolder): Promise<string[]> {
  const names = await readdir(join(parent, folder))
  const found = await Promise.all(
    names.map(async (name) => {
      const lines = (await readFile(join(parent, folder, name), 'utf8')).split('\n')
      return lines.flatMap((line, at) => (line.includes(piece) ? [`${folder}/${name}:${at + 1}`] : []))
    }),
  )
  return found.flat()
}

const rename = (from: string, to: string) => (text: string) => text.replaceAll(`{#${from}}`, `{#${to}}`)

describe('the start', () => {
  it('names every place that cites what a version to come has not: file, line, clause and version', async () => {
    await announce('terms-conditions', '20270101', rename('streamer-link', 'stream-address'))
    const places = [
      ...(await placesOf('pages', '"terms-conditions#streamer-link"')),
      ...(await placesOf('help', 'clause:terms-conditions#streamer-link')),
    ]
    expect(new Set(places.map((place) => place.split('/')[0]))).toEqual(new Set(['pages', 'help']))
    const fault = 'expected a clause of terms-conditions in version 20270101, found streamer-link'
    expect(await startErrors()).toEqual(places.map((place) => `${place}: ${fault}`).toSorted())
  })

  it('names the texts of policies that cite it while it is not there, for each version without it', async () => {
    const forget = (text: string) => text.replace(/\[[^\]]*\]\(clause:terms-conditions#complaint\)/g, 'there')
    const drop = (text: string) => rename('complaint', 'grievance')(forget(text))
    for (const version of ['20270101', '20280101']) await announce('terms-conditions', version, drop)
    // On the day on which the clause goes, and half a year later.
    await announce('house-rules', '20270101', forget)
    await announce('network-rules', '20270701', forget)
    const placesIn = async (folder: string, parent: string) =>
      (await placesOf(folder, 'clause:terms-conditions#complaint', parent)).map((place) => place.replace('./', ''))
    const help = await placesIn('help', dataFolder)
    const network = (await placesIn('network-rules', policiesFolder)).filter((place) => place.includes('20250814'))
    const withdrawal = (await placesIn('withdrawal-policy', policiesFolder)).filter((place) => place.includes('2025'))
    expect([help.length, network.length, withdrawal.length]).toEqual([2, 2, 2])
    const fault = (version: string) => (place: string) =>
      `${place.replace(/^(?!help)/, 'policies/')}: expected a clause of terms-conditions in version ${version}, found complaint`
    const expected = [
      ...[...help, ...network, ...withdrawal].map(fault('20270101')),
      ...[...help, ...withdrawal].map(fault('20280101')),
    ]
    expect(await startErrors()).toEqual(expected.toSorted())
  })

  it('asks nothing of versions that are over', async () => {
    await announce('terms-conditions', '20270301', rename('streamer-link', 'stream-address'))
    await announce('terms-conditions', '20270601')
    expect(await startErrors(Date.parse('2027-05-31T12:00:00Z'))).not.toEqual([])
    expect(await startErrors(Date.parse('2027-06-01T12:00:00Z'))).toEqual([])
  })
})

it('a clock that is behind by years stops no start', async () => {
  expect(await startErrors(Date.parse('2024-05-01T12:00:00Z'))).toEqual([])
  expect(await startErrors(0)).toEqual([])
})

describe('a day on which a cited clause is not in force', () => {
  it.each([
    ['the last version before', 'streamer-tables', '2026-03-01', '20250814'],
    ['the first version after', 'streamer-tables', '2024-06-01', '20250203'],
  ])('is shown %s, under its number and at its own address', async (_, clauseId, date, version) => {
    await announce('terms-conditions', '20260101', rename(clauseId, 'elsewhere'))
    await announce('terms-conditions', '20260601')
    const { pages, policies } = await load()
    const clock = createContentClock(Date.parse(`${date}T12:00:00Z`))
    const page = pages.contentOf('streamer-mode', 'nl', 'nl', { params: {}, clock })
    const holder = policies.versionsOf('terms-conditions', 'nl', 'nl').find((text) => text.version === version)
    const clause = holder?.chapters.flatMap(({ clauses }) => clauses).find(({ id }) => id === clauseId)
    const href = `/terms-conditions/versies/${version}/#c-${clause?.number}`
    const cited: { href: string; policy: string; number: string; quote: string }[] = []
    JSON.stringify(page, (_key, value) => {
      if (value?.href === href) cited.push(value)
      return value
    })
    expect(cited[0]).toMatchObject({ policy: holder?.title, number: clause?.number })
    for (const { quote } of cited) expect(clause?.plain.replaceAll('\n', ' ')).toContain(quote)
  })
})
