import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { IMAGE_FORMAT, imageDensities } from '#shared/site/limits.ts'
import { type IllustrationFolders, listStaleIllustrations, updateIllustrations } from './illustrations.ts'

let folders: IllustrationFolders
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'illustrations-'))
  folders = {
    illustrations: path.join(folder, 'illustrations'),
    scenes: path.join(folder, 'scenes'),
    pictures: path.join(folder, 'pictures'),
    manifest: path.join(folder, 'manifest.json'),
  }
  for (const one of [folders.illustrations, folders.scenes, folders.pictures]) mkdirSync(one)
})
afterEach(() => rmSync(folder, { recursive: true }))

function draw(name: string, fill = '#c00', head = 'viewBox="0 0 30 20" width="30" height="20"'): void {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${head}><path fill="${fill}" d="M0 0h30v20H0Z"/></svg>`
  writeFileSync(path.join(folders.illustrations, `${name}.svg`), svg)
}

/** Renders what is stale; returns how many that were, and the manifest. */
async function update() {
  let rendered = 0
  await updateIllustrations((_done, all) => {
    rendered = all
  }, folders)
  return { rendered, manifest: JSON.parse(readFileSync(folders.manifest, 'utf8')) }
}

/** Format and width of the files that a list of candidates names. */
function readSizes(candidates: string) {
  const files = candidates.match(/(?<=\/assets\/img\/)\S+/g) ?? []
  return Promise.all(
    files.map(async (file) => {
      const { format, width } = await sharp(path.join(folders.pictures, file)).metadata()
      return { format, width }
    }),
  )
}

it('renders an illustration at densities 1 and 2, with its size and average colour', async () => {
  draw('field')
  const { field } = (await update()).manifest
  expect(field).toMatchObject({ width: 30, height: 20, color: expect.stringMatching(/^#c[0-9a-d]0[0-4]0[0-4]$/) })
  expect(field.srcSet.match(/\S+x(?=,|$)/g)).toEqual(imageDensities.map((density) => `${density}x`))
  expect(await readSizes(field.srcSet)).toEqual(
    imageDensities.map((density) => ({ format: IMAGE_FORMAT, width: 30 * density })),
  )
})

it('renders the widths of the layout, none wider than the drawing at density 2, in the smaller format', async () => {
  draw('stage-field', '#c00', 'viewBox="0 0 600 40" width="600" height="40"')
  const { 'stage-field': field } = (await update()).manifest
  expect(field.widthSet).toMatch(/^\S+ 960w, \S+ 1120w, \S+ 1200w$/)
  const sizes = await readSizes(field.widthSet)
  expect(sizes.map(({ width }) => width)).toEqual([960, 1120, 1200])
  // What sharp calls AVIF.
  expect(sizes.map(({ format }) => format === 'heif')).toEqual(Array(3).fill(field.type === 'image/avif'))
})

it('makes a scene’s widths of its finished picture, none wider than that', async () => {
  const create = { width: 1200, height: 600, channels: 3, background: '#0c0' } as const
  await sharp({ create }).webp().toFile(path.join(folders.scenes, 'stage-scene.webp'))
  writeFileSync(path.join(folders.scenes, 'scenes.json'), '{"stage-scene": {"width": 800, "height": 400}}')
  const { 'stage-scene': scene } = (await update()).manifest
  expect(scene).toMatchObject({ width: 800, height: 400, srcSet: expect.stringMatching(/^\S+ 1x$/) })
  expect((await readSizes(scene.widthSet)).map(({ width }) => width)).toEqual([960, 1120, 1200])
  expect((await update()).rendered).toBe(0)
})

it('renders what has changed and nothing else, and keeps no picture of what is gone', async () => {
  for (const name of ['field', 'gone', 'other']) draw(name)
  expect((await update()).rendered).toBe(3)
  draw('field', '#00c')
  rmSync(path.join(folders.illustrations, 'gone.svg'))
  const { rendered, manifest } = await update()
  expect(rendered).toBe(1)
  expect(manifest.field.color).toMatch(/^#0[0-4]0[0-4]c[0-9a-d]$/)
  expect(Object.keys(manifest)).toEqual(['field', 'other'])
  expect(readdirSync(folders.pictures)).toHaveLength(4)
  expect((await update()).rendered).toBe(0)
})

it.each<[string, (picture: string) => void, string]>([
  ['an illustration that was edited', () => draw('field', '#00c'), 'field is new or has changed'],
  ['an illustration without pictures', () => draw('late'), 'late is new or has changed'],
  [
    'pictures without an illustration',
    () => rmSync(path.join(folders.illustrations, 'field.svg')),
    'the illustration of field is gone',
  ],
  ['a picture that was replaced', (picture) => writeFileSync(picture, 'another'), 'is not what was rendered'],
  ['a picture that is missing', (picture) => rmSync(picture), 'is not what was rendered'],
  [
    'a picture that nobody knows',
    (picture) => renameSync(picture, `${picture}.${IMAGE_FORMAT}`),
    'belongs to no illustration',
  ],
])('notices %s, and mends it', async (_what, spoil, finding) => {
  draw('field')
  await update()
  expect(listStaleIllustrations(folders)).toEqual([])
  spoil(path.join(folders.pictures, readdirSync(folders.pictures)[0] ?? ''))
  expect(listStaleIllustrations(folders).join('\n')).toContain(finding)
  await update()
  expect(listStaleIllustrations(folders)).toEqual([])
})

it.each([
  ['a size that cannot be read', 'viewBox="0 0 30 20"', 'illustrations/field.svg: expected viewBox'],
  ['no illustration in it', 'viewBox="0 0 30 20" width="30" height="20" ><', 'illustrations/field.svg: '],
])('names a file with %s', async (_what, head, message) => {
  draw('field', '#c00', head)
  await expect(update()).rejects.toThrow(message)
})
