import { execFile } from 'node:child_process'
import { cp, mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { writeOlderBuild } from '#tests/helpers/older-build.ts'

export const newerRoot = path.resolve(import.meta.dirname, '../..')
const publisher = 'scripts/publish-assets.ts'

export async function writeOlderSite(folder: string): Promise<string> {
  const olderRoot = path.join(folder, 'older-site')
  await mkdir(olderRoot, { recursive: true })
  for (const part of ['data', 'package.json', publisher]) {
    await cp(path.join(newerRoot, part), path.join(olderRoot, part), { recursive: true })
  }
  await symlink(path.join(newerRoot, 'node_modules'), path.join(olderRoot, 'node_modules'))
  const dist = path.join(olderRoot, 'dist')
  await writeOlderBuild(dist)
  await cp(path.join(newerRoot, 'dist/server'), path.join(dist, 'server'), { recursive: true })
  return olderRoot
}

export async function publishAssets(root: string, builds: string): Promise<void> {
  await promisify(execFile)(process.execPath, [path.join(root, publisher), builds])
}
