import { readFile } from 'node:fs/promises'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

const validators = new WeakMap<TSchema, ReturnType<typeof Compile>>()

/**
 * Loads a data file and checks it against a schema.
 * @throws Error that names the file, the key and what was expected: wrong data stops the start.
 */
export async function loadJson<S extends TSchema>(file: string, schema: S): Promise<Static<S>> {
  let value: unknown
  try {
    value = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
  return parseData(file, value, schema)
}

/** @throws Error that names the file, the key and what was expected. */
export function parseData<S extends TSchema>(file: string, value: unknown, schema: S): Static<S> {
  const validator = validators.get(schema) ?? Compile(schema)
  validators.set(schema, validator)
  const [error] = validator.Errors(value)
  if (error) throw new Error(`${file}: ${error.instancePath || 'the file'} ${error.message}`)
  return value as Static<S>
}
