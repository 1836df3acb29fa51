import { readFileSync } from 'node:fs'
import { Compile } from 'typebox/schema'
import { describeErrors } from '#server/site/content/schema-errors.ts'
import { schemaFiles, schemaPath } from '../content/json-schemas.ts'
import type { JsonSchema } from '../content/written-form.ts'
import type { FieldError } from './contract.ts'

/** The name of the JSON Schema of a file; null: it has none. */
export function schemaOf(file: string): string | null {
  return (file.endsWith('.json') && schemaFiles.find(({ covers }) => covers(file))?.name) || null
}

export type CheckFile = (file: string, text: string) => FieldError[]

/** Returns what finds, field by field, what a text has that its JSON Schema does not expect. */
export function createFileCheck(data: string): CheckFile {
  const validators = new Map<string, ReturnType<typeof Compile>>()
  const schemas = new Map<string, JsonSchema>()
  const schemaNamed = (name: string): JsonSchema => {
    const schema = schemas.get(name) ?? (JSON.parse(readFileSync(schemaPath(data, name), 'utf8')) as JsonSchema)
    schemas.set(name, schema)
    return schema
  }
  const errorsOf = (key: string, schema: () => JsonSchema, value: unknown) => {
    const validator = validators.get(key) ?? Compile(schema() as object)
    validators.set(key, validator)
    const [, errors] = validator.Errors(value)
    return describeErrors(errors as Parameters<typeof describeErrors>[0], value)
  }
  /** Of a section, what its kind expects: the page's schema says only that it is something else. */
  const sectionErrors = (page: JsonSchema, section: unknown, at: number) => {
    const { kind } = (section ?? {}) as { kind?: string }
    const own = kind === undefined ? undefined : page.$defs?.[kind]
    if (!own) return []
    const found = errorsOf(`page ${kind}`, () => ({ ...own, ...(page.$defs && { $defs: page.$defs }) }), section)
    return found.map(({ path, message }) => ({ path: `/sections/${at}${path}`, message }))
  }
  return (file, text) => {
    if (!file.endsWith('.json')) return []
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch (error) {
      return [{ file, path: '', message: `is no JSON: ${(error as Error).message}` }]
    }
    const name = schemaOf(file)
    if (!name) return []
    const schema = schemaNamed(name)
    const errors = errorsOf(name, () => schema, value).filter(({ message }) => !message.includes('"then" schema'))
    const { sections } = value as { sections?: unknown }
    const inner =
      name === 'page' && Array.isArray(sections)
        ? sections.flatMap((section, at) => sectionErrors(schema, section, at))
        : []
    return [...errors, ...inner].map((error) => ({ file, ...error }))
  }
}

/** What a start said of a content, line by line, as errors of fields where it names them. */
export function readLoadErrors(message: string, folder: string, files: readonly string[]): FieldError[] {
  return message.split('\n').map((line) => {
    const said = line.replaceAll(`${folder}/`, '')
    const file = files.find((name) => said.includes(name)) ?? ''
    const rest = said.startsWith(file) ? said.slice(file.length).replace(/^:\d*:?\s*/, '') : said
    const [, path = '', what = rest] = /^(\/\S*) (.*)$/.exec(rest) ?? []
    return { file, path, message: what }
  })
}
