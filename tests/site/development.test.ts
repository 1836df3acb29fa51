import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDevelopmentSite } from '#tests/helpers/site.ts'

const delivered = fileURLToPath(new URL('../../data', import.meta.url))
let folder: string
let site: Awaited<ReturnType<typeof startDevelopmentSite>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'development-'))
  await cp(delivered, folder, { recursive: true, filter: (source) => !source.includes('geoip') })
  site = await startDevelopmentSite(['--data', folder])
}, 60_000)
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const file = () => path.join(folder, 'pages/about-us.nl.json')
const ask = async () => {
  const answer = await fetch(`${site.url}/over-ons/`)
  return `${answer.status} ${await answer.text()}`
}
// All of the content is read anew: 2 s with a processor to itself, twenty at a load of 15.
const poll = () => expect.poll(ask, { timeout: 60_000 })

it('that starts with wrong content says what is wrong with it, and recovers', async () => {
  const text = await readFile(file(), 'utf8')
  await writeFile(file(), text.slice(0, 20))
  const other = await startDevelopmentSite(['--data', folder])
  const said = () => fetch(`${other.url}/over-ons/`).then((answer) => answer.text())
  try {
    expect(await said()).toMatch(/^Error: .*about-us\.nl\.json/)
    await writeFile(file(), text)
    await expect.poll(said, { timeout: 60_000 }).toContain('<title>')
  } finally {
    await writeFile(file(), text)
    await other.close()
  }
}, 300_000)

it('takes an edit of content without a restart, says what is wrong with one, and recovers', async () => {
  const text = await readFile(file(), 'utf8')
  const { title } = JSON.parse(text) as { title: string }
  await poll().toContain(title)
  await writeFile(file(), text.replace(title, 'Een andere titel'))
  await poll().toContain('<title>Een andere titel')
  await writeFile(file(), text.replace('"kind": "banner"', '"kind": "baner"'))
  await poll().toMatch(
    /^500 Error: .*about-us\.nl\.json:\d+: \/sections\/0\/kind must be one of .*found "baner"\n +at /,
  )
  await writeFile(file(), text)
  await poll().toContain(`<title>${title}`)
}, 300_000)
