import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#server/config.ts'
import { type AskedSite, askSite, readInputOf } from '#server/law/ask-site.ts'
import { createProcessServices } from '#server/process-services.ts'
import { createServices, type Services } from '#server/services.ts'
import { type Changes, takesAway } from './contract.ts'

interface DraftOptions {
  /** The content as it is saved. */
  data: string
  config: Config
  log: FastifyBaseLogger
}

export interface DraftOrder {
  changes: Changes
  /** Time of day there, in ms since 1970. */
  now: number
  /** Asked when it is its turn: whoever types has changed it again. */
  isWanted?: () => boolean
}

/** The site with texts that are not saved yet. */
export interface Draft {
  services: Services
  asked: AskedSite
  /** Where its content lies. */
  folder: string
}

export interface DraftSite {
  /** Does something with the site as it is with these changes, one after the other. Rejects where nobody wants it any more. */
  use: <Result>(order: DraftOrder, act: (draft: Draft) => Promise<Result>) => Promise<Result>
  /** The same with whichever draft there is. */
  useAny: <Result>(act: (draft: Draft) => Promise<Result>) => Promise<Result>
  /** What the rules of the law need to know of a draft. */
  readInput: (draft: Draft, now: number) => ReturnType<typeof readInputOf>
  /** Where drafts lie, which errors name. */
  folder: string
  close: () => Promise<void>
}

/** Of what the help centre says nothing. */
const apartFromHelp = /^(?:pages|glossary|team)\//

/**
 * Returns the site of a draft: the same loaders, application and renderer as the process that serves, made anew when a text
 * changes. The draft lies in a folder of its own, of links to what has not changed, and ends with the process.
 */
export async function createDraftSite({ data, config: given, log }: DraftOptions): Promise<DraftSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-'))
  let now = Date.now()
  const overrides = { dataFolder: folder, wallClock: { now: () => now }, isDevelopment: true }
  // It asks on this machine only, and sees what visitors of each market do.
  const config = { ...given, host: '127.0.0.1', trustedProxies: [] }
  const kept = await createProcessServices(config, log, overrides)
  /** The last one that could be made. */
  let made: { draft: Draft; files: Files } | null = null
  let laidOut: Files = new Map()
  let read: { of: Draft; day: number; input: ReturnType<typeof readInputOf> } | null = null
  let turn: Promise<unknown> = Promise.resolve()

  async function make(changes: Changes): Promise<Draft> {
    const files = await listStates(data, changes)
    await layOut(folder, data, listDifferences(laidOut, files), { files, changes })
    laidOut = files
    const changed = made && listDifferences(made.files, files)
    if (made && changed?.length === 0) return made.draft
    const old = made?.draft
    const help = old && changed?.every((file) => apartFromHelp.test(file)) ? { help: old.services.help } : {}
    const services = await createServices(config, log, { ...overrides, ...help }, kept)
    const draft = { services, asked: await askSite(config, services, log), folder }
    made = { draft, files }
    await old?.asked.close()
    return draft
  }

  function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const own = turn.then(act)
    turn = own.catch(() => {})
    return own
  }

  return {
    folder,
    use: ({ changes, now: at, isWanted = () => true }, act) =>
      inTurn(async () => {
        if (!isWanted()) throw new Error('Nobody waits for it any more')
        now = at
        return act(await make(changes))
      }),
    useAny: (act) => inTurn(async () => act(made?.draft ?? (await make({})))),
    readInput(draft, at) {
      const day = Math.floor(at / 86_400_000)
      if (read?.of !== draft || read.day !== day) read = { of: draft, day, input: readInputOf(draft.services, at) }
      return read.input
    },
    async close() {
      await turn
      await made?.draft.asked.close()
      await kept.closeProcess()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** By their paths within `data/`. */
type Files = ReadonlyMap<string, string>

function listDifferences(one: Files, other: Files): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file))
}

/** Files of a draft, with what changes when one of them does. */
async function listStates(data: string, changes: Changes): Promise<Files> {
  const names = await readdir(data, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => !entry.isDirectory()).map(({ parentPath, name }) => path.join(parentPath, name))
  const saved = await Promise.all(
    files.map(async (file): Promise<[string, string]> => {
      const name = path.relative(data, file).split(path.sep).join('/')
      return [name, changes[name] === undefined ? String((await stat(file)).mtimeMs) : '']
    }),
  )
  return new Map([...saved, ...Object.entries(changes)].filter(([name]) => !takesAway(name, changes[name] ?? ' ')))
}

interface Layout {
  files: Files
  changes: Changes
}

/** Puts a link in the place of each file that is saved, and the text of each that is changed. */
async function layOut(
  folder: string,
  data: string,
  names: readonly string[],
  { files, changes }: Layout,
): Promise<void> {
  for (const parent of new Set(names.map((name) => path.dirname(name)))) {
    await mkdir(path.join(folder, parent), { recursive: true })
  }
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      const text = changes[name]
      await rm(file, { force: true })
      if (!files.has(name)) return
      if (text !== undefined) await writeFile(file, text)
      else await symlink(path.resolve(data, name), file)
    }),
  )
}
