/** Names of icons and of their collections (specification, section 5). */
export const ICON_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** An element of an illustration, without children but for groups. */
export interface IconShape {
  tag: string
  attributes: Record<string, string>
  shapes: IconShape[]
}

const tags = ['g', 'path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect']
const attributeNames =
  /^(?:d|points|c[xy]|r[xy]?|[xy][12]?|width|height|opacity|transform|fill|fill-rule|clip-rule|fill-opacity|stroke|stroke-(?:width|linecap|linejoin|dasharray|dashoffset|miterlimit|opacity))$/
// Numbers, names of colours and functions of transform; no address and no script has all its characters here.
const attributeValue = /^[\w\s.,#%()+-]*$/
const element = /\s*<(\/?)([a-z]+)((?:\s+[a-z-][a-z0-9-]*="[^"<>&]*")*)\s*(\/?)>\s*/gy

/** Reads the body of an icon as Iconify writes it; null for all but plain shapes, which can run and load nothing. */
export function parseIconBody(body: string): IconShape[] | null {
  const root: IconShape = { tag: '', attributes: {}, shapes: [] }
  const open = [root]
  element.lastIndex = 0
  while (element.lastIndex < body.length) {
    const [, isEnd, tag = '', text = '', isEmpty] = element.exec(body) ?? []
    const parent = open.at(-1)
    if (!parent || !tags.includes(tag)) return null
    if (isEnd) {
      if (parent.tag !== tag) return null
      open.pop()
      continue
    }
    const written = [...text.matchAll(/([a-z][a-z0-9-]*)="([^"]*)"/g)]
    const attributes: Record<string, string> = {}
    for (const [, name = '', value = ''] of written) {
      if (!attributeNames.test(name) || !attributeValue.test(value)) return null
      attributes[name] = value
    }
    const shape: IconShape = { tag, attributes, shapes: [] }
    parent.shapes.push(shape)
    if (!isEmpty) open.push(shape)
  }
  return open.length === 1 && root.shapes.length > 0 ? root.shapes : null
}
