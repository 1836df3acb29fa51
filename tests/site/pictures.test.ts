import { pathToFileURL } from 'node:url'
import supertest from 'supertest'
import { afterEach, expect, it } from 'vitest'
import { type ImageManifest, missingImage } from '#client/art/image-manifest.ts'
import type { Entry } from '#server/pages/entry.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite
afterEach(() => site.close())

/** HTML of home where the build left these pictures. */
async function loadHome(manifest: ImageManifest): Promise<string> {
  const entry: Entry = await import(pathToFileURL('dist/server/entry-server.js').href)
  site = await startSite({ overrides: { loadEntry: async () => entry } })
  entry.setImageManifest(manifest)
  return (await supertest(site.app.server).get('/').expect(200)).text
}

const image = { width: 30, height: 20, color: '#c00000', src: '/a.webp', srcSet: '/a.webp 1x, /b.webp 2x' }

it('a picture says its size and both densities before it has arrived', async () => {
  const html = await loadHome({ 'hero-stage-desktop': image, 'hero-stage-mobile': { ...image, width: 15 } })
  expect(html).toMatch(/<source [^>]*width="15"/)
  expect(html).toMatch(/<img [^>]*srcSet="\/a\.webp 1x, \/b\.webp 2x"[^>]* width="30" height="20"/i)
})

it('a picture that telephones have a file of their own of is chosen by its width there', async () => {
  const html = await loadHome({
    'hero-stage-desktop': image,
    'hero-stage-mobile': { ...image, phoneSet: '/p.webp 24w, /b.webp 60w' },
  })
  expect(html).toMatch(/<source [^>]*srcSet="\/p\.webp 24w, \/b\.webp 60w" sizes="max\(410px, 100vw\)"/i)
  expect(html).toMatch(/<img [^>]*srcSet="\/a\.webp 1x, \/b\.webp 2x"/i)
})

it.each([
  ['that the build could not read', { 'hero-stage-desktop': missingImage }],
  ['that is not on the list', {}],
])('a picture %s leaves nothing behind, and the page stands', async (_which, manifest) => {
  const html = await loadHome(manifest)
  expect(html).not.toMatch(/src(?:set)?=""|\.webp|<picture/i)
  expect(html).toMatch(/<h1[\s\S]*<\/main>/)
})
