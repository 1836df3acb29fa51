import type { JsonSchema } from '../../content/written-form.ts'

/** A schema without what only refers to others: what may be written in the place of a value. */
export function shapeOf(schema: JsonSchema, value: unknown, root: JsonSchema): JsonSchema {
  if (schema.$ref) return shapeOf(root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, value, root)
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) {
    const literals = branches.flatMap(({ const: literal }) => (literal === undefined ? [] : [literal]))
    if (literals.length === branches.length) return { ...schema, enum: literals }
    const shapes = branches.map((branch) => shapeOf(branch, value, root))
    const own = shapes.toSorted((one, other) => closeness(other, value) - closeness(one, value))[0] ?? {}
    return schema.description && !own.description ? { ...own, description: schema.description } : own
  }
  const [then] = (schema.allOf ?? []).flatMap(({ if: test, then: inner }) =>
    inner && test && fits(test, value) ? [inner] : [],
  )
  return then ? shapeOf(then, value, root) : schema
}

/** How well a value is what a schema describes. */
function closeness(
  { type, enum: values, const: literal, properties, required = [] }: JsonSchema,
  value: unknown,
): number {
  if (values || literal !== undefined) return [...(values ?? []), literal].includes(value) ? 3 : 0
  if (type !== typeOf(value) && !(type === 'integer' && typeof value === 'number')) return 0
  if (type !== 'object') return 1
  const keys = Object.keys(value as object)
  return 1 + (keys.every((key) => properties?.[key]) ? 1 : 0) + (required.every((key) => keys.includes(key)) ? 1 : 0)
}

function fits({ properties = {} }: JsonSchema, value: unknown): boolean {
  const own = (value ?? {}) as Record<string, unknown>
  return Object.entries(properties).every(([key, { const: literal }]) => own[key] === literal)
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** The least that may stand in the place of a new value. */
export function emptyOf(schema: JsonSchema, root: JsonSchema): unknown {
  const { type, enum: values, const: literal, properties = {}, required = [] } = shapeOf(schema, undefined, root)
  if (literal !== undefined) return literal
  if (values) return values[0]
  if (type === 'array') return []
  if (type === 'boolean') return false
  if (type === 'number' || type === 'integer') return 0
  if (type !== 'object') return ''
  return Object.fromEntries(required.map((key) => [key, emptyOf(properties[key] ?? {}, root)]))
}

/** A section of a page that has nothing in it yet. */
export function emptySection(kind: string, root: JsonSchema): unknown {
  return emptyOf(root.$defs?.[kind] ?? {}, root)
}

/** A value in which something else stands at a JSON pointer; `undefined` takes it away. Nothing that stays is made anew. */
export function withAt(value: unknown, pointer: string, inner: unknown): unknown {
  const [, key = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pointer) ?? []
  if (pointer === '') return inner
  if (Array.isArray(value)) {
    const at = Number(key)
    return rest === '' && inner === undefined
      ? value.filter((_, index) => index !== at)
      : value.map((one, index) => (index === at ? withAt(one, rest, inner) : one))
  }
  const own = (value ?? {}) as Record<string, unknown>
  if (rest === '' && inner === undefined) {
    const { [key]: _, ...others } = own
    return others
  }
  return { ...own, [key]: withAt(own[key], rest, inner) }
}
