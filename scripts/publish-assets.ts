import { randomUUID } from 'node:crypto'
import { copyFile, cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

/** Builds that stay however old they are, and how long every other one does. */
const KEPT_BUILDS = 3
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

// In the image as well, before the first process of a release: nothing but Node's own modules.
const [, , folder] = process.argv
if (!folder) {
  console.error('Expected the folder that all instances share: node scripts/publish-assets.ts FOLDER')
  process.exit(1)
}
const dist = path.resolve(import.meta.dirname, '../dist')
const { id } = JSON.parse(await readFile(path.join(dist, 'build.json'), 'utf8')) as { id: string }
await mkdir(folder, { recursive: true })
await publish(path.join(folder, id))
// Beside them, for the balancer: what it shows when no instance answers.
const page = hiddenName('outage.html')
await copyFile(path.join(dist, 'outage.html'), page)
await rename(page, path.join(folder, 'outage.html'))
await removeOld(folder)
console.log(`The assets of build ${id} are in ${folder}`)

/** Copies under a name that no instance reads, then renames: a build is there as a whole or not at all. */
async function publish(target: string): Promise<void> {
  const now = new Date()
  // A rollback makes an old build a young one.
  if (
    await utimes(target, now, now).then(
      () => true,
      () => false,
    )
  )
    return
  const copy = hiddenName(path.basename(target))
  try {
    await cp(path.join(dist, 'client/assets'), path.join(copy, 'client/assets'), { recursive: true })
    await rename(copy, target)
  } catch (error) {
    await rm(copy, { recursive: true, force: true })
    // Another instance of the same release was first.
    if (!['EEXIST', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

async function removeOld(of: string): Promise<void> {
  const entries = (await readdir(of, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const dated = await Promise.all(
    entries.map(async ({ name }) => ({ name, at: (await stat(path.join(of, name)).catch(() => null))?.mtimeMs ?? 0 })),
  )
  const isHidden = ({ name }: { name: string }) => name.startsWith('.')
  const builds = dated.filter((entry) => !isHidden(entry)).toSorted((a, b) => b.at - a.at)
  // What is hidden was left by a copy that did not come to its end.
  for (const { name, at } of [...builds.slice(KEPT_BUILDS), ...dated.filter(isHidden)]) {
    if (Date.now() - at < KEPT_MS) continue
    const removed = hiddenName(name)
    // Somebody else may be removing it.
    if (
      await rename(path.join(of, name), removed).then(
        () => true,
        () => false,
      )
    )
      await rm(removed, { recursive: true })
  }
}

function hiddenName(name: string): string {
  return path.join(folder!, `.${name.replace(/^\.+/, '')}.${randomUUID()}`)
}
