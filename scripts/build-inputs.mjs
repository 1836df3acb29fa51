import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Everything that shapes the site: code and data. The GeoIP file is left out: pages never hold what it says,
 * and it is replaced while the server runs.
 */
export const inputs = [
  'client',
  'server',
  'shared',
  'data',
  'scripts/icons',
  'scripts/icu',
  'scripts/illustrations',
  'scripts/build.ts',
  'scripts/build-icons.ts',
  'scripts/build-inputs.mjs',
  'scripts/build-outage-page.ts',
  'scripts/build-sbom.ts',
  'scripts/build-share-images.ts',
  'scripts/build-time.ts',
  'scripts/command.ts',
  'scripts/preload-plugin.ts',
  'scripts/route-table-plugin.ts',
  'scripts/sbom-plugin.ts',
  'scripts/style-layers-plugin.ts',
  'tsconfig.json',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]
const ignoredFolder = 'data/geoip'
/** Tests, and types that are written from other inputs. */
const ignoredFile = /\.test\.tsx?$|messages\.gen\.ts$/

/**
 * The id of the build that the sources in `root` make: 12 hex digits of a SHA-256 over names and contents. Plain
 * JavaScript and synchronous, because `npm start` asks for it under any Node before anything is built.
 *
 * @param {string} root
 * @returns {string}
 */
export function hashBuildInputs(root) {
  return hashFiles(root, inputs)
}

/**
 * The version of the rules that the sources in `root` hold a content to, made as the build's id is.
 *
 * @param {string} root
 * @returns {string}
 */
export function hashRules(root) {
  return hashFiles(root, ['server/law', 'shared/law'])
}

/**
 * @param {string} root
 * @param {string[]} names of files and folders, relative to `root`
 * @returns {string}
 */
function hashFiles(root, names) {
  const hash = createHash('sha256')
  for (const file of names.flatMap((input) => listFiles(root, input)).sort()) {
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
    // What belongs to a chunk, such as styles and illustrations, is written with the browser's files only.
    return [
      ...chunksOf(dist, 'client').flatMap(({ file, css, assets }) => [file, ...css, ...assets]),
      ...chunksOf(dist, 'server').map(({ file }) => file),
    ].every((file) => existsSync(path.join(dist, file)))
  } catch {
    return false
  }
}

/**
 * The chunks that a manifest lists, their files relative to `dist`.
 *
 * @param {string} dist
 * @param {string} folder
 * @returns {{ file: string, css: string[], assets: string[] }[]}
 */
function chunksOf(dist, folder) {
  /** @type {Record<string, { file: string, css?: string[], assets?: string[] }>} */
  const manifest = JSON.parse(readFileSync(path.join(dist, folder, '.vite/manifest.json'), 'utf8'))
  const inDist = (/** @type {string} */ file) => `${folder}/${file}`
  return Object.values(manifest).map(({ file, css = [], assets = [] }) => ({
    file: inDist(file),
    css: css.map(inDist),
    assets: assets.map(inDist),
  }))
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
