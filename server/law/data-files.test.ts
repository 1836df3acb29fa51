import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findNewerFile } from './data-files.ts'

it('finds what was written after a time, in every folder, but nothing that no page is made of', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'data-'))
  const changed = join(folder, 'pages/a.json')
  await mkdir(join(folder, 'pages'))
  for (const file of [changed, join(folder, 'b.md'), join(folder, 'location.mmdb')]) {
    await writeFile(file, '')
    await utimes(file, 100, 100)
  }
  await utimes(join(folder, 'location.mmdb'), 300, 300)
  expect(await findNewerFile(folder, 200_000)).toBeNull()
  await utimes(changed, 201, 201)
  expect(await findNewerFile(folder, 200_000)).toBe(changed)
  expect(await findNewerFile(folder, 201_000)).toBeNull()
  await rm(folder, { recursive: true })
})
