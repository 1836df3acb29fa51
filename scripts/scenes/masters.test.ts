import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inputsOf, keepMaster, listStaleScenes, type SceneFolders } from './masters.ts'
import type { Scene } from './scenes.ts'

const scene: Scene = {
  name: 'room-wide',
  file: 'room',
  crop: 'wide',
  width: 30,
  height: 20,
  samples: 8,
  finish: { exposure: 1 },
}
let folder = ''
let folders: SceneFolders
let picture = ''

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'scenes-'))
  folders = { sources: path.join(folder, 'sources'), masters: path.join(folder, 'masters') }
  for (const one of [path.join(folders.sources, 'kit'), folders.masters]) mkdirSync(one, { recursive: true })
  write('room.py', 'from kit.things import chip\n')
  write('kit/things.py', 'from kit.shapes import add\n')
  write('kit/shapes.py', '')
  write('kit/other.py', '')
  write('finish.py', '')
  picture = path.join(folder, 'room.png')
  await sharp({ create: { width: 60, height: 40, channels: 3, background: '#400' } })
    .png()
    .toFile(picture)
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  writeFileSync(path.join(folders.sources, file), text)
}

it('finds nothing wrong with a picture that was rendered from its scene', async () => {
  expect(listStaleScenes([scene], folders)).toEqual(['the scene of room-wide is new or has changed'])
  await keepMaster(scene, picture, folders)
  expect(listStaleScenes([scene], folders)).toEqual([])
})

it.each<[string, () => void, boolean]>([
  ['its own file', () => write('room.py', 'from kit.things import chip\nchip()\n'), true],
  ['a part of the kit that it imports', () => write('kit/things.py', 'from kit.shapes import add, mesh\n'), true],
  ['a part of the kit that this imports', () => write('kit/shapes.py', 'add = 1\n'), true],
  ['the way of finishing', () => write('finish.py', 'grain = 1\n'), true],
  ['a part of the kit that it does not use', () => write('kit/other.py', 'other = 1\n'), false],
])('says whether a picture is of today when %s changes', async (_what, edit, isStale) => {
  await keepMaster(scene, picture, folders)
  edit()
  expect(listStaleScenes([scene], folders)).toEqual(isStale ? ['the scene of room-wide is new or has changed'] : [])
})

it('counts the drawings on its things', () => {
  const inputsWith = (name: string, drawing: string) => {
    write('room.py', `card('${name}.png')`)
    return inputsOf(scene, folders, new Map([['card-ace-spade', drawing]]))
  }
  expect(inputsWith('card-ace-spade', '<svg/>')).not.toBe(inputsWith('card-ace-spade', '<svg></svg>'))
  expect(inputsWith('card-two-spade', '<svg/>')).toBe(inputsWith('card-two-spade', '<svg></svg>'))
})

it('notices a picture that was replaced, and one that no scene has', async () => {
  await keepMaster(scene, picture, folders)
  writeFileSync(path.join(folders.masters, 'room-wide.webp'), 'another')
  writeFileSync(path.join(folders.masters, 'stray.webp'), 'stray')
  expect(listStaleScenes([scene], folders)).toEqual([
    'room-wide.webp is not what was rendered',
    'stray.webp belongs to no scene',
  ])
  expect(listStaleScenes([], folders)).toEqual(['room-wide.webp belongs to no scene', 'stray.webp belongs to no scene'])
})
