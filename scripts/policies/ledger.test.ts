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
  const texts = { [name]: { sha256: 'new', published: '2025-07-14' } }

  it('is entered once, and may be written until the day of its publication', () => {
    expect(enterVersions({}, texts, '2026-01-01')).toEqual({ [name]: 'new' })
    expect(enterVersions({ [name]: 'old' }, texts, '2025-07-13')).toEqual({ [name]: 'new' })
  })

  it.each([
    ['changed', { [name]: 'old' }, texts],
    ['gone', { [name]: 'old' }, {}],
  ])('that was published and is %s is no other one', (_, entered, found) => {
    expect(() => enterVersions(entered, found, '2025-07-14')).toThrow(`data/policies/${name}.md: expected the text`)
  })

  it('is another one for a single letter', async () => {
    const copy = await copyPolicies()
    const before = await readTexts(copy.folder)
    expect(Object.keys(before)).toContain(name)
    expect(before[name]?.published).toBe('2025-07-14')
    const entered = enterVersions({}, before, '2026-01-01')
    await appendFile(path.join(copy.folder, `${name}.md`), '.')
    expect(findChanges(entered, await readTexts(copy.folder))).toEqual([name])
    await copy.remove()
  })
})
