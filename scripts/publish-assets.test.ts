import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'

const DAY_MS = 24 * 60 * 60 * 1000
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'published-'))
})
afterEach(() => rm(folder, { recursive: true }))
const publish = () => promisify(execFile)(process.execPath, ['scripts/publish-assets.ts', folder])
const ownId = async () => (JSON.parse(await readFile('dist/build.json', 'utf8')) as { id: string }).id

it('gives whole builds, also while others publish the same one', async () => {
  await Promise.all([publish(), publish(), publish()])
  await publish()
  const id = await ownId()
  expect((await readdir(folder)).toSorted()).toEqual([id, 'outage.html'].toSorted())
  expect(await readFile(join(folder, 'outage.html'))).toEqual(await readFile('dist/outage.html'))
  const filesOf = async (of: string) => (await readdir(of, { recursive: true })).toSorted()
  expect(await filesOf(join(folder, id, 'client/assets'))).toEqual(await filesOf('dist/client/assets'))
})

it('removes builds of more than thirty days, but not the last three, nor one that is rolled back to', async () => {
  const id = await ownId()
  const ages = { [id]: 90, day: 1, month: 29, older: 31, oldest: 40, '.oldest.copy': 40, '.day.copy': 1 }
  for (const [name, days] of Object.entries(ages)) {
    await mkdir(join(folder, name))
    const at = new Date(Date.now() - days * DAY_MS)
    await utimes(join(folder, name), at, at)
  }
  await publish()
  expect((await readdir(folder)).toSorted()).toEqual(['.day.copy', id, 'day', 'month', 'outage.html'].toSorted())
  for (const name of ['day', 'month']) await rm(join(folder, name), { recursive: true })
  for (const name of ['old', 'older']) {
    await mkdir(join(folder, name))
    await utimes(join(folder, name), new Date(0), new Date(0))
  }
  await publish()
  expect((await readdir(folder)).toSorted()).toEqual(['.day.copy', id, 'old', 'older', 'outage.html'].toSorted())
})
