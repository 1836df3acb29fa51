import { readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes a build that differs from the one in `dist/` in every script's name, as the release of last week does, and in its
 * id. Without compressed copies; its pictures and styles are the same.
 */
export async function writeOlderBuild(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await cp('dist/client', join(folder, 'client'), {
    recursive: true,
    filter: (file) => !/\.(?:br|gz)$/.test(file),
  })
  await cp('dist/share-images.json', join(folder, 'share-images.json'))
  const assets = join(folder, 'client/assets')
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'))
  const rename = (text: string) =>
    scripts.reduce((renamed, file) => renamed.replaceAll(file, file.replace(/\.js$/, 'old.js')), text)
  for (const file of scripts) {
    const text = rename(readFileSync(join(assets, file), 'utf8'))
    writeFileSync(join(assets, rename(file)), text)
    await rm(join(assets, file))
  }
  const manifest = join(folder, 'client/.vite/manifest.json')
  writeFileSync(manifest, rename(readFileSync(manifest, 'utf8')))
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ id: '0ld', timestamp: 1 }))
}
