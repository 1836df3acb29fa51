import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'

/** A way into data: keys and places in lists. */
export type JsonPath = readonly (string | number)[]

/** The keys of a JSON pointer without escapes: `/items/0/title`. */
export const keysOf = (pointer: string): JsonPath =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/** Returns what finds the line, counted from 1, at which something is written in a JSON file: that of its key, where it has one. */
export function createLineFinder(text: string): (path: JsonPath) => number {
  const root = parseTree(text)
  return (path) => {
    const node = root && nearest(root, path)
    const { offset } = node?.parent?.type === 'property' ? node.parent : (node ?? { offset: 0 })
    return text.slice(0, offset).split('\n').length
  }
}

/** Of a key that is missing, or was filled in later, what should have it. */
function nearest(root: Node, path: JsonPath): Node {
  const node = findNodeAtLocation(root, [...path])
  return node ?? (path.length > 0 ? nearest(root, path.slice(0, -1)) : root)
}
