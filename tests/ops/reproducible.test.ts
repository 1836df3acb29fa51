import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { inputs } from '#scripts/build-inputs.mjs'
import { readBuildTime } from '#scripts/build-time.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)
// On the disk of the packages, which are linked instead of copied.
const folder = path.join(root, '.cache/reproducible')
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Builds the sources in a folder and with font settings of its own. Returns where it is. */
async function buildElsewhere(environment: Record<string, string>): Promise<string> {
  const place = path.join(folder, 'another/and-deeper')
  await mkdir(place, { recursive: true })
  for (const input of inputs) await cp(path.join(root, input), path.join(place, input), { recursive: true })
  await run('cp', ['-al', path.join(root, 'node_modules'), path.join(place, 'node_modules')])
  const fonts = path.join(place, 'fonts.conf')
  await writeFile(
    fonts,
    '<fontconfig><dir>/usr/share/fonts</dir><match target="font"><edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match></fontconfig>',
  )
  const { NODE_ENV: _, ...own } = process.env
  await run(process.execPath, ['scripts/build.ts'], {
    cwd: place,
    env: { ...own, ...environment, FONTCONFIG_FILE: fonts },
  })
  return path.join(place, 'dist')
}

/** A hash of each file of a build. */
function hashesOf(dist: string): Record<string, string> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return [path.relative(dist, file), createHash('sha256').update(readFileSync(file)).digest('hex')]
    }),
  )
}

it('gives the bytes of the build that is tested, in another folder and with other fonts', async () => {
  await rm(folder, { recursive: true, force: true })
  const delivered = path.join(root, 'dist')
  const { timestamp } = JSON.parse(readFileSync(path.join(delivered, 'build.json'), 'utf8'))
  const first = hashesOf(delivered)
  const second = hashesOf(await buildElsewhere({ SOURCE_DATE_EPOCH: String(timestamp / 1000) }))
  expect(Object.keys(first).length).toBeGreaterThan(500)
  const names = new Set([...Object.keys(first), ...Object.keys(second)])
  expect([...names].filter((file) => first[file] !== second[file])).toEqual([])
}, 300_000)

it('takes a time that is no number for a mistake', () => {
  expect(readBuildTime({ SOURCE_DATE_EPOCH: '1795500000' })).toBe(1_795_500_000_000)
  expect(() => readBuildTime({ SOURCE_DATE_EPOCH: 'today' })).toThrow('SOURCE_DATE_EPOCH=today')
})
