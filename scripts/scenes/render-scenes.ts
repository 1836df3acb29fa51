import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { writeContactSheet } from './contact-sheet.ts'
import { inputsOf, isFresh, keepMaster, ofProject } from './masters.ts'
import { type Scene, scenes } from './scenes.ts'
import { writeTextures } from './textures.ts'

const root = path.resolve(import.meta.dirname, '../..')
const cache = path.join(root, '.cache/scenes')

/**
 * Renders the scenes whose inputs have changed, some minutes each, and tells each by name. Asks for Blender with its
 * Cycles, and for Debian's Python with NumPy and OpenCV. @throws Error with what they said.
 */
export async function renderScenes(tell: (name: string) => void): Promise<void> {
  const stale = scenes.filter((scene) => !isFresh(scene))
  if (stale.length === 0) return
  await writeTextures(path.join(cache, 'textures'))
  for (const scene of stale) {
    tell(scene.name)
    const before = inputsOf(scene)
    await keepMaster(scene, render(scene))
    if (inputsOf(scene) !== before) throw new Error(`${scene.name} was edited while it was rendered`)
  }
  await writeContactSheet(scenes, path.join(root, 'docs/scenes.webp'))
}

function render({ name, file, crop, samples, finish }: Scene): string {
  const halves = path.join(cache, 'halves')
  const picture = path.join(cache, `${name}.png`)
  mkdirSync(halves, { recursive: true })
  const settings = [`crop=${crop}`, `out=${halves}`, `name=${name}`, `samples=${samples}`, 'scale=1']
  run('blender', ['-b', '--python-exit-code', '1', '-P', path.join(ofProject.sources, `${file}.py`), '--', ...settings])
  const options = Object.entries(finish).map(([key, value]) => `${key}=${value}`)
  run('/usr/bin/python3', [path.join(ofProject.sources, 'finish.py'), halves, name, picture, ...options])
  return picture
}

function run(command: string, args: string[]): void {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' }
  const { status, error, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env, maxBuffer: 1 << 28 })
  if (error)
    throw new Error(
      `${command} cannot be run: apt-get install --no-install-recommends blender python3-numpy python3-opencv`,
      { cause: error },
    )
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout.slice(-2000)}${stderr.slice(-2000)}`)
}
