import { forbiddenKinds } from '#shared/law/forbidden-kinds.ts'
import { businessConstants } from '#shared/site/business-constants.ts'

/** JSON Schema, as far as the schemas of the content use it. */
export interface JsonSchema {
  type?: string
  description?: string
  properties?: Record<string, JsonSchema>
  patternProperties?: Record<string, JsonSchema>
  additionalProperties?: boolean | JsonSchema
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  enum?: readonly unknown[]
  const?: unknown
  about?: unknown
  $ref?: string
  $defs?: Record<string, JsonSchema>
  if?: JsonSchema
  then?: JsonSchema
}

/** In the place of a value: what the start fills in. */
function reference(key: string): JsonSchema {
  return {
    type: 'object',
    properties: { [key]: { enum: Object.keys(businessConstants) } },
    required: [key],
    additionalProperties: false,
  }
}

/** What those schemas refer to. */
export const writtenDefinitions: Record<string, JsonSchema> = {
  $about: { type: 'array', items: { enum: [...forbiddenKinds] } },
  $constant: reference('constant'),
  $constantValue: reference('constantValue'),
}

/**
 * A schema of a section as its author writes it: amounts by the names of business constants, and entries of lists that say
 * what they are about. The start takes both away before it checks.
 */
export function asWritten({ about: _, ...schema }: JsonSchema, isEntry = false): JsonSchema {
  const same = (inner: JsonSchema) => asWritten(inner, isEntry)
  const made: JsonSchema = {
    ...schema,
    ...(schema.properties && { properties: mapValues(schema.properties, (inner) => asWritten(inner)) }),
    ...(schema.patternProperties && {
      patternProperties: mapValues(schema.patternProperties, (inner) => asWritten(inner)),
    }),
    ...(schema.items && { items: asWritten(schema.items, true) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(same) }),
    ...(schema.allOf && { allOf: schema.allOf.map(same) }),
    ...(schema.oneOf && { oneOf: schema.oneOf.map(same) }),
  }
  if (isEntry && made.properties) made.properties = { about: { $ref: '#/$defs/$about' }, ...made.properties }
  if (schema.properties?.value && schema.properties.kind) return { anyOf: [made, { $ref: '#/$defs/$constant' }] }
  if (schema.type === 'number' || schema.type === 'integer')
    return { anyOf: [made, { $ref: '#/$defs/$constantValue' }] }
  return made
}

function mapValues(
  object: Record<string, JsonSchema>,
  map: (value: JsonSchema) => JsonSchema,
): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]))
}
