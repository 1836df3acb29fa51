import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadEditions } from '#server/site/content/load-editions.ts'
import { routes } from '#shared/site/routes.ts'
import { copyPolicies } from '#tests/helpers/long-policy.ts'
import { loadPolicies } from './load-policies.ts'
import { createPolicies } from './policies.ts'

let folder: string
let remove: () => Promise<void>
beforeEach(async () => {
  const copy = await copyPolicies()
  folder = copy.folder
  remove = copy.remove
})
afterEach(() => remove())

const sites = await loadEditions(join(import.meta.dirname, '../../data/markets'), routes)
/** What stops the start, its path shortened to what lies in the folder. */
const startError = async () => {
  try {
    await createPolicies({ books: await loadPolicies(folder), sites, table: routes })
    return null
  } catch (error) {
    return (error as Error).message.replaceAll(`${folder}/`, '')
  }
}
const edit = async (name: string, from: string | RegExp, to: string) => {
  const file = join(folder, name)
  const text = await readFile(file, 'utf8')
  const edited = text.replace(from, to)
  expect(edited, `an edit of ${name}`).not.toBe(text)
  await writeFile(file, edited)
}

const RULES = 'house-rules/20250814.nl.md'

describe('the policies', () => {
  it('are right as they are', async () => {
    expect(await startError()).toBeNull()
  })

  it.each([
    [
      'an unknown placeholder',
      /\.\n/,
      ' {brnd}.\n',
      /^house-rules\/20250814\.nl\.md:\d+: expected one of the placeholders .*, found \{brnd\}$/,
    ],
    ['an unknown page', /\.\n/, ' [x](page:nowhere).\n', /nl\.md:\d+: expected the id of a page, found nowhere$/],
    [
      'an unknown policy',
      /\.\n/,
      ' [x](clause:nowhere#a).\n',
      /nl\.md:\d+: expected the id of a policy, found nowhere$/,
    ],
    [
      'an unknown clause',
      /\.\n/,
      ' [x](clause:terms-conditions#nowhere).\n',
      /nl\.md:\d+: expected a clause of terms-conditions, found nowhere$/,
    ],
    ['a script as link', /\.\n/, ' [x](javascript:alert).\n', /nl\.md:\d+: expected a link to page/],
    ['HTML', /\.\n/, '.\n\n```\ncode\n```\n', /nl\.md:\d+: expected headings, paragraphs, .* found fence$/],
    ['emphasis', /\.\n/, ' *really*.\n', /nl\.md:\d+: expected plain text, \*\*bold\*\* or a link, found em_open$/],
    ['a gap in the clauses', '### 1.2 ', '### 1.3 ', /nl\.md:\d+: expected clause 1\.2, found 1\.3$/],
    ['a gap in the chapters', '\n## 2 ', '\n## 3 ', /nl\.md:\d+: expected chapter 2, found 3$/],
    [
      'an id that differs',
      /(### 1\.2 \{#)/,
      '$1other-',
      /en\.md|nl\.md:\d+: expected 1\.2 .* as in .*:\d+, found 1\.2 /,
    ],
    ['a clause without id', /(### 1\.2) \{.*/, '$1', /nl\.md:\d+: expected clause 1\.2, `### 1\.2 \{#stable-id\}`$/],
    [
      'another effective date',
      'effective: 2025-08-14',
      'effective: 2025-08-13',
      /nl\.md:1: expected the effective date of version 20250814/,
    ],
    ['a date that is none', 'effective: 2025-08-14', 'effective: 2025-08-99', /nl\.md:\d+: expected a date like/],
    ['a field too many', 'title:', 'tittle:', /nl\.md:2: expected one of the fields/],
    ['an unknown group', '### more-room', '### better', /nl\.md:\d+: expected one of the groups/],
    [
      'a change of no clause',
      /- \d+\.\d+: /,
      '- 99.1: ',
      /nl\.md:\d+: expected the number of a clause of this version, found 99\.1$/,
    ],
  ])('stop the start with file and line for %s', async (_, from, to, message) => {
    // The introduction ends with the first full stop behind the front matter's end.
    const place = typeof from === 'string' || !String(from).startsWith('/\\.') ? from : /(?<=\{#[a-z-]+\}\n[^\n]*)\.\n/
    await edit(RULES, place, to)
    expect(await startError()).toMatch(message)
  })

  it('stop the start for a language that is missing', async () => {
    await rm(join(folder, RULES))
    expect(await startError()).toMatch(/^house-rules\/20250814\.nl\.md: expected this text, because index\.json names/)
  })

  it('stop the start for a text that no entry names', async () => {
    await writeFile(join(folder, 'house-rules/20260101.nl.md'), 'x')
    expect(await startError()).toBe('house-rules/20260101.nl.md: expected its version in index.json, or the file gone')
  })

  it('stop the start for a policy that has an address and no entry', async () => {
    const file = join(folder, 'index.json')
    const entries: { id: string }[] = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify(entries.filter(({ id }) => id !== 'house-rules')))
    expect(await startError()).toBe('index.json: expected an entry for house-rules, which has an address')
  })

  it('stop the start for versions that are not in order', async () => {
    await edit('index.json', /"20240410",\s*"20250203"/, '"20250203", "20240410"')
    expect(await startError()).toBe('index.json: /terms-conditions/versions expected every version once, oldest first')
  })

  it('turn every link into an address of this site or of another', async () => {
    const books = await loadPolicies(folder)
    const policies = await createPolicies({ books, sites, table: routes })
    const hrefs = policies
      .versionsOf('house-rules', 'nl', 'nl')
      .flatMap(({ chapters }) => chapters.flatMap(({ clauses }) => clauses.flatMap(({ blocks }) => blocks)))
      .flatMap((block) => (block.type === 'list' ? block.items.flat() : block.runs))
      .flatMap(({ href }) => href ?? [])
    expect(hrefs.length).toBeGreaterThan(0)
    expect(hrefs.filter((href) => !/^(?:\/[^ ]*|https:\/\/[^ ]*|#c-[\d.]+)$/.test(href))).toEqual([])
  })
})
