import { type Node, parseTree } from 'jsonc-parser'

interface Edit {
  offset: number
  length: number
  text: string
}

/**
 * The text of a JSON file with another value, in which everything is written as it was that is the same: only what is another
 * text, or a list or group with other entries, is written anew.
 */
export function withValue(text: string, value: unknown): string {
  const root = parseTree(text)
  const edits = root ? collect(root, value) : [{ offset: 0, length: text.length, text: JSON.stringify(value, null, 2) }]
  // From the end, so that the places of others stay.
  return edits
    .toSorted((one, other) => other.offset - one.offset)
    .reduce(
      (done, { offset, length, text: written }) => done.slice(0, offset) + written + done.slice(offset + length),
      text,
    )
}

function collect(node: Node, value: unknown): Edit[] {
  const { type, offset, length, children = [] } = node
  const anew = (): Edit[] => [{ offset, length, text: JSON.stringify(value, null, 2) }]
  if (type === 'array') {
    if (!Array.isArray(value) || value.length !== children.length) return anew()
    return children.flatMap((child, at) => collect(child, value[at]))
  }
  if (type === 'object') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return anew()
    const keys = children.map(({ children: [key] = [] }) => key?.value as string)
    // In whichever order: an object in memory has its own for keys that are numbers.
    if (keys.toSorted().join('\n') !== Object.keys(value).sort().join('\n')) return anew()
    return children.flatMap(({ children: [, inner] = [] }, at) =>
      inner ? collect(inner, (value as Record<string, unknown>)[keys[at]!]) : [],
    )
  }
  return node.value === value ? [] : anew()
}
