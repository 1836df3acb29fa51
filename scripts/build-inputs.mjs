import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Everything that shapes the site: code and data (design, 4). The GeoIP file is left out: pages never hold what it says,
 * and it is replaced while the server runs.
 */
const inputs = [
  'client',
  'server',
  'shared',
  'data',
  'scripts/icons',
  'scripts/icu',
  'scripts/build.ts',
  'scripts/build-images.ts',
  'scripts/build-search.ts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]
const ignoredFolder = 'data/geoip'
const ignoredFile = /\.test\.tsx?$/

/**
 * The id of the build that the sources in `root` make: 12 hex digits of a SHA-256 over names and contents. Plain
 * JavaScript and synchronous, because `npm start` asks for it under any Node before anything is built.
 *
 * @param {string} root
 * @returns {string}
 */
export function hashBuildInputs(root) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => listFiles(root, input)).sort()) {
    const content = readFileSync(path.join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 12)
}

/**
 * Whether `dist/` of `root` holds the whole build of its present sources.
 *
 * @param {string} root
 * @returns {boolean}
 */
export function isBuildCurrent(root) {
  try {
    const dist = path.join(root, 'dist')
    const build = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8'))
    if (build.id !== hashBuildInputs(root)) return false
    if (!['server/main.js', 'server/entry-server.js', 'images.json'].every((file) => existsSync(path.join(dist, file))))
      return false
    const manifest = JSON.parse(readFileSync(path.join(dist, 'client/.vite/manifest.json'), 'utf8'))
    return Object.values(manifest)
      .flatMap((chunk) => [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
      .every((file) => existsSync(path.join(dist, 'client', file)))
  } catch {
    return false
  }
}

/**
 * @param {string} root
 * @param {string} name of a file or folder, relative to `root`; forward slashes, so that every system hashes alike
 * @returns {string[]}
 */
function listFiles(root, name) {
  if (name === ignoredFolder || ignoredFile.test(name)) return []
  const target = path.join(root, name)
  if (!existsSync(target)) return []
  if (!statSync(target).isDirectory()) return [name]
  return readdirSync(target)
    .filter((entry) => !entry.startsWith('.'))
    .flatMap((entry) => listFiles(root, `${name}/${entry}`))
}
