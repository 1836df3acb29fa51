import { readFile } from 'node:fs/promises'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

const validators = new WeakMap<TSchema, ReturnType<typeof Compile>>()

/**
 * Loads a data file and checks it against a schema.
 * @throws Error that names the file, the key and what was expected: wrong data stops the start.
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
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
  return { value: parseData(file, value, schema), text }
}

/** @throws Error that names the file, the key and what was expected. */
export function parseData<S extends TSchema>(file: string, value: unknown, schema: S): Static<S> {
  const validator = validators.get(schema) ?? Compile(schema)
  validators.set(schema, validator)
  const [error] = validator.Errors(value)
  if (error) throw new Error(`${file}: ${error.instancePath || 'the file'} ${error.message}`)
  return value as Static<S>
}
