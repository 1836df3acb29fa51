import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { type Manifest, openBundle } from '#server/site/content/bundle.ts'
import { contentDigestOf, readContentFiles } from '#server/site/content/content-id.ts'
import { enterVersions, findChanges, readTexts } from '../policies/ledger.ts'
import type { PlacedBundle, Publication } from './contract.ts'
import { readLedger, writeLedger } from './new-version.ts'
import { Refused } from './refused.ts'

interface PackOrder {
  data: string
  author: string
  /** File of the bundle in place; null: there is none. */
  parentFile: string | null
  /** Where the bundle goes. */
  out: string
}

/** Makes a bundle and tells how many answers have been held to the law. Rejects with what is wrong with the content. */
export type Pack = (order: PackOrder, tell: (visited: number) => void) => Promise<void>

interface PublisherOptions {
  data: string
  /** Where running instances look (CONTENT_BUNDLE); null: nowhere. */
  bundle: string | null
  /** A folder for every bundle that was made, so that an older one can be put in place again. */
  archive: string
  pack: Pack
  /** Addresses of instances, which are asked for what they serve. */
  instances: readonly string[]
  wallClock: { now(): number }
}

/** How long an instance may take to say what it serves, in ms. */
const ASK_MS = 1_000

export function createPublisher({ data, bundle, archive, pack, instances, wallClock }: PublisherOptions) {
  let run: Publication['run'] = null
  let isTaken = false

  /** A publication and a roll-back end in the same place: one at a time. @throws Refused while another is under way. */
  function take(): void {
    if (isTaken) throw new Refused('Another content is on its way already: wait for it', { statusCode: 409 })
    isTaken = true
  }

  async function publish(author: string, prepare: () => Promise<unknown>): Promise<void> {
    // Before anything is waited for: whoever asks in a moment hears of this one.
    const own: NonNullable<Publication['run']> = { state: 'checking', done: 0, of: null, reason: null }
    run = own
    const placed = bundle === null ? null : await manifestOf(bundle)
    own.of = placed && (placed.result.pages + placed.result.answers || null)
    const out = path.join(archive, 'next.tar.gz')
    // The check takes minutes, and whoever writes goes on: it is of what there was when it began.
    const snapshot = path.join(archive, 'next')
    try {
      await prepare()
      await writeSnapshot(data, snapshot)
      // What instances serve now has to be there to come back to.
      if (bundle && placed) await copyFile(bundle, fileOf(placed.id))
      // The check holds it to the texts, and a text is published from that day on.
      const today = new Date(wallClock.now()).toISOString().slice(0, 10)
      const known = await readLedger(snapshot)
      const ledger = enterVersions(known, await readTexts(path.join(snapshot, 'policies')), today)
      const entered = Object.fromEntries(findChanges(known, ledger).map((name) => [name, ledger[name]!]))
      await writeLedger(snapshot, ledger)
      await pack({ data: snapshot, author, parentFile: placed ? bundle : null, out }, (visited) => {
        own.done = visited
      })
      const made = await manifestOf(out)
      if (!made) throw new Error('The bundle that was made cannot be read')
      const texts = await readTexts(path.join(data, 'policies'))
      for (const [name, text] of Object.entries(entered)) {
        if (isDeepStrictEqual(texts[name], text)) continue
        throw new Error(`data/policies/${name}.md was changed while it was checked: publish it as it is now`)
      }
      await rename(out, fileOf(made.id))
      const putInPlace = bundle && (await bringTo(bundle, made.id))
      // Only now: what nobody was shown may still be written.
      await writeLedger(data, { ...(await readLedger(data)), ...entered })
      if (putInPlace) await putInPlace()
    } catch (error) {
      own.reason = (error as Error).message
    }
    // What is left when even this fails is written over by the next.
    await Promise.allSettled([out, snapshot].map((left) => rm(left, { recursive: true, force: true })))
    // Last: the next one begins in the same place.
    own.state = own.reason === null ? 'placed' : 'refused'
    isTaken = false
  }

  /** All that can fail for want of room or of a folder; what is returned puts it in place, by renaming: an instance sees all of it or nothing. */
  async function bringTo(target: string, id: string): Promise<() => Promise<void>> {
    await copyFile(fileOf(id), `${target}.next`)
    return () => rename(`${target}.next`, target)
  }

  const fileOf = (id: string) => path.join(archive, `content-${id}.tar.gz`)

  async function history(placed: Manifest | null): Promise<PlacedBundle[]> {
    const names = await readdir(archive).catch(() => [])
    const found = await Promise.all(
      names
        .filter((name) => /^content-[0-9a-f]{12}\.tar\.gz$/.test(name))
        .map((name) => manifestOf(path.join(archive, name))),
    )
    return found
      .flatMap((manifest) => manifest ?? [])
      .map(({ id, author, checkedOn, parent }) => ({ id, author, checkedOn, parent, isPlaced: id === placed?.id }))
      .toSorted((one, other) => other.checkedOn.localeCompare(one.checkedOn))
  }

  return {
    /** Begins, with what has to be done to the content first; how it goes is asked for. @throws Refused while another is under way. */
    start(author: string, prepare = async (): Promise<unknown> => undefined): void {
      take()
      void publish(author, prepare)
    },
    /** Puts one that was made in place again. @throws Refused for one that is not there, and while another is under way. */
    async rollBack(id: string): Promise<void> {
      if (!bundle) throw new Refused('No place was named where instances look (--bundle)')
      take()
      try {
        if (!(await manifestOf(fileOf(id))))
          throw new Refused(`There is no bundle ${id} to go back to`, { statusCode: 404 })
        const putInPlace = await bringTo(bundle, id)
        await putInPlace()
        run = { state: 'put back', done: 0, of: null, reason: null }
      } finally {
        isTaken = false
      }
    },
    async state(): Promise<Publication> {
      const placed = bundle === null ? null : await manifestOf(bundle)
      const served = instances.map(async (url) => ({ url, content: await contentOf(url) }))
      return { run, bundle, history: await history(placed), instances: await Promise.all(served) }
    },
  }
}

/** The content of one moment, of which half a save is none: read until nothing has changed meanwhile. */
async function writeSnapshot(data: string, folder: string): Promise<void> {
  let [before, files] = [await readContentFiles(data), await readContentFiles(data)]
  while (contentDigestOf(before) !== contentDigestOf(files)) [before, files] = [files, await readContentFiles(data)]
  await rm(folder, { recursive: true, force: true })
  for (const [name, bytes] of files) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
}

/** By file; to read a bundle whole takes a tenth of a second, and its state is asked for twice a second. */
const manifests = new Map<string, { signature: string; manifest: Manifest }>()

/** null: there is no such bundle, or it is none. */
async function manifestOf(file: string): Promise<Manifest | null> {
  try {
    const { ino, size, mtimeMs } = await stat(file)
    const signature = [ino, size, mtimeMs].join(' ')
    const known = manifests.get(file)
    if (known?.signature === signature) return known.manifest
    const { manifest } = await openBundle(await readFile(file), null)
    manifests.set(file, { signature, manifest })
    return manifest
  } catch {
    return null
  }
}

/** The id of the content that an instance serves; null: it does not say. */
async function contentOf(url: string): Promise<string | null> {
  try {
    const answer = await fetch(new URL('/builds/latest.json', url), { signal: AbortSignal.timeout(ASK_MS) })
    return /\b[0-9a-f]{12}-([0-9a-f]{12})\b/.exec(await answer.text())?.[1] ?? null
  } catch {
    return null
  }
}

/** Packs by the command of the repository, in a process of its own: the check takes minutes, and whoever writes goes on. */
export function packBeside(key: string | null): Pack {
  return async ({ data, author, parentFile, out }, tell) => {
    const args = ['--data', data, '--author', author, '--out', out]
    if (parentFile) args.push('--parent', parentFile)
    if (key) args.push('--key', key)
    const command = path.join(import.meta.dirname, '../content-pack.ts')
    const child = spawn(process.execPath, [command, ...args], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    child.on('message', ({ visited }: { visited: number }) => tell(visited))
    const [complaints, [code]] = await Promise.all([textOf(child.stderr!), once(child, 'close') as Promise<[number]>])
    if (code !== 0) throw new Error(complaints.trim() || `Packing ended with ${code}`)
  }
}
