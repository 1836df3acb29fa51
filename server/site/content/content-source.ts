import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { startChild } from '#server/child-process.ts'
import type { Config } from '#server/config.ts'
import { readSignature } from '#server/file-signature.ts'
import { root } from '#server/root.ts'
import { loadKey, readPublicKey } from './bundle.ts'
import type { ContentAnswer } from './content-process.ts'
import type { ContentReloads } from './content-reloads.ts'
import type { ContentOrder, OpenedContent } from './open-content.ts'

/** Between two looks at the bundle, in ms. */
const LOOK_MS = 250
/** Heap of the process that opens it, in MB. */
const HEAP_MB = 384
/** The longest that opening may take, in ms; with a processor to itself it takes three seconds. */
const DEADLINE_MS = 120_000

/** When a bundle is tried again that could not be opened, in ms; each time twice as late, and at last this late. */
const FIRST_RETRY_MS = 5_000
const LAST_RETRY_MS = 10 * 60_000

/** Visitors go first, by three to one: a law that applies now must not wait until they leave. */
const PRIORITY = 5

/**
 * Without the image's MALLOC_MMAP_THRESHOLD_, which gives a process that stays its memory back at once: one that ends in
 * seconds took two fifths of its time for it, and no less memory.
 */
const childEnv = { MALLOC_ARENA_MAX: '1' }

interface SourceOptions {
  /** With CONTENT_BUNDLE and CONTENT_KEY. */
  config: Config & { contentBundle: string }
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  wallClock?: { now(): number }
}

export interface ContentSource {
  /** With which the process starts. */
  first: OpenedContent
  reloads: Readonly<ContentReloads>
  /** Has every later one served that is sound. */
  watch(serve: (content: OpenedContent) => Promise<void>): void
  close(): void
}

/**
 * Opens the bundle of CONTENT_BUNDLE and follows its replacement while running. A replacement that is bad is refused with one
 * warning, and the content in use stays. One whose opening was cut short is tried again: it may be sound.
 * @throws Error that names the variable: a site must not start with another content than it was given.
 */
export async function openContentSource(options: SourceOptions): Promise<ContentSource> {
  const { config, log, wallClock = Date } = options
  const reloads: ContentReloads = { swapped: 0, refused: 0, isRefused: false }
  const { contentBundle: bundle } = config
  const { contentKey: key } = config
  const publicKey = key === null ? null : await loadKey(key, { as: `CONTENT_KEY=${key}`, read: readPublicKey })
  const ending = new AbortController()
  let examined = await readBundleSignature(bundle)
  let current = await openBeside({ bundle, publicKey, config, now: wallClock.now() }, ending.signal).catch(
    (error: Error) => {
      throw new Error(`CONTENT_BUNDLE=${bundle}: ${error.message}`, { cause: error })
    },
  )
  log.info({ bundle, ...describe(current) }, 'Content in use')
  let looking: NodeJS.Timeout | undefined
  /** Of the bundle that was examined last; null: it was taken, or it is bad. */
  let retry: { at: number; afterMs: number } | null = null
  const isNew = (signature: string) => {
    if (signature === examined) return retry !== null && performance.now() >= retry.at
    retry = null
    return true
  }

  async function look(serve: (content: OpenedContent) => Promise<void>): Promise<void> {
    const signature = await readBundleSignature(bundle)
    if (!isNew(signature)) return
    let next: OpenedContent | null = null
    try {
      next = await openBeside({ bundle, publicKey, config, now: wallClock.now() }, ending.signal)
      // It changed while it was read: the next look sees it settled.
      const isSettled = (await readBundleSignature(bundle)) === signature
      if (isSettled && next.manifest.id !== current.manifest.id) await serve(next)
      if (!isSettled) return await discard(next)
    } catch (error) {
      if (next) await discard(next)
      if (ending.signal.aborted) return
      examined = signature
      retry = error instanceof PassingFailure ? retryAfter(retry) : null
      reloads.isRefused = true
      reloads.refused += 1
      log.warn(
        { bundle, reason: (error as Error).message, content: current.manifest.id },
        'New content refused, the old one is kept',
      )
      return
    }
    examined = signature
    retry = null
    reloads.isRefused = false
    reloads.swapped += 1
    const old = current
    current = next
    await discard(old)
    log.info({ bundle, ...describe(next), replaced: old.manifest.id }, 'Content in use')
  }

  return {
    first: current,
    reloads,
    watch(serve) {
      const lookLater = () => {
        looking = setTimeout(() => void look(serve).finally(lookLater), LOOK_MS).unref()
      }
      lookLater()
    },
    close() {
      ending.abort()
      clearTimeout(looking)
    },
  }
}

/** A bundle that could not be opened, which says nothing of what is in it. */
class PassingFailure extends Error {}

function retryAfter(before: { afterMs: number } | null) {
  const afterMs = before ? Math.min(2 * before.afterMs, LAST_RETRY_MS) : FIRST_RETRY_MS
  return { at: performance.now() + afterMs, afterMs }
}

function describe({ manifest: { id, author, checkedOn } }: OpenedContent) {
  return { content: id, author, checkedOn }
}

/** Folders of contents, which end with the process. */
const folders = new Set<string>()
process.once('exit', () => folders.forEach((folder) => void rmSync(folder, { recursive: true, force: true })))

/** All of a content is read when it is served: only who checks the site reads its folder again. */
function discard({ dataFolder }: OpenedContent): Promise<void> {
  return removeFolder(path.dirname(dataFolder))
}

async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  folders.delete(folder)
}

/** Opens it in a process of its own. Rejects with what is wrong with it. */
async function openBeside(order: Omit<ContentOrder, 'into'>, signal: AbortSignal): Promise<OpenedContent> {
  const into = await mkdtemp(path.join(tmpdir(), 'content-'))
  folders.add(into)
  const child = startChild(contentProcess, {
    heapMb: HEAP_MB,
    deadlineMs: DEADLINE_MS,
    priority: PRIORITY,
    env: childEnv,
  })
  const end = () => child.kill('SIGKILL')
  signal.addEventListener('abort', end)
  try {
    const answers: ContentAnswer[] = []
    child.on('message', (answer: ContentAnswer) => answers.push(answer))
    child.send({ ...order, into } satisfies ContentOrder, () => {})
    const [code, endedBy] = await once(child, 'close')
    const [answer] = answers
    if (!answer)
      throw new PassingFailure(`opening it ended with ${endedBy ?? code}: more time or memory than a content takes`)
    if ('refusal' in answer) throw new (answer.isPassing ? PassingFailure : Error)(answer.refusal)
    return answer.opened
  } catch (error) {
    await removeFolder(into)
    throw error
  } finally {
    signal.removeEventListener('abort', end)
  }
}

const contentProcess = path.join(root, 'dist/server/content-process.js')

/** Changes whenever the bundle does: its file, or of a folder the manifest, without which nothing in it counts. */
async function readBundleSignature(bundle: string): Promise<string> {
  const files = [bundle, path.join(bundle, 'manifest.json'), path.join(bundle, 'manifest.sig')]
  return (await Promise.all(files.map(readSignature))).join()
}
