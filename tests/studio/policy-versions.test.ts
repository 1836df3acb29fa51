import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import request from 'supertest'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { View } from '#scripts/studio/contract.ts'
import { startStudio } from '#scripts/studio/start-studio.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'studio-versions-'))
const data = path.join(folder, 'data')
const written = (file: string) => readFileSync(path.join(data, file), 'utf8')
/** Of the studio's clock, in ms. */
let offset = 0
let studio: Awaited<ReturnType<typeof startStudio>>
beforeAll(async () => {
  cpSync('data', data, { recursive: true, filter: (source) => !source.includes('geoip') })
  const pack = () => Promise.reject(new Error('nothing is published here'))
  const wallClock = { now: () => Date.now() + offset }
  studio = await startStudio({ data, port: 0, bundle: null, archive: path.join(folder, 'archive'), pack, wallClock })
})
afterAll(async () => {
  await studio.close()
  rmSync(folder, { recursive: true })
})
afterEach(() => {
  offset = 0
  rmSync(path.join(data, 'policies'), { recursive: true })
  cpSync('data/policies', path.join(data, 'policies'), { recursive: true })
})

const origin = () => new URL(studio.url).origin
const post = (address: string, body: object) => request(origin()).post(`/studio/api/${address}`).send(body)
const nl: View = { editionId: 'nl', path: '/uitbetalingsbeleid/', country: 'NL', region: null, at: null }
const preview = async (changes: object, view: View) => (await post('preview', { changes, open: {}, view })).body
const index = 'policies/index.json'

const policy = 'withdrawal-policy'
const begin = (effective: string, more = {}) => post('new-version', { policy, effective, ...more })
const summary = { nl: '- 1.2: Korter.', en: '- 1.2: Shorter.' }
const summed = (changes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(changes).map(([file, text]) => {
      const said = summary[file.endsWith('.nl.md') ? 'nl' : 'en']
      return [file, text.replace('## What changed\n', `## What changed\n### editorial\n${said}\n`)]
    }),
  )

it('a new version begins with the latest text in both languages, and is nothing before its summary is written', async () => {
  const { body } = await begin('2999-01-01')
  const dutch = `policies/${policy}/29990101.nl.md`
  expect(Object.keys(body.changes)).toEqual([dutch, dutch.replace('.nl.', '.en.'), index])
  const [before, after] = [written(`policies/${policy}/20250814.nl.md`), body.changes[dutch]]
  expect(after).toContain('effective: 2999-01-01')
  expect(after.slice(after.indexOf('## 1 '))).toBe(before.slice(before.indexOf('## 1 ')))
  const opened = { [index]: written(index) }
  const early = await post('save', { changes: body.changes, opened })
  expect([early.status, JSON.stringify(early.body)]).toEqual([422, expect.stringContaining('a group of changes')])
  const at = (moment: string) =>
    preview(summed(body.changes), { ...nl, at: moment }).then(
      ({ page }) => /Versie(?:<[^>]*>|\s)*(\d{8})/.exec(page.html)?.[1],
    )
  expect([await at('2998-12-31T22:59:59Z'), await at('2998-12-31T23:00:01Z')]).toEqual(['20250814', '29990101'])
  const compared = await preview(summed(body.changes), {
    ...nl,
    path: '/uitbetalingsbeleid/vergelijken/20250814/29990101/',
    at: '2998-12-31T23:00:01Z',
  })
  expect([compared.errors, compared.page.status]).toEqual([[], 200])
})

it.each([
  ['2020-01-01', 'day that has begun'],
  ['2026-02-31', 'is no day'],
])('a new version in force from %s is refused', async (effective, reason) => {
  const { status, body } = await begin(effective)
  expect([status, body.message]).toEqual([422, expect.stringContaining(reason)])
})

it('a new version that would be in force already is not saved either', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const { body } = await begin('2999-01-01')
  const changes = Object.fromEntries(
    Object.entries(summed(body.changes)).map(([file, text]) => [
      file.replace('29990101', today.replaceAll('-', '')),
      text.replaceAll('29990101', today.replaceAll('-', '')).replace('2999-01-01', today),
    ]),
  )
  const opened = { [index]: written(index) }
  const saved = await post('save', { changes, opened })
  expect([saved.status, JSON.stringify(saved.body)]).toEqual([422, expect.stringContaining('day that has begun')])
  expect(written(index)).toBe(readFileSync('data/policies/index.json', 'utf8'))
})

it('a new version that is written for two days is published on the second, and never once its day of effect has begun', async () => {
  const { body } = await begin('2999-01-01')
  const dutch = `policies/${policy}/29990101.nl.md`
  const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const publishedOn = () => /^published: (.*)$/m.exec(written(dutch))?.[1]
  const changes = summed(body.changes)
  const opened = { [index]: written(index) }
  expect((await post('save', { changes, opened })).status).toBe(200)
  offset = 86_400_000
  const again = { [dutch]: changes[dutch]!.replace('Korter.', 'Nog korter.') }
  expect((await post('save', { changes: again, opened: { [dutch]: written(dutch) } })).status).toBe(200)
  expect(publishedOn()).toBe(dayAfter(0))
  const publish = async () => {
    expect((await post('publication', { author: 'Redactie' })).status).toBe(200)
    const runOf = async () => (await request(origin()).get('/studio/api/publication')).body.run
    await expect.poll(async () => (await runOf()).state).toBe('refused')
    return (await runOf()).reason
  }
  expect(await publish()).toBe('nothing is published here')
  expect(publishedOn()).toBe(dayAfter(1))
  expect(written(dutch.replace('.nl.', '.en.'))).toContain(`published: ${dayAfter(1)}`)

  offset = Date.parse('2999-01-01') - Date.now()
  expect(await publish()).toContain('day that has begun')
  expect(publishedOn()).toBe(dayAfter(1))
})

it('a version’s day is another one until it is published, whether it was saved or not', async () => {
  const fileOf = (version: string, locale = 'nl') => `policies/${policy}/${version}.${locale}.md`
  const [typed, meant, last] = ['29990101', '29980101', '29970101'] as [string, string, string]
  const begun = summed((await begin('2999-01-01')).body.changes)
  // Before it was saved: with what is written.
  const moved = (await begin('2998-01-01', { instead: typed, changes: begun })).body.changes
  expect(moved).toMatchObject({ [fileOf(typed)]: '', [fileOf(typed, 'en')]: '' })
  expect(moved[fileOf(meant)]).toBe(begun[fileOf(typed)]!.replace('2999-01-01', '2998-01-01'))
  const opened = { [index]: written(index) }
  expect((await post('save', { changes: moved, opened })).status).toBe(200)
  expect([existsSync(path.join(data, fileOf(typed))), written(index)]).toEqual([false, expect.stringContaining(meant)])

  const again = (await begin('2997-01-01', { instead: meant })).body
  expect(Object.keys(again.changes)).toHaveLength(5)
  const before = Object.fromEntries(again.opened.map(({ file, text }: { file: string; text: string }) => [file, text]))
  const at = '2997-06-01T00:00:00Z'
  expect((await preview(again.changes, { ...nl, at })).page.html).toMatch(/Versie(?:<[^>]*>|\s)*29970101/)
  // Somebody else goes on with it meanwhile.
  const theirs = written(fileOf(meant)).replace('Korter.', 'Nog korter.')
  expect((await post('save', { changes: { [fileOf(meant)]: theirs }, opened: before })).status).toBe(200)
  expect((await post('save', { changes: again.changes, opened: before })).status).toBe(409)
  const seen = { ...before, [fileOf(meant)]: theirs }
  expect((await post('save', { changes: again.changes, opened: seen })).status).toBe(200)
  const isThere = [typed, meant, last].map((version) => existsSync(path.join(data, fileOf(version, 'en'))))
  expect([isThere, written(index)]).toEqual([[false, false, true], expect.not.stringContaining(meant)])
})

it.each([
  ['20250814', '2999-01-01', 'Version 20250814 is published'],
  ['20260101', '2999-01-01', '20260101 is no version of withdrawal-policy'],
])('the day of version %s stays', async (instead, effective, reason) => {
  const { status, body } = await begin(effective, { instead })
  expect([status, body.message]).toEqual([422, expect.stringContaining(reason)])
})

it('a published text cannot be taken away', async () => {
  const file = `policies/${policy}/20250814.nl.md`
  const { status, body } = await post('save', { changes: { [file]: '' }, opened: { [file]: written(file) } })
  expect([status, body.message]).toEqual([422, expect.stringContaining('Published on')])
})
