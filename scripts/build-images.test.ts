import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { missingImage } from '#client/art/image-manifest.ts'
import { IMAGE_FORMAT, imageDensities } from '#shared/site/limits.ts'
import { buildImages } from './build-images.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
})
afterEach(() => rm(folder, { recursive: true }))

const drawing = (head: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${head}><path fill="#c00" d="M0 0h30v20H0Z"/></svg>`
const draw = (name: string, head: string) => writeFile(join(folder, `${name}.svg`), drawing(head))
const build = (names: string[]) => buildImages({ outDir: join(folder, 'out/client'), artDir: folder, names })

it('renders a drawing at densities 1 and 2, with its size and average colour', async () => {
  await draw('field', 'viewBox="0 0 30 20" width="30" height="20"')
  const { field } = await build(['field'])
  expect(field).toMatchObject({ width: 30, height: 20, color: expect.stringMatching(/^#c[0-9a-d]0[0-4]0[0-4]$/) })
  const urls = field?.srcSet.match(/\/assets\/img\/\S+/g) ?? []
  const sizes = await Promise.all(
    urls.map(async (url) => {
      const { format, width } = await sharp(join(folder, 'out/client', url)).metadata()
      return { format, width }
    }),
  )
  expect(field?.srcSet.match(/\S+x(?=,|$)/g)).toEqual(imageDensities.map((density) => `${density}x`))
  expect(sizes).toEqual(imageDensities.map((density) => ({ format: IMAGE_FORMAT, width: 30 * density })))
})

it('renders one more for telephones where the page names a width, and no other', async () => {
  for (const name of ['field', 'other']) await draw(name, 'viewBox="0 0 30 20" width="30" height="20"')
  const widths = { field: 24 }
  const { field, other } = await buildImages({
    outDir: join(folder, 'out/client'),
    artDir: folder,
    names: ['field', 'other'],
    widths,
  })
  const [, phone = '', double] = /^(\S+) 24w, (\S+) 60w$/.exec(field?.phoneSet ?? '') ?? []
  expect(field?.srcSet).toContain(`${double} 2x`)
  expect((await sharp(join(folder, 'out/client', phone)).metadata()).width).toBe(24)
  expect(other).not.toHaveProperty('phoneSet')
})

it.each([
  ['a size that cannot be read', 'viewBox="0 0 30 20"'],
  ['no drawing at all', '><<'],
])('gives a picture with %s size zero, warns, and renders the others', async (_what, head) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await draw('field', 'viewBox="0 0 30 20" width="30" height="20"')
  await draw('broken', head)
  const manifest = await build(['broken', 'gone', 'field'])
  expect(manifest.broken).toEqual(missingImage)
  expect(manifest.gone).toEqual(missingImage)
  expect(manifest.field?.width).toBe(30)
  expect(warn).toHaveBeenCalledTimes(2)
  expect(JSON.parse(await readFile(join(folder, 'out/images.json'), 'utf8'))).toEqual(manifest)
  expect(await readdir(join(folder, 'out/client/assets/img'))).toHaveLength(2)
})
