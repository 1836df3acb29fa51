import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import request from 'supertest'
import { expect, it } from 'vitest'
import { startSite } from '#tests/helpers/site.ts'

const dist = path.resolve(import.meta.dirname, '../../dist')

it.each(['/_kit/', '/_kit/_payload.json', '/nl/_kit/'])('production has no %s', async (address) => {
  const site = await startSite()
  await request(site.server).get(address).expect(404)
  await site.close()
})

it('production’s bundles hold nothing of the kit', () => {
  const files = globSync('**/*.{js,css,json}', { cwd: dist })
  expect(files).toContain('server/entry-server.js')
  const sources = files.map((file) => ({ file, source: readFileSync(path.join(dist, file), 'utf8') }))
  expect(
    sources.filter(({ source }) => /\bkit_|_kit\b|kitEntries|data-forced/.test(source)).map(({ file }) => file),
  ).toEqual([])
})
