import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PageFileSchema } from '#server/site/content/load-pages.ts'
import { TeamFileSchema } from '#server/team/load-biographies.ts'
import { RegionRulesSchema } from '#server/visitor/collect-rules.ts'
import { JurisdictionSchema } from '#shared/law/jurisdictions.ts'
import { EditionSchema } from '#shared/site/editions.ts'
import { sectionSchemas } from '#shared/site/sections.ts'
import { fieldDescriptions } from './field-descriptions.ts'
import { asWritten, type JsonSchema, writtenDefinitions } from './written-form.ts'

/** Beside the content, for editors of text: no process of the site reads it. */
const SCHEMAS = 'schemas'

interface SchemaFile {
  name: string
  /** Whether it is about a file of `data/`, by its path within. */
  covers: (file: string) => boolean
  make: () => JsonSchema
}

/** With nothing in two places: what a text is for depends on where it is. */
const copy = (schema: object) => JSON.parse(JSON.stringify(schema)) as JsonSchema
const plain = (schema: object) => () => copy(schema)

/** What has the shape of an object, and people write; lists have no place for the address of a schema. */
export const schemaFiles: SchemaFile[] = [
  { name: 'page', covers: (file) => file.startsWith('pages/'), make: makePageSchema },
  { name: 'edition', covers: (file) => /^markets\/\w+\/edition\.json$/.test(file), make: plain(EditionSchema) },
  { name: 'region-rules', covers: (file) => file.endsWith('/region-rules.json'), make: plain(RegionRulesSchema) },
  { name: 'jurisdiction', covers: (file) => file.startsWith('jurisdictions/'), make: plain(JurisdictionSchema) },
  { name: 'team', covers: (file) => file.startsWith('team/'), make: plain(TeamFileSchema) },
]

/** The text of a schema's file, made of the schema that the start checks with. */
export function renderSchema({ name, make }: SchemaFile): string {
  const schema = describe(make())
  const properties = { $schema: { type: 'string' }, ...schema.properties }
  const head = { $schema: 'https://json-schema.org/draft/2020-12/schema', title: `A file of the content: ${name}` }
  return `${JSON.stringify({ ...head, ...schema, properties }, null, 2)}\n`
}

/** Every file that such a schema is about, with its text as it is and with the address of its schema. */
export async function listDescribed(
  data: string,
): Promise<{ file: string; schema: string; text: string; marked: string }[]> {
  const files = (await readdir(data, { recursive: true })).map((name) => name.split(path.sep).join('/')).sort()
  const described = files.flatMap((file) => {
    const schema = file.endsWith('.json') ? schemaFiles.find(({ covers }) => covers(file)) : undefined
    return schema ? [{ file, schema: schema.name }] : []
  })
  return Promise.all(
    described.map(async ({ file, schema }) => {
      const text = await readFile(path.join(data, file), 'utf8')
      const address = `${'../'.repeat(file.split('/').length - 1)}${SCHEMAS}/${schema}.schema.json`
      const bare = text.replace(/^ {2}"\$schema": "[^"\n]*",\n/m, '')
      return { file, schema, text, marked: bare.replace('{\n', `{\n  "$schema": ${JSON.stringify(address)},\n`) }
    }),
  )
}

export function schemaPath(data: string, name: string): string {
  return path.join(data, SCHEMAS, `${name}.schema.json`)
}

/** Writes the schemas, and their addresses into the files that they are about. */
export async function writeSchemas(data: string): Promise<void> {
  await Promise.all(schemaFiles.map((schema) => writeFile(schemaPath(data, schema.name), renderSchema(schema))))
  for (const { file, text, marked } of await listDescribed(data)) {
    if (text !== marked) await writeFile(path.join(data, file), marked)
  }
}

/** The one list of a page's sections, each by the shape of its kind. */
function makePageSchema(): JsonSchema {
  const page = copy(PageFileSchema)
  const section = page.properties!.sections!.items!
  // What code alone fills is in no file.
  const kinds = Object.entries(sectionSchemas as unknown as Record<string, JsonSchema>).filter(
    ([, schema]) => schema.properties,
  )
  const definitions = kinds.map(([kind, schema]): [string, JsonSchema] => {
    const own = asWritten(copy(schema))
    const properties = { ...section.properties, ...own.properties, kind: { const: kind } }
    return [
      kind,
      { ...own, properties, required: [...new Set([...(section.required ?? []), ...(own.required ?? [])])] },
    ]
  })
  page.properties!.sections!.items = {
    ...section,
    properties: { kind: { enum: kinds.map(([kind]) => kind) } },
    allOf: kinds.map(([kind]) => ({
      if: { properties: { kind: { const: kind } }, required: ['kind'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema; nobody waits for it
      then: { $ref: `#/$defs/${kind}` },
    })),
  }
  return { ...page, $defs: { ...writtenDefinitions, ...Object.fromEntries(definitions) } }
}

/** Says of every field with a known name what it is for. Changes the schema. */
function describe(schema: JsonSchema): JsonSchema {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const description = fieldDescriptions[name]
    if (description && !field.description) field.description = description
  }
  for (const inner of Object.values(schema)) {
    if (typeof inner !== 'object' || inner === null) continue
    for (const value of [inner, ...Object.values(inner)]) {
      if (typeof value === 'object' && value !== null) describe(value as JsonSchema)
    }
  }
  return schema
}
