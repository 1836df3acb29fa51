import { appendFile, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyPolicies } from '#tests/helpers/long-policy.ts'
import { enterVersions, findChanges, type Ledger, readTexts } from './ledger.ts'

const folder = 'data/policies'
const ledger: Ledger = JSON.parse(await readFile(`${folder}/published.json`, 'utf8'))

it('every published version of a policy is what it was when it was published (npm run policy-ledger)', async () => {
  expect(findChanges(ledger, await readTexts(folder))).toEqual([])
})

it('has both languages of every version that the index names', async () => {
  const index: { id: string; versions: string[] }[] = JSON.parse(await readFile(`${folder}/index.json`, 'utf8'))
  const names = index.flatMap(({ id, versions }) =>
    versions.flatMap((version) => ['en', 'nl'].map((locale) => `${id}/${version}.${locale}`)),
  )
  expect(Object.keys(ledger).toSorted()).toEqual(names.toSorted())
})

describe('a version', () => {
  const name = 'house-rules/20250814.nl'
  const days = { published: '2025-07-14', effective: '2025-08-14' }
  const old = { [name]: { sha256: 'old', ...days } }
  const texts = { [name]: { sha256: 'new', ...days } }

  it('is entered once, and may be written until the day of its publication', () => {
    expect(enterVersions({}, texts, '2025-07-14')).toEqual(texts)
    expect(enterVersions(old, texts, '2025-07-13')).toEqual(texts)
  })

  it.each([
    ['changed', texts],
    ['changed, and says that it is still to be published', { [name]: { ...texts[name]!, published: '2025-09-01' } }],
    ['gone', {}],
  ])('that was published and is %s is no other one', (_, found) => {
    expect(() => enterVersions(old, found, '2025-07-14')).toThrow(`data/policies/${name}.md: expected the text`)
  })

  it.each([
    ['published', '2025-07-20'],
    ['published', '2025-07-01'],
    ['published', ''],
    ['effective', '2025-09-01'],
    ['effective', '2025-08-01'],
  ])('that was announced keeps its days, so not %s: %s', (key, day) => {
    const moved = { [name]: { ...texts[name]!, [key]: day } }
    expect(() => enterVersions(old, moved, '2025-07-13')).toThrow(`data/policies/${name}.md: expected ${key}: 2025-0`)
    expect(findChanges(texts, moved)).toEqual([name])
  })

  it('cannot have been published before it is entered', () => {
    const refused = `data/policies/${name}.md: expected published: 2025-07-15 or later, found 2025-07-14`
    expect(() => enterVersions({}, texts, '2025-07-15')).toThrow(refused)
  })

  it('is another one for a single letter', async () => {
    const copy = await copyPolicies()
    const before = await readTexts(copy.folder)
    expect(Object.keys(before)).toContain(name)
    expect(before[name]).toMatchObject(days)
    const entered = enterVersions({}, before, '2020-01-01')
    await appendFile(path.join(copy.folder, `${name}.md`), '.')
    expect(findChanges(entered, await readTexts(copy.folder))).toEqual([name])
    await copy.remove()
  })
})
