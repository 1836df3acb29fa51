import { readFile } from 'node:fs/promises'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { reasonOf } from '#server/in-words.ts'
import { createLineFinder, type JsonPath, keysOf } from './json-lines.ts'
import { describeErrors } from './schema-errors.ts'
import { nextTurn } from './turns.ts'

const validators = new WeakMap<TSchema, ReturnType<typeof Compile>>()

/**
 * Loads a data file and checks it against a schema.
 * @throws Error that names file, line and key, and what was expected: wrong data stops the start.
 */
export async function loadJson<S extends TSchema>(file: string, schema: S): Promise<Static<S>> {
  return (await loadJsonText(file, schema)).value
}

/**
 * The same with the text that it was read from.
 * @throws Error that names the file, the key and what was expected.
 */
export async function loadJsonText<S extends TSchema>(
  file: string,
  schema: S,
): Promise<{ value: Static<S>; text: string }> {
  let text: string
  let value: unknown
  try {
    text = await readFile(file, 'utf8')
    await nextTurn()
    value = withoutSchema(JSON.parse(text))
  } catch (error) {
    throw new Error(`${file}: ${reasonOf(error as Error)}`)
  }
  return { value: parseData(value, schema, { file, text }), text }
}

/** The address of a JSON schema is for the editor in which a file is written. */
function withoutSchema(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$schema' in value)) return value
  const { $schema: _, ...rest } = value
  return rest
}

/** Where data is written. */
interface WrittenAt {
  file: string
  text: string
  /** Where in the file it begins, and by which name its author knows that place. */
  path?: JsonPath
  name?: string
}

/** @throws Error that names the file, line and key of everything that is wrong, and what was expected there. */
export function parseData<S extends TSchema>(
  value: unknown,
  schema: S,
  { file, text, path: start = [], name }: WrittenAt,
) {
  const validator = validators.get(schema) ?? Compile(schema)
  validators.set(schema, validator)
  const errors = describeErrors(validator.Errors(value), value)
  if (errors.length === 0) return value as Static<S>
  const lineOf = createLineFinder(text)
  const place = name ? `${name}: ` : ''
  throw new Error(
    errors
      .map(
        ({ path, message }) =>
          `${file}:${lineOf([...start, ...keysOf(path)])}: ${place}${path || 'the file'} ${message}`,
      )
      .join('\n'),
  )
}
