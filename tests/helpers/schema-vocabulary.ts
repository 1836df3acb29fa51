import { readFileSync } from 'node:fs'

/** What schema.org knows, from the types that schema-dts generates of its vocabulary. */
export interface Vocabulary {
  /** Own and inherited properties of every type. */
  properties: ReadonlyMap<string, ReadonlySet<string>>
  /** Members of enumerations, as addresses. */
  members: ReadonlySet<string>
}

const INTERFACE = /^(?:export )?interface (\w+) extends ([^{]+)\{(.*?)^\}/gms
const PROPERTY = /^ {4}"([\w-]+)"\?:/gm

export function readVocabulary(): Vocabulary {
  const source = readFileSync(new URL('../../node_modules/schema-dts/dist/schema.d.ts', import.meta.url), 'utf8')
  const declared = new Map<string, { above: string[]; own: string[] }>()
  for (const [, name = '', above = '', body = ''] of source.matchAll(INTERFACE)) {
    declared.set(name, {
      above: above.match(/\w+/g) ?? [],
      own: [...body.matchAll(PROPERTY)].map(([, property = '']) => property),
    })
  }
  const collect = (name: string): string[] => {
    const found = declared.get(name)
    return found ? [...found.own, ...found.above.flatMap(collect)] : []
  }
  const leaves = [...declared.keys()].filter((name) => name.endsWith('Leaf'))
  return {
    properties: new Map(leaves.map((name) => [name.slice(0, -'Leaf'.length), new Set(collect(name))])),
    members: new Set([...source.matchAll(/"(https:\/\/schema\.org\/\w+)"/g)].map(([, member = '']) => member)),
  }
}

/** What in a piece of JSON-LD schema.org does not know, by place; empty for a piece that it knows wholly. */
export function findUnknown(vocabulary: Vocabulary, value: unknown, place = ''): string[] {
  if (typeof value === 'string') {
    const isMember = /^https?:\/\/schema\.org\//.test(value)
    return isMember && !vocabulary.members.has(value) ? [`${place}: ${value}`] : []
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => findUnknown(vocabulary, item, `${place}/${index}`))
  if (typeof value !== 'object' || value === null) return []
  const {
    '@type': type,
    '@id': _,
    '@context': context,
    '@graph': graph,
    ...properties
  } = value as Record<string, unknown>
  if (graph) return context === 'https://schema.org' ? findUnknown(vocabulary, graph) : [`@context ${String(context)}`]
  // A reference to something that is described elsewhere.
  if (type === undefined) return Object.keys(properties).map((name) => `${place}/${name} without a type`)
  const known = vocabulary.properties.get(String(type))
  if (!known) return [`${place}: ${String(type)} is no type`]
  return Object.entries(properties).flatMap(([name, content]) => {
    // `query-input` says how an action's `query` is filled in (schema.org, Potential Actions).
    const isKnown = known.has(name) || known.has(name.replace(/-(?:input|output)$/, ''))
    return isKnown ? findUnknown(vocabulary, content, `${place}/${name}`) : [`${place}: ${String(type)} has no ${name}`]
  })
}
