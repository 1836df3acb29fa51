import { access, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'

/**
 * Assets of other builds, from a folder that all instances share: of older ones, whose pages are still open, and during a
 * rollout of the newer one, whose pages ask whichever instance they get.
 */
export interface OtherBuilds {
  /** Folder in which a file named like `assets/app-1a2b.js` lies; null where no other build has it. Never rejects. */
  folderOf(file: string): Promise<string | null>
}

export const noOtherBuilds: OtherBuilds = { folderOf: async () => null }

interface OtherBuildsOptions {
  /** Each of its sub-folders is a build as `npm run build` leaves it in `dist/`, or the `client/assets` of one. */
  folder: string
  /** Monotonic, in ms. */
  clock: { now(): number }
  log: Pick<FastifyBaseLogger, 'warn'>
}

interface Build {
  root: string
  files: ReadonlySet<string>
}

/**
 * Between two looks at the folder, in ms: names that no build has must not cost one each. A new process takes longer from
 * when its assets are published to its first page.
 */
const LOOK_MS = 1_000
/** A build that is being copied or removed, and what file systems keep for themselves. */
const noBuild = /^\.|^lost\+found$/

/**
 * Returns the builds in a folder, which is looked at again when a file is missing. What is served is what was listed, so no
 * address can lead out of the folder.
 * @throws Error when the folder cannot be read, or holds folders and none of them is a build.
 */
export async function openOtherBuilds({ folder, clock, log }: OtherBuildsOptions): Promise<OtherBuilds> {
  let lookedAt = clock.now()
  let builds = await readBuilds(folder).catch((error: Error) => {
    throw new Error(`ASSETS_PREVIOUS=${folder}: expected a folder of builds (${error.message})`)
  })
  if (builds.size > 0 && [...builds.values()].every((build) => build === null))
    throw new Error(`ASSETS_PREVIOUS=${folder}: expected builds, and ${[...builds.keys()][0]} has no client/assets`)
  let looking: Promise<void> | null = null
  let isReadable = true

  /** Whether the folder has been looked at just now: by this call, or by one that was under way. */
  async function lookAgain(): Promise<boolean> {
    if (looking === null) {
      if (clock.now() - lookedAt < LOOK_MS) return false
      lookedAt = clock.now()
      looking = look()
    }
    await looking
    return true
  }

  async function look(): Promise<void> {
    try {
      builds = await readBuilds(folder)
      isReadable = true
    } catch (err) {
      if (isReadable) log.warn({ err }, 'The folder of other builds cannot be read')
      isReadable = false
    } finally {
      looking = null
    }
  }

  /** A build may have been removed since it was listed, while another has the same file. */
  async function find(file: string): Promise<string | null> {
    for (const build of builds.values()) {
      if (build?.files.has(file) && (await isThere(join(build.root, file)))) return build.root
    }
    return null
  }

  return {
    async folderOf(file) {
      return (await find(file)) ?? ((await lookAgain()) ? find(file) : null)
    },
  }
}

/** Builds by name; null for a folder that is none. */
async function readBuilds(folder: string): Promise<Map<string, Build | null>> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory() && !noBuild.test(entry.name)).map(({ name }) => name)
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, Build | null]> => {
        const root = join(folder, name, 'client')
        return [
          name,
          await listAssets(root)
            .then((files) => ({ root, files }))
            .catch(() => null),
        ]
      }),
    ),
  )
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** Names like `assets/app-1a2b.js` of a build’s assets, without their compressed copies. @throws Error when there is no such folder. */
export async function listAssets(clientFolder: string): Promise<Set<string>> {
  const entries = await readdir(join(clientFolder, 'assets'), { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map((entry) => relative(clientFolder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
}
