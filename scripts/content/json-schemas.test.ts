import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Compile } from 'typebox/schema'
import { expect, it } from 'vitest'
import { listDescribed, renderSchema, schemaFiles, schemaPath } from './json-schemas.ts'

const described = await listDescribed('data')
const validators = new Map(
  schemaFiles.map(({ name }) => [name, Compile(JSON.parse(readFileSync(schemaPath('data', name), 'utf8')))]),
)
const isValid = (schema: string, value: unknown) => validators.get(schema)!.Check(value)

it.each(schemaFiles)('the schema of $name is what the start checks (npm run content:schemas)', (schema) => {
  expect(readFileSync(schemaPath('data', schema.name), 'utf8')).toBe(renderSchema(schema))
})

it('every file that a schema is about names it (npm run content:schemas)', () => {
  expect(described.filter(({ text, marked }) => text !== marked).map(({ file }) => file)).toEqual([])
  expect(new Set(described.map(({ schema }) => schema))).toEqual(new Set(schemaFiles.map(({ name }) => name)))
  for (const { file, text } of described) {
    const address = JSON.parse(text).$schema as string
    expect(readFileSync(path.join('data', path.dirname(file), address), 'utf8')).toContain('https://json-schema.org/')
  }
})

it('every file of the delivered content is right by its schema', () => {
  expect(described.filter(({ schema, text }) => !isValid(schema, JSON.parse(text))).map(({ file }) => file)).toEqual([])
})

it('a field too many is wrong in every file, and one that is missing', () => {
  const accepted = described.flatMap(({ file, schema, text }) => {
    const value = JSON.parse(text) as Record<string, unknown>
    const { $schema: _, ...fields } = value
    const [first = ''] = Object.keys(fields)
    const { [first]: __, ...rest } = value
    return [{ ...value, tittle: 'x' }, rest].filter((changed) => isValid(schema, changed)).map(() => file)
  })
  expect(accepted).toEqual([])
})

it('a field too many is wrong in every section of every page', () => {
  const accepted = described
    .filter(({ schema }) => schema === 'page')
    .flatMap(({ file, text }) => {
      const page = JSON.parse(text) as { sections: object[] }
      return page.sections.flatMap((section, index) => {
        const sections = page.sections.with(index, { ...section, tittle: 'x' })
        return isValid('page', { ...page, sections }) ? [`${file} ${index}`] : []
      })
    })
  expect(accepted).toEqual([])
})
