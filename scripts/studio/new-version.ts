import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PolicyEntry } from '#server/policies/load-policies.ts'
import type { Services } from '#server/services.ts'
import { dayIn, isCalendarDay } from '#shared/site/calendar-days.ts'
import { type Locale, localeCodes } from '#shared/site/locales.ts'
import { holdEntered, type Ledger, readTexts } from '../policies/ledger.ts'
import { type Changes, takesAway, versionFile } from './contract.ts'
import { json, replace } from './save-files.ts'

const LEDGER = 'policies/published.json'
const INDEX = 'policies/index.json'

interface NewVersion {
  data: string
  policy: string
  /** ISO 8601 date. */
  effective: string
  /** Version whose day it is to be; absent: it is a new one. */
  instead?: string
  /** Written and not saved. */
  changes?: Changes
  now: number
  sites: Services['sites']
}

/**
 * The texts with which a new version of a policy begins: those of its latest one, without what changed in that, and the list of
 * versions. In the place of one that nobody was shown yet: its texts as they are, on another day. Nothing is written.
 * @throws Error for a policy or version that there is not, for one that is entered, and for a day that has begun or comes before
 * the latest version.
 */
export async function beginVersion(input: NewVersion): Promise<Changes> {
  const { data, policy, effective, instead, changes = {}, now, sites } = input
  const read = async (file: string) => changes[file] ?? (await readFile(path.join(data, file), 'utf8'))
  const fileOf = (version: string, locale: Locale) => `policies/${policy}/${version}.${locale}.md`
  const index = JSON.parse(await read(INDEX)) as PolicyEntry[]
  const entry = index.find(({ id }) => id === policy)
  const others = entry?.versions.filter((version) => version !== instead) ?? []
  const latest = others.at(-1)
  if (!entry || !latest) throw new Error(`${policy} is no policy`)
  if (instead) await holdMovable(input, entry, instead)
  if (!isCalendarDay(effective)) throw new Error(`${effective || 'Nothing'} is no day`)
  const version = effective.replaceAll('-', '')
  refusePast(version, now, sites)
  if (version <= latest) throw new Error(`${policy}: version ${latest} is the latest; choose a later day than it has`)
  const texts: Record<string, string> = {}
  for (const locale of localeCodes) {
    const source = fileOf(instead ?? latest, locale)
    const text = dated(await read(source), { effective, published: isoDay(now) })
    if (instead) texts[source] = ''
    texts[fileOf(version, locale)] = instead ? text : withoutSummary(text)
  }
  const versions = index.map((one) => (one === entry ? { ...one, versions: [...others, version] } : one))
  return { ...texts, [INDEX]: JSON.stringify(versions, null, 2) }
}

/** @throws Error for a version that there is not, and for one that is entered: its readers were told its day. */
async function holdMovable({ data, policy }: NewVersion, { versions }: PolicyEntry, version: string): Promise<void> {
  if (!versions.includes(version)) throw new Error(`${version} is no version of ${policy}`)
  const isEntered = Object.keys(await readLedger(data)).some((name) => name.startsWith(`${policy}/${version}.`))
  if (isEntered) throw new Error(`Version ${version} is published: its day stays. Write a new version.`)
}

/** A summary without a line is refused by the start: it has to be written before anybody sees the version. */
function withoutSummary(text: string): string {
  const [front, ...rest] = text.split(/^(?=## )/m)
  const chapters = rest.filter((part) => !part.startsWith('## What changed'))
  return [front, '## What changed\n\n', ...chapters].join('')
}

const dated = (text: string, { effective, published }: Record<'effective' | 'published', string>) =>
  publishedOn(text, published).replace(/^effective: .*$/m, `effective: ${effective}`)

const publishedOn = (text: string, day: string) => text.replace(/^published: .*$/m, `published: ${day}`)
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10)

/** @throws Error for a version of a day that has begun in a place where the site is read. */
function refusePast(version: string, now: number, { byId }: Services['sites']): void {
  const days = Object.values(byId).map(({ edition }) => dayIn(edition.timeZone, now))
  const today = [isoDay(now), ...days].toSorted().at(-1)!
  if (version <= today.replaceAll('-', '')) {
    throw new Error(`Version ${version} would be in force since a day that has begun: choose one after ${today}`)
  }
}

interface HeldVersions {
  data: string
  /** Of the draft. */
  folder: string
  changes: Changes
  now: number
  sites: Services['sites']
}

/** @throws Error for a text that the ledger does not let be changed, and for a new one that is in force already. */
export async function holdVersions({ data, folder, changes, now, sites }: HeldVersions): Promise<void> {
  const ledger = await readLedger(data)
  for (const [file, text] of Object.entries(changes)) {
    const [, , version] = versionFile.exec(file) ?? []
    if (version && !takesAway(file, text) && !(file.slice('policies/'.length, -'.md'.length) in ledger))
      refusePast(version, now, sites)
  }
  holdEntered(ledger, await readTexts(path.join(folder, 'policies')), isoDay(now))
}

/**
 * The texts that the ledger does not have and whose day of publication is past, with that of `now`: who writes for two days, or
 * until after midnight, publishes on the second. Nothing is written.
 * @throws Error for one that would be in force since a day that has begun.
 */
export async function dateVersions({ data, now, sites }: Pick<HeldVersions, 'data' | 'now' | 'sites'>) {
  const [ledger, texts] = await Promise.all([readLedger(data), readTexts(path.join(data, 'policies'))])
  const changes: Record<string, string> = {}
  const opened: Record<string, string> = {}
  for (const [name, { published, effective }] of Object.entries(texts)) {
    if (name in ledger || published >= isoDay(now)) continue
    refusePast(effective.replaceAll('-', ''), now, sites)
    const file = `policies/${name}.md`
    opened[file] = await readFile(path.join(data, file), 'utf8')
    changes[file] = publishedOn(opened[file], isoDay(now))
  }
  return { changes, opened }
}

export async function readLedger(data: string): Promise<Ledger> {
  return JSON.parse(await readFile(path.join(data, LEDGER), 'utf8')) as Ledger
}

export const writeLedger = (data: string, ledger: Ledger): Promise<void> =>
  replace(path.join(data, LEDGER), json(ledger))
