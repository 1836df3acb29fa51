import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { atLeast, exactly, Text } from '#shared/site/schema.ts'
import { loadAll } from './load-all.ts'
import { loadJson } from './load-json.ts'
import { describeErrors } from './schema-errors.ts'

const Schema = exactly({
  kind: Type.Union([Type.Literal('facts'), Type.Literal('tips')]),
  theme: Type.Enum(['dark', 'light']),
  items: atLeast(1, exactly({ title: Text, link: Type.Union([exactly({ page: Text }), Type.Null()]) })),
})
const right = { kind: 'facts', theme: 'dark', items: [{ title: 'a', link: null }] }
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schema-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function load(name: string, value: unknown) {
  const file = join(folder, name)
  await writeFile(file, JSON.stringify(value, null, 2))
  return loadJson(file, Schema)
}
const messageOf = (loading: Promise<unknown>) =>
  loading.then(
    () => '',
    (error: Error) => error.message.replaceAll(`${folder}/`, ''),
  )

it.each([
  [right, ''],
  [{ ...right, kind: 'tip' }, 'a.json:2: /kind must be one of facts, tips, found "tip"'],
  [{ ...right, theme: 1 }, 'a.json:3: /theme must be one of dark, light, found 1'],
  [{ ...right, lead: 'b' }, 'a.json:10: /lead is not a key that is known'],
  [
    { ...right, kind: 'tip', items: [{ title: '', link: { page: 2 } }] },
    'a.json:2: /kind must be one of facts, tips, found "tip"\na.json:6: /items/0/title must not have fewer than 1 characters\na.json:8: /items/0/link/page must be string\na.json:7: /items/0/link must be null',
  ],
  [{ kind: 'tips', theme: 'dark', items: [{ link: null }] }, 'a.json:5: /items/0 must have required properties title'],
])('%j is told %j', async (value, message) => {
  expect(await messageOf(load('a.json', value))).toBe(message)
})

it('names what is wrong in every file at once, and the first failure as its cause', async () => {
  const loading = loadAll([load('a.json', { ...right, theme: 'grey' }), load('b.json', right), load('c.json', [])])
  await expect(loading).rejects.toMatchObject({ cause: { message: expect.stringContaining('a.json') } })
  const lines = (await messageOf(loading)).split('\n')
  expect(lines.map((line) => line.split(':')[0])).toEqual(['a.json', 'c.json'])
})

it('leaves nothing out: every alternative is named, and how many errors are not', async () => {
  const kinds = Array.from({ length: 120 }, (_, index) => `kind-${index}`)
  const oneOf = Compile(Type.Union(kinds.map((kind) => Type.Literal(kind))))
  expect(describeErrors(oneOf.Errors('kin'), 'kin')).toEqual([
    { path: '', message: `must be one of ${kinds.join(', ')}, found "kin"` },
  ])
  const numbers = Array.from({ length: 30 }, () => 'a')
  const errors = describeErrors(Compile(Type.Array(Type.Number())).Errors(numbers), numbers)
  expect(errors.at(-1)).toEqual({ path: '', message: 'has 18 more errors' })
})

const patterns = globSync('data/schemas/*.json').flatMap((schema) =>
  [...readFileSync(schema, 'utf8').matchAll(/"pattern": (".*")/g)].map(([, text]) => JSON.parse(text!) as string),
)
it.each([...new Set(patterns)])(
  'who writes a text that %s does not match is told in words what it looks like',
  (pattern) => {
    const error = {
      keyword: 'pattern',
      instancePath: '/a',
      message: `must match pattern "${pattern}"`,
      params: { pattern },
    }
    expect(describeErrors([error], { a: '?' })).toEqual([
      { path: '/a', message: expect.stringMatching(/^must be .*, found "\?"$/) },
    ])
  },
)
