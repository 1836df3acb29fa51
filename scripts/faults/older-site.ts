import { cp, mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { writeOlderBuild } from '#tests/helpers/older-build.ts'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Writes a copy of the site as the release before left it, and a folder with the builds of both, for ASSETS_PREVIOUS.
 * Returns where they are.
 */
export async function writeOlderSite(folder: string): Promise<{ olderRoot: string; builds: string }> {
  const olderRoot = path.join(folder, 'older-site')
  const builds = path.join(folder, 'builds')
  await mkdir(olderRoot, { recursive: true })
  for (const part of ['data', 'package.json']) {
    await cp(path.join(root, part), path.join(olderRoot, part), { recursive: true })
  }
  await symlink(path.join(root, 'node_modules'), path.join(olderRoot, 'node_modules'))
  const dist = path.join(olderRoot, 'dist')
  await writeOlderBuild(dist)
  await cp(path.join(root, 'dist/server'), path.join(dist, 'server'), { recursive: true })
  await cp(path.join(root, 'dist/images.json'), path.join(dist, 'images.json'))
  await cp(path.join(root, 'dist'), path.join(builds, 'newer'), { recursive: true })
  await cp(dist, path.join(builds, 'older'), { recursive: true })
  return { olderRoot, builds }
}
