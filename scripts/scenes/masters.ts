import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Scene } from './scenes.ts'
import { textures } from './textures.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Where scenes are described, and where their finished pictures are kept. */
export interface SceneFolders {
  sources: string
  masters: string
}

export const ofProject: SceneFolders = {
  sources: import.meta.dirname,
  masters: path.join(root, 'client/art/scenes'),
}

/** Of a finished picture: its size on the page, what it was rendered from, and its own hash. */
interface MasterRecord {
  width: number
  height: number
  inputs: string
  picture: string
}
type Records = Record<string, MasterRecord>

const digest = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('base64url').slice(0, 10)

/** What is wrong with the finished pictures: nothing, when each was rendered from what its scene says now. */
export function listStaleScenes(scenes: readonly Scene[], folders = ofProject): string[] {
  const records = loadRecords(folders)
  const names = new Set(scenes.map(({ name }) => name))
  const files = existsSync(folders.masters) ? readdirSync(folders.masters).filter((file) => file.endsWith('.webp')) : []
  return [
    ...scenes
      .filter((scene) => records[scene.name]?.inputs !== inputsOf(scene, folders))
      .map(({ name }) => `the scene of ${name} is new or has changed`),
    ...Object.entries(records)
      .filter(([name, { picture }]) => names.has(name) && digestOf(folders, name) !== picture)
      .map(([name]) => `${name}.webp is not what was rendered`),
    ...[...new Set([...Object.keys(records), ...files.map((file) => path.basename(file, '.webp'))])]
      .filter((name) => !names.has(name))
      .map((name) => `${name}.webp belongs to no scene`),
  ]
}

/** Whether a scene's picture is there, and was rendered from what the scene says now. */
export function isFresh(scene: Scene, folders = ofProject): boolean {
  const record = loadRecords(folders)[scene.name]
  return record?.inputs === inputsOf(scene, folders) && record.picture === digestOf(folders, scene.name)
}

/**
 * A hash of all that a scene's picture is made of: its entry, its file, the parts of the kit that this imports, the way
 * of finishing, and the drawings on its things. Never of the picture: other processors differ in the last bits.
 */
export function inputsOf(scene: Scene, folders = ofProject, drawings = textures): string {
  const sources = collectSources(folders.sources, `${scene.file}.py`, new Map())
  const text = [...sources.values()].join('\n')
  const isOn = (name: string) => text.includes(`'${name}.png'`) || text.includes(`'${name.replace('chip-', '')}'`)
  return digest(
    JSON.stringify([
      scene,
      [...sources].toSorted(([a], [b]) => (a < b ? -1 : 1)),
      readFileSync(path.join(folders.sources, 'finish.py'), 'utf8'),
      [...drawings].filter(([name]) => isOn(name)),
    ]),
  )
}

/** Keeps a finished picture, nearly without loss, with what it was made of. */
export async function keepMaster(scene: Scene, png: string, folders = ofProject): Promise<void> {
  await sharp(png)
    .webp({ quality: 92, effort: 6 })
    .toFile(path.join(folders.masters, `${scene.name}.webp`))
  const { name, width, height } = scene
  const records = loadRecords(folders)
  records[name] = { width, height, inputs: inputsOf(scene, folders), picture: digestOf(folders, name) ?? '' }
  const sorted = Object.fromEntries(Object.entries(records).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(path.join(folders.masters, 'scenes.json'), `${JSON.stringify(sorted, null, 2)}\n`)
}

function loadRecords({ masters }: SceneFolders): Records {
  const file = path.join(masters, 'scenes.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function digestOf({ masters }: SceneFolders, name: string): string | null {
  const file = path.join(masters, `${name}.webp`)
  return existsSync(file) ? digest(readFileSync(file)) : null
}

/** A file of Python and, by `from kit.x import`, all that it takes from the kit. */
function collectSources(folder: string, file: string, known: Map<string, string>): Map<string, string> {
  if (known.has(file)) return known
  const source = readFileSync(path.join(folder, file), 'utf8')
  known.set(file, source)
  for (const [, module] of source.matchAll(/^from kit\.(\w+) import/gm))
    collectSources(folder, `kit/${module}.py`, known)
  return known
}
