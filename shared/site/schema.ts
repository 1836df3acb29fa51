import Type, { type TProperties, type TSchema } from 'typebox'
import type { ForbiddenKind } from '#shared/law/forbidden-kinds.ts'

/** A text that is not empty. */
export const Text = Type.String({ minLength: 1 })

/**
 * An object with these fields and no others: a field that nobody reads is a slip of the pen. A kind of section that is
 * about money or reward says so: where the law forbids that, it is left out.
 */
export function exactly<Fields extends TProperties>(
  fields: Fields,
  options: { about?: readonly ForbiddenKind[] } = {},
) {
  return Type.Object(fields, { additionalProperties: false, ...options })
}

/** A list of `count` entries or more. */
export function atLeast<Item extends TSchema>(count: number, item: Item) {
  return Type.Array(item, { minItems: count })
}

export const Texts = atLeast(1, Text)

/** The same for each of these names, as fields. */
export function each<Name extends string, Item extends TSchema>(names: readonly Name[], item: Item) {
  return Object.fromEntries(names.map((name) => [name, item])) as { [Key in Name]: Item }
}

type Words<Line extends string> = Line extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Line

/** Fields that are texts, by their names with a space between: `texts('title lead')`. */
export function texts<const Line extends string>(names: Line) {
  return each(names.split(' ') as Words<Line>[], Text)
}
