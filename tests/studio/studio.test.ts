import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { View } from '#scripts/studio/contract.ts'
import { settled } from '#scripts/studio/page/use-drafts.ts'
import { startStudio } from '#scripts/studio/start-studio.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'studio-test-'))
const data = path.join(folder, 'data')
const promos = 'pages/daily-promos.nl.json'
const written = (file: string) => readFileSync(path.join(data, file), 'utf8')
let studio: Awaited<ReturnType<typeof startStudio>>
beforeAll(async () => {
  cpSync('data', data, { recursive: true, filter: (source) => !source.includes('geoip') })
  const pack = () => Promise.reject(new Error('nothing is published here'))
  studio = await startStudio({ data, port: 0, bundle: null, archive: path.join(folder, 'archive'), pack })
})
afterAll(async () => {
  await studio.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => cpSync(`data/${promos}`, path.join(data, promos)))

const origin = () => new URL(studio.url).origin
const post = (address: string, body: object) => request(origin()).post(`/studio/api/${address}`).send(body)
const nl: View = { editionId: 'nl', path: '/promoties/dagelijkse-promoties/', country: 'NL', region: null, at: null }

function changed(from: string, to: string): Record<string, string> {
  expect(written(promos)).toContain(from)
  return { [promos]: written(promos).replace(from, to) }
}
/** As one who has just opened the file. */
const save = (changes: object) => post('save', { changes, opened: { [promos]: written(promos) } })
const preview = async (changes: object, view = nl) =>
  (await post('preview', { changes, open: { [promos]: written(promos) }, view })).body

it('shows the page as it will be, writes nothing, and says of each sentence what the law has against it', async () => {
  const before = statSync(path.join(data, promos)).mtimeMs
  const { page, law } = await preview(
    changed('In de lobby, per dag, tot', 'Hier win je gegarandeerd. In de lobby, tot'),
  )
  expect(page.status).toBe(200)
  expect(page.html).toContain('Hier win je gegarandeerd. In de lobby, tot')
  const claim = law.objections.find(({ ruleId }: { ruleId: string }) => ruleId === 'C24')
  expect(claim).toMatchObject({
    severity: 'error',
    law: expect.stringMatching(/Wet op de kansspelen.* https:/),
    sentences: [{ file: promos, path: '/sections/1/steps/0/text', text: 'Hier win je gegarandeerd.' }],
  })
  expect((await preview({})).law.objections).toEqual([])
  expect(statSync(path.join(data, promos)).mtimeMs).toBe(before)
})

it('says each objection once, however often the page says the words, and as one of which it has more', async () => {
  const { law } = await preview(changed('"title": "Dagelijkse', '"title": "Je wint altijd: dagelijkse'))
  const said = law.objections.map(({ ruleId, said }: { ruleId: string; said: string }) => `${ruleId} ${said}`)
  expect(said).toEqual(['C24 Je wint altijd'])
})

it('shows it to any visitor, on any date', async () => {
  const changes = changed('"id": "how",', '"id": "how", "from": "2027-01-01T00:00+01:00",')
  const at = (moment: string) => preview(changes, { ...nl, at: moment })
  expect((await at('2026-12-31T22:59:59Z')).page.html).not.toContain('Je meldt je aan')
  expect((await at('2026-12-31T23:00:01Z')).page.html).toContain('Je meldt je aan')
  const ontario = { ...nl, editionId: 'global', path: '/promotions/daily-promos/', country: 'CA', region: 'ON' }
  expect((await preview({}, ontario)).page.status).toBe(403)
  expect((await preview({}, { ...ontario, country: 'DE', region: null })).page.status).toBe(200)
})

it('shows a policy’s version from its midnight on', async () => {
  const versionAt = async (at: string) => {
    const { page } = await preview({}, { ...nl, path: '/cookiebeleid/', at })
    return /Versie(?:<[^>]*>|\s)*(\d{8})/.exec(page.html)?.[1]
  }
  expect(await versionAt('2026-12-31T22:59:59Z')).toBe('20250814')
  expect(await versionAt('2026-12-31T23:00:01Z')).toBe('20270101')
})

it('says for whom else the law objects', async () => {
  const places = [{ editionId: 'global', locale: 'nl', path: '/nl/promoties/dagelijkse-promoties/' }]
  const changes = changed('Je speelt mee', 'Wees er snel bij')
  const { body } = await post('law', { changes, open: {}, places, at: null })
  expect(body.pages).toBeGreaterThan(2)
  const [first] = body.objections
  expect(first.sentences).toEqual([{ file: promos, path: '/sections/1/steps/1/title', text: 'Wees er snel bij' }])
  expect(first.visitors.join()).toMatch(/global \(nl\), as from [A-Z]{2}/)
})

it('names the field of what a schema or a start refuses, for every visitor, and saves none of it', async () => {
  const places = [{ editionId: 'nl', locale: 'nl', path: nl.path }]
  const forAll = async (changes: object) => (await post('law', { changes, open: {}, places, at: null })).body
  const wrong = changed('"look": "mirrored"', '"look": "mirored"')
  const { errors, page } = await preview(wrong)
  expect(page).toBeNull()
  expect(errors).toEqual([{ file: promos, path: '/sections/0/look', message: expect.stringContaining('mirored') }])
  const twice = changed('"id": "how"', '"id": "terms"')
  const { errors: told } = await preview(twice)
  expect(told).toEqual([{ file: promos, path: '', message: expect.stringMatching(/section terms is there twice/) }])
  expect(await forAll(wrong)).toEqual({ errors, objections: [], pages: 0 })
  expect(await forAll(twice)).toEqual({ errors: told, objections: [], pages: 0 })
  const saved = await save(twice)
  expect([saved.status, written(promos)]).toEqual([422, readFileSync(`data/${promos}`, 'utf8')])
})

it('saves as the formatter would, with the day of the page', async () => {
  const [before, dates] = [written(promos), written('page-dates.json')]
  const value = JSON.parse(before)
  value.sections[1].title = 'Zo doe je mee'
  const { status, body } = await save({ [promos]: JSON.stringify(value) })
  expect([status, Object.keys(body.saved)]).toEqual([200, [promos]])
  expect(written(promos)).toBe(before.replace('"title": "Zo gaat het"', '"title": "Zo doe je mee"'))
  const hash = (text: string) => JSON.parse(text)['pages/daily-promos.nl'].sha256
  expect(hash(written('page-dates.json'))).not.toBe(hash(dates))
})

it('saves over nobody: of two who have opened a file, the second is told of the first', async () => {
  const opened = { [promos]: written(promos) }
  expect((await post('save', { changes: changed('Zo gaat het', 'Zo doe je mee'), opened })).status).toBe(200)
  const after = written(promos)
  const second = await post('save', {
    changes: { [promos]: opened[promos]?.replace('Zo gaat het', 'Meedoen') },
    opened,
  })
  expect([second.status, second.body.message]).toEqual([409, expect.stringContaining(promos)])
  expect(written(promos)).toBe(after)
})

it('keeps what is written while it saves, as a draft of what is saved', () => {
  const draft = (text: string) => ({ text, value: undefined, saved: 'old' })
  const drafts = { sent: draft('new'), continued: draft('new and more'), untouched: draft('mine') }
  const left = settled(drafts, { sent: 'new', continued: 'new' }, { sent: 'new', continued: 'new' })
  expect(left).toEqual({ continued: { ...drafts.continued, saved: 'new' }, untouched: drafts.untouched })
})

it.each([
  ['the ledger of policies', 'policies/published.json', 'is no file of the content'],
  ['a published policy', 'policies/terms-conditions/20250814.nl.md', 'Published on 2025-07-14'],
  ['a published policy by another name', 'policies/terms-conditions/./20250814.nl.md', 'is no file of the content'],
  ['a file that there is not', 'pages/nobody.nl.json', 'is no file of the content'],
])('%s is not written', async (_, file, reason) => {
  const { status, body } = await save({ [file]: '{}' })
  expect([status, body.message]).toEqual([422, expect.stringContaining(reason)])
})

it.each(['save', 'preview'])('a file beside the content is not written by %s', async (address) => {
  const changes = { 'policies/../../beside.md': 'text' }
  expect((await post(address, { changes, open: {}, opened: {}, view: nl })).status).toBe(422)
})

it('takes orders from its own page only', async () => {
  const order = (headers: Record<string, string>) =>
    request(origin()).post('/studio/api/save').set(headers).send({ changes: {}, opened: {} })
  expect((await order({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await order({ host: 'studio.attacker.example' })).status).toBe(403)
  expect((await order({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})
